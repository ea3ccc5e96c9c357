"""Parts: open cards of a district that depend on one another, and what they could still give to the suits."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from salon.games.personimo.model.actions import Square
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.model.district import HEADQUARTERS, Standing
from salon.games.personimo.model.grid import frame_for
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.suits import networks
from salon.games.personimo.suits.bounds import Layer, Piece, Roaming, layer_of, roaming_of
from salon.games.personimo.suits.networks import Table

Given = tuple[Layer, tuple[Roaming, ...]]
"""What cards give: a layer, and the marks whose place is chosen at scoring."""


class Part:
    """Some open cards with the readings they have left, those decided meanwhile among them."""

    def __init__(self, standing: Standing, tables: Iterable[Table]) -> None:
        self._standing = standing
        self._tables = tuple(tables)
        self.left: dict[int, tuple[int, ...]] = {}
        for table in self._tables:
            for card in table.cards:
                self.left[card] = tuple(sorted(table.column(card)))
        self.readings = {card: each[0] for card, each in self.left.items() if len(each) == 1}
        self.open = tuple(card for card, each in self.left.items() if len(each) > 1)
        self.layer, self.roaming = given_by(standing, self.left)
        self._narrower: dict[tuple[int, tuple[int, ...]], Part | None] = {}

    def where(self, card: int, readings: tuple[int, ...]) -> "Part | None":
        """The same with fewer readings for a card; None if that is impossible."""
        key = card, readings
        if key not in self._narrower:
            tables = [table.where({card: frozenset(readings)}) for table in self._tables]
            narrowed = tables if len(tables) == 1 else networks.narrowed(tables)
            possible = narrowed is not None and all(table.rows for table in narrowed)
            self._narrower[key] = Part(self._standing, narrowed or ()) if possible else None
        return self._narrower[key]

    def decided(self) -> Given:
        """What its decided cards give."""
        return given_by(self._standing, {card: (reading,) for card, reading in self.readings.items()})

    def apart(self) -> "list[Part]":
        """Its open cards in groups that no longer depend on one another."""
        tables = [table.without(self.readings) for table in self._tables]
        groups = networks.connected([table for table in tables if table.cards])
        return [Part(self._standing, group) for group in groups]


def joined(given: Given, parts: Iterable[Part]) -> Given:
    """What is given, and all that these parts could give."""
    layer, roaming = given
    for part in parts:
        layer |= part.layer
        roaming += part.roaming
    return layer, roaming


def given_by(standing: Standing, readings: Mapping[int, tuple[int, ...]]) -> Given:
    """What cards with these readings give, or could give."""
    layer: Layer = 0
    roaming: tuple[Roaming, ...] = ()
    for card, each in readings.items():
        laid = standing.laid[card]
        more, roams = _gives(
            standing.rules, card == HEADQUARTERS, laid.card, laid.squares, each, laid.scoring
        )
        layer |= more
        roaming += roams
    return layer, roaming


@lru_cache(maxsize=1 << 15)
def _gives(
    rules: Rules,
    home: bool,
    card: CardId,
    squares: tuple[Square, ...],
    readings: tuple[int, ...],
    scoring: int | None,
) -> Given:
    every = rules.readings_of_headquarters(card_of(card)) if home else rules.readings(card_of(card))
    piece = Piece(squares, tuple(every[reading] for reading in readings), scoring)
    frame = frame_for(rules.reach)
    roams = roaming_of(frame, piece)
    return layer_of(frame, piece), (roams,) if roams else ()
