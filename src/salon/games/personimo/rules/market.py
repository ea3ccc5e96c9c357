"""The market: how a row of cards is sorted (PM-21, PM-22)."""

from collections.abc import Callable, Iterable

from salon.games.personimo.model.cards import CROWN, EXCUSE, NATURAL_ORDER, PAWNS, Card, CardId, card_of

SortRow = Callable[[Iterable[CardId]], tuple[CardId, ...]]

_AFTER_THE_SEVENS = 7.5
_AFTER_THE_NINES = 9.25


def by_rank(card_id: CardId) -> tuple[float, tuple[int, ...], CardId]:
    """Return the key of a card in a row: its rank, Ace low and Crown high, then its suits from the top down (PM-21).

    Of two identical cards the first copy goes first: a choice the rule leaves open.
    """
    card = card_of(card_id)
    return height(card), tuple(NATURAL_ORDER.index(suit) for suit in card.suits), card_id


def height(card: Card) -> float:
    """Return the place of a card among the ranks: Pawns, then Courts, between 9 and Crown; the Excuse after 7."""
    if card.rank is not None:
        return card.rank
    if card == EXCUSE:
        return _AFTER_THE_SEVENS
    return _AFTER_THE_NINES if card in PAWNS else (_AFTER_THE_NINES + CROWN) / 2


def personalities_last(cards: Iterable[CardId]) -> tuple[CardId, ...]:
    """Sort cards by rank, then move the personalities one by one to the end, in their order (PM-22)."""
    ranked = sorted(cards, key=by_rank)
    return tuple(sorted(ranked, key=lambda card_id: card_of(card_id).personality))
