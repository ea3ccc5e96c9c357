"""The bonuses as options (PM-90 to PM-97)."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from salon.core import OptionValue
from salon.games.personimo.rules.scoring.bonuses import BONUSES, Bonus, Contest
from salon.games.personimo.rules.slots import Rules

CONTEST_ALONE = Contest(first=5, second=0)
"""The largest neighbourhood of each suit (PM-96)."""
CONTEST_WITH_SECOND = Contest(first=5, second=2)
NO_SECOND_UP_TO = 3
"""With more players than this, the second largest neighbourhood counts too (PM-96)."""


class BonusChoice(NamedTuple):
    """A bonus that can be chosen or drawn: how it is put into play, and in which games anybody could earn it."""

    name: str
    rule: str
    put: Callable[[Rules], Rules]
    possible: Callable[[Rules], bool]


def with_own(bonus: Bonus, rules: Rules) -> Rules:
    """Return the rules with one more bonus that a district earns by itself; they stay in the rulebook's order."""
    chosen = {*rules.bonuses.own, bonus}
    own = tuple(each for each in BONUSES.values() if each in chosen)
    return replace(rules, bonuses=replace(rules.bonuses, own=own))


def own_possible(bonus: Bonus, rules: Rules) -> bool:
    """Return whether a district of these rules could earn a bonus."""
    size = rules.placement.size
    if size is None:
        return not bonus.bounded
    return not bonus.centred or size % 2 == 1


def with_contest(rules: Rules) -> Rules:
    """Return the rules with the bonus for the largest neighbourhoods (PM-96)."""
    contest = CONTEST_WITH_SECOND if rules.order.seats > NO_SECOND_UP_TO else CONTEST_ALONE
    return replace(rules, bonuses=replace(rules.bonuses, contest=contest))


def contest_possible(rules: Rules) -> bool:
    """Return whether there is anybody to compete with."""
    return rules.order.seats > 1


CONTEST_CHOICE = BonusChoice(CONTEST_ALONE.name, CONTEST_ALONE.rule, with_contest, contest_possible)
CHOICES = {
    choice.name: choice
    for choice in (
        *(
            BonusChoice(bonus.name, bonus.rule, partial(with_own, bonus), partial(own_possible, bonus))
            for bonus in BONUSES.values()
        ),
        CONTEST_CHOICE,
    )
}
"""All bonuses by name, in the order of the rulebook."""


def put_into_play(choice: BonusChoice) -> Callable[[Rules, OptionValue], Rules]:
    """Return the variant that puts a bonus into play."""
    return lambda rules, _value: choice.put(rules)


def with_drawn(rules: Rules, names: tuple[str, ...]) -> Rules:
    """Return the rules after these bonuses have been drawn at the start of the game (PM-97)."""
    rules = replace(rules, bonuses=replace(rules.bonuses, pool=(), drawn=0))
    for name in names:
        rules = CHOICES[name].put(rules)
    return rules


def goblins(rules: Rules, value: OptionValue) -> Rules:
    """Some bonuses are drawn, from those that are not chosen and that somebody could earn (PM-97)."""
    in_play = set(rules.bonuses.names)
    pool = tuple(
        choice.name for choice in CHOICES.values() if choice.name not in in_play and choice.possible(rules)
    )
    return replace(rules, bonuses=replace(rules.bonuses, pool=pool, drawn=int(value)))
