"""The rules that the compiled kernel implements besides those of the base game.

A value in a slot declares its code. The kernel maps codes to its own numbers and does not cover values without one.
"""

from enum import Enum, auto


class KernelCode(Enum):
    """A limit on claims, or a bonus, that the kernel implements."""

    WANING = auto()
    THORNY_CROWNS = auto()
    COMPLETE = auto()
    CENTRE = auto()
    CORNER = auto()
    LINE = auto()
    BOX = auto()
    ACROSS = auto()
