"""The bonuses as options (PM-90 to PM-97)."""

from collections.abc import Callable
from dataclasses import replace

from salon.core import OptionValue
from salon.games.personimo.rules.bonuses import BONUSES, Contest
from salon.games.personimo.rules.slots import Rules

FIRST, SECOND = 5, 2
NO_SECOND_UP_TO = 3
"""With more players than this the second largest neighbourhood counts too (PM-96)."""
LARGEST = "largest"
NAMES = (*BONUSES, LARGEST)


def bonus(name: str) -> Callable[[Rules, OptionValue], Rules]:
    """The variant that puts a bonus into play."""
    return lambda rules, _value: with_bonus(rules, name)


def with_bonus(rules: Rules, name: str) -> Rules:
    """The rules with one more bonus."""
    if name == LARGEST:
        second = SECOND if rules.order.seats > NO_SECOND_UP_TO else 0
        return replace(rules, bonuses=replace(rules.bonuses, contest=Contest(FIRST, second)))
    own = tuple(each for each in BONUSES.values() if each in rules.bonuses.own or each.name == name)
    return replace(rules, bonuses=replace(rules.bonuses, own=own))


def goblins(rules: Rules, value: OptionValue) -> Rules:
    """Some more are drawn, from those that make sense here (PM-97)."""
    pool = tuple(name for name in NAMES if name not in rules.bonuses.names and makes_sense(rules, name))
    return replace(rules, bonuses=replace(rules.bonuses, pool=pool, drawn=int(value)))


def makes_sense(rules: Rules, name: str) -> bool:
    """Whether anybody could ever have the bonus."""
    if name == LARGEST:
        return rules.order.seats > 1
    if rules.placement.size is None:
        return not BONUSES[name].bounded
    return name != "centre" or rules.placement.size % 2 == 1
