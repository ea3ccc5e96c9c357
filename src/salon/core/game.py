"""The interface of a game: a pure function of its setup and its list of actions.

Nothing in a game reads a clock, a socket or the global `random`: time comes in as `at_ms`, chance as `Chance`.
States never change; every step makes a new one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cached_property
from random import Random
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from salon.core.chance import Chance
from salon.core.errors import BadSetup, IllegalAction
from salon.core.events import Event
from salon.core.options import Condition, Extra, Option, OptionValue, Preset, complete_options
from salon.core.outcome import Outcome

Seat = int
"""A place at the table, from 0. Where `Seat | None` stands, None is a spectator (or the big screen)."""


class Action(Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """What a seat does: one subclass for each verb of the rulebook."""


StateT = TypeVar("StateT", bound=Struct)
ViewT = TypeVar("ViewT", bound=Struct)
ActionT = TypeVar("ActionT", bound=Action)


class Spec(Struct, frozen=True):
    """What a game says of itself. Its words are the Fluent messages that start with its name.

    `options` are what people choose; `extras` are the other values of a setup, which the program supplies.
    """

    name: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    conditions: tuple[Condition, ...] = ()
    presets: tuple[Preset, ...] = ()
    extras: tuple[Extra, ...] = ()


class Setup(Struct, frozen=True):
    """All that a game starts from. The seed is secret until the game is over.

    `options` holds a value for each declared option, and for each declared extra that this game has.
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    seed: str


class Decision(Struct, frozen=True):
    """What one seat is being asked. `secret`: the answer stays hidden until all have answered.

    `answered`: it has answered and may still change its mind. Nobody waits for it, and a bot is not asked again.
    """

    what: str
    secret: bool = False
    deadline_ms: int | None = None
    answered: bool = False


class Step(Struct, frozen=True, kw_only=True):
    """What an action leads to. `revealed`: somebody learnt something new, so it cannot be taken back."""

    state: Any
    events: tuple[Event, ...]
    revealed: bool


class LegalActions(Collection[ActionT], Generic[ActionT]):
    """All actions a seat may take now: iterate, ask with `in`, or sample."""

    listed: ClassVar[bool] = True
    """Whether they are few enough to be listed with every piece of news; otherwise the page works them out."""

    @abstractmethod
    def sample(self, random: Random) -> ActionT:
        """One of them, all equally likely where that is cheap to do."""


class ListedActions(LegalActions[ActionT]):
    """Legal actions few enough to be listed."""

    def __init__(self, actions: Collection[ActionT]) -> None:
        self._actions = tuple(actions)

    @classmethod
    def allowed(
        cls, actions: Iterable[ActionT], check: Callable[[ActionT], None]
    ) -> "ListedActions[ActionT]":
        """The actions that pass a check, which raises IllegalAction for all others."""
        return cls([action for action in actions if _passes(check, action)])

    def __iter__(self) -> Iterator[ActionT]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __contains__(self, action: object) -> bool:
        return action in self._actions

    def sample(self, random: Random) -> ActionT:
        return random.choice(self._actions)


def _passes(check: Callable[[ActionT], None], action: ActionT) -> bool:
    try:
        check(action)
    except IllegalAction:
        return False
    return True


class Game(ABC, Generic[StateT, ViewT, ActionT]):
    """One game's rules. Stateless: one instance serves every table."""

    spec: Spec
    state_type: type[StateT]
    view_type: type[ViewT]
    action_type: Any
    """The union of the game's actions."""
    event_type: Any
    """The union of the game's events."""

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """A checked setup with every option filled in, and with the extras that are given."""
        if seats not in self.spec.seats:
            allowed = ", ".join(map(str, self.spec.seats))
            raise BadSetup("seats", seats=seats, allowed=allowed)
        spec = self.spec
        chosen = complete_options(spec.options, spec.conditions, seats, options, spec.name, spec.extras)
        return Setup(spec.name, spec.rules_version, seats, chosen, seed)

    def next_options(self, setup: Setup) -> dict[str, OptionValue]:
        """The options of the next game of a series, after one with this setup."""
        return setup.options

    def games_in_series(self, setup: Setup) -> int | None:
        """How many games a series of such games has; None: as many as people like."""
        del setup
        return None

    def kept(self, setup: Setup, state: StateT) -> dict[str, OptionValue]:
        """The extras that a table keeps from a game for all its later games, with any players and any options."""
        del setup, state
        return {}

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """The first state, and what everybody sees happen before the first decision."""

    @abstractmethod
    def waiting_for(self, state: StateT) -> Mapping[Seat, Decision]:
        """Who is being asked what. None: the game is over; one: a turn; several: a secret vote, a race."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """All that a seat may know; all that browsers and bots ever get."""

    def replayed(self, state: StateT) -> ViewT:
        """What a replay shows of a position: what a spectator saw, and whatever else is no secret once all is over."""
        return self.view(state, None)

    @abstractmethod
    def legal(self, view: ViewT) -> LegalActions[ActionT]:
        """What the view's seat may do now (nothing, if it is not asked)."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: ActionT, at_ms: int, chance: Chance) -> Step:
        """The step an action leads to. Checks first, raises IllegalAction, never changes `state`."""

    def expire(self, state: StateT, at_ms: int, chance: Chance) -> Step | None:
        """Plays the default of every deadline that has passed; None if there is none."""

    def skip(self, state: StateT, seat: Seat, at_ms: int, chance: Chance) -> Step | None:
        """The table goes on without an answer from a seat whose person is away; None where it has to wait."""
        del state, seat, at_ms, chance
        return None

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Ranks and score sheets once the game is over."""

    @abstractmethod
    def determinize(self, view: ViewT, chance: Chance) -> StateT:
        """A full state which the view's seat cannot rule out: what bots think ahead with."""

    def decode_action(self, body: bytes | msgspec.Raw) -> ActionT:
        """An action from its JSON; anything else is refused."""
        try:
            action: ActionT = self._action_decoder.decode(body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise IllegalAction("malformed", detail=str(error)) from error
        return action

    @cached_property
    def _action_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.action_type)


AnyGame: TypeAlias = Game[Any, Any, Any]
