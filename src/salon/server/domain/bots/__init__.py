"""Who the bots of a table are."""
