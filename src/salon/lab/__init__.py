"""Research: bots against bots."""
