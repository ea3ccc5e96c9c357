"""Subproblems of the search: open cards that depend on one another, and what they could contribute to the suits."""

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
"""What cards contribute: a layer, and the marks whose place is chosen at scoring."""


class Subproblem:
    """Some cards with the readings they have left, including cards that the search has decided."""

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
        """Return the subproblem with only these readings for a card; None if no combination has them."""
        key = card, readings
        if key not in self._narrower:
            relations = [relation.where({card: frozenset(readings)}) for relation in self._relations]
            narrowed = relations if len(relations) == 1 else networks.narrowed(relations)
            possible = narrowed is not None and all(relation.rows for relation in narrowed)
            self._narrower[key] = Subproblem(self._district_state, narrowed or ()) if possible else None
        return self._narrower[key]

    def decided(self) -> Contribution:
        """Return what its decided cards contribute."""
        return contribution_of(
            self._district_state, {card: (reading,) for card, reading in self.readings.items()}
        )

    def apart(self) -> "list[Subproblem]":
        """Return its open cards as subproblems that no longer depend on one another."""
        relations = [relation.without(self.readings) for relation in self._relations]
        groups = networks.connected([relation for relation in relations if relation.cards])
        return [Subproblem(self._district_state, group) for group in groups]


def joined(contribution: Contribution, subproblems: Iterable[Subproblem]) -> Contribution:
    """Return a contribution together with all that these subproblems could contribute."""
    layer, movable = contribution
    for subproblem in subproblems:
        layer |= subproblem.layer
        movable += subproblem.movable
    return layer, movable


def contribution_of(district_state: DistrictState, readings: Mapping[int, tuple[int, ...]]) -> Contribution:
    """Return what cards with these readings contribute, or could contribute."""
    layer: Layer = 0
    movable: tuple[MovableMarks, ...] = ()
    for card, each in readings.items():
        laid_card = district_state.cards[card]
        more, roams = _card_contribution(
            district_state.rules,
            card == HEADQUARTERS,
            laid_card.card,
            laid_card.squares,
            each,
            laid_card.scoring,
        )
        layer |= more
        movable += roams
    return layer, movable


@lru_cache(maxsize=1 << 15)
def _card_contribution(
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
