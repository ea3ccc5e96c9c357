"""Noughts and crosses for Salon."""
