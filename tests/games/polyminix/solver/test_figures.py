"""Figures: reading, laying and comparing them."""

import pytest

from salon.core.errors import Refusal
from salon.games.polyminix import parse_figure
from salon.games.polyminix.model.figures import SYMMETRIES, figure_of, rectangle


def test_sizes_and_drawings_are_read() -> None:
    assert parse_figure("2x3").rows == ("###", "###")
    assert parse_figure(" 2 × 3 ") == rectangle(2, 3)
    assert parse_figure("\n  ##\n   #  \n").rows == ("##", ".#")
    assert parse_figure("#./##").cells == ((0, 0), (1, 0), (1, 1))
    assert str(parse_figure("#./##")) == "#.\n##"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("9x9", "figure-too-large"),
        ("0x4", "figure-empty"),
        ("", "figure-empty"),
        ("#?", "figure-unreadable"),
    ],
)
def test_what_is_no_figure_is_refused(words: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_figure(words)
    assert refused.value.code == code


def test_symmetries() -> None:
    assert set(parse_figure("3x3").symmetries) == set(SYMMETRIES)
    assert parse_figure("2x3").symmetries == ("identity", "half", "left-right", "up-down")
    assert parse_figure("#./##").symmetries == ("identity", "antidiagonal")
    assert parse_figure(".##/##.").symmetries == ("identity", "half")
    assert parse_figure("##./.##/.#.").symmetries == ("identity",)
    moved = parse_figure("2x3").moved("half")
    assert moved[0, 0] == (1, 2)
    assert moved[1, 1] == (0, 1)


def test_the_same_shape_is_recognised_however_it_lies() -> None:
    figure = parse_figure("##./.##/.#.")
    shapes = {figure_of(map(move, figure.cells)) for move in SYMMETRIES.values()}
    assert len(shapes) == 8
    assert len({shape.canonical for shape in shapes}) == 1
