"""What a bot is: something that chooses an action from a view, and nothing but a view."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class MoveValue(Struct, frozen=True):
    """What an action would be worth at once: the seat's points after it, and how many it gains."""

    action: Any
    points: int
    gain: int


class Advice(Struct, frozen=True):
    """An action, and the points that its seat may expect to have if it takes it, as far as a bot can see.

    `at_end`: when the game is over; otherwise soon, as far as can be told without a search.
    """

    action: Any
    points: float
    at_end: bool = True


class Budget(Struct, frozen=True):
    """How much a bot may think about one decision: for so many milliseconds, or by so many playouts.

    By time a bot is as good as the machine allows; by playouts it chooses the same everywhere.
    """

    ms: float | None = None
    playouts: int | None = None


class Bot(Protocol):
    """Chooses for the seat whose view it is shown; `random` is its only source of chance."""

    def choose(self, view: Any, random: Random) -> Any: ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that chooses better the more it may think."""

    def within(self, budget: Budget) -> Bot:
        """The same bot with another budget."""


@runtime_checkable
class Paced(Protocol):
    """A bot that takes a person's time over an action: a race against a bot that answers at once is none."""

    def pause_ms(self, view: Any, action: Any, random: Random) -> int: ...


@runtime_checkable
class Warming(Protocol):
    """A bot that compiles or loads something before it plays at full strength."""

    def warm_up(self) -> None: ...


@runtime_checkable
class Timed(Protocol):
    """A bot that thinks for a fixed time, so that its choices depend on the machine."""

    @property
    def budget_ms(self) -> float: ...
