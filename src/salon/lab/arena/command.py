"""`salon arena GAME --bots A,B,…`: play a match between bots, and print the statistics."""

import argparse
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from salon.core import Refusal
from salon.games.registry import GAMES
from salon.lab.arena.execution import BACKENDS, run_games
from salon.lab.arena.journal import Journal
from salon.lab.arena.match import InvalidMatch, Match, PlayedGame, find_game
from salon.lab.arena.options import read_options
from salon.lab.arena.progress import Progress
from salon.lab.arena.report import as_json, as_text
from salon.words import explain

INTERRUPTED = 130


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help="a bot for each seat; a single bot plays a solitaire"
    )
    parser.add_argument(
        "--players", type=int, metavar="N", help="number of seats; the last bot takes the remaining ones"
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="minimum number of games, rounded up to whole rotations (default: 100)",
    )
    parser.add_argument("--seed", default="1", help="seed of the deals (default: 1)")
    parser.add_argument("--preset", help="name of a preset of the game")
    parser.add_argument(
        "--options",
        default="",
        metavar="NAME=VALUE,…",
        help="options of the game; NAME alone switches an option on",
    )
    parser.add_argument(
        "--jobs",
        type=int,
        default=-1,
        metavar="N",
        help="number of games played in parallel (default: one per core)",
    )
    parser.add_argument(
        "--backend",
        choices=BACKENDS,
        default="processes",
        help="backend that plays the games (default: processes)",
    )
    parser.add_argument(
        "--address", help="address of a Ray or Dask scheduler (default: start one on this machine)"
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="file for finished games; the same command continues from it",
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(options: argparse.Namespace) -> int:
    """Play the match, and print the statistics."""
    try:
        match = read_match(options)
        with _interrupt_on_sigterm():
            played = _play(match, options)
    except InvalidMatch as bad:
        print(f"salon: {bad}", file=sys.stderr)
        return 2
    except Refusal as refusal:
        print(f"salon: {explain(refusal)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        _report_interruption(options.keep)
        return INTERRUPTED
    print(as_json(match, played, command_of(options)) if options.json else as_text(match, played))
    return 0


def read_match(options: argparse.Namespace) -> Match:
    """Return the match that the command line describes."""
    names = [name.strip() for name in options.bots.split(",")]
    if options.games < 1 or options.jobs == 0:
        raise InvalidMatch("--games wants a number from 1, --jobs one from 1 (or -1 for all cores)")
    if options.players is not None:
        if options.players < len(names):
            raise InvalidMatch(f"there are {len(names)} bots for {options.players} seats")
        names += names[-1:] * (options.players - len(names))
    chosen = read_options(find_game(options.game), options.preset, options.options)
    return Match.of(options.game, names, chosen, options.seed)


def command_of(options: argparse.Namespace) -> str:
    """Return the command that reproduces these numbers, without options that do not affect them."""
    words = ["./salon", "arena", options.game, "--bots", options.bots]
    given: dict[str, Any] = {
        "--players": options.players,
        "--games": options.games,
        "--seed": options.seed,
        "--preset": options.preset,
        "--options": options.options or None,
        "--jobs": None if options.jobs == -1 else options.jobs,
    }
    for name, value in given.items():
        words += [name, str(value)] if value is not None else []
    return shlex.join([*words, "--json"])


def _play(match: Match, options: argparse.Namespace) -> list[PlayedGame]:
    wanted = range(match.round_up(options.games))
    journal = Journal(options.keep, match) if options.keep else None
    played = {game.number: game for game in journal.games if game.number in wanted} if journal else {}
    missing = [number for number in wanted if number not in played]
    progress = Progress(len(wanted), len(played))
    try:
        for game in run_games(
            match, missing, jobs=options.jobs, backend=options.backend, address=options.address
        ):
            if journal:
                journal.add(game)
            played[game.number] = game
            progress.step()
    finally:
        progress.end()
        if journal:
            journal.close()
    return [played[number] for number in wanted]


@contextmanager
def _interrupt_on_sigterm() -> Iterator[None]:
    """Handle SIGTERM like Ctrl-C: end the workers and print a message."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _report_interruption(keep: Path | None) -> None:
    kept = (
        f"the games so far are in {keep}: the same command continues from there"
        if keep
        else "nothing was kept (--keep FILE)"
    )
    print(f"salon: interrupted; {kept}", file=sys.stderr)
