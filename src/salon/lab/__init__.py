"""Research tools: matches between bots."""
