"""Personality: a party game of secret votes, after the French rules of 1989."""

from salon.games.personality.content.board import BadBoard, Board, board_from
from salon.games.personality.content.cards import BadDeck, Card, Deck, read_deck
from salon.games.personality.game import PERSONALITY, Personality
from salon.games.personality.model.actions import (
    Accept,
    AnyAction,
    Argue,
    Choose,
    Contest,
    Give,
    Keep,
    Lay,
    LeaveOut,
    Pair,
    Pick,
    Read,
    Reconsider,
    Swap,
)
from salon.games.personality.model.view import View

__all__ = [
    "PERSONALITY",
    "Accept",
    "AnyAction",
    "Argue",
    "BadBoard",
    "BadDeck",
    "Board",
    "Card",
    "Choose",
    "Contest",
    "Deck",
    "Give",
    "Keep",
    "Lay",
    "LeaveOut",
    "Pair",
    "Personality",
    "Pick",
    "Read",
    "Reconsider",
    "Swap",
    "View",
    "board_from",
    "read_deck",
]
