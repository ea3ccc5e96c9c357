"""Which games the kernel covers. All others are played by the plain engine."""

from importlib.util import find_spec

from salon.core import OptionValue
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for

LARGEST_SIZE = 5
MOST_CARDS = 12
MOST_IN_ROW = 10
MOST_MARKS = 3


def covers(rules: Rules) -> bool:
    """Return whether the kernel implements every slot value of these rules.

    It covers districts of 5×5 with two squares a card and one suit a square, any order of the market, any marks on the
    scoring suit, any draft of those rules, and all bonuses that a district earns by itself.
    """
    placement, headquarters, draft = rules.placement, rules.headquarters, rules.draft
    return (
        placement.size == LARGEST_SIZE
        and placement.squares == 2
        and not placement.every_touch
        and placement.cards <= MOST_CARDS
        and rules.suits.one_suit_a_square
        and len(headquarters.squares) == 1
        and not set(rules.deck.cards) & set(headquarters.cards)
        and not rules.deck.reshuffled
        and all(size <= MOST_IN_ROW for size in draft.rows)
        and len(set(draft.claims)) == 1
        and (draft.limit is None or draft.limit.kernel is not None)
        and all(bonus.kernel is not None for bonus in rules.bonuses.own)
        and rules.bonuses.contest is None
        and not rules.bonuses.drawn
        and len({*rules.order.plans}) == len(rules.order.plans)
    )


def covers_options(seats: int, options: dict[str, OptionValue]) -> bool:
    """Return whether the kernel covers a game; with bonuses still to be drawn (PM-97), that depends on the game."""
    return covers(rules_for(seats, options))


def is_compiled() -> bool:
    """Return whether Numba is installed, which the rest of the kernel needs."""
    return find_spec("numba") is not None
