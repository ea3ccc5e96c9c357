"""Packs that visitors write."""
