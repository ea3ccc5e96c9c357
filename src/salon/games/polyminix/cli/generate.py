"""`salon polyminix generate`: a new challenge, proven solvable and rated."""

import argparse

import msgspec

from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.families import FAMILIES
from salon.games.polyminix.content.generator import generate
from salon.games.polyminix.model.boxes import TEST_FACES, Anything, Box, Must, Plus, Sizes, Without
from salon.games.polyminix.model.pieces import find_kit


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    parser.add_argument("--seed", type=int, default=1, help="random seed (default: 1)")
    parser.add_argument("--level", choices=list(Level), help="difficulty (default: any)")
    parser.add_argument("--family", help=f"one of {', '.join(FAMILIES)} (default: any)")
    parser.add_argument(
        "--kit", default="polyminix", help="name of a kit, or a list of pieces (default: polyminix)"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(options: argparse.Namespace) -> int:
    """Generate one and print it."""
    level = Level(options.level) if options.level else None
    challenge = generate(options.seed, level, options.family, find_kit(options.kit))
    if options.json:
        print(msgspec.json.encode(challenge).decode())
        return 0
    print(
        f"{challenge.name}, {challenge.figure.area} squares, {challenge.level} ({challenge.difficulty:.1f})\n"
    )
    print(challenge.figure)
    print()
    for face, box in zip(TEST_FACES, challenge.boxes, strict=True):
        print(f"{face:<8} {_words(box)}")
    return 0


def _words(box: Box) -> str:
    match box:
        case Must(pieces):
            return f"! {' '.join(pieces)}"
        case Plus(pieces, free):
            return f"? {' '.join(pieces)} {' '.join('XYZ'[:free])}"
        case Without(pieces):
            return f"⊘ {' '.join(pieces)}"
        case Sizes(sizes):
            return f"A+B {' '.join(map(str, sizes))}"
        case Anything():
            return "any pieces"
