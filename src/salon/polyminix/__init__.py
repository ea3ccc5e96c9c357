"""Polyminix: cover figures with polyominoes, faster than the others. Importing this compiles nothing."""

from salon.polyminix.boxes import Anything, Box, Must, Plus, Sizes, Without, obeys
from salon.polyminix.figures import Figure, parse_figure
from salon.polyminix.pieces import DEFAULT_KIT, KITS, Kit, PieceId, find_kit
from salon.polyminix.problem import Cancelled, Placement, Problem, Solution

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
