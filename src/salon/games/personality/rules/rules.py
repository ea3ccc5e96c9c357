"""What a table can choose, and the rules that follow from it as typed values. Nothing else reads the options."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import cast, get_args

from msgspec import Struct

from salon.core import Extra, Option, OptionValue, Seat
from salon.games.personality.content.cards import HOUSE, CardId, Deck, Spice
from salon.games.personality.content.packs import EXTRA, Share

LEFT_OUT = Extra("left_out", "ids", "PY-73")
"""The cards that a table has left out of its earlier games; it grows from game to game."""

CAST = Extra("personas", "ids", "PY-72")
"""Which seats have which persona, as `<seat>:<id>`; the other seats are dealt theirs."""
PACK = Extra(EXTRA, "content", "PY-76")
"""The cards of a pack that are in the game."""

RULES_VERSION = 2
"""Games of version 1 did not count a player who was skipped among those who could have voted, were dealt from the first
edition of Salon's own deck, and waited after each vote for those who could swap. In them only what was locked in
counted when the time was over, and giving had no limit. They go on and are replayed by those rules."""

RETIRED = "swap_seconds"
"""An option that tables of version 1 still have: the time to swap."""

KEPT = 256
"""Rules kept in memory: there are more combinations of options than a server has room for."""


def options_for(decks: Iterable[str], boards: Iterable[str]) -> tuple[Option, ...]:
    """The options of a server with these decks and boards. With a single deck there is no option for it."""
    decks, boards = tuple(decks), tuple(boards)
    choice_of_deck = (Option("deck", decks, decks[0], "cards", "PY-1"),) if len(decks) > 1 else ()
    return (
        Option("board", boards, boards[0], "board", "PY-2"),
        *choice_of_deck,
        Option("cards", get_args(Spice), "all", "cards", "PY-1"),
        Option("pack_share", get_args(Share), "quarter", "pack", "PY-76"),
        Option("pair_votes", (1, 2), 1, "votes", "PY-31"),
        Option("choice_seconds", (0, 30, 45, 60, 120), 45, "pace", "PY-71"),
        Option("debate_seconds", (0, 60, 120, 300), 120, "pace", "PY-71"),
        Option("rounds", (0, 10, 15, 20, 30), 0, "house", "PY-80"),
        Option("swaps", (True, False), True, "house", "PY-81"),
        Option("contests", (0, 1, 2), 0, "house", "PY-82"),
    )


class Rules(Struct, frozen=True):
    """What a table has chosen, and the cards that it leaves out (PY-73).

    `board` and `deck` are names, and `spice` says which cards of the deck are in the game (PY-1). `share` is how many
    of the cards are those of a pack, if the table plays with one (PY-76).
    `pair_votes` is the worth of a pair's ballot (PY-31). The seconds limit a vote, a debate and a swap (PY-71),
    `rounds` the game (PY-80) and `contests` how often a player may contest (PY-82); 0 is no limit.
    """

    board: str
    deck: str
    spice: Spice
    share: Share
    pair_votes: int
    choice_seconds: int
    debate_seconds: int
    swap_seconds: int
    rounds: int
    swaps: bool
    contests: int
    left_out: frozenset[CardId]

    def cards_of(self, deck: Deck) -> tuple[CardId, ...]:
        """The cards of a deck that are in the game, in the deck's order."""
        return deck.playing(self.spice, self.left_out)


def rules_of(options: Mapping[str, OptionValue]) -> Rules:
    """The rules that follow from the options of a checked setup."""
    return _rules(tuple(options.items()))


@lru_cache(maxsize=KEPT)
def _rules(items: tuple[tuple[str, OptionValue], ...]) -> Rules:
    options = dict(items)
    return Rules(
        board=str(options["board"]),
        deck=str(options.get("deck", HOUSE)),
        spice=cast("Spice", options["cards"]),
        share=cast("Share", options["pack_share"]),
        pair_votes=int(options["pair_votes"]),
        choice_seconds=int(options["choice_seconds"]),
        debate_seconds=int(options["debate_seconds"]),
        swap_seconds=int(options.get(RETIRED, 0)),
        rounds=int(options["rounds"]),
        swaps=bool(options["swaps"]),
        contests=int(options["contests"]),
        left_out=frozenset(str(options.get(LEFT_OUT.name, "")).split()),
    )


def with_left_out(options: Mapping[str, OptionValue], cards: Collection[CardId]) -> dict[str, OptionValue]:
    """The options of a setup that leaves out exactly these cards; without any, the extra is not there."""
    others = {name: value for name, value in options.items() if name != LEFT_OUT.name}
    return others | left_out_as_option(cards) if cards else others


def left_out_as_option(cards: Collection[CardId]) -> dict[str, OptionValue]:
    """The cards left out as a setup and a table store them."""
    return {LEFT_OUT.name: " ".join(sorted(cards))}


def cast_in(options: Mapping[str, OptionValue], known: Collection[str], seats: int) -> dict[Seat, str]:
    """The personas that a setup gives to seats. Seats and personas that do not exist are ignored, and so is a persona
    that an earlier seat has."""
    found: dict[Seat, str] = {}
    for each in str(options.get(CAST.name, "")).split():
        place, _, persona = each.partition(":")
        seat = int(place) if place.isdecimal() and place.isascii() and len(place) < 3 else seats
        if seat < seats and seat not in found and persona in known and persona not in found.values():
            found[seat] = persona
    return found
