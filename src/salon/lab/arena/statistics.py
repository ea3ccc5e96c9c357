"""What many games show: means by bot, with 95 % confidence intervals.

The seatings of one deal are not independent of each other, deals are. So the spread is that between deals:
for points it gives the usual interval (mean ± 1.96 standard errors of the deals' means); for wins Wilson's score
interval with the number of independent games that would spread as much, never more than were played.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from math import ceil, sqrt
from statistics import fmean, median, variance

from msgspec import Struct

from salon.lab.arena.match import Match, Played

Z = 1.959964
"""How many standard errors hold 95 % of a normal distribution."""

INTERVALS = (
    "95 %; spread between deals; for wins Wilson's score interval with the effective number of games, "
    "for points mean ± 1.96 standard errors"
)


class Estimate(Struct, frozen=True):
    """A mean and its 95 % confidence interval, which takes two deals."""

    mean: float
    low: float | None
    high: float | None


class Standing(Struct, frozen=True, kw_only=True):
    """How one bot did. A bot that sits on several seats is counted once for each: everything is a mean by seat."""

    bot: str
    seats: int
    wins: Estimate | None
    """The share of games won, shared wins shared; None for who plays alone."""
    points: Estimate
    margin: Estimate | None
    """Points ahead of the best of the others; None for who plays alone."""
    decisions: int
    mean_ms: float
    median_ms: float
    p99_ms: float
    remarks: dict[str, float] = {}
    """For who plays alone: the share of games that ended with each remark."""


def standings(match: Match, played: Sequence[Played]) -> list[Standing]:
    """One line for each different bot, in the order in which they are listed."""
    return [_standing(match, played, name) for name in dict.fromkeys(match.bots)]


def _standing(match: Match, played: Sequence[Played], name: str) -> Standing:
    seats = {
        game.number: [
            seat for seat, each in enumerate(match.seating(game.number)) if match.bots[each] == name
        ]
        for game in played
    }

    def by_deal(figure: Callable[[Played, int], float]) -> list[float]:
        deals: defaultdict[int, list[float]] = defaultdict(list)
        for game in played:
            deals[match.deal(game.number)].append(fmean(figure(game, seat) for seat in seats[game.number]))
        return [fmean(values) for values in deals.values()]

    alone = len(match.bots) == 1
    thinking = sorted(chain.from_iterable(g.thinking_us[seat] for g in played for seat in seats[g.number]))
    return Standing(
        bot=name,
        seats=match.bots.count(name),
        wins=None if alone else share(by_deal(Played.wins), len(played)),
        points=mean(by_deal(lambda game, seat: game.points[seat])),
        margin=None if alone else mean(by_deal(Played.margin)),
        decisions=len(thinking),
        mean_ms=fmean(thinking) / 1000 if thinking else 0.0,
        median_ms=median(thinking) / 1000 if thinking else 0.0,
        p99_ms=percentile(thinking, 0.99) / 1000,
        remarks=_remarks(played) if alone else {},
    )


def mean(deals: Sequence[float]) -> Estimate:
    """The mean over deals, and the usual interval around it."""
    middle = fmean(deals)
    if len(deals) < 2:
        return Estimate(middle, None, None)
    error = Z * sqrt(variance(deals) / len(deals))
    return Estimate(middle, middle - error, middle + error)


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share over deals, and Wilson's score interval with the effective number of games."""
    middle = fmean(deals)
    spread = variance(deals) if len(deals) > 1 else 0.0
    # As many independent games as would spread as much; where nothing spreads, a deal says no more than a game.
    effective = len(deals) * middle * (1 - middle) / spread if spread else len(deals)
    return wilson(middle, min(effective, games))


def wilson(middle: float, count: float) -> Estimate:
    """Wilson's score interval for a share of `count` independent games: sound near 0 and 1 as well."""
    scale = 1 + Z * Z / count
    centre = (middle + Z * Z / (2 * count)) / scale
    error = Z / scale * sqrt(middle * (1 - middle) / count + Z * Z / (4 * count * count))
    return Estimate(middle, max(0.0, centre - error), min(1.0, centre + error))


def percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest value that at least this part of all does not exceed."""
    return float(ordered[ceil(part * len(ordered)) - 1]) if ordered else 0.0


def _remarks(played: Iterable[Played]) -> dict[str, float]:
    games = list(played)
    counts = Counter(note for game in games for note in game.notes)
    return {note: count / len(games) for note, count in counts.most_common()}
