"""Room codes: short, easy to read aloud, and rare enough that guessing does not pay."""

import secrets

ALPHABET = "ACDEFGHJKMNPQRTWXY34679"
"""Without characters that look alike: B and 8, S and 5, Z and 2, I and 1 and L, O and 0, U and V."""

SHORTEST = 5
LONGEST = 10
RARITY = 10_000
"""At most one code in this many is in use."""


def length_for(tables: int) -> int:
    """The length of new codes while this many tables are open."""
    length = SHORTEST
    while len(ALPHABET) ** length < (tables + 1) * RARITY:
        length += 1
    return length


def new_code(tables: int) -> str:
    """A random code, which is probably free."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length_for(tables)))


def tidy(code: str) -> str | None:
    """The code that somebody has typed, in its normal form; None if it cannot be a code."""
    letters = "".join(char for char in code.upper() if char.isalnum())
    if SHORTEST <= len(letters) <= LONGEST and set(letters) <= set(ALPHABET):
        return letters
    return None
