"""`salon puzzles prove`: searches each position again, longer and in new worlds."""

import argparse
from pathlib import Path

from salon.games.personimo.cli.reading import check_kernel, count, puzzles_in


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "file", nargs="?", type=Path, help="a file of puzzles (default: those that come with Salon)"
    )
    parser.add_argument("--worlds", type=count, default=2000, help="how many worlds to try (default: 2000)")
    parser.add_argument("--number", type=count, help="only the puzzle with this number")


def run(options: argparse.Namespace) -> int:
    """Prove every puzzle, and print those whose best move is not three standard errors ahead."""
    check_kernel()
    from salon.games.personimo.bots.puzzles.proving import LEAST_ERRORS, prove_again

    failed = 0
    puzzles = puzzles_in(options.file)
    chosen = [each for each in enumerate(puzzles, 1) if options.number in (None, each[0])]
    for number, puzzle in chosen:
        nearest = prove_again(puzzle, options.worlds)
        proven = nearest.errors >= LEAST_ERRORS
        failed += not proven
        print(
            f"{number:>4}  {'proven' if proven else 'NOT proven'}: the second-best move loses {nearest.loss:.2f}"
            f" ± {nearest.error:.2f}",
            flush=True,
        )
    print(f"{len(chosen) - failed} of {len(chosen)} puzzles proven")
    return 1 if failed or not chosen else 0
