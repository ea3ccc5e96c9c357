"""Tables of Polyminix for tests: rolled until a rule's position comes up, or rigged where it needs a certain one."""

from functools import cache
from typing import Any, Self, TypeVar

from msgspec.structs import replace

from salon.core import Advance, Event, OptionValue, Record, Timeline
from salon.games.polyminix import solver
from salon.games.polyminix.content import tasks
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import AnyAction, Lay, Mode, Ready, Roll
from salon.games.polyminix.model.pieces import DEFAULT_KIT
from salon.games.polyminix.model.problem import Placement, Solution
from salon.games.polyminix.model.public_state import Held, PublicState, Runner
from salon.games.polyminix.model.state import State
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules.goals import challenges

E = TypeVar("E", bound=Event)
FIGURE = "green-2-01-a"
OTHER = "green-2-01-b"


@cache
def solution(challenge: str = FIGURE, test: str = "must-1") -> Solution:
    found = solver.first(challenges()[challenge].problem(test, DEFAULT_KIT))
    assert found is not None
    return found


@cache
def built(task: tasks.Task) -> Solution:
    found = tasks.solve(task)
    assert found is not None
    return found


class Room:
    """A table in play. `rig` changes the position from outside the rules."""

    def __init__(self, seats: int = 2, seed: str = "room", **options: OptionValue) -> None:
        first = Timeline.start(POLYMINIX, POLYMINIX.setup(seats, options, seed), at_ms=0)
        self.timeline: Timeline = first.timeline
        self._entries = [first.entry]
        self.last: tuple[Event, ...] = first.step.events

    @property
    def state(self) -> State:
        state: State = self.timeline.state
        return state

    @property
    def table(self) -> PublicState:
        return self.state.table

    def view(self, seat: int | None) -> View:
        return POLYMINIX.view(self.state, seat)

    def heard(self, kind: type[E]) -> list[E]:
        """The events of a kind that the last entry led to."""
        return [event for event in self.last if isinstance(event, kind)]

    def act(self, seat: int, action: AnyAction, at_ms: int = 0) -> Self:
        return self._take(self.timeline.act(seat, action, at_ms))

    def begin(self, at_ms: int = 0) -> Self:
        """The player who is asked rolls, and everybody is ready: the race starts."""
        self.act(self.table.asked[0], Roll(), at_ms)
        for seat in self.table.players:
            if self.table.phase == "ready":
                self.act(seat, Ready(), at_ms)
        return self

    def expire(self, at_ms: int) -> Self:
        return self._take(self.timeline.expire(at_ms))

    def record(self) -> Record:
        """What has been played, unless the table was rigged."""
        return Record(self.timeline.setup, tuple(self._entries))

    def _take(self, advance: Advance) -> Self:
        self.timeline, self.last = advance.timeline, advance.step.events
        self._entries.append(advance.entry)
        return self

    def rig(self, **fields: Any) -> Self:
        state = replace(self.state, table=replace(self.table, **fields))
        waiting = POLYMINIX.waiting_for(state)
        self.timeline = replace(self.timeline, state=state, waiting=waiting, past=())
        return self

    def race(self, mode: Mode, *hands: tuple[str, ...], test: str = "must-1", **fields: Any) -> Self:
        """At the starting gun, everybody with the challenges of a hand (all with the same, if there is but one)."""
        every = hands * self.table.seats if len(hands) == 1 else hands
        held = tuple(tuple(map(_held, hand)) for hand in every)
        return self.rig(
            phase="race",
            asked=self.table.players,
            mode=mode,
            test_die=test,
            hands=held,
            runners=(Runner(),) * self.table.seats,
            started_ms=0,
            deadline_ms=300_000,
            **fields,
        )

    def solve(self, task: tasks.Task, mode: Mode = "first") -> Self:
        """At the starting gun of a test of game 2."""
        return self.race(mode, (), task=task)

    def lay(self, seat: int, *placements: Placement, at_ms: int = 0) -> Self:
        for placement in placements:
            self.act(seat, Lay(placement.piece, placement.cells), at_ms)
        return self

    def complete(self, seat: int, at_ms: int = 0) -> Self:
        """Lay all that is needed for what the seat is at."""
        held = self.table.hands[seat][self.table.runners[seat].part]
        return self.lay(seat, *solution(held.challenge or "", str(self.table.test_die)), at_ms=at_ms)


def _held(challenge: str) -> Held:
    card, _, side = challenge.rpartition("-")
    return Held(card, challenges()[challenge].level, 0 if side == "a" else 1)
