"""The rules that follow from the options of a table.

The base game fills all slots; a variant is a function that replaces the values of some of them.
"""

from salon.games.personimo.rules.variants.base import base, is_attraction, marks_of
from salon.games.personimo.rules.variants.catalogue import (
    CONDITIONS,
    EXTRAS,
    KEPT,
    OPTIONS,
    PRESETS,
    VARIANTS,
    check_cards,
    next_in_tournament,
    of_its_version,
    rules_for,
    rules_of,
)

__all__ = [
    "CONDITIONS",
    "EXTRAS",
    "KEPT",
    "OPTIONS",
    "PRESETS",
    "VARIANTS",
    "base",
    "check_cards",
    "is_attraction",
    "marks_of",
    "next_in_tournament",
    "of_its_version",
    "rules_for",
    "rules_of",
]
