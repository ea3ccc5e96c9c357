"""What a bot is: something that chooses an action from a view, and nothing but a view."""

from random import Random
from typing import Any, Protocol

from msgspec import Struct


class Worth(Struct, frozen=True):
    """What an action would be worth at once: the seat's points after it, and how many it gains."""

    action: Any
    points: int
    gain: int


class Bot(Protocol):
    """Chooses for the seat whose view it is shown; `random` is its only source of chance."""

    def choose(self, view: Any, random: Random) -> Any: ...
