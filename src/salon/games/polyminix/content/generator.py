"""New challenges (PX-33): a figure, six boxes that ask for six different covers, and the difficulty they have."""

import random
from functools import cache
from statistics import fmean

from salon.core.errors import Refusal
from salon.games.polyminix.content.challenges import Challenge, Level, Scale, load_deck
from salon.games.polyminix.content.families import NEW_FAMILIES, Named, draw
from salon.games.polyminix.content.matched_boxes import Matched, MeasuredBoxes
from salon.games.polyminix.model.pieces import DEFAULT_KIT, Cell, Kit

_WIDEST = 1.5
"""How far a test may lie from the difficulty of its challenge; one more means twice as long."""


def generate(
    seed: int, level: Level | None = None, family: str | None = None, kit: Kit = DEFAULT_KIT, tries: int = 400
) -> Challenge:
    """A new challenge, the same for the same wishes and seed. Its figure is none of the deck."""
    if family is not None and family not in NEW_FAMILIES:
        raise Refusal("no-such-family", "PX-33", family=family, known=", ".join(NEW_FAMILIES))
    scale = load_deck().scale
    chance = random.Random(f"{seed} {level} {family} {kit.pieces}")
    for _ in range(tries):
        named = draw(family or chance.choice(NEW_FAMILIES), chance)
        if named.figure.canonical in _shapes_of_the_deck():
            continue
        challenge = make(named, kit, chance, scale, level)
        if challenge is not None and level in (None, challenge.level):
            return challenge
    raise Refusal("no-challenge-found", "PX-33", level=level or "any", family=family or "any", kit=kit.name)


@cache
def _shapes_of_the_deck() -> frozenset[tuple[Cell, ...]]:
    return frozenset(challenge.figure.canonical for challenge in load_deck().challenges())


def make(
    named: Named, kit: Kit, chance: random.Random, scale: Scale, level: Level | None = None
) -> Challenge | None:
    """A challenge of a level on this figure, or nothing if chance finds no six boxes for it."""
    measured = MeasuredBoxes(named.figure, kit, chance)
    if not measured.difficulties:
        return None
    wanted = fmean(measured.difficulties) if level is None else scale.nearest(level, measured.difficulties)
    matched = measured.around(wanted, _WIDEST)
    return None if matched is None else challenge_of(named, matched, scale, f"{chance.getrandbits(40):010x}")


def challenge_of(named: Named, matched: Matched, scale: Scale, name: str) -> Challenge:
    """A figure with its boxes, rated."""
    mean = round(fmean(matched.difficulties), 3)
    return Challenge(
        name, named.name, named.family, scale.level(mean), mean, named.figure, matched.boxes, matched.efforts
    )
