"""What a table looks at together."""
