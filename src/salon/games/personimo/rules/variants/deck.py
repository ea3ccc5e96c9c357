"""Variants of the deck and of the headquarters (PM-54, PM-62, PM-64, PM-65)."""

from collections.abc import Callable
from dataclasses import replace

from salon.core import OptionValue
from salon.games.personimo.model.cards import COURTS, NATURAL_ORDER, PAWNS, SECOND, CardId, card_of
from salon.games.personimo.rules.market import height
from salon.games.personimo.rules.slots import MarksRule, Rules

PERSONALITIES = ("consul", "light-keeper", "watchman")


def courting_danger(rules: Rules, _value: OptionValue) -> Rules:
    """Pawns and Courts that are not headquarters are in the deck (PM-54)."""
    extended = tuple(card.id for card in (*PAWNS, *COURTS))
    return replace(rules, deck=replace(rules.deck, cards=(*rules.deck.cards, *extended)))


def head_start(rules: Rules, _value: OptionValue) -> Rules:
    """Headquarters are personalities, each with a mark (PM-62)."""
    return replace(rules, headquarters=replace(rules.headquarters, cards=PERSONALITIES, marks=1))


def reveal(rules: Rules, _value: OptionValue) -> Rules:
    """The cards set aside lie open (PM-65)."""
    return replace(rules, deck=replace(rules.deck, shown=True))


def rebalancing(rules: Rules, _value: OptionValue) -> Rules:
    """The cards set aside are the superfluous ones (PM-64)."""
    return replace(rules, deck=replace(rules.deck, cut=_cut(rules.marks, frozenset())))


def huntress(rules: Rules, _value: OptionValue) -> Rules:
    """The Huntress is set aside, too: other cards can score for Moons (PM-57, PM-64)."""
    return replace(rules, deck=replace(rules.deck, cut=_cut(rules.marks, frozenset({"huntress"}))))


def _cut(
    marks: MarksRule, unprotected: frozenset[CardId]
) -> Callable[[tuple[CardId, ...], int], frozenset[CardId]]:
    """Return the function that chooses the cards to set aside. `unprotected` cards go first."""

    def cut(cards: tuple[CardId, ...], number: int) -> frozenset[CardId]:
        return frozenset(sorted(cards, key=lambda card: _superfluous(marks, card, unprotected))[:number])

    return cut


def _superfluous(marks: MarksRule, card_id: CardId, unprotected: frozenset[CardId]) -> tuple[int, ...]:
    """Return a key that sorts cards by which are set aside first: second copies before first ones, plain before marked.

    Plain cards go from Knots down, the lower rank first, the Excuse after them; marked ones by rank, then from Knots
    down, but the Crown of Knots last; personalities never. `unprotected` cards go first.
    """
    card = card_of(card_id)
    first_copy = not card_id.endswith(SECOND)
    suit = NATURAL_ORDER.index(card.scoring_suit) if card.suits else -1
    rank = int(height(card) * 100)
    if card.id in unprotected:
        return False, first_copy, -1, 0, 0
    if not marks.count(card):
        return card.personality, first_copy, 0, -suit, rank
    return card.personality, first_copy, 1, rank, -suit if card.id != "windfall" else 1
