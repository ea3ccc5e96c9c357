"""Packs in the store."""
