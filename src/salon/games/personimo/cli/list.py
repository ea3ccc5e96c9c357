"""`salon puzzles list`: the puzzles by theme, with what the obvious move loses."""

import argparse
from pathlib import Path

from salon.games.personimo.cli.reading import puzzles_in
from salon.games.personimo.puzzles.themes import THEMES, level_of, theme_of


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument(
        "file", nargs="?", type=Path, help="a file of puzzles (default: those that come with Salon)"
    )
    parser.add_argument("--theme", choices=THEMES, help="only this theme")


def run(options: argparse.Namespace) -> int:
    """Print one line for each puzzle, and how many there are."""
    puzzles = puzzles_in(options.file)
    shown = 0
    for theme in THEMES:
        if options.theme not in (None, theme):
            continue
        for number, puzzle in enumerate(puzzles, 1):
            if theme_of(puzzle) == theme:
                lost = next(each for each in puzzle.alternatives if each.move == puzzle.obvious)
                print(
                    f"{number:>4}  {theme:<8}  level {level_of(puzzle)}  {puzzle.seats} players"
                    f"  best {puzzle.best.move:<9}  obvious {puzzle.obvious:<9} loses {lost.loss:.1f}"
                )
                shown += 1
    print(f"{shown} of {len(puzzles)} puzzles")
    return 0
