"""From a table's options to its rules: small functions, each of which fills a slot.

The base game fills them all; a variant is one more function that replaces what it changes.
"""

from salon.personimo.variants.base import base, is_attraction, marks_of
from salon.personimo.variants.catalogue import OPTIONS, VARIANTS, rules_for

__all__ = [
    "OPTIONS",
    "VARIANTS",
    "base",
    "is_attraction",
    "marks_of",
    "rules_for",
]
