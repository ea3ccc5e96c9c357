"""What may happen: rounds, votes, the track and the end."""
