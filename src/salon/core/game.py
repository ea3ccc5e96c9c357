"""The interface of a game: a pure function of its setup and its list of actions.

A game never reads a clock, a socket or the global `random`: it gets the time as `at_ms` and chance as `Chance`.
States are immutable; every step makes a new one.
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
"""A seat's number, from 0. In `Seat | None`, None is a spectator or the big screen."""


class Action(Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """Something that a seat does. There is one subclass for each verb of the rulebook."""

    anonymous: ClassVar[bool] = False
    """Whether nobody may learn which seat did it, not even from the record of the finished game."""


StateT = TypeVar("StateT", bound=Struct)
ViewT = TypeVar("ViewT", bound=Struct)
ActionT = TypeVar("ActionT", bound=Action)


class Spec(Struct, frozen=True):
    """A game's description of itself. Its words are the Fluent messages that start with its name.

    `options` are what people choose; `extras` are the other values of a setup, which the program supplies.
    `hidden_hands` is false if every seat sees what a spectator sees: then anybody may take over an abandoned seat, and
    otherwise only with the host's permission. The conformance suite checks it.
    """

    name: str
    rules_version: int
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    conditions: tuple[Condition, ...] = ()
    presets: tuple[Preset, ...] = ()
    extras: tuple[Extra, ...] = ()
    hidden_hands: bool = True

    def without_content(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options without what visitors have written: what everybody may see of a setup."""
        hidden = {extra.name for extra in self.extras if extra.kind == "content"}
        return {name: value for name, value in options.items() if name not in hidden}


class Setup(Struct, frozen=True):
    """Everything that a game starts from. The seed is secret until the game is over.

    `options` holds a value for each declared option, and for each declared extra that this game has.
    """

    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    seed: str


class Decision(Struct, frozen=True):
    """What one seat is asked.

    A `secret` answer stays hidden until all have answered. A seat that has `answered` may still change its answer:
    nobody waits for it, and a bot is not asked again.
    """

    what: str
    secret: bool = False
    deadline_ms: int | None = None
    answered: bool = False


class Step(Struct, frozen=True, kw_only=True):
    """The result of an action. If it has `revealed` something new to somebody, it cannot be taken back."""

    state: Any
    events: tuple[Event, ...]
    revealed: bool


class LegalActions(Collection[ActionT], Generic[ActionT]):
    """All actions that a seat may take now. They can be iterated over, tested with `in`, and sampled."""

    listed: ClassVar[bool] = True
    """Whether the actions are few enough to be sent with each view; if not, the page works them out."""

    @abstractmethod
    def sample(self, random: Random) -> ActionT:
        """A random action. All are equally likely where that is cheap to do."""


class ListedActions(LegalActions[ActionT]):
    """Legal actions that are few enough to be listed."""

    def __init__(self, actions: Collection[ActionT]) -> None:
        self._actions = tuple(actions)

    @classmethod
    def allowed(
        cls, actions: Iterable[ActionT], check: Callable[[ActionT], None]
    ) -> "ListedActions[ActionT]":
        """The actions that pass a check. The check raises IllegalAction for those that are not legal."""
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
    """The rules of a game. An instance has no state: one serves all tables."""

    spec: Spec
    state_type: type[StateT]
    view_type: type[ViewT]
    action_type: Any
    """The union of the game's actions as they are applied and stored."""
    sent_type: Any = None
    """The union of the actions as players and bots send them, if it differs: the type of an action that is made to
    order has no field for what a worker makes (see `kit.MadeToOrder`). None: they send `action_type`."""
    event_type: Any
    """The union of the game's events."""

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """A setup with a value for every option, and with the given extras. Raises BadSetup."""
        if seats not in self.spec.seats:
            allowed = ", ".join(map(str, self.spec.seats))
            raise BadSetup("seats", seats=seats, allowed=allowed)
        spec = self.spec
        chosen = complete_options(spec.options, spec.conditions, seats, options, spec.name, spec.extras)
        return Setup(spec.name, spec.rules_version, seats, chosen, seed)

    def resumed(self, setup: Setup) -> Setup:
        """The setup of a stored game. Options that did not exist when it was played have the values that they had then:
        their defaults, unless a game knows better from `rules_version`."""
        defaults = {option.name: option.default for option in self.spec.options}
        return msgspec.structs.replace(setup, options={**defaults, **setup.options})

    def next_options(self, setup: Setup) -> dict[str, OptionValue]:
        """The options of the next game of a series, after one with this setup."""
        return setup.options

    def games_in_series(self, setup: Setup) -> int | None:
        """The number of games in a series with this setup; None if people decide when it ends."""
        del setup
        return None

    def kept(self, setup: Setup, state: StateT) -> dict[str, OptionValue]:
        """The extras that a table keeps from this game for its later games, whatever their players and options."""
        del setup, state
        return {}

    @abstractmethod
    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """The first state, and the events before the first decision."""

    @abstractmethod
    def waiting_for(self, state: StateT) -> Mapping[Seat, Decision]:
        """The seats that are asked something: one in a turn, several in a secret vote or a race, none at the end."""

    @abstractmethod
    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """Everything that a seat may know. Browsers and bots get nothing else of a state."""

    def replayed(self, state: StateT) -> ViewT:
        """What a replay shows of a position: a spectator's view, and what is no longer secret after the game."""
        return self.view(state, None)

    @abstractmethod
    def legal(self, view: ViewT) -> LegalActions[ActionT]:
        """The actions that the view's seat may take now; none if it is not asked."""

    @abstractmethod
    def apply(self, state: StateT, seat: Seat, action: ActionT, at_ms: int, chance: Chance) -> Step:
        """The result of an action; `state` stays as it is. Raises IllegalAction if the rules do not allow it."""

    def expire(self, state: StateT, at_ms: int, chance: Chance) -> Step | None:
        """The result of playing the default of every deadline that has passed; None if none has."""

    def skip(self, state: StateT, seat: Seat, at_ms: int, chance: Chance) -> Step | None:
        """The result of going on without a seat whose player is away; None if the game has to wait for it."""
        del state, seat, at_ms, chance
        return None

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """Ranks and score sheets; None until the game is over."""

    @abstractmethod
    def determinize(self, view: ViewT, chance: Chance) -> StateT:
        """A full state that the view's seat cannot rule out. Bots search from such states."""

    def dealt_anew(self, state: StateT, seat: Seat, chance: Chance) -> StateT:
        """The state with everything drawn again that a seat may not know: what it goes on from if its player asks
        *what if*. A game whose `determinize` is not good enough to be played to the end overrides this."""
        return self.determinize(self.view(state, seat), chance)

    def decode_action(self, body: bytes | msgspec.Raw) -> ActionT:
        """Decode an action that a player or a bot has sent. Raises IllegalAction if it is none of this game.

        The type of the result has no place for what only the server makes, so nobody can send that.
        """
        action: ActionT = _decode(self._sent_decoder, body)
        return action

    def decode_stored(self, body: bytes | msgspec.Raw) -> ActionT:
        """Decode an action of a record, with what was made for it. Raises IllegalAction if it is none of this game."""
        action: ActionT = _decode(self._stored_decoder, body)
        return action

    @cached_property
    def _sent_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.action_type if self.sent_type is None else self.sent_type)

    @cached_property
    def _stored_decoder(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.action_type)


def _decode(decoder: msgspec.json.Decoder[Any], body: bytes | msgspec.Raw) -> Any:
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise IllegalAction("malformed", detail=str(error)) from error


AnyGame: TypeAlias = Game[Any, Any, Any]
