"""From a table's options to its rules: small functions, each of which fills a slot.

The base game fills them all; a variant is one more function that replaces what it changes.
"""

from collections.abc import Mapping
from functools import cache

from salon.core import Chance, Option, OptionValue
from salon.personimo.cards import BASE, CROWN, Card, card_of, copies
from salon.personimo.events import ArchitectId
from salon.personimo.market import personalities_last
from salon.personimo.readings import all_suits_on_one_square, one_suit_a_square
from salon.personimo.rules import (
    DeckRule,
    DraftRule,
    EndRule,
    HeadquartersRule,
    MarketRule,
    MarksRule,
    OrderRule,
    PlacementRule,
    Rules,
    ScoringRule,
    SuitsRule,
    Tally,
    TieBreak,
)

OPTIONS = (
    Option("suits", ("best", "manual"), "best", "scoring", "PM-37"),
    Option("turn_seconds", (0, 30, 60, 120), 0, "pace"),
)

CARDS_A_PLAYER = 12
ATTRACTION_FROM = 8
HEADQUARTERS = ("borderland", "harvest", "island", "rite", "window")


def rules_for(seats: int, options: Mapping[str, OptionValue]) -> Rules:
    """The rules of a game with so many players and these options."""
    return _rules(seats, tuple(sorted(options.items())))


@cache
def _rules(seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Rules:
    chosen = dict(options)
    return base(seats, by_hand=chosen["suits"] == "manual", turn_seconds=int(chosen["turn_seconds"]))


def base(seats: int, *, by_hand: bool = False, turn_seconds: int = 0) -> Rules:
    """The base game for two to six players (PM-1 to PM-45)."""
    decks = 2 if seats > 3 else 1
    architects_each = 2 if seats == 2 else 1
    return Rules(
        deck=DeckRule(copies(BASE, decks), in_play=CARDS_A_PLAYER * seats),
        headquarters=HeadquartersRule(
            copies(tuple(card_of(name) for name in HEADQUARTERS), decks), all_suits_on_one_square
        ),
        order=snake(seats, architects_each),
        market=MarketRule(personalities_last),
        draft=DraftRule(row=seats * architects_each, turns=CARDS_A_PLAYER // architects_each),
        placement=PlacementRule(size=5),
        suits=SuitsRule(one_suit_a_square),
        marks=MarksRule(is_attraction, marks_of),
        scoring=ScoringRule(of_seat=only_district),
        bonuses=(),
        ties=(
            TieBreak("largest", lambda tally: tally.largest),
            TieBreak("personalities", lambda tally: sum(card_of(card).personality for card in tally.cards)),
            TieBreak("attractions", lambda tally: sum(is_attraction(card_of(card)) for card in tally.cards)),
            TieBreak("crowns", lambda tally: sum(card_of(card).rank == CROWN for card in tally.cards)),
        ),
        end=EndRule(by_hand=by_hand),
        turn_ms=turn_seconds * 1000 or None,
    )


def snake(seats: int, each: int) -> OrderRule:
    """One or two architects a seat, all in its own district; the second ones in reverse order (PM-15)."""
    owners = tuple(range(seats)) * each

    def first(chance: Chance) -> tuple[ArchitectId, ...]:
        forth = chance.order("first order", seats)
        back = tuple(seats + seat for seat in reversed(forth))
        return forth + back * (each - 1)

    return OrderRule(architects=owners, builds_in=owners, first=first)


def is_attraction(card: Card) -> bool:
    """Cards of rank 8, 9 and 10; those without a number never are (PM-5)."""
    return card.rank is not None and card.rank >= ATTRACTION_FROM


def marks_of(card: Card) -> int:
    """One mark for a personality, one for an attraction, two for both (PM-41)."""
    return card.personality + is_attraction(card)


def only_district(tallies: tuple[Tally, ...]) -> Tally:
    """The tally of a seat that builds one district is that district's."""
    (tally,) = tallies
    return tally
