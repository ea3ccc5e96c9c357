"""Tables of a game, and random games played at them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from salon.core import Advance, AnyGame, BadSetup, OptionValue, Record, Setup, Timeline
from salon.core.kit import GameKit

MOST_STEPS = 5_000
"""A game that has not ended after this many steps is taken to be endless."""


@dataclass(frozen=True)
class Table:
    """A game with a number of players and some options."""

    kit: GameKit = field(repr=False, hash=False)
    seats: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def name(self) -> str:
        return self.kit.name

    @property
    def game(self) -> AnyGame:
        return self.kit.game

    def setup(self, seed: str = "conformance") -> Setup:
        return self.game.setup(self.seats, dict(self.options), seed)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *(f"{name}={value}" for name, value in self.options)])


def tables_of(kit: GameKit) -> tuple[Table, ...]:
    """A table for each number of players, and one for each value of each option with the first number that fits."""
    spec = kit.game.spec
    tables = [Table(kit, seats) for seats in spec.seats]
    for option in spec.options:
        for value in option.values:
            candidates = (Table(kit, seats, ((option.name, value),)) for seats in spec.seats)
            possible = next((table for table in candidates if _is_possible(table)), None)
            if value != option.default and possible is not None:
                tables.append(possible)
    return tuple(tables)


def _is_possible(table: Table) -> bool:
    try:
        table.setup()
    except BadSetup:
        return False
    return True


class Played(NamedTuple):
    """A whole game, step by step."""

    table: Table
    advances: tuple[Advance, ...]

    @property
    def record(self) -> Record:
        return Record(self.advances[0].timeline.setup, tuple(advance.entry for advance in self.advances))

    @property
    def timelines(self) -> list[Timeline]:
        return [advance.timeline for advance in self.advances]

    def some(self, number: int) -> list[Timeline]:
        """Some positions of the game. They are the same in every run."""
        every = self.timelines[:-1]
        return every if len(every) <= number else Random("some").sample(every, number)


@cache
def played(table: Table) -> Played:
    """Play a random game: a random seat of those asked takes a random legal action, and sometimes takes it back."""
    random = Random(str(table))
    advance = Timeline.start(table.game, table.setup(), at_ms=1_000)
    advances = [advance]
    while waiting := table.game.waiting_for(advance.timeline.state):
        assert len(advances) < MOST_STEPS, "random play has to end"
        timeline, at_ms = advance.timeline, 1_000 + len(advances)
        seat = random.choice([seat for seat, decision in waiting.items() if not decision.answered])
        if timeline.past and random.random() < 0.1:
            advance = timeline.take_back(timeline.past[-1].seat, at_ms)
        else:
            advance = timeline.act(seat, legal(timeline, seat).sample(random), at_ms)
        advances.append(advance)
    return Played(table, tuple(advances))


@cache
def drawn_out(table: Table, entries: int, tries: int = 24) -> tuple[int, ...]:
    """Draw a game out: play on at random, several times over, and go on from where the view is smallest.

    A view that was there before is avoided, so that something happens. Returns the size of the largest view every
    few entries; it is empty if the game could not be drawn out so long.
    """
    random, game = Random(str(table)), table.game
    timeline, seen = Timeline.start(game, table.setup(), at_ms=1_000).timeline, set[bytes]()
    sizes = [largest_view(timeline)]

    def preference(ahead: tuple[Timeline, bytes]) -> tuple[bool, bool, int]:
        return not ahead[0].waiting, ahead[1] in seen, len(ahead[1])

    while timeline.waiting and timeline.seq < entries:
        ahead = [_ahead(timeline, random) for _ in range(tries)]
        timeline, view = min(((each, body(game.replayed(each.state))) for each in ahead), key=preference)
        seen.add(view)
        sizes.append(largest_view(timeline))
    return tuple(sizes) if timeline.waiting else ()


def _ahead(timeline: Timeline, random: Random, most: int = 20) -> Timeline:
    """The game some random actions later, when what is asked has changed twice."""
    asks = [_asked(timeline)]
    for _ in range(most):
        seats = [seat for seat, decision in timeline.waiting.items() if not decision.answered]
        if not seats or len(asks) > 2:
            break
        seat = random.choice(seats)
        timeline = timeline.act(seat, legal(timeline, seat).sample(random), 1_000 + timeline.seq).timeline
        if _asked(timeline) != asks[-1]:
            asks.append(_asked(timeline))
    return timeline


def _asked(timeline: Timeline) -> set[str]:
    return {decision.what for decision in timeline.waiting.values()}


def largest_view(timeline: Timeline) -> int:
    """The size of the largest view of a position, as JSON: of all seats, a spectator and a replay."""
    game, state = timeline.game, timeline.state
    views = [game.replayed(state), *(game.view(state, seat) for seat in everybody(timeline))]
    return max(len(body(view)) for view in views)


def legal(timeline: Timeline, seat: int | None) -> Any:
    """The legal actions of a seat."""
    return timeline.game.legal(timeline.game.view(timeline.state, seat))


def some_of(actions: Any, random: Random, most: int = 40) -> list[Any]:
    """All legal actions, or a random sample if there are many."""
    return list(actions) if len(actions) <= most else [actions.sample(random) for _ in range(most // 4)]


def body(thing: object) -> bytes:
    """Encode anything as JSON."""
    return msgspec.json.encode(thing)


def everybody(timeline: Timeline) -> list[int | None]:
    """All seats, and a spectator."""
    return [None, *range(timeline.setup.seats)]


def without_deadlines(waiting: Mapping[int, Any]) -> dict[int, Any]:
    """The decisions of all seats, without their deadlines."""
    return {seat: msgspec.structs.replace(decision, deadline_ms=None) for seat, decision in waiting.items()}
