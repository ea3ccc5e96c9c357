"""The interface of bots. A bot chooses an action from its seat's view and sees nothing else."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from salon.core.outcome import Note


class MoveValue(Struct, frozen=True):
    """The immediate value of an action: the seat's points after it, and how many points it gains."""

    action: Any
    points: int
    gain: int


class Advice(Struct, frozen=True):
    """An action, and a bot's estimate of the points that its seat will have after taking it.

    With `at_end`, the estimate is of the points at the end of the game. Without it, it looks only a little ahead, as
    far as is possible without a search. `why` says why it is worth less than the best action that was found, the
    weightiest reason first, as messages of the game; only the coach's answer about a chosen action has it.
    """

    action: Any
    points: float
    at_end: bool = True
    why: tuple[Note, ...] = ()


class Budget(Struct, frozen=True):
    """How much a bot may think about one decision: a number of milliseconds, or a number of playouts.

    With a time limit, a bot's strength depends on the machine. With a number of playouts, its choices are the same on
    every machine.
    """

    ms: float | None = None
    playouts: int | None = None


class Bot(Protocol):
    """Chooses for the seat whose view it is shown; `random` is its only source of chance."""

    def choose(self, view: Any, random: Random) -> Any: ...


@runtime_checkable
class Thinker(Protocol):
    """A bot that plays better with a larger budget."""

    def within(self, budget: Budget) -> Bot:
        """The same bot with another budget."""


@runtime_checkable
class Scalable(Protocol):
    """A bot that can make do with a part of its budget, when the server is busy."""

    def scaled(self, share: float) -> Bot:
        """The same bot with this share (at most 1) of its budget."""


@runtime_checkable
class Paced(Protocol):
    """A bot that waits before it acts, about as long as a person would, so that people can win a race against it."""

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
