"""Statistics of a match: means by bot, with 95 % confidence intervals.

The seatings of one deal are not independent of each other, but deals are. The variance is therefore that between deals.
For points it gives the usual interval (mean ± 1.96 standard errors of the deals' means). For wins it gives Wilson's
score interval with the effective number of independent games, which is at most the number played.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import ceil, sqrt
from statistics import fmean, median, variance

from msgspec import Struct

from salon.lab.arena.match import Match, PlayedGame

Z = 1.959964
"""The number of standard errors on either side of the mean that hold 95 % of a normal distribution."""

INTERVALS = (
    "95 %; spread between deals; for wins Wilson's score interval with the effective number of games, "
    "for points mean ± 1.96 standard errors"
)


class Estimate(Struct, frozen=True):
    """A mean and its 95 % confidence interval, which needs at least two deals."""

    mean: float
    low: float | None
    high: float | None


class BotResult(Struct, frozen=True, kw_only=True):
    """The result of one bot. If it has several seats, everything is a mean over its seats."""

    bot: str
    seats: int
    wins: Estimate | None
    """The share of games won, where a tie is shared; None in a solitaire."""
    points: Estimate
    margin: Estimate | None
    """The lead over the best other player; None in a solitaire."""
    decisions: int
    mean_ms: float
    median_ms: float
    p99_ms: float
    remarks: dict[str, float] = {}
    """In a solitaire, the share of games that ended with each remark."""


def bot_results(match: Match, played: Sequence[PlayedGame]) -> list[BotResult]:
    """Return a result for each distinct bot, in the order in which they are listed."""
    return [_bot_result(match, played, name) for name in dict.fromkeys(match.bots)]


def _bot_result(match: Match, played: Sequence[PlayedGame], name: str) -> BotResult:
    seats = {
        game.number: [
            seat for seat, each in enumerate(match.seating(game.number)) if match.bots[each] == name
        ]
        for game in played
    }

    def by_deal(figure: Callable[[PlayedGame, int], float]) -> list[float]:
        deals: defaultdict[int, list[float]] = defaultdict(list)
        for game in played:
            deals[match.deal(game.number)].append(fmean(figure(game, seat) for seat in seats[game.number]))
        return [fmean(values) for values in deals.values()]

    alone = len(match.bots) == 1
    thinking = sorted(chain.from_iterable(g.thinking_us[seat] for g in played for seat in seats[g.number]))
    return BotResult(
        bot=name,
        seats=match.bots.count(name),
        wins=None if alone else share(by_deal(PlayedGame.wins), len(played)),
        points=mean(by_deal(lambda game, seat: game.points[seat])),
        margin=None if alone else mean(by_deal(PlayedGame.margin)),
        decisions=len(thinking),
        mean_ms=fmean(thinking) / 1000 if thinking else 0.0,
        median_ms=median(thinking) / 1000 if thinking else 0.0,
        p99_ms=percentile(thinking, 0.99) / 1000,
        remarks=_remarks(played) if alone else {},
    )


def mean(deals: Sequence[float]) -> Estimate:
    """Return the mean over deals with its confidence interval."""
    middle = fmean(deals)
    if len(deals) < 2:
        return Estimate(middle, None, None)
    error = Z * sqrt(variance(deals) / len(deals))
    return Estimate(middle, middle - error, middle + error)


def share(deals: Sequence[float], games: int) -> Estimate:
    """Return a share over deals, with Wilson's score interval for the effective number of games."""
    middle = fmean(deals)
    spread = variance(deals) if len(deals) > 1 else 0.0
    # The number of independent games with the same variance. Without any variance, a deal counts as one game.
    effective = len(deals) * middle * (1 - middle) / spread if spread else len(deals)
    return wilson(middle, min(effective, games))


def wilson(middle: float, count: float) -> Estimate:
    """Return Wilson's score interval for a share of `count` independent games, which is valid near 0 and 1 too."""
    scale = 1 + Z * Z / count
    centre = (middle + Z * Z / (2 * count)) / scale
    error = Z / scale * sqrt(middle * (1 - middle) / count + Z * Z / (4 * count * count))
    return Estimate(middle, max(0.0, centre - error), min(1.0, centre + error))


def percentile(ordered: Sequence[float], part: float) -> float:
    """Return the smallest value that at least this fraction of the values does not exceed."""
    return float(ordered[ceil(part * len(ordered)) - 1]) if ordered else 0.0


def _remarks(played: Iterable[PlayedGame]) -> dict[str, float]:
    games = list(played)
    counts = Counter(note for game in games for note in game.notes)
    return {note: count / len(games) for note, count in counts.most_common()}
