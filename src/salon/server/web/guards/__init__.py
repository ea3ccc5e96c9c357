"""What every request passes first: size, origin, rate limits and access."""
