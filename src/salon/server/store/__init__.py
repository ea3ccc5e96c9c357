"""What lasts: the log of every game, tables, and timers."""
