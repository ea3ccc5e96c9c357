"""The bots: their levels, and how bots estimate what the others think."""
