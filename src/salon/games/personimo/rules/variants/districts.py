"""Variants of who builds where, and how large (PM-67, PM-68, PM-70 to PM-72, PM-74, PM-100)."""

from dataclasses import replace

from salon.core import OptionValue
from salon.games.personimo.rules.slots import OrderRule, PlacementRule, Rules, SuitsRule, TieBreak
from salon.games.personimo.suits.readings import (
    all_suits_on_one_square,
    matching_everything,
    one_suit_on_both,
)

SIZES = {"6x6": (6, 17), "7x7": (7, 24), "9x9": (9, 40)}
"""The width of a district, and the number of its cards (PM-70 to PM-72)."""


def size(rules: Rules, value: OptionValue) -> Rules:
    """A larger district; an even one has a headquarters of two squares (PM-70 to PM-72)."""
    side, cards = SIZES[str(value)]
    rules = replace(rules, placement=replace(rules.placement, size=side, cards=cards))
    if side % 2:
        return rules
    readings = matching_everything(one_suit_on_both)
    squares = ((0, 0), (1, 0))
    return replace(rules, headquarters=replace(rules.headquarters, readings=readings, squares=squares))


def jacynimo(rules: Rules, _value: OptionValue) -> Rules:
    """Districts are four by four; a card covers one square and has all its suits there (PM-100)."""
    return replace(
        rules,
        placement=PlacementRule(size=4, squares=1, cards=15),
        suits=SuitsRule(all_suits_on_one_square),
    )


def sprawl(rules: Rules, _value: OptionValue) -> Rules:
    """No bounding box, but every touch must match (PM-74)."""
    return replace(rules, placement=replace(rules.placement, size=None, every_touch=True))


def shared(rules: Rules, value: OptionValue) -> Rules:
    """Districts are built by two neighbours or by a team."""
    return teamwork(rules) if value == "teamwork" else between(rules)


def teamwork(rules: Rules) -> Rules:
    """Teams of two, seated alternately, each with one 7×7 district (PM-68)."""
    side, cards = SIZES["7x7"]
    teams = rules.order.seats // 2
    plan = tuple(owner % teams for owner in rules.order.architects)
    return replace(
        rules,
        order=replace(rules.order, plans=(plan,)),
        placement=replace(rules.placement, size=side, cards=cards),
    )


def between(rules: Rules) -> Rules:
    """Every seat builds in two districts, and the one with fewer points counts (PM-67)."""
    order = two_of_their_own(rules.order) if rules.order.seats == 2 else to_the_right_and_left(rules.order)
    return replace(
        rules,
        order=order,
        scoring=replace(rules.scoring, lower_of_two=True),
        ties=(TieBreak("other", lambda tally, _marks: tally.other), *rules.ties),
    )


def to_the_right_and_left(order: OrderRule) -> OrderRule:
    """District n lies to the right of seat n and to the left of seat n + 1."""
    left = tuple((owner - 1) % order.seats for owner in order.architects)
    return replace(order, plans=(order.architects, left))


def two_of_their_own(order: OrderRule) -> OrderRule:
    """With two players each architect has a district, and the first order is that of four players."""
    return replace(order, plans=(tuple(range(len(order.architects))),), units=len(order.architects))
