"""A golden game: a whole game, played by bots from its seed and kept as a file, which shows every change of the rules.

A file holds the record and, for people, the score sheets as they are told in English.
"""

from random import Random
from typing import Any, NamedTuple

import msgspec

from salon.core import Advance, OptionValue, Outcome, Record, Timeline
from salon.games.registry import GAMES, kit_of
from salon.server.compute import tasks
from salon.words import say


class Playthrough(NamedTuple):
    """How a golden game is played."""

    seats: int
    levels: tuple[str, ...]
    """The bots by seat; the list is repeated if there are more seats."""
    options: dict[str, OptionValue] = {}  # noqa: RUF012
    seed: str = "golden"
    whims: float = 0.0
    """How often a seat acts at random, takes something back or lets its time run out."""
    race: bool = False
    """Whether seats that are asked at the same time act in any order, not seat by seat."""


class Golden(msgspec.Struct, frozen=True):
    """A golden file."""

    told: tuple[str, ...]
    outcome: Outcome
    record: Record


def play(name: str, how: Playthrough) -> Golden:
    """Play a game of this name from its seed."""
    game, random = GAMES[name], Random(how.seed)
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
    chosen = tasks.choose(
        timeline.game.spec.name, level, msgspec.json.encode(view), f"{how.seed} {timeline.seq}"
    )
    return timeline.act(seat, fulfilled(timeline, seat, chosen), at_ms)


def fulfilled(timeline: Timeline, seat: int, chosen: bytes) -> Any:
    """An action, with what has to be made for it to be played."""
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
