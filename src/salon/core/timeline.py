"""A game in time: its current state, and the actions that can still be taken back.

Playing and replaying use the same code. `act`, `expire`, `skip` and `take_back` make a new entry of the log; `follow`
takes an entry that is already there. Each returns a new timeline. A timeline is immutable.
"""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from salon.core.chance import Chance, ChanceAnew, NotedChance, RecordedChance, SeededChance
from salon.core.errors import IllegalAction
from salon.core.events import PublicEvent
from salon.core.game import Action, AnyGame, Decision, Seat, Setup, Step
from salon.core.record import Entry, Record, What


class TakenBack(PublicEvent, frozen=True):
    """A seat took back its last action. The state is the one before that action."""

    seat: Seat


class Past(Struct, frozen=True):
    """The state before an action that its seat may still take back."""

    seat: Seat
    state: Any


class Advance(NamedTuple):
    """One entry of the log and its result."""

    entry: Entry
    timeline: "Timeline"
    step: Step


class Timeline(Struct, frozen=True):
    """A game after its first `seq + 1` entries. `waiting` has the seats that are asked something now."""

    game: AnyGame
    setup: Setup
    seq: int
    state: Any
    waiting: Mapping[Seat, Decision]
    past: tuple[Past, ...] = ()

    @classmethod
    def at(cls, game: AnyGame, setup: Setup, seq: int, state: Any) -> "Timeline":
        """A game in a state from which nothing can be taken back."""
        return cls(game, setup, seq, state, game.waiting_for(state))

    @classmethod
    def start(cls, game: AnyGame, setup: Setup, at_ms: int) -> Advance:
        """Start a new game. Its draws follow from the setup's seed."""
        chance = NotedChance(SeededChance(setup.seed))
        step = game.start(setup, chance, at_ms)
        entry = Entry(seq=0, what="start", at_ms=at_ms, draws=chance.draws)
        return Advance(entry, cls.at(game, setup, 0, step.state), step)

    @classmethod
    def resume(cls, game: AnyGame, setup: Setup, entry: Entry) -> Advance:
        """Start a game from the first entry of its log (see `Game.resumed`)."""
        if (entry.what, entry.seq) != ("start", 0):
            raise ValueError(f"a log begins with its start, not with entry {entry.seq}, {entry.what!r}")
        setup = game.resumed(setup)
        step = game.start(setup, RecordedChance(entry.draws), entry.at_ms)
        return Advance(entry, cls.at(game, setup, 0, step.state), step)

    def act(self, seat: Seat, action: Action, at_ms: int) -> Advance:
        """Take an action for a seat. Raises IllegalAction if the rules do not allow it."""
        return self._make("act", seat, action, at_ms)

    def expire(self, at_ms: int) -> Advance:
        """Play the default of every deadline that has passed. Raises IllegalAction if none has."""
        return self._make("expire", None, None, at_ms)

    def skip(self, seat: Seat, at_ms: int) -> Advance:
        """Skip a seat whose player is away. Raises IllegalAction if the game has to wait for it."""
        return self._make("skip", seat, None, at_ms)

    def take_back(self, seat: Seat, at_ms: int) -> Advance:
        """Take back the last action. Raises IllegalAction unless it was the seat's own and revealed nothing."""
        return self._make("take-back", seat, None, at_ms)

    def play_on(self, seat: Seat | None, at_ms: int) -> Advance:
        """Begin another game here, which has this one as its beginning. Nothing before can be taken back.

        Everything that a seat may not know is dealt anew, by chance from the setup's seed, which has to be a new one
        then. With None, the cards and the seed stay the same.
        """
        return self._make("play-on", seat, None, at_ms)

    def check_asked(self, seat: Seat) -> None:
        """Raise IllegalAction unless a seat is asked something now."""
        if seat not in self.waiting:
            raise IllegalAction("not-asked", seat=seat)

    def may_take_back(self, seat: Seat) -> bool:
        return bool(self.past) and self.past[-1].seat == seat

    def follow(self, entry: Entry) -> Advance:
        """Replay the next entry of a log with its recorded draws."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {entry.seq} does not follow entry {self.seq}")
        action = None if entry.action is msgspec.UNSET else self.game.decode_stored(entry.action)
        step = self._step(entry.what, entry.seat, action, entry.at_ms, RecordedChance(entry.draws))
        return Advance(entry, self._after(entry, step), step)

    def _make(self, what: What, seat: Seat | None, action: Action | None, at_ms: int) -> Advance:
        chance = NotedChance(SeededChance(self.setup.seed))
        step = self._step(what, seat, action, at_ms, chance)
        body = msgspec.UNSET if action is None else msgspec.Raw(msgspec.json.encode(action))
        entry = Entry(seq=self.seq + 1, what=what, at_ms=at_ms, seat=seat, action=body, draws=chance.draws)
        return Advance(entry, self._after(entry, step), step)

    def _step(self, what: What, seat: Seat | None, action: Action | None, at_ms: int, chance: Chance) -> Step:
        match what, seat, action:
            case "act", int(), Action():
                self.check_asked(seat)
                return self.game.apply(self.state, seat, action, at_ms, chance)
            case "expire", None, None:
                expired = self.game.expire(self.state, at_ms, chance)
                if expired is None:
                    raise IllegalAction("nothing-due")
                return expired
            case "skip", int(), None:
                skipped = self.game.skip(self.state, seat, at_ms, chance)
                if skipped is None:
                    raise IllegalAction("cannot-skip", seat=seat)
                return skipped
            case "take-back", int(), None:
                if not self.may_take_back(seat):
                    raise IllegalAction("nothing-to-take-back")
                return Step(state=self.past[-1].state, events=(TakenBack(seat),), revealed=False)
            case "play-on", _, None:
                if not self.waiting:
                    raise IllegalAction("play-on-over")
                state = self.state
                if seat is not None:
                    state = self.game.dealt_anew(state, seat, ChanceAnew(chance))
                return Step(state=state, events=(), revealed=True)
            case _:
                raise ValueError(f"no such entry: {what}")

    def _after(self, entry: Entry, step: Step) -> "Timeline":
        """The timeline after a step. The past is dropped when something is revealed or another seat acts."""
        after = Timeline.at(self.game, self.setup, entry.seq, step.state)
        if entry.what == "take-back":
            return replace(after, past=self.past[:-1])
        if entry.what != "act" or entry.seat is None or step.revealed or not after.waiting:
            return after
        own = self.past if self.may_take_back(entry.seat) else ()
        return replace(after, past=(*own, Past(entry.seat, self.state)))


def replay(game: AnyGame, record: Record) -> Iterator[Advance]:
    """Replay a record: yields each entry and its result, in order."""
    first, *rest = record.entries
    advance = Timeline.resume(game, record.setup, first)
    yield advance
    for entry in rest:
        advance = advance.timeline.follow(entry)
        yield advance
