"""Challenges, cards and the deck (PX-3)."""

from collections.abc import Collection, Iterator
from enum import StrEnum
from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Literal

import msgspec
from msgspec import Struct

from salon.games.polyminix.content.difficulty import Effort
from salon.games.polyminix.model.boxes import TEST_FACES, Box
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import Kit
from salon.games.polyminix.model.problem import Problem

_SIDES = "ab"

EDITION = 2
"""The present edition of the deck. Games of earlier versions of the rules are played and shown with earlier ones."""
WELL_INSIDE = 0.5
"""How far inside a level a new challenge is wanted to be; one more means twice as long."""


class Level(StrEnum):
    """The three colours: simple, medium, difficult."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


def challenge_id(card: str, side: int) -> str:
    """The id of the challenge on a side (0 or 1) of a card."""
    return f"{card}-{_SIDES[side]}"


def card_and_side(challenge: str) -> tuple[str, Literal[0, 1]]:
    """The card and the side that the id of a challenge stands for."""
    card, _, side = challenge.rpartition("-")
    return card, 0 if side == _SIDES[0] else 1


class Challenge(Struct, frozen=True):
    """A figure and six boxes, in the order of the TEST die's faces."""

    id: str
    name: str
    family: str
    level: Level
    difficulty: float
    figure: Figure
    boxes: tuple[Box, Box, Box, Box, Box, Box]
    efforts: tuple[Effort, ...] = ()

    def box(self, face: str) -> Box:
        """The box that a face of the TEST die points to."""
        return self.boxes[TEST_FACES.index(face)]

    def problem(self, face: str, kit: Kit) -> Problem:
        """What the solver is asked when the TEST die shows this face."""
        return Problem(self.figure, kit, self.box(face))


class Card(Struct, frozen=True):
    """A card has two sides of the same level."""

    id: str
    level: Level
    sides: tuple[Challenge, Challenge]


class Scale(Struct, frozen=True):
    """Where the levels part: percentiles of difficulty over many generated challenges."""

    yellow_from: float
    red_from: float
    measured: int

    def level(self, difficulty: float) -> Level:
        """The level of a challenge this hard."""
        if difficulty < self.yellow_from:
            return Level.GREEN
        return Level.YELLOW if difficulty < self.red_from else Level.RED

    def nearest(self, level: Level, difficulties: Collection[float]) -> float:
        """The difficulty of a level, well inside it, that is nearest to what a figure can have."""
        low, high = {
            Level.GREEN: (self.yellow_from - 2 * WELL_INSIDE, self.yellow_from - WELL_INSIDE),
            Level.YELLOW: (self.yellow_from + WELL_INSIDE, self.red_from - WELL_INSIDE),
            Level.RED: (self.red_from + WELL_INSIDE, self.red_from + 2 * WELL_INSIDE),
        }[level]
        return min(max(fmean(difficulties), low), high)


class Deck(Struct, frozen=True):
    """All cards for a kit."""

    kit: Kit
    seed: int
    scale: Scale
    cards: tuple[Card, ...]

    def of_level(self, level: Level) -> tuple[Card, ...]:
        """One of the three decks of game 1."""
        return tuple(card for card in self.cards if card.level == level)

    def challenges(self) -> Iterator[Challenge]:
        """Every side of every card."""
        for card in self.cards:
            yield from card.sides

    def challenge(self, name: str) -> Challenge:
        """A challenge by its id."""
        return next(challenge for challenge in self.challenges() if challenge.id == name)


@cache
def load_deck(edition: int = EDITION) -> Deck:
    """An edition of the deck that comes with Salon. No two editions share the id of a card."""
    return msgspec.json.decode(
        files("salon.games.polyminix.content").joinpath("data", f"deck-{edition}.json").read_bytes(),
        type=Deck,
    )
