"""`salon replay FILE`: replays a record, checks its shuffle, and prints the score sheets."""

import argparse
import sys
from pathlib import Path

import msgspec

from salon.core import Outcome, Record, Refusal, commitment, replay
from salon.games.registry import kits_with_content
from salon.server.settings import data_directory
from salon.words import LANGUAGES, explain, say


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("file", help="record file, as downloaded from a replay (- for standard input)")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="language of the score sheets")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help=f"data folder with added decks, if the game used one (default: {data_directory()})",
    )


def run(options: argparse.Namespace) -> int:
    """Print the result. Returns 1 if the file is not a record, breaks a rule, or does not follow from its seed."""
    try:
        record = _read(options.file)
        kit = kits_with_content(options.data or data_directory()).get(record.setup.game)
        if kit is None:
            raise ValueError(f"there is no game {record.setup.game!r}")
        game = kit.game
        _check_version(record, game.spec.rules_version)
        # This raises BadSetup if the setup is impossible.
        game.setup(record.setup.seats, record.setup.options, record.setup.seed)
        *_, last = replay(game, record)
    except (OSError, msgspec.DecodeError, ValueError) as error:
        reason = explain(error, options.language) if isinstance(error, Refusal) else error
        print(f"salon: {options.file} does not replay: {reason}", file=sys.stderr)
        return 1
    setup = record.setup
    print(
        f"{say(f'{setup.game}-name', options.language)}: {setup.seats} seats, {len(record.entries)} entries"
    )
    outcome = game.outcome(last.timeline.state)
    if outcome is not None:
        _print_sheets(outcome, options.language)
    _print_beginnings(record)
    fair = record.is_fairly_drawn()
    _print_origin(record)
    print("Every shuffle follows from the seed." if fair else "The draws do NOT follow from the seed.")
    return 0 if fair else 1


def _read(name: str) -> Record:
    body = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    record = Record.from_json(body)
    if not record.entries:
        raise ValueError("it has no entries")
    return record


def _check_version(record: Record, ours: int) -> None:
    theirs = record.setup.rules_version
    if theirs > ours:
        raise ValueError(
            f"it follows version {theirs} of the rules and this is version {ours}: it needs a newer Salon"
        )


def _print_origin(record: Record) -> None:
    """Print the seed, the parts that it was made of, and the commitment to compare with what was shown before."""
    print(f"\nseed     {record.setup.seed}")
    if record.joint is not None:
        print(f"secret   {record.joint.secret}")
        for seat, number in enumerate(record.joint.contributions):
            print(f"seat {seat + 1:<3} {number or '(no number)'}")
    print(f"SHA-256  {commitment(record.secret)}{'' if record.joint is None else ' (of the secret)'}")
    if record.joint is not None:
        follows = record.joint.seed == record.setup.seed
        print(
            "The seed follows from the server's secret and the players' numbers."
            if follows
            else "The seed does NOT follow from the server's secret and the players' numbers."
        )


def _print_beginnings(record: Record) -> None:
    """Print which games this one was played on from, where, and whether the cards stayed the same."""
    begun = [entry for entry in record.entries if entry.what == "play-on"]
    for entry, beginning in zip(begun, record.beginnings, strict=False):
        dealt = "with the same cards" if entry.seat is None else f"dealt anew for seat {entry.seat + 1}"
        print(f"\nplayed on from entry {entry.seq - 1} of game {beginning.game_id or '?'}, {dealt}")
        print(f"seed     {beginning.seed} (of the entries before)")


def _print_sheets(outcome: Outcome, language: str) -> None:
    for seat, sheet in enumerate(outcome.sheets):
        print(f"\n{outcome.ranks[seat]}.  seat {seat + 1}")
        for line in sheet.lines:
            print(f"    {say(line.what, language, line.particulars):<40} {line.points:>4}")
        print(f"    {'':<40} {sheet.total:>4}")
    for note in outcome.notes:
        print(say(note.what, language, note.particulars))
