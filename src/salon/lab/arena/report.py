"""The report of a match, as text and as JSON."""

import os
import platform
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from salon.lab.arena.match import Match, PlayedGame, find_game
from salon.lab.arena.statistics import INTERVALS, BotResult, Estimate, bot_results

COLUMNS = ("bot", "seats", "wins", "95 %", "points", "margin", "mean", "median", "p99")


def as_json(match: Match, played: Sequence[PlayedGame], command: str) -> str:
    """Return all results with the command that reproduces them, in the format of `bench/results`."""
    told: dict[str, Any] = {
        "command": command,
        "match": match,
        "games": len(played),
        "deals": len({match.deal(game.number) for game in played}),
        "seatings": len(match.seatings),
        "standings": bot_results(match, played),
        "intervals": INTERVALS,
        "timed": match.timed,
        "salon": version("salon"),
        "machine": machine(),
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode()


def as_text(match: Match, played: Sequence[PlayedGame]) -> str:
    """Return a table with explanations."""
    return "\n".join([_headline(match, played), "", *_table(match, played), "", *_remarks(match, played)])


def machine() -> dict[str, str | int]:
    """Describe the machine on which the times were measured."""
    cpus = Path("/proc/cpuinfo")
    lines = cpus.read_text(encoding="utf-8").splitlines() if cpus.exists() else []
    named = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return {
        "cpu": next(named, platform.machine()),
        "cores": os.cpu_count() or 1,
        "python": platform.python_version(),
    }


def _headline(match: Match, played: Sequence[PlayedGame]) -> str:
    defaults = {option.name: option.default for option in find_game(match.game).spec.options}
    changed = [f"{name}={value}" for name, value in match.options.items() if value != defaults.get(name)]
    deals, seatings = len({match.deal(game.number) for game in played}), len(match.seatings)
    rotated = f", every deal in {seatings} seatings" if seatings > 1 else ""
    return f"{match.game}{' ' if changed else ''}{' '.join(changed)}: {len(played)} games, {deals} deals{rotated}"


def _table(match: Match, played: Sequence[PlayedGame]) -> Iterator[str]:
    rows = [COLUMNS, *(_row(each) for each in bot_results(match, played))]
    if len(match.bots) == 1:
        rows = [row[:2] + row[4:5] + row[6:] for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        first, *others = row
        rest = "  ".join(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield f"{first.ljust(widths[0])}  {rest}"


def _row(each: BotResult) -> tuple[str, ...]:
    wins = each.wins
    within = (
        f"{wins.low:.1%} – {wins.high:.1%}" if wins and wins.low is not None and wins.high is not None else ""
    )
    return (
        each.bot,
        f"{each.seats}",
        f"{wins.mean:.1%}" if wins else "",
        within,
        _with_error(each.points),
        _with_error(each.margin, "+") if each.margin else "",
        _time(each.mean_ms),
        _time(each.median_ms),
        _time(each.p99_ms),
    )


def _with_error(estimate: Estimate, sign: str = "") -> str:
    error = "" if estimate.high is None else f" ± {estimate.high - estimate.mean:.1f}"
    return f"{estimate.mean:{sign}.1f}{error}"


def _time(ms: float) -> str:
    return f"{ms:.2f} ms" if ms < 10 else f"{ms:.0f} ms" if ms < 1000 else f"{ms / 1000:.2f} s"


def _remarks(match: Match, played: Sequence[PlayedGame]) -> Iterator[str]:
    for each in bot_results(match, played):
        for note, part in each.remarks.items():
            yield f"{each.bot}: {note.removeprefix(f'{match.game}-note-').replace('-', ' ')} {part:.1%}"
    if len(match.bots) > 1:
        yield "wins: per seat, ties shared; 95 %: Wilson's score interval, from the variance between deals"
    yield "points, margin over the best other player: mean ± 1.96 standard errors; times: one decision"
    if match.timed:
        names = ", ".join(match.timed)
        yield f"{names}: the budget is a time, so games differ with the machine and its load"
