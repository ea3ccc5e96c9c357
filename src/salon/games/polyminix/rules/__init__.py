"""What may happen: turns, the race, scoring and playing alone."""
