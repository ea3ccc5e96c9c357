"""Golden games: whole games kept as files, so that a change of the rules cannot go unnoticed.

    python -m tests.golden.golden            play again what is missing
    python -m tests.golden.golden --update   play everything again (then look at every difference)

A file holds the record and, for people, the score sheets as they are told in English.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

from salon.core import Advance, OptionValue, Outcome, Record, Timeline
from salon.games.registry import GAMES, kit_of
from salon.server.compute import tasks
from salon.words import say
from tests.games.personimo.golden import variants

FOLDER = Path(__file__).with_name("games")


class Playthrough(NamedTuple):
    """How a golden game is played: by whom, and how often somebody fixes suits or takes something back."""

    game: str
    seats: int
    levels: tuple[str, ...]
    options: dict[str, OptionValue] = {}  # noqa: RUF012
    seed: str = "golden"
    whims: float = 0.0
    race: bool = False
    """Whether those who are asked at once act in any order, not seat by seat."""


PLAYTHROUGHS = {
    "personimo-2": Playthrough("personimo", 2, ("sharp", "fair")),
    "personimo-3": Playthrough("personimo", 3, ("sharp", "fair", "gentle")),
    "personimo-4": Playthrough("personimo", 4, ("sharp", "fair", "gentle", "random")),
    "personimo-5": Playthrough("personimo", 5, ("fair", "gentle"), whims=0.15),
    "personimo-6": Playthrough("personimo", 6, ("gentle", "sharp", "fair")),
    "personimo-manual": Playthrough("personimo", 4, ("random",), {"suits": "manual"}, "by hand", 0.1),
    "personimo-timed": Playthrough("personimo", 3, ("fair", "gentle"), {"turn_seconds": 30}, whims=0.2),
    "personality-3": Playthrough("personality", 3, ("sharp", "fair", "gentle")),
    "personality-4": Playthrough(
        "personality", 4, ("fair", "gentle", "sharp", "random"), {"cards": "family"}
    ),
    "personality-5": Playthrough("personality", 5, ("sharp", "random"), {"board": "short", "pair_votes": 2}),
    "personality-6": Playthrough(
        "personality",
        6,
        ("gentle", "sharp", "fair"),
        {"board": "short", "choice_seconds": 30, "debate_seconds": 60, "swap_seconds": 15},
        whims=0.1,
    ),
    "polyminix-1": Playthrough(
        "polyminix", 1, ("fair",), {"solo": "campaign", "campaign": "yellow", "limit_seconds": 600}
    ),
    "polyminix-1-day": Playthrough("polyminix", 1, ("sharp",), {"solo": "day", "day": "2026-11-15"}),
    "polyminix-2": Playthrough("polyminix", 2, ("sharp", "fair"), {"starts": "2"}, race=True),
    "polyminix-2-new": Playthrough(
        "polyminix", 2, ("fair", "sharp"), {"new_challenges": True, "target": 6}, "new 6", race=True
    ),
    "polyminix-3": Playthrough(
        "polyminix",
        3,
        ("sharp", "fair", "gentle"),
        {"game": "solve", "kit": "curved", "clock_seconds": 45},
        race=True,
    ),
    "polyminix-4": Playthrough(
        "polyminix", 4, ("fair", "gentle", "sharp"), {"target": 6, "hints": True}, whims=0.1, race=True
    ),
    "personimo-tie": Playthrough("personimo", 4, ("random",), seed="tie 278"),
    **{
        f"personimo-{name}": Playthrough(
            "personimo",
            seats,
            ("fair", "gentle"),
            options,
            seed=variants.SEEDS.get(name, f"golden {name}"),
            whims=variants.WHIMS.get(name, 0.0),
        )
        for name, (seats, options) in variants.GAMES.items()
    },
}


class Golden(msgspec.Struct, frozen=True):
    """A golden file."""

    told: tuple[str, ...]
    outcome: Outcome
    record: Record


def play(how: Playthrough) -> Golden:
    """Play a golden game from its seed."""
    game, random = GAMES[how.game], Random(how.seed)
    advance = Timeline.start(game, game.setup(how.seats, how.options, how.seed), 0)
    entries = [advance.entry]
    while game.waiting_for(advance.timeline.state):
        advance = _next(advance.timeline, how, random, at_ms=1_000 * len(entries))
        entries.append(advance.entry)
    outcome = game.outcome(advance.timeline.state)
    if outcome is None:
        raise ValueError("a golden game has an end")
    return Golden(tuple(told(outcome)), outcome, Record(advance.timeline.setup, tuple(entries)))


def _next(timeline: Timeline, how: Playthrough, random: Random, at_ms: int) -> Advance:
    waiting = timeline.game.waiting_for(timeline.state)
    seats = [seat for seat, decision in waiting.items() if not decision.answered]
    seat = random.choice(seats) if how.race else min(seats)
    due = waiting[seat].deadline_ms
    if how.race and due is not None and at_ms >= due:
        return timeline.expire(at_ms)
    view = timeline.game.view(timeline.state, seat)
    if random.random() < how.whims:
        deadline = waiting[seat].deadline_ms
        if deadline is not None and random.random() < 0.5:
            return timeline.expire(max(at_ms, deadline))
        if timeline.past and random.random() < 0.5:
            return timeline.take_back(timeline.past[-1].seat, at_ms)
        return timeline.act(seat, timeline.game.legal(view).sample(random), at_ms)
    level = how.levels[seat % len(how.levels)]
    chosen = tasks.choose(how.game, level, msgspec.json.encode(view), f"{how.seed} {timeline.seq}")
    return timeline.act(seat, fulfilled(timeline, seat, chosen), at_ms)


def fulfilled(timeline: Timeline, seat: int, chosen: bytes) -> Any:
    """An action, with what has to be made for it."""
    game = timeline.game
    action = game.decode_action(chosen)
    to_order = kit_of(game.spec.name).made_to_order
    if to_order is None or not isinstance(action, to_order.actions):
        return action
    order = to_order.order(game.view(timeline.state, seat), action)
    return to_order.fulfil(action, tasks.make(game.spec.name, msgspec.json.encode(order)))


def told(outcome: Outcome) -> list[str]:
    """The score sheets, for people."""
    lines = []
    for seat, (rank, sheet) in enumerate(zip(outcome.ranks, outcome.sheets, strict=True)):
        lines.append(f"seat {seat}: {sheet.total} points, rank {rank}")
        lines += [f"    {say(line.what, 'en', line.particulars)} = {line.points}" for line in sheet.lines]
    return lines + [say(note.what, "en", note.particulars) for note in outcome.notes]


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def main() -> None:
    """Write the golden files."""
    FOLDER.mkdir(exist_ok=True)
    for name, how in PLAYTHROUGHS.items():
        if "--update" in sys.argv or not path_of(name).exists():
            path_of(name).write_bytes(msgspec.json.format(msgspec.json.encode(play(how)), indent=1) + b"\n")
            print(f"wrote {name}")


if __name__ == "__main__":
    main()
