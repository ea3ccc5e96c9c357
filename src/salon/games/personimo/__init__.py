"""Personimo, a tile-laying game for the Decktet by M. C. DeMarco."""

from salon.games.personimo.game import PERSONIMO, Personimo
from salon.games.personimo.model.actions import Claim, Discard, Fix, Place, Select, Settle, Square
from salon.games.personimo.model.cards import CATALOGUE, NATURAL_ORDER, Card, CardId, Suit, card_of
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import View
from salon.games.personimo.rules.scoring.move_values import move_values

__all__ = [
    "CATALOGUE",
    "NATURAL_ORDER",
    "PERSONIMO",
    "Card",
    "CardId",
    "Claim",
    "Discard",
    "Fix",
    "Personimo",
    "Place",
    "Select",
    "Settle",
    "Square",
    "State",
    "Suit",
    "View",
    "card_of",
    "move_values",
]
