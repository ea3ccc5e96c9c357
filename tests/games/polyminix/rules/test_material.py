"""PX-1 and PX-4: the kit, its pieces, and the six boxes."""

from collections import Counter

import pytest

from salon.core.errors import Refusal
from salon.games.polyminix import DEFAULT_KIT, Anything, Must, Plus, Sizes, Without, find_kit, obeys
from salon.games.polyminix.model.boxes import check_box, quotas
from salon.games.polyminix.model.pieces import SHAPES, needs_no_flip, orientations, oriented, piece_of, size
from tests.support.rules import rule


@rule("PX-1")
def test_the_kit_has_15_pieces_and_64_squares() -> None:
    assert len(DEFAULT_KIT.pieces) == 15
    assert DEFAULT_KIT.area == 64
    assert Counter(map(size, DEFAULT_KIT.pieces)) == {5: 8, 4: 4, 3: 2, 2: 1}
    assert " ".join(DEFAULT_KIT.pieces) == "I5 L5 N5 P5 T5 U5 V5 Y5 I4 L4 O4 T4 I3 L3 I2"


@rule("PX-1")
def test_pieces_are_connected_and_all_different() -> None:
    for piece, cells in SHAPES.items():
        assert len(cells) == int(piece[1:])
        reached, more = set(), [cells[0]]
        while more:
            row, column = more.pop()
            if (row, column) in cells and (row, column) not in reached:
                reached.add((row, column))
                more += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        assert reached == set(cells)
    assert len({cells for piece in SHAPES for cells in orientations(piece)}) == sum(
        len(orientations(piece)) for piece in SHAPES
    )


@rule("PX-1")
def test_the_twelve_pentominoes_lie_in_63_ways() -> None:
    assert sum(len(orientations(piece)) for piece in find_kit("pentominoes").pieces) == 63


@rule("PX-1")
def test_pieces_turn_and_flip() -> None:
    assert oriented("L3", 1) == ((0, 0), (0, 1), (1, 0))
    assert oriented("L3", flipped=True) == ((0, 1), (1, 0), (1, 1))
    assert all(oriented(piece, 4) == SHAPES[piece] for piece in SHAPES)
    assert {piece for piece in DEFAULT_KIT.pieces if not needs_no_flip(piece)} == {
        "L5",
        "N5",
        "P5",
        "Y5",
        "L4",
    }
    assert piece_of([(7, 7), (6, 7), (6, 8)]) == "L3"
    assert piece_of([(0, 0), (2, 0)]) is None


@rule("PX-1")
def test_other_kits_can_be_chosen() -> None:
    assert find_kit("I5, L4").pieces == ("I5", "L4")
    for words, code in (("I5,Q7", "unknown-piece"), ("I5,I5", "piece-twice")):
        with pytest.raises(Refusal) as refused:
            find_kit(words)
        assert refused.value.code == code


@rule("PX-4")
@pytest.mark.parametrize(
    ("box", "good", "bad"),
    [
        (Must(("I5", "L4")), [["L4", "I5"]], [["I5"], ["I5", "L4", "I2"], ["I5", "O4"], []]),
        (Plus(("I5",), 0), [["I5"]], [["I5", "L4"], []]),
        (
            Plus(("I5",), 2),
            [["I5", "L4", "I2"]],
            [["I5", "L4"], ["L4", "I2", "L3"], ["I5", "L4", "I2", "I3"]],
        ),
        (Without(("I5", "I2")), [["L5"], ["L4", "I3"]], [["I5"], ["L4", "I2"]]),
        (
            Sizes((2, 3, 5, 5, 5)),
            [["I2", "L3", "I5", "L5", "N5"]],
            [["I2", "L3", "I5", "L5"], ["I5", "L5", "N5", "P5"]],
        ),
        (Anything(), [[], ["I5"]], []),
    ],
)
def test_a_box_says_which_pieces_are_used(
    box: Must | Plus | Without | Sizes | Anything, good: list[list[str]], bad: list[list[str]]
) -> None:
    assert all(obeys(box, used) for used in good)
    assert not any(obeys(box, used) for used in bad)


@rule("PX-4")
def test_a_set_that_does_not_add_up_covers_nothing() -> None:
    assert list(quotas(Must(("I5", "L4")), DEFAULT_KIT, 10)) == []
    assert list(quotas(Sizes((5, 4)), DEFAULT_KIT, 10)) == []
    assert list(quotas(Sizes((2, 2)), DEFAULT_KIT, 4)) == [], "there is one domino"
    assert list(quotas(Without(DEFAULT_KIT.pieces), DEFAULT_KIT, 4)) == []


@rule("PX-4")
def test_a_box_names_pieces_of_the_kit() -> None:
    for box in (Must(("X5",)), Plus(("X5",), 1), Without(("X5",))):
        with pytest.raises(Refusal, match="piece-not-in-kit"):
            check_box(box, DEFAULT_KIT)
