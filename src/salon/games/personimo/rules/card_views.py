"""What the page is told of cards: how each counts, and how it can lie on its spots."""

from collections.abc import Iterable
from functools import cache, lru_cache, reduce
from operator import or_

from salon.games.personimo.model.cards import CATALOGUE, NATURAL_ORDER, Card, CardId, Suit, card_of
from salon.games.personimo.model.view import CandidateView, CardView, SupplyView, WayView
from salon.games.personimo.rules.placement import CardPlacement, Spot
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import KEPT, base
from salon.games.personimo.suits.district_state import DistrictState
from salon.games.personimo.suits.readings import Reading, suits_in


def card_view(rules: Rules, card: Card) -> CardView:
    """How a card counts once it is laid (PM-34, PM-41, PM-42)."""
    readings = rules.readings(card)
    scoring = {mark.suit for reading in readings for mark in reading.marks}
    return CardView(
        marks=rules.marks.count(card),
        scoring=tuple(NATURAL_ORDER[suit] for suit in sorted(scoring)),
        at_once=max(suits.bit_count() for reading in readings for suits in reading.suits),
    )


@cache
def in_base_game() -> dict[CardId, CardView]:
    """How every card counts in the base game, and how the extended cards would. The Excuse is not played there."""
    rules = base(2)
    return {card.id: card_view(rules, card) if card.suits else CardView(0, (), 1) for card in CATALOGUE}


def unusual(rules: Rules, cards: Iterable[CardId]) -> dict[CardId, CardView]:
    """Those of some cards that do not count as in the base game, by name."""
    different = _different(rules)
    if not different:
        return {}
    names = dict.fromkeys(card_of(card).id for card in cards)
    return {name: different[name] for name in names if name in different}


@lru_cache(maxsize=KEPT)
def _different(rules: Rules) -> dict[CardId, CardView]:
    """All cards of a deck that do not count as in the base game."""
    views = {card: card_view(rules, card) for card in dict.fromkeys(map(card_of, rules.deck.cards))}
    return {card.id: view for card, view in views.items() if view != in_base_game()[card.id]}


@lru_cache(maxsize=KEPT)
def candidates(rules: Rules) -> tuple[CandidateView, ...]:
    """The cards that may be chosen as headquarters, and what the rest of the deck has for their suits (PM-110)."""
    return tuple(
        CandidateView(card, tuple(_supply(rules, card, suit) for suit in card_of(card).suits))
        for card in rules.headquarters.choices
    )


def _supply(rules: Rules, headquarters: CardId, suit: Suit) -> SupplyView:
    cards = [card_of(card) for card in rules.deck.cards if card != headquarters]
    views = [card_view(rules, card) for card in cards]
    return SupplyView(
        suit,
        cards=sum(suit in card.suits for card in cards),
        marks=sum(view.marks for view in views if suit in view.scoring),
    )


def ways_of(district_state: DistrictState, card: CardId) -> tuple[WayView, ...]:
    """The spots on which a card cannot lie in all its ways, by the suits that it may have there; cached."""
    return district_state.cached((ways_of, card), lambda: _ways(CardPlacement(district_state, card)))


def ways_on(district_state: DistrictState, card: CardId, spot: Spot) -> tuple[WayView, ...]:
    """The same for one spot."""
    return tuple(WayView(way.suits, (spot,)) for way in ways_of(district_state, card) if spot in way.spots)


def ground(district_state: DistrictState) -> tuple[int, int, int, int]:
    """What is built and the squares that the next card could cover: first column and row, last column and row."""
    box, rule = district_state.box, district_state.rules.placement
    across, down = (
        rule.squares if rule.size is None else min(rule.squares, rule.size - side)
        for side in (box.width, box.height)
    )
    return box.left - across, box.top - down, box.right + across, box.bottom + down


def _ways(placement: CardPlacement) -> tuple[WayView, ...]:
    if len(placement.readings) == 1:
        return ()
    groups = sorted((sorted(spots), ways) for ways, spots in placement.ways().items())
    return tuple(WayView(_suits(placement.readings, ways), tuple(spots)) for spots, ways in groups)


@cache
def _suits(readings: tuple[Reading, ...], ways: int) -> tuple[tuple[Suit, ...], ...]:
    """For each square of a card the suits that it has in one of some readings."""
    suits = (each.suits for number, each in enumerate(readings) if ways >> number & 1)
    return tuple(suits_in(reduce(or_, part)) for part in zip(*suits, strict=True))
