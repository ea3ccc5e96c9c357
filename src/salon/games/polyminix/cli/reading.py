"""Reads what a problem is made of from the command line: figures, kits, boxes, and whole problems in JSON."""

import argparse
import math
import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from salon.core.errors import Refusal
from salon.games.polyminix.model.boxes import Anything, Box, Must, Plus, Sizes, Without
from salon.games.polyminix.model.figures import Figure, figure_of, parse_figure
from salon.games.polyminix.model.pieces import DEFAULT_KIT, find_kit
from salon.games.polyminix.model.problem import Problem

STDIN = "-"
_FILE_ENDS = (".txt", ".json", ".csv", ".svg", ".fig")


class _ProblemFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A problem in JSON: `{"figure": "6x10"}`, or rows; with a kit and a box if they are not the usual ones."""

    figure: str | tuple[str, ...]
    kit: str | tuple[str, ...] = DEFAULT_KIT.name
    box: Box = Anything()


def read_problem(options: argparse.Namespace) -> Problem:
    """The problem that the options describe."""
    if options.problem is not None:
        return _problem_in(_text_of(options.problem), options.problem)
    if options.figure is None:
        raise Refusal("figure-missing", "PX-3")
    return Problem(read_figure(options.figure), find_kit(options.kit), read_box(options))


def read_figure(words: str) -> Figure:
    """A figure from a size, a drawing, a file's name, or standard input."""
    if words == STDIN or os.path.isfile(words):  # noqa: PTH113 a Path would trip over a drawing that is too long for a name
        return parse_figure(_text_of(words))
    try:
        return parse_figure(words)
    except Refusal as refusal:
        if refusal.code == "figure-unreadable" and _looks_like_a_file(words):
            raise Refusal("no-such-file", "PX-3", file=words) from refusal
        raise


def read_box(options: argparse.Namespace) -> Box:
    """The box that the options describe."""
    if options.must is not None:
        return Must(_pieces(options.must))
    if options.plus is not None:
        pieces, _, free = options.plus.partition("+")
        return Plus(_pieces(pieces), _number(free))
    if options.without is not None:
        return Without(_pieces(options.without))
    if options.sizes is not None:
        return Sizes(tuple(_number(word) for word in _pieces(options.sizes)))
    return Anything()


def seconds(word: str) -> float:
    """A time limit: a number of seconds from 0 on."""
    try:
        found = float(word)
    except ValueError:
        found = math.nan
    if not 0 <= found < math.inf:
        raise argparse.ArgumentTypeError(f"“{word}” is not a number of seconds from 0 on")
    return found


def at_least_one(word: str) -> int:
    """A number from 1 on."""
    if not (word.isascii() and word.isdecimal()) or len(word) > 9 or int(word) < 1:
        raise argparse.ArgumentTypeError(f"“{word}” is not a number from 1 on")
    return int(word)


def _problem_in(text: str, file: str) -> Problem:
    try:
        asked = msgspec.json.decode(text, type=_ProblemFile)
    except msgspec.DecodeError as error:
        raise Refusal("problem-unreadable", "PX-3", file=file, why=str(error)) from error
    if isinstance(asked.figure, str):
        figure = parse_figure(asked.figure)
    else:
        Figure(asked.figure).check()
        figure = figure_of(Figure(asked.figure).cells)
    return Problem(
        figure, find_kit(asked.kit if isinstance(asked.kit, str) else " ".join(asked.kit)), asked.box
    )


def _text_of(file: str) -> str:
    try:
        return sys.stdin.read() if file == STDIN else Path(file).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Refusal("no-such-file", "PX-3", file=file) from error
    except (OSError, ValueError) as error:
        raise Refusal("figure-not-text", "PX-3", file=file) from error


def _looks_like_a_file(words: str) -> bool:
    return words.lower().endswith(_FILE_ENDS) or (os.sep in words and any(map(str.isalpha, words)))


def _pieces(words: str) -> tuple[str, ...]:
    return tuple(words.upper().replace(",", " ").split())


def _number(word: str) -> int:
    word = word.strip()
    if not word.isdecimal() or len(word) > 9:
        raise Refusal("not-a-number", "PX-4", word=word)
    return int(word)
