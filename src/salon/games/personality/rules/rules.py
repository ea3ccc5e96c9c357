"""What a table can choose, and the rules that follow from it as typed values. Nothing else reads the options."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from msgspec import Struct

from salon.core import Extra, Option, OptionValue
from salon.games.personality.content.cards import HOUSE, CardId, Deck

LEFT_OUT = Extra("left_out", "ids", "PY-73")
"""The cards that a table has left out of its earlier games; it grows from game to game."""

KEPT = 256
"""Rules kept in memory: there are more combinations of options than a server has room for."""


def options_for(decks: Iterable[str], boards: Iterable[str]) -> tuple[Option, ...]:
    """The options of a server with these decks and boards. With a single deck there is no option for it."""
    decks, boards = tuple(decks), tuple(boards)
    choice_of_deck = (Option("deck", decks, decks[0], "cards", "PY-1"),) if len(decks) > 1 else ()
    return (
        Option("board", boards, boards[0], "board", "PY-2"),
        *choice_of_deck,
        Option("cards", ("all", "family"), "all", "cards", "PY-1"),
        Option("pair_votes", (1, 2), 1, "votes", "PY-31"),
        Option("choice_seconds", (0, 30, 60, 120), 0, "pace", "PY-71"),
        Option("debate_seconds", (0, 60, 120, 300), 0, "pace", "PY-71"),
        Option("swap_seconds", (0, 15, 30, 60), 0, "pace", "PY-71"),
    )


class Rules(Struct, frozen=True):
    """What a table has chosen, and the cards that it leaves out (PY-73).

    `board` and `deck` are names. `family`: only cards that fit a table with children are in the game (PY-1).
    `pair_votes` is the worth of a pair's ballot (PY-31). The seconds limit a vote, a debate and a swap; 0 is no limit
    (PY-71).
    """

    board: str
    deck: str
    family: bool
    pair_votes: int
    choice_seconds: int
    debate_seconds: int
    swap_seconds: int
    left_out: frozenset[CardId]

    def cards_of(self, deck: Deck) -> tuple[CardId, ...]:
        """The cards of a deck that are in the game, in the deck's order."""
        return deck.playing(family=self.family, left_out=self.left_out)


def rules_of(options: Mapping[str, OptionValue]) -> Rules:
    """The rules that follow from the options of a checked setup."""
    return _rules(tuple(options.items()))


@lru_cache(maxsize=KEPT)
def _rules(items: tuple[tuple[str, OptionValue], ...]) -> Rules:
    options = dict(items)
    return Rules(
        board=str(options["board"]),
        deck=str(options.get("deck", HOUSE)),
        family=options["cards"] == "family",
        pair_votes=int(options["pair_votes"]),
        choice_seconds=int(options["choice_seconds"]),
        debate_seconds=int(options["debate_seconds"]),
        swap_seconds=int(options["swap_seconds"]),
        left_out=frozenset(str(options.get(LEFT_OUT.name, "")).split()),
    )


def with_left_out(options: Mapping[str, OptionValue], cards: Collection[CardId]) -> dict[str, OptionValue]:
    """The options of a setup that leaves out exactly these cards; without any, the extra is not there."""
    others = {name: value for name, value in options.items() if name != LEFT_OUT.name}
    return others | left_out_as_option(cards) if cards else others


def left_out_as_option(cards: Collection[CardId]) -> dict[str, OptionValue]:
    """The cards left out as a setup and a table store them."""
    return {LEFT_OUT.name: " ".join(sorted(cards))}
