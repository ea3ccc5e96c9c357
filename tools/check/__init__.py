"""`./salon test`: runs all checks and tests, layer by layer."""
