"""Whatever comes in from outside, mangled: it is refused in words, or it was right all along."""
