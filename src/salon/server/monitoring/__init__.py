"""What a server measures of itself and of its machine, for metrics."""
