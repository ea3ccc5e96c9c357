"""From a table's options to its rules: small functions, each of which fills a slot.

The base game fills them all; a variant is one more function that replaces what it changes.
"""

from salon.games.personimo.rules.variants.base import base, is_attraction, marks_of
from salon.games.personimo.rules.variants.catalogue import (
    CONDITIONS,
    KEPT,
    OPTIONS,
    PRESETS,
    VARIANTS,
    check_cards,
    rules_for,
)

__all__ = [
    "CONDITIONS",
    "KEPT",
    "OPTIONS",
    "PRESETS",
    "VARIANTS",
    "base",
    "check_cards",
    "is_attraction",
    "marks_of",
    "rules_for",
]
