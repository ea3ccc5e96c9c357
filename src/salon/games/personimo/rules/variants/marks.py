"""Variants of suits and marks (PM-55 to PM-59)."""

from dataclasses import replace

from salon.core import OptionValue
from salon.games.personimo.model.cards import EXCUSE, Card
from salon.games.personimo.rules.slots import Rules, SuitsRule
from salon.games.personimo.suits.readings import (
    matching_everything,
    two_suits_a_square,
    with_marks_anywhere,
    with_wild_excuses,
)

NINE = 9


def don_giovanni(rules: Rules, _value: OptionValue) -> Rules:
    """Cards of three suits have two on each square (PM-55), and so does a headquarters of two squares."""
    rules = replace(rules, suits=SuitsRule(two_suits_a_square))
    if len(rules.headquarters.squares) == 1:
        return rules
    return replace(
        rules, headquarters=replace(rules.headquarters, readings=matching_everything(two_suits_a_square))
    )


def excuses_wild(rules: Rules, _value: OptionValue) -> Rules:
    """The Excuse is in the deck and may have any suit (PM-56)."""
    rules = replace(rules, deck=replace(rules.deck, cards=(*rules.deck.cards, EXCUSE.id)))
    readings = with_wild_excuses(rules.suits.readings, rules.placement.squares)
    return replace(rules, suits=SuitsRule(readings))


def paralysis(rules: Rules, _value: OptionValue) -> Rules:
    """The suit that carries a card's marks is chosen at scoring (PM-57)."""
    return replace(
        rules,
        suits=SuitsRule(with_marks_anywhere(rules.suits.readings)),
        headquarters=replace(rules.headquarters, readings=with_marks_anywhere(rules.headquarters.readings)),
    )


def attractions_from(rules: Rules, value: OptionValue) -> Rules:
    """Attractions begin at another rank (PM-58)."""
    least = int(value)

    def attraction(card: Card) -> bool:
        return card.rank is not None and card.rank >= least

    def count(card: Card) -> int:
        return card.personality + attraction(card)

    return replace(rules, marks=replace(rules.marks, attraction=attraction, count=count))


def lucky_nines(rules: Rules, _value: OptionValue) -> Rules:
    """A 9 has two marks, even if it is no attraction, and one more if it is a personality (PM-59)."""
    usual = rules.marks.count

    def count(card: Card) -> int:
        return card.personality + 2 if card.rank == NINE else usual(card)

    return replace(rules, marks=replace(rules.marks, count=count))
