"""What is run from the command line: play, serve, backup, restore, records."""
