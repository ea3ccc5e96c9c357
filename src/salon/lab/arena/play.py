"""Plays one game between bots on a simulated clock.

The clock stands still while bots think, and advances by the pauses that racing bots request. A race therefore ends as
it would at a table, but sooner. Bots without a pace answer at once.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter_ns
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from salon.core import Action, AnyGame, Bot, Decision, IllegalAction, Paced, Seat, Setup, Timeline, Warming
from salon.games.registry import bots_of, find_bot, kit_of
from salon.lab.arena.match import Match, PlayedGame, find_game
from salon.words import explain

ChanceFor = Callable[[Seat, int], Random]
"""Returns the random generator for a bot's decision at a seat and a seq."""


class FinishedGame(NamedTuple):
    """The end of a game, and the time of each decision of each seat, in microseconds."""

    timeline: Timeline
    thinking_us: tuple[tuple[int, ...], ...]


class _Plan(NamedTuple):
    """A bot's chosen action, when it is due, and the decision it answers, with its seq."""

    action: Action
    due_ms: int
    question: Decision
    seq: int


def play_game(match: Match, number: int) -> PlayedGame:
    """Play one game of a match. The same arguments give the same game, unless a bot has a time budget."""
    game, seating = find_game(match.game), match.seating(number)
    at_the_table = [find_bot(match.game, match.bots[entrant]) for entrant in seating]
    for name in dict.fromkeys(match.bots):
        _warm_up(match, name)

    def chance_for(seat: Seat, seq: int) -> Random:
        return Random(f"arena {match.seed} game {number} seat {seat} seq {seq}")

    finished = play(game, match.setup(number), at_the_table, chance_for)
    outcome = game.outcome(finished.timeline.state)
    if outcome is None:
        raise RuntimeError(f"{match.game} waits for no seat, but is not over")
    return PlayedGame(
        number=number,
        points=tuple(sheet.total for sheet in outcome.sheets),
        ranks=outcome.ranks,
        thinking_us=finished.thinking_us,
        notes=tuple(note.what for note in outcome.notes),
    )


def play(game: AnyGame, setup: Setup, players: Sequence[Bot], chance_for: ChanceFor) -> FinishedGame:
    """Play a game to the end, with a bot on each seat."""
    return _Table(game, setup, players, chance_for).to_the_end()


_ready: set[tuple[str, str, int]] = set()


def _warm_up(match: Match, name: str) -> None:
    """Let a bot decide once before it is timed, so that compiling and loading do not count as thinking."""
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

    def to_the_end(self) -> FinishedGame:
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
        return FinishedGame(self._timeline, tuple(map(tuple, self._thinking_us)))

    def _plan(self, waiting: Mapping[Seat, Decision]) -> None:
        """Make sure that every seat with a decision has a plan, unless one of them acts at once."""
        asked = {
            seat: replace(decision, deadline_ms=None)
            for seat, decision in waiting.items()
            if not decision.answered
        }
        # As at a table, a plan stays valid while the seat's decision is the same.
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
        began = perf_counter_ns()
        action = bot.choose(view, random)
        self._thinking_us[seat].append((perf_counter_ns() - began) // 1000)
        pause_ms = bot.pause_ms(view, action, random) if isinstance(bot, Paced) else 0
        return _Plan(self._with_order(view, action), self._now_ms + pause_ms, question, seq)

    def _with_order(self, view: Any, action: Any) -> Action:
        """Return the action with what has to be made to order for it."""
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
            # An action that was legal when it was chosen may have become illegal since. Then the bot chooses again.
            if plan.seq == self._timeline.seq:
                raise RuntimeError(
                    f"the bot on seat {seat} tried {plan.action}: {explain(refusal)}"
                ) from refusal

    def _expire(self, at_ms: int) -> None:
        self._now_ms = at_ms
        self._timeline = self._timeline.expire(at_ms).timeline
        self._plans.clear()
