"""One's own numbers: results, by game and mode."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from salon.server.domain.numbers.results import Result
from salon.server.protocol.numbers import LevelNumbers, ModeNumbers, Numbers
from salon.server.settings import DAY

CHARTED = 30
"""How many games a chart shows: the latest ones."""


def numbers_of(results: Iterable[Result], now_ms: int, levels: Mapping[str, Sequence[str]]) -> Numbers:
    """A visitor's numbers. Modes that were played last come first. A day begins at midnight UTC. `levels` are those of
    each game, from easy to hard."""
    ordered = sorted(results, key=lambda each: (each.ended_ms, each.game_id))

    def kind(each: Result) -> tuple[str, str, bool]:
        return each.game, each.mode, each.seats == 1

    modes = [
        _mode(list(those), levels.get(game, ()))
        for (game, _, _), those in groupby(sorted(ordered, key=kind), key=kind)
    ]
    days = sorted({each.ended_ms // DAY for each in ordered})
    streak, best = _days_in_a_row(days, now_ms // DAY)
    return Numbers(
        games=len(ordered),
        modes=tuple(sorted(modes, key=lambda mode: -mode.last_ms)),
        days=streak,
        best_days=best,
    )


def _mode(results: Sequence[Result], known: Sequence[str]) -> ModeNumbers:
    first, points = results[0], [each.points for each in results]
    alone = first.seats == 1
    won = [each.rank == 1 for each in results]
    streak, best_streak = _wins_in_a_row(won)
    return ModeNumbers(
        game=first.game,
        mode=first.mode,
        alone=alone,
        games=len(results),
        wins=None if alone else sum(won),
        best=max(points),
        mean=sum(points) / len(points),
        points=tuple(points[-CHARTED:]),
        won=() if alone else tuple(won[-CHARTED:]),
        streak=0 if alone else streak,
        best_streak=0 if alone else best_streak,
        levels=tuple(_levels(results, known)),
        last_ms=results[-1].ended_ms,
    )


def _levels(results: Sequence[Result], known: Sequence[str]) -> Iterable[LevelNumbers]:
    """The results against each level of bots, of games in which nobody else took part."""
    against: dict[str, list[Result]] = {}
    for each in results:
        if each.people == 1 and len(each.levels) == 1:
            against.setdefault(each.levels[0], []).append(each)
    order = {level: place for place, level in enumerate(known)}
    for level in sorted(against, key=lambda one: (order.get(one, -1), one)):
        those = against[level]
        mean = sum(each.points for each in those) / len(those)
        yield LevelNumbers(level, len(those), sum(each.rank == 1 for each in those), mean)


def _wins_in_a_row(won: Sequence[bool]) -> tuple[int, int]:
    """How many of the last games in a row were won, and the best streak."""
    best = run = 0
    for each in won:
        run = run + 1 if each else 0
        best = max(best, run)
    return run, best


def _days_in_a_row(days: Sequence[int], today: int) -> tuple[int, int]:
    """The streak of days with a game that is not broken yet, and the best one."""
    best = run = 0
    before: int | None = None
    for day in days:
        run = run + 1 if before is not None and day == before + 1 else 1
        best, before = max(best, run), day
    return (run if before is not None and before >= today - 1 else 0), best
