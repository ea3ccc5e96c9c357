"""Room codes: short, easy to read aloud, and rare enough that guessing does not pay."""

import secrets

ALPHABET = "ACDEFGHJKMNPQRTWXY34679"
"""Without look-alikes: no B and 8, S and 5, Z and 2, I and 1 and L, O and 0, U and V."""

SHORTEST = 5
LONGEST = 10
RARITY = 10_000
"""At most one code in so many is in use."""


def length_for(tables: int) -> int:
    """How long new codes must be while so many tables are open."""
    length = SHORTEST
    while len(ALPHABET) ** length < (tables + 1) * RARITY:
        length += 1
    return length


def new_code(tables: int) -> str:
    """A code that is probably free."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length_for(tables)))


def tidy(code: str) -> str | None:
    """A code as somebody typed it, made right; None if it cannot be one."""
    letters = "".join(char for char in code.upper() if char.isalnum())
    if SHORTEST <= len(letters) <= LONGEST and set(letters) <= set(ALPHABET):
        return letters
    return None
