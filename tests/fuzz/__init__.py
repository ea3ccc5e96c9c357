"""Damaged input from outside is either refused with a sentence or turns out to be legal."""
