"""Variants of who is first (PM-50, PM-63)."""

from dataclasses import replace

from salon.core import Chance, OptionValue
from salon.games.personimo.model.cards import CardId, card_of
from salon.games.personimo.rules.slots import OrderRule, Rules

RACE = ("harvest", "rite", "island", "borderland", "window", "consul", "light-keeper", "watchman")
"""The order of the headquarters, first to last."""


def race(rules: Rules, _value: OptionValue) -> Rules:
    """The headquarters decide the order, and chance decides between equal ones (PM-63).

    In shared districts the headquarters of the first turn counts.
    """

    def who(chance: Chance, headquarters: tuple[CardId, ...], order: OrderRule) -> tuple[int, ...]:
        drawn = chance.order("first order", order.units)
        place = [RACE.index(card_of(headquarters[district]).id) for district in order.plans[0]]
        return tuple(sorted(drawn, key=lambda unit: place[unit]))

    return replace(rules, order=replace(rules.order, who=who))


def rotating(rules: Rules, value: OptionValue) -> Rules:
    """In the n-th game of a series the n-th seat is first, and the others follow in their order (PM-50)."""
    number = int(value)

    def who(_chance: Chance, _headquarters: tuple[CardId, ...], order: OrderRule) -> tuple[int, ...]:
        return tuple((unit + number - 1) % order.units for unit in range(order.units))

    return replace(rules, order=replace(rules.order, who=who, series_game=number))


def next_in_series(order: OrderRule) -> int:
    """Return the number of the next game of a series in which each seat is first once; 0 outside one (PM-50)."""
    return order.series_game % order.seats + 1 if order.series_game else 0
