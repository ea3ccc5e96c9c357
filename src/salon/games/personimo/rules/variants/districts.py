"""Variants of who builds where, and how large (PM-67, PM-68, PM-70 to PM-72, PM-74, PM-100)."""

from dataclasses import replace

from salon.core import OptionValue
from salon.games.personimo.rules.slots import OrderRule, PlacementRule, Rules, Tally, TieBreak
from salon.games.personimo.suits.readings import (
    all_suits_on_one_square,
    matching_everything,
    one_suit_on_both,
)

SIZES = {"6x6": (6, 17), "7x7": (7, 24), "9x9": (9, 40)}
"""How wide a district is, and how many cards it gets (PM-70 to PM-72)."""


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
    """Four by four, one card one square, with all its suits (PM-100)."""
    return replace(
        rules,
        placement=PlacementRule(size=4, squares=1, cards=15, enough=any),
        suits=replace(rules.suits, readings=all_suits_on_one_square),
    )


def sprawl(rules: Rules, _value: OptionValue) -> Rules:
    """No bounding box, but every touch must match (PM-74)."""
    return replace(rules, placement=replace(rules.placement, size=None, enough=all))


def shared(rules: Rules, value: OptionValue) -> Rules:
    """Districts between neighbours, or of teams."""
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
    """Every seat builds in two districts and is judged by the lower one (PM-67)."""
    order = two_of_their_own(rules.order) if rules.order.seats == 2 else to_the_right_and_left(rules.order)
    scoring = replace(rules.scoring, of_seat=lower_district)
    return replace(
        rules, order=order, scoring=scoring, ties=(TieBreak("other", lambda tally: tally.other), *rules.ties)
    )


def to_the_right_and_left(order: OrderRule) -> OrderRule:
    """District n lies between seats n and n + 1: to the right of the first, to the left of the other."""
    left = tuple((owner - 1) % order.seats for owner in order.architects)
    return replace(order, plans=(order.architects, left))


def two_of_their_own(order: OrderRule) -> OrderRule:
    """Two players: each architect has a district to itself, and they start as four players would."""
    return replace(order, plans=(tuple(range(len(order.architects))),), units=len(order.architects))


def lower_district(tallies: tuple[Tally, ...]) -> int:
    """The district with fewer points; of two that are equal, the first."""
    return min(range(len(tallies)), key=lambda number: tallies[number].points)
