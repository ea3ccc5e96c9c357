"""One game between bots, in a time of its own.

The clock is simulated: it stands while bots think and moves by the pauses that racing bots ask for, so a race
ends as it would at a table, only sooner. Bots that have no pace answer at once.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from salon.core import Action, AnyGame, Bot, Decision, IllegalAction, Paced, Seat, Setup, Timeline, Warming
from salon.games.registry import bots_of, find_bot, kit_of
from salon.lab.arena.match import Match, Played, find_game
from salon.words import explain

ChanceFor = Callable[[Seat, int], Random]
"""The chance of a bot for its decision at a seat and a seq."""


class Finished(NamedTuple):
    """The end of a game, and how long each decision of each seat took, in microseconds."""

    timeline: Timeline
    thinking_us: tuple[tuple[int, ...], ...]


class _Plan(NamedTuple):
    """What a bot will do, when, and what it was asked at which seq."""

    action: Action
    due_ms: int
    question: Decision
    seq: int


def play_game(match: Match, number: int) -> Played:
    """One game of a match. The same arguments give the same game, unless a bot thinks for a time."""
    game, seating = find_game(match.game), match.seating(number)
    at_the_table = [find_bot(match.game, match.bots[entrant]) for entrant in seating]
    for name in dict.fromkeys(match.bots):
        _get_ready(match, name)

    def chance_for(seat: Seat, seq: int) -> Random:
        return Random(f"arena {match.seed} game {number} seat {seat} seq {seq}")

    finished = play(game, match.setup(number), at_the_table, chance_for)
    outcome = game.outcome(finished.timeline.state)
    if outcome is None:
        raise RuntimeError(f"{match.game} asks nobody anything, and is not over")
    return Played(
        number=number,
        points=tuple(sheet.total for sheet in outcome.sheets),
        ranks=outcome.ranks,
        thinking_us=finished.thinking_us,
        notes=tuple(note.what for note in outcome.notes),
    )


def play(game: AnyGame, setup: Setup, players: Sequence[Bot], chance_for: ChanceFor) -> Finished:
    """A whole game, each seat played by its bot."""
    return _Table(game, setup, players, chance_for).to_the_end()


_ready: set[tuple[str, str, int]] = set()


def _get_ready(match: Match, name: str) -> None:
    """What a bot has compiled or loaded is no part of its thinking: it decides once before its time is taken."""
    bot, kind = find_bot(match.game, name), (match.game, name, len(match.bots))
    if not isinstance(bot, Warming) or kind in _ready:
        return
    _ready.add(kind)
    first = Timeline.start(find_game(match.game), match.setup(0), 0).timeline
    seat = min(first.waiting)
    bot.choose(first.game.view(first.state, seat), Random(0))


class _Table:
    def __init__(self, game: AnyGame, setup: Setup, players: Sequence[Bot], chance_for: ChanceFor) -> None:
        self._game = game
        self._players = players
        self._chance_for = chance_for
        self._timeline = Timeline.start(game, setup, 0).timeline
        self._now_ms = 0
        self._plans: dict[Seat, _Plan] = {}
        self._thinking_us: list[list[int]] = [[] for _ in players]

    def to_the_end(self) -> Finished:
        while waiting := self._game.waiting_for(self._timeline.state):
            self._plan(waiting)
            due = min((plan.due_ms for plan in self._plans.values()), default=None)
            deadline = min(
                (d.deadline_ms for d in waiting.values() if d.deadline_ms is not None), default=None
            )
            if deadline is not None and (due is None or deadline <= due):
                self._expire(deadline)
            else:
                self._act()
        return Finished(self._timeline, tuple(map(tuple, self._thinking_us)))

    def _plan(self, waiting: Mapping[Seat, Decision]) -> None:
        """Every seat that is asked has a plan, or one of them acts at once."""
        asked = {
            seat: replace(decision, deadline_ms=None)
            for seat, decision in waiting.items()
            if not decision.answered
        }
        # As at a table, what a seat has decided stands while it is still asked the same.
        self._plans = {seat: plan for seat, plan in self._plans.items() if asked.get(seat) == plan.question}
        for seat, question in sorted(asked.items()):
            if seat not in self._plans:
                self._plans[seat] = self._think(seat, question)
                if self._plans[seat].due_ms <= self._now_ms:
                    return

    def _think(self, seat: Seat, question: Decision) -> _Plan:
        bot, seq = self._players[seat], self._timeline.seq
        view: Any = self._game.view(self._timeline.state, seat)
        random = self._chance_for(seat, seq)
        began = time.perf_counter_ns()
        action = bot.choose(view, random)
        self._thinking_us[seat].append((time.perf_counter_ns() - began) // 1000)
        pause_ms = bot.pause_ms(view, action, random) if isinstance(bot, Paced) else 0
        return _Plan(self._provided(view, action), self._now_ms + pause_ms, question, seq)

    def _provided(self, view: Any, action: Any) -> Action:
        """The action, with what has to be made for it first."""
        name = self._game.spec.name
        to_order, make = kit_of(name).made_to_order, bots_of(name).make
        if to_order is not None and make is not None and isinstance(action, to_order.actions):
            order = to_order.order(view, action)
            if order is not None:
                action = to_order.fulfil(action, msgspec.json.encode(make(msgspec.json.encode(order))))
        provided: Action = action
        return provided

    def _act(self) -> None:
        seat = min(self._plans, key=lambda each: (self._plans[each].due_ms, each))
        plan = self._plans.pop(seat)
        self._now_ms = max(self._now_ms, plan.due_ms)
        try:
            self._timeline = self._timeline.act(seat, plan.action, self._now_ms).timeline
        except IllegalAction as refusal:
            # What was legal when it was decided may not be any more; then it decides anew.
            if plan.seq == self._timeline.seq:
                raise RuntimeError(
                    f"the bot on seat {seat} tried {plan.action}: {explain(refusal)}"
                ) from refusal

    def _expire(self, at_ms: int) -> None:
        self._now_ms = at_ms
        self._timeline = self._timeline.expire(at_ms).timeline
        self._plans.clear()
