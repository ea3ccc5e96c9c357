"""Personimo, a tile-laying game for the Decktet by M. C. DeMarco."""

from salon.personimo.actions import Claim, Discard, Fix, Place, Settle, Square
from salon.personimo.cards import CATALOGUE, NATURAL_ORDER, Card, CardId, Suit, card_of
from salon.personimo.game import PERSONIMO, Personimo
from salon.personimo.preview import worth
from salon.personimo.state import State
from salon.personimo.view import View

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
    "Settle",
    "Square",
    "State",
    "Suit",
    "View",
    "card_of",
    "worth",
]
