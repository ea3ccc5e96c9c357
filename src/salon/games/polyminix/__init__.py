"""Polyminix: cover figures with polyominoes, faster than the others. Importing this package compiles nothing."""

from salon.games.polyminix.model.boxes import Anything, Box, Must, Plus, Sizes, Without, obeys
from salon.games.polyminix.model.figures import Figure, parse_figure
from salon.games.polyminix.model.pieces import DEFAULT_KIT, KITS, Kit, PieceId, find_kit
from salon.games.polyminix.model.problem import Cancelled, Placement, Problem, Solution

__all__ = [
    "DEFAULT_KIT",
    "KITS",
    "Anything",
    "Box",
    "Cancelled",
    "Figure",
    "Kit",
    "Must",
    "PieceId",
    "Placement",
    "Plus",
    "Problem",
    "Sizes",
    "Solution",
    "Without",
    "find_kit",
    "obeys",
    "parse_figure",
]
