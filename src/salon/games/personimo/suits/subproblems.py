"""Parts: open cards of a district that depend on one another, and what they could still give to the suits."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.grid import grid_for
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.suits import networks
from salon.games.personimo.suits.bounds import Layer, MovableMarks, Piece, layer_of, movable_marks_of
from salon.games.personimo.suits.district_state import HEADQUARTERS, DistrictState
from salon.games.personimo.suits.networks import Relation

Contribution = tuple[Layer, tuple[MovableMarks, ...]]
"""What cards give: a layer, and the marks whose place is chosen at scoring."""


class Subproblem:
    """Some open cards with the readings they have left, those decided meanwhile among them."""

    def __init__(self, district_state: DistrictState, relations: Iterable[Relation]) -> None:
        self._district_state = district_state
        self._relations = tuple(relations)
        self.left: dict[int, tuple[int, ...]] = {}
        for relation in self._relations:
            for card in relation.cards:
                self.left[card] = tuple(sorted(relation.column(card)))
        self.readings = {card: each[0] for card, each in self.left.items() if len(each) == 1}
        self.open = tuple(card for card, each in self.left.items() if len(each) > 1)
        self.layer, self.movable = contribution_of(district_state, self.left)
        self._narrower: dict[tuple[int, tuple[int, ...]], Subproblem | None] = {}

    def where(self, card: int, readings: tuple[int, ...]) -> "Subproblem | None":
        """The same with fewer readings for a card; None if that is impossible."""
        key = card, readings
        if key not in self._narrower:
            relations = [relation.where({card: frozenset(readings)}) for relation in self._relations]
            narrowed = relations if len(relations) == 1 else networks.narrowed(relations)
            possible = narrowed is not None and all(relation.rows for relation in narrowed)
            self._narrower[key] = Subproblem(self._district_state, narrowed or ()) if possible else None
        return self._narrower[key]

    def decided(self) -> Contribution:
        """What its decided cards give."""
        return contribution_of(
            self._district_state, {card: (reading,) for card, reading in self.readings.items()}
        )

    def apart(self) -> "list[Subproblem]":
        """Its open cards in groups that no longer depend on one another."""
        relations = [relation.without(self.readings) for relation in self._relations]
        groups = networks.connected([relation for relation in relations if relation.cards])
        return [Subproblem(self._district_state, group) for group in groups]


def joined(given: Contribution, subproblems: Iterable[Subproblem]) -> Contribution:
    """What is given, and all that these subproblems could give."""
    layer, movable = given
    for subproblem in subproblems:
        layer |= subproblem.layer
        movable += subproblem.movable
    return layer, movable


def contribution_of(district_state: DistrictState, readings: Mapping[int, tuple[int, ...]]) -> Contribution:
    """What cards with these readings give, or could give."""
    layer: Layer = 0
    movable: tuple[MovableMarks, ...] = ()
    for card, each in readings.items():
        laid = district_state.cards[card]
        more, roams = _gives(
            district_state.rules, card == HEADQUARTERS, laid.card, laid.squares, each, laid.scoring
        )
        layer |= more
        movable += roams
    return layer, movable


@lru_cache(maxsize=1 << 15)
def _gives(
    rules: Rules,
    home: bool,
    card: CardId,
    squares: tuple[Square, ...],
    readings: tuple[int, ...],
    scoring: int | None,
) -> Contribution:
    every = rules.readings_of_headquarters(card_of(card)) if home else rules.readings(card_of(card))
    piece = Piece(squares, tuple(every[reading] for reading in readings), scoring)
    grid = grid_for(rules.reach)
    roams = movable_marks_of(grid, piece)
    return layer_of(grid, piece), (roams,) if roams else ()
