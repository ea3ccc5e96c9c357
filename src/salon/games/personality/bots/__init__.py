"""Who plays: the levels, and how bots estimate what the others think."""
