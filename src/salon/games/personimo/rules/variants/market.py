"""Variants of the market and of the draft (PM-51 to PM-53, PM-60, PM-61, PM-66)."""

from collections.abc import Iterable
from dataclasses import replace

from salon.core import OptionValue
from salon.games.personimo.model.cards import NATURAL_ORDER, CardId, card_of
from salon.games.personimo.rules.market import by_rank, height, personalities_last
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants.base import own_districts


def incognito(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Sort the row by rank alone (PM-51)."""
    return tuple(sorted(cards, key=by_rank))


def recognition(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Sort the personalities at the end of the row by scoring suit (PM-52)."""
    row = personalities_last(cards)
    known = [card for card in row if card_of(card).personality]
    return (*row[: len(row) - len(known)], *sorted(known, key=by_suit))


def inception(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Sort the personalities at the end of the row and the other cards by their suits (PM-53)."""
    return tuple(sorted(cards, key=lambda card: (card_of(card).personality, by_suit(card))))


def by_suit(card_id: CardId) -> tuple[tuple[int, ...], float, CardId]:
    """Return a key of bottom suit, top suit and rank. The Excuse has no suit and is first."""
    card = card_of(card_id)
    return (
        tuple(NATURAL_ORDER.index(suit) for suit in (*card.suits[-1:], *card.suits[:1])),
        height(card),
        card_id,
    )


SORTING = {"incognito": incognito, "recognition": recognition, "inception": inception}


def sorting(rules: Rules, value: OptionValue) -> Rules:
    """The row is sorted in another way (PM-51 to PM-53)."""
    return replace(rules, market=replace(rules.market, sort=SORTING[str(value)]))


def soothsayer(rules: Rules, _value: OptionValue) -> Rules:
    """The next row is shown too (PM-60)."""
    return replace(rules, market=replace(rules.market, foreseen=True))


def crowd(rules: Rules, value: OptionValue) -> Rules:
    """A row has one card more; what is left over is discarded, or joins the next row (PM-61)."""
    return replace(rules, draft=replace(rules.draft, spare=1, kept=value == "four"))


def drafty(rules: Rules, _value: OptionValue) -> Rules:
    """Two architects each, the second ones in reverse order (PM-66)."""
    return replace(rules, order=own_districts(rules.order.seats, 2))
