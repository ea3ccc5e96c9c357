"""Makes the deck: many challenges are generated and measured, levels are cut by percentile, and 98 are dealt out."""

import random
from collections.abc import Callable, Iterable
from itertools import pairwise

from msgspec.structs import replace

from salon.games.polyminix.content.challenges import Card, Challenge, Deck, Level, Scale, challenge_id
from salon.games.polyminix.content.families import FAMILIES, Named, draw, drawn
from salon.games.polyminix.content.generator import make
from salon.games.polyminix.model.pieces import DEFAULT_KIT, Kit

CARDS = {Level.GREEN: 17, Level.YELLOW: 16, Level.RED: 16}

_VARIANTS = 8
_BY_CHANCE = 12
"""Figures of each family that chance draws."""

_YELLOW_FROM, _RED_FROM = 1 / 3, 2 / 3
_BANDS = {Level.GREEN: (0.02, 0.25), Level.YELLOW: (0.40, 0.60), Level.RED: (0.75, 0.98)}
"""Where in the order of difficulty each level's cards are taken from: well apart, and without the odd ends."""

_UNSCALED = Scale(0.0, 0.0, 0)


def make_deck(seed: int, kit: Kit = DEFAULT_KIT, tell: Callable[[str], None] = lambda _: None) -> Deck:
    """The deck of a seed. The same seed gives the same deck."""
    pool = sorted(_pool(seed, kit, tell), key=lambda challenge: challenge.difficulty)
    if not pool:
        raise ValueError("no challenge at all could be made with this kit")
    scale = Scale(_at(pool, _YELLOW_FROM), _at(pool, _RED_FROM), len(pool))
    tell(f"{len(pool)} challenges: yellow from {scale.yellow_from}, red from {scale.red_from}")
    chance = random.Random(f"deal {seed}")
    taken: set[object] = set()
    cards: list[Card] = []
    # Red first: fewest figures can be that hard.
    for level in reversed(Level):
        low, high = _BANDS[level]
        band = pool[int(low * len(pool)) : int(high * len(pool))]
        chosen = _choose(band, 2 * CARDS[level], taken, chance)
        cards = [*_cards(level, [replace(one, level=level) for one in chosen]), *cards]
    return Deck(kit, seed, scale, tuple(cards))


def _pool(seed: int, kit: Kit, tell: Callable[[str], None]) -> Iterable[Challenge]:
    figures = _figures(random.Random(f"figures {seed}"))
    for number, named in enumerate(figures):
        if number % 20 == 0:
            tell(f"figure {number} of {len(figures)}")
        chance = random.Random(f"{seed} {named.figure.rows}")
        for _ in range(_VARIANTS):
            challenge = make(named, kit, chance, _UNSCALED)
            if challenge is not None:
                yield challenge


def _figures(chance: random.Random) -> list[Named]:
    """All that are drawn by hand, and some that chance draws, no two of the same shape."""
    families = [family for family in FAMILIES if not any(named.family == family for named in drawn())]
    found = {named.figure.canonical: named for named in drawn()}
    for family in families:
        for _ in range(_BY_CHANCE):
            named = draw(family, chance)
            found.setdefault(named.figure.canonical, named)
    return list(found.values())


def _at(pool: list[Challenge], share: float) -> float:
    return pool[int(share * (len(pool) - 1))].difficulty


def _choose(band: list[Challenge], wanted: int, taken: set[object], chance: random.Random) -> list[Challenge]:
    """Challenges from a band, each figure once. Those drawn by hand come first, with a quarter of the others."""
    by_hand = {named.name for named in drawn()}
    order = sorted(
        chance.sample(band, len(band)), key=lambda one: one.name not in by_hand and chance.random() > 0.25
    )
    chosen: list[Challenge] = []
    for challenge in order:
        shape = challenge.figure.canonical
        if shape not in taken:
            taken.add(shape)
            chosen.append(challenge)
            if len(chosen) == wanted:
                return chosen
    raise ValueError(f"only {len(chosen)} of {wanted} challenges found: generate more")


def _cards(level: Level, challenges: list[Challenge]) -> list[Card]:
    """Pair challenges of different families where possible, and number them."""
    queue = sorted(challenges, key=lambda one: (one.family, one.difficulty))
    half = len(queue) // 2
    cards = []
    for number, (front, back) in enumerate(zip(queue[:half], queue[half:], strict=True), 1):
        name = f"{level}-{number:02}"
        sides = replace(front, id=challenge_id(name, 0)), replace(back, id=challenge_id(name, 1))
        cards.append(Card(name, level, sides))
    return cards


def is_in_order(deck: Deck) -> bool:
    """Whether every level is, as a whole, harder than the one before: medians that cannot be confused."""
    ranges = [
        sorted(one.difficulty for card in deck.of_level(level) for one in card.sides) for level in Level
    ]
    return all(easier[-1] < harder[0] for easier, harder in pairwise(ranges))
