"""Every variant by its option, what cannot go together, and the sets that have a name of their own."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from salon.core import Option, OptionValue
from salon.personimo.rules import Rules
from salon.personimo.variants.base import finished, foundation

Apply = Callable[[Rules, OptionValue], Rules]


class Variant(NamedTuple):
    """An option, and what it does to the rules when it is not at its default."""

    option: Option
    apply: Apply


def _by_hand(rules: Rules, _value: OptionValue) -> Rules:
    return replace(rules, end=replace(rules.end, by_hand=True))


def _timed(rules: Rules, value: OptionValue) -> Rules:
    return replace(rules, turn_ms=int(value) * 1000)


VARIANTS = (
    Variant(Option("suits", ("best", "manual"), "best", "scoring", "PM-37"), _by_hand),
    Variant(Option("turn_seconds", (0, 30, 60, 120), 0, "pace"), _timed),
)
"""In the order in which they are applied: each may build on those before it."""

OPTIONS = tuple(variant.option for variant in VARIANTS)


def rules_for(seats: int, options: Mapping[str, OptionValue], drawn: tuple[str, ...] = ()) -> Rules:
    """The rules of a game with so many players, these options, and these bonuses drawn at the start (PM-97)."""
    return _as_listed(seats, tuple(options.items()), drawn)


@cache
def _as_listed(seats: int, options: tuple[tuple[str, OptionValue], ...], drawn: tuple[str, ...]) -> Rules:
    """The same options in another order are the same rules."""
    return _rules(seats, tuple(sorted(options)), drawn)


@cache
def _rules(seats: int, options: tuple[tuple[str, OptionValue], ...], drawn: tuple[str, ...]) -> Rules:
    del drawn  # no variant draws anything yet
    chosen = dict(options)
    rules = foundation(seats)
    for option, apply in VARIANTS:
        value = chosen.get(option.name, option.default)
        if value != option.default:
            rules = apply(rules, value)
    return finished(rules)
