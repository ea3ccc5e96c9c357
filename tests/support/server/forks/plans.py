"""The plan of a fork, made with the engine alone: the opening, the other world, and what happens in both.

The worlds differ in what the observer may not know, as `Game.determinize` defines it. After the fork, an action is
planned only if the observer may not learn anything by it:

- the same action in both worlds, if it reveals nothing, or if the observer's view is the same afterwards. Its events
  must be told alike, except that the last answer to a secret decision may tell the answers;
- different actions, if the observer's view is the same afterwards. If the decision is secret and the actions are of
  the same type, their events must be told alike, and that is tested. Otherwise events may differ by right (a public
  event names what was done), so the engine has to tell them alike.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from salon.core import Action, Advance, IllegalAction, Timeline
from salon.testing.secrets import told
from salon.testing.tables import body, legal, some_of
from tests.support.server.forks.cases import Case
from tests.support.server.forks.hidden import Hidden, one_field, other_state

TURNS = 4
"""The number of actions after the fork."""
OPENING = 40
LONG_OPENING = 400
SEARCHED = 60
"""How many more positions are searched for one that can be forked."""
OTHER_SEED = "f" * 32


class Turn(NamedTuple):
    """What one seat does in each world. No action: the seat takes back its last one."""

    seats: tuple[int, int]
    actions: tuple[Action | None, Action | None]

    @property
    def differs(self) -> bool:
        return self.seats[0] != self.seats[1] or self.actions[0] != self.actions[1]


@dataclass
class Plan:
    """A fork. `differs_in` names what differs between the worlds at the fork; it is empty if only actions do."""

    opening: list[tuple[int, Action]]
    fork: Timeline
    other: Timeline
    differs_in: tuple[str, ...] = ()
    turns: list[Turn] = field(default_factory=list)

    @property
    def differs(self) -> bool:
        return bool(self.differs_in) or any(turn.differs for turn in self.turns)


class Pair(NamedTuple):
    """Both worlds at one moment."""

    here: Timeline
    there: Timeline


def plan_of(case: Case, start: Timeline, at_ms: int) -> Plan | None:
    """The plan of a case from the first position of its game; None if the game has no secret of this kind."""
    return _Planner(case, at_ms).plan(start)


class _Planner:
    def __init__(self, case: Case, at_ms: int) -> None:
        self._case = case
        self._observer = case.observer
        self._at_ms = at_ms
        self._random = Random(str(case))

    def plan(self, start: Timeline) -> Plan | None:
        """Play to a random position, and fork it or the next one that can be forked."""
        length = self._random.randrange(LONG_OPENING if self._case.luck % 4 == 3 else OPENING)
        played = list(islice(self._play(start), length + SEARCHED))
        first = length if length < len(played) else self._random.randrange(len(played))
        for number in (*range(first, len(played)), *reversed(range(max(0, first - SEARCHED), first))):
            plan = self._forked(played[number][0])
            if plan is not None:
                plan.opening = [entry for _, entry in played[: number + 1] if entry is not None]
                return plan
        return None

    def _play(self, start: Timeline) -> Iterator[tuple[Timeline, tuple[int, Action] | None]]:
        """The positions of a random game but the last one, each with the action that led to it."""
        timeline, entry = start, None
        while timeline.waiting:
            yield timeline, entry
            seat = self._random.choice([s for s, asked in timeline.waiting.items() if not asked.answered])
            entry = seat, legal(timeline, seat).sample(self._random)
            timeline = timeline.act(*entry, self._at_ms).timeline

    def _forked(self, timeline: Timeline) -> Plan | None:
        match self._case.kind:
            case "state":
                return self._hidden(timeline, other_state(timeline, self._observer, self._random))
            case "field":
                return self._hidden(timeline, one_field(timeline, self._observer, self._random))
            case "seed":
                return self._hidden(timeline, Hidden(timeline.state, ("seed",)))
            case "choice" | "undo":
                return self._chosen(timeline)
            case "silence":
                return self._silent(timeline)

    def _hidden(self, timeline: Timeline, hidden: Hidden | None) -> Plan | None:
        """A fork in which the state or the seed differs. Half of those for a seat are made when it is asked."""
        if hidden is None or not self._is_asked_if_wanted(timeline):
            return None
        seed = timeline.setup.seed if self._case.kind == "field" else OTHER_SEED
        other = replace(timeline, state=hidden.state, setup=replace(timeline.setup, seed=seed))
        plan = Plan([], timeline, other, hidden.differs_in)
        # A determinized state may have lost its deadlines, which are no secret. Then nothing is played on.
        if timeline.game.waiting_for(hidden.state) == timeline.waiting:
            self._go_on(plan, Pair(timeline, other), TURNS)
        return plan

    def _chosen(self, timeline: Timeline) -> Plan | None:
        """A fork by an action of another seat, and for `undo` a fork that the seat takes back."""
        undo = self._case.kind == "undo"
        pair = Pair(timeline, timeline)
        for turn, after in self._different(pair):
            plan = Plan([], timeline, timeline, (), [turn])
            if undo:
                taken_back = self._taken_back(turn, after)
                if taken_back is None:
                    continue
                plan.turns.append(taken_back[0])
                after = taken_back[1]
            self._go_on(plan, after, TURNS - len(plan.turns))
            return plan
        return None

    def _silent(self, timeline: Timeline) -> Plan | None:
        if not self._is_asked_if_wanted(timeline):
            return None
        plan = Plan([], timeline, timeline)
        self._go_on(plan, Pair(timeline, timeline), TURNS)
        return plan

    def _is_asked_if_wanted(self, timeline: Timeline) -> bool:
        return self._observer is None or self._case.luck % 2 == 1 or self._observer in timeline.waiting

    def _go_on(self, plan: Plan, pair: Pair, turns: int) -> None:
        for _ in range(turns):
            following = next(self._same(pair), None) or next(self._different(pair), None)
            if following is None:
                return
            turn, pair = following
            plan.turns.append(turn)
            if self._random.random() < 0.3 and (back := self._taken_back(turn, pair)) is not None:
                plan.turns.append(back[0])
                pair = back[1]

    def _taken_back(self, turn: Turn, pair: Pair) -> tuple[Turn, Pair] | None:
        seat, other = turn.seats
        may = pair.here.may_take_back(seat) and pair.there.may_take_back(other)
        if seat == self._case.bot or other == self._case.bot or not may:
            return None
        here, there = pair.here.take_back(seat, self._at_ms), pair.there.take_back(other, self._at_ms)
        return Turn(turn.seats, (None, None)), Pair(here.timeline, there.timeline)

    def _same(self, pair: Pair) -> Iterator[tuple[Turn, Pair]]:
        """The same action in both worlds."""
        for seat in self._shuffled(self._asked(pair)):
            action = self._one(pair.here, seat)
            both = self._try(pair, (seat, action), (seat, action))
            if both is None:
                continue
            if not _reveals(both) or (self._views_alike(both) and self._tells_alike(pair, seat, both)):
                yield Turn((seat, seat), (action, action)), _after(both)

    def _different(self, pair: Pair) -> Iterator[tuple[Turn, Pair]]:
        """Different actions of another seat, or the same action by different seats, that look alike to the observer."""
        asked = self._asked(pair) - {self._observer}
        for seat in self._shuffled(asked):
            secret = pair.here.waiting[seat].secret
            for action in self._some(pair.here, seat, 3):
                others = [(seat, other) for other in self._some(pair.there, seat, 20) if other != action]
                swapped = [
                    (other, action) for other in self._shuffled(asked) if other not in (seat, self._case.bot)
                ]
                for other in (*others, *swapped):
                    both = self._try(pair, (seat, action), other)
                    if both is None or not self._views_alike(both):
                        continue
                    strict = secret and other[0] == seat and type(other[1]) is type(action)
                    strict = strict and not _reveals(both)
                    if strict or self._events_alike(both):
                        yield Turn((seat, other[0]), (action, other[1])), _after(both)

    def _asked(self, pair: Pair) -> set[int]:
        """The seats that are asked in both worlds. A bot that has answered is not asked again."""
        bot, asked = self._case.bot, pair.here.waiting.keys() & pair.there.waiting.keys()
        return {seat for seat in asked if seat != bot or not pair.here.waiting[seat].answered}

    def _try(
        self, pair: Pair, one: tuple[int, Action], two: tuple[int, Action]
    ) -> tuple[Advance, Advance] | None:
        """Both actions, if they are legal and the game goes on: at the end of a game nothing is secret."""
        expected: tuple[type[Exception], ...] = (IllegalAction,)
        if self._case.kind == "field":
            expected = (Exception,)  # no game can reach such a state, so the rules may stumble over it
        with suppress(*expected):
            both = pair.here.act(*one, self._at_ms), pair.there.act(*two, self._at_ms)
            if both[0].timeline.waiting and both[1].timeline.waiting:
                return both
        return None

    def _views_alike(self, both: tuple[Advance, Advance]) -> bool:
        here, there = (each.timeline for each in both)
        views = [body(each.game.view(each.state, self._observer)) for each in (here, there)]
        return views[0] == views[1] and dict(here.waiting) == dict(there.waiting)

    def _tells_alike(self, pair: Pair, seat: int, both: tuple[Advance, Advance]) -> bool:
        """Whether a step that reveals something has to tell the observer the same in both worlds.

        The last answer to a secret decision may tell what the others have answered.
        """
        return not pair.here.waiting[seat].secret or self._events_alike(both)

    def _events_alike(self, both: tuple[Advance, Advance]) -> bool:
        return told(both[0].step.events, self._observer) == told(both[1].step.events, self._observer)

    def _one(self, timeline: Timeline, seat: int) -> Any:
        """A random action of a random type, so that those types of which there are few come up too."""
        actions = self._some(timeline, seat)
        kind = self._random.choice(sorted({type(action).__name__ for action in actions}))
        return next(action for action in actions if type(action).__name__ == kind)

    def _some(self, timeline: Timeline, seat: int, most: int | None = None) -> list[Any]:
        return self._shuffled(some_of(legal(timeline, seat), self._random))[:most]

    def _shuffled(self, things: Any) -> list[Any]:
        return self._random.sample(list(things), len(things))


def _after(both: tuple[Advance, Advance]) -> Pair:
    return Pair(both[0].timeline, both[1].timeline)


def _reveals(both: tuple[Advance, Advance]) -> bool:
    return both[0].step.revealed or both[1].step.revealed
