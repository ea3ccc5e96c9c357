"""What every request passes first: size limits, host and origin checks, and instrumentation."""
