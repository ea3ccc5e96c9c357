"""`salon polyminix deck`: make the deck, or prove it with an independent solver."""

import argparse
import sys
from collections import Counter
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from salon.games.polyminix import solver
from salon.games.polyminix.content.challenges import EDITION, Challenge, Deck, Level, load_deck
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.pieces import find_kit
from salon.games.polyminix.solver import independent

DATA = Path(__file__).parent.parent / "content" / "data" / f"deck-{EDITION}.json"


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare the options."""
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--make", action="store_true", help="generate the deck again (takes a minute or two)")
    what.add_argument("--check", action="store_true", help="prove that every test has a solution")
    parser.add_argument("--seed", type=int, default=1, help="with --make: random seed (default: 1)")
    parser.add_argument(
        "--kit", default="polyminix", help="with --make: kit of the deck (default: polyminix)"
    )
    parser.add_argument("--out", type=Path, default=DATA, metavar="FILE", help="with --make: file to write")
    parser.add_argument("--json", action="store_true", help="with --check: print the result as JSON")


def run(options: argparse.Namespace) -> int:
    """Make or check; 1 if a test has no solution."""
    if options.make:
        return _make(options)
    if find_spec("exact_cover") is None:
        print("salon: the check needs another solver than ours: pip install exact-cover", file=sys.stderr)
        return 2
    report = check(load_deck())
    if options.json:
        print(msgspec.json.encode(report).decode())
    else:
        _print(report)
    return 0 if report["solvable"] == report["tests"] == report["agreed"] else 1


def _make(options: argparse.Namespace) -> int:
    from salon.games.polyminix.content.deck import make_deck

    deck = make_deck(options.seed, find_kit(options.kit), lambda line: print(line, file=sys.stderr))
    lines = ",\n  ".join(msgspec.json.encode(card).decode() for card in deck.cards)
    head = msgspec.json.encode(msgspec.structs.replace(deck, cards=())).decode()
    # One card a line, so that a change shows which card has changed.
    options.out.write_text(head.replace('"cards":[]', f'"cards":[\n  {lines}\n]') + "\n", encoding="utf-8")
    print(f"{len(deck.cards)} cards written to {options.out}")
    return 0


def check(deck: Deck) -> dict[str, Any]:
    """Solve every test with the independent solver, and with ours, and describe the levels."""
    tests = [(challenge, face) for challenge in deck.challenges() for face in TEST_FACES]
    theirs = [independent.is_solvable(one.figure, deck.kit, one.box(face)) for one, face in tests]
    ours = [solver.first(one.problem(face, deck.kit)) is not None for one, face in tests]
    return {
        "kit": deck.kit.name,
        "cards": len(deck.cards),
        "challenges": len(list(deck.challenges())),
        "tests": len(tests),
        "solvable": sum(theirs),
        "agreed": sum(a == b for a, b in zip(ours, theirs, strict=True)),
        "proved_by": f"exact-cover {version('exact-cover')}",
        "unsolvable": [
            f"{one.id} {face}" for (one, face), good in zip(tests, theirs, strict=True) if not good
        ],
        "levels": {level: _describe(deck, level) for level in Level},
    }


def _describe(deck: Deck, level: Level) -> dict[str, Any]:
    sides: list[Challenge] = [side for card in deck.of_level(level) for side in card.sides]
    return {
        "cards": len(deck.of_level(level)),
        "challenges": len(sides),
        "difficulty": _spread([side.difficulty for side in sides]),
        "area": _spread([side.figure.area for side in sides]),
        "pieces": _spread([effort.pieces for side in sides for effort in side.efforts]),
        "families": dict(Counter(side.family for side in sides)),
    }


def _spread(values: list[float] | list[int]) -> dict[str, float]:
    return {"least": min(values), "median": round(median(values), 3), "most": max(values)}


def _print(report: dict[str, Any]) -> None:
    print(f"{report['solvable']} of {report['tests']} tests solvable, proved by {report['proved_by']}")
    for level, about in report["levels"].items():
        hard, area = about["difficulty"], about["area"]
        print(
            f"{level:<7} {about['cards']} cards, difficulty {hard['least']}–{hard['most']} (median {hard['median']}), "
            f"area {area['least']}–{area['most']} (median {area['median']})"
        )
