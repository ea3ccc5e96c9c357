"""What visitors have achieved, and go on with another time."""
