"""How a game is thought about: its bots, what they answer, and what they make to order."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from salon.core.bot import Advice, Bot, Budget, MoveValue
from salon.core.game import Action, Seat

Question = Literal["values", "hint", "advice"]
"""A question about a seat's own position: the value of each legal move, the solver's hint, the coach's advice."""


@dataclass(frozen=True, kw_only=True)
class BotKit:
    """The bots of a game. They are loaded in worker processes only, since they may compile code or read large files."""

    bots: Mapping[str, Bot]
    """Every bot by name: the levels offered to people, and others for the arena."""
    values: Callable[[Any], list[MoveValue]] | None = None
    """The immediate value of each legal action of a view."""
    hint: Callable[[Any], Any] | None = None
    """The solver's answer to a question that the view's seat has asked with an action; None if there is no answer."""
    advice: Callable[[Any, Random, Budget, Any], list[Advice]] | None = None
    """The expected points of the best moves, and of the chosen move (the last argument) unless that is None."""
    make: Callable[[bytes], Any] | None = None
    """Makes the thing that an action has ordered (see `MadeToOrder`), or answers a question (see `GameKit.study`)."""

    def answers(self) -> Iterator[Question]:
        """The questions that these bots can answer."""
        if self.values is not None:
            yield "values"
        if self.hint is not None:
            yield "hint"
        if self.advice is not None:
            yield "advice"


@dataclass(frozen=True)
class MadeToOrder:
    """Actions for which a worker has to make something first, such as a new puzzle.

    Such an action has two types with the same tag: the one that is sent, which has no field for what is made
    (`Game.sent_type`), and the one that is applied and stored, which has (`Game.action_type`). Only `fulfil` turns one
    into the other.
    """

    actions: tuple[type[Action], ...]
    """The types that order something, as they are sent; all other actions skip this step."""
    order: Callable[[Any, Any], Struct | None]
    """What a view's seat orders with an action, or None. Raises IllegalAction if the seat may not order it."""
    fulfil: Callable[[Any, bytes], Any]
    """The action as it is stored: with the thing that was made, which is passed as JSON."""


class BotMove(NamedTuple):
    """A move that a bot has chosen, and the pause that it asks for before it."""

    seat: Seat
    level: str
    action: Action
    pause_ms: int


@dataclass(frozen=True, kw_only=True)
class RaceAgainstPeople:
    """How bots that pause before their moves race against people: at the people's own pace.

    The server calls these functions often, so they must be quick. They use nothing but their arguments.
    """

    tempo: Callable[[Any, Seat, float | None], float | None]
    """A person's tempo, from a state and from their tempo before this game; None while it is not known. Its unit is the
    game's own."""
    pause_ms: Callable[[Any, Mapping[Seat, float | None], BotMove], int | None]
    """The pause before a move, from a state and the seats of people with their tempos before this game. None: the bot
    waits until the game has changed."""


@dataclass(frozen=True)
class Personas:
    """The characters that bots play, one each. They are public, and a bot has the name of its persona."""

    ids: tuple[str, ...]
    """Their names are the messages `<game>-persona-<id>`."""
    extra: str
    """The extra of the setup that says which seat has which persona: `<seat>:<id>`, with spaces between them."""
