"""How a turn is played (PX-11): for each mode its cards, its clock and its points, as values in named slots.

No rule elsewhere asks which mode is being played.
"""

from collections.abc import Callable
from dataclasses import dataclass

from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.model.actions import Mode
from salon.games.polyminix.model.public_state import Held, PublicState

Points = Callable[[int, tuple[Held, ...]], int]
"""From a player's place and hand to points."""


@dataclass(frozen=True)
class ModeRule:
    """What a mode decides.

    `cards`: how many each player covers. `own_deck`: each player takes from a deck of their own choice (PX-12).
    `on_the_clock`: the race lasts as long as the clock, not as long as the table's limit. `offered`: a joker can
    become this mode; `offered_with_tests`: it can be chosen in game 2 (PX-20). `alone`: a lone player's mode (PX-30).
    `ranked`: it matters who completes before whom.
    """

    points: Points
    cards: int = 1
    own_deck: bool = False
    on_the_clock: bool = False
    offered: bool = True
    offered_with_tests: bool = False
    alone: bool = False
    ranked: bool = True


COLOUR_POINTS = {Level.GREEN: 1, Level.YELLOW: 2, Level.RED: 3}
"""What the colour of a card is worth in *own colour* (PX-11)."""


def _by_place(*points: int) -> Points:
    return lambda place, _: points[place - 1] if place <= len(points) else 0


def _to_all(points: int) -> Points:
    return lambda _place, _hand: points


def _by_colour(points: dict[Level, int]) -> Points:
    """The first player's points are those of their card's colour; nobody else scores."""
    return lambda place, hand: points[hand[0].level] if place == 1 else 0


MODE_RULES: dict[Mode, ModeRule] = {
    "first": ModeRule(_by_place(3), offered_with_tests=True),
    "first-second-third": ModeRule(_by_place(3, 2, 1), offered_with_tests=True),
    "clock": ModeRule(_to_all(2), on_the_clock=True, offered_with_tests=True, ranked=False),
    "two-cards": ModeRule(_by_place(3), cards=2),
    "own-colour": ModeRule(_by_colour(COLOUR_POINTS), own_deck=True),
    "solo": ModeRule(_by_place(1), offered=False, alone=True, ranked=False),
}

NO_MODE = ModeRule(_to_all(0), offered=False)
"""In force until the mode of a turn is known."""


def mode_rule(table: PublicState) -> ModeRule:
    """The rule of the mode that this turn is played in."""
    return NO_MODE if table.mode is None else MODE_RULES[table.mode]


def offered_modes(table: PublicState) -> tuple[Mode, ...]:
    """The modes that the current player can choose from, after a joker (PX-11) or in game 2 (PX-20)."""
    with_cards = table.rules.with_cards
    return tuple(
        mode for mode, rule in MODE_RULES.items() if rule.offered and (with_cards or rule.offered_with_tests)
    )
