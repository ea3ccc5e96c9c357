"""Makes the deck: boxes for every figure are measured, and each figure gets the level that suits it best."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from salon.games.polyminix.content.challenges import (
    EDITION,
    Card,
    Challenge,
    Deck,
    Level,
    Scale,
    challenge_id,
)
from salon.games.polyminix.content.families import Named, drawn
from salon.games.polyminix.content.generator import challenge_of
from salon.games.polyminix.content.matched_boxes import Amounts, MeasuredBoxes
from salon.games.polyminix.model.pieces import DEFAULT_KIT, Kit

CARDS = {Level.GREEN: 17, Level.YELLOW: 16, Level.RED: 16}

SCALE = Scale(4.428, 5.766, 779)
"""Where the levels part: the thirds of 779 challenges whose boxes were drawn by chance. It is kept from edition to
edition, so that a level goes on meaning the same."""

_WANTED = {
    Level.GREEN: (2.8, 3.2, 3.6, 3.9),
    Level.YELLOW: (4.9, 5.1, 5.3),
    Level.RED: (6.2, 6.6, 7.0, 7.5),
}
"""The difficulties that are tried for a level: well apart, so that few tests are harder than one of the next level."""

_AMOUNTS = Amounts(must=40, plus=50, without=40, sizes=30, samples=120)
_WIDEST = 2.5


class _Candidate(NamedTuple):
    """A challenge that a figure can become, and how far its tests lie from the wanted difficulty."""

    span: float
    challenge: Challenge


def make_deck(seed: int, kit: Kit = DEFAULT_KIT, tell: Callable[[str], None] = lambda _: None) -> Deck:
    """The deck of a seed: each figure is drawn by hand and is on one card. The same seed gives the same deck."""
    candidates = sorted(_candidates(seed, kit, tell), key=lambda one: (one.span, one.challenge.name))
    chosen = _choose(candidates)
    cards = [card for level in Level for card in _cards(level, chosen[level])]
    return Deck(kit, seed, SCALE, tuple(cards))


def _candidates(seed: int, kit: Kit, tell: Callable[[str], None]) -> Iterator[_Candidate]:
    for number, named in enumerate(drawn()):
        tell(f"figure {number + 1} of {len(drawn())}: {named.name}")
        measured = MeasuredBoxes(named.figure, kit, random.Random(f"{seed} {named.figure.rows}"), _AMOUNTS)
        yield from _of_each_level(named, measured)


def _of_each_level(named: Named, measured: MeasuredBoxes) -> Iterator[_Candidate]:
    for level, difficulties in _WANTED.items():
        for wanted in difficulties:
            matched = measured.around(wanted, _WIDEST)
            if matched is not None:
                challenge = challenge_of(named, matched, SCALE, named.name)
                if challenge.level is level:
                    yield _Candidate(matched.span, challenge)


def _choose(candidates: list[_Candidate]) -> dict[Level, list[Challenge]]:
    """The challenges of each level: each figure once, those whose tests lie closest together first."""
    chosen: dict[Level, list[Challenge]] = {}
    taken: set[str] = set()
    # Red first, then green: fewest figures can be that hard, or that easy.
    for level in (Level.RED, Level.GREEN, Level.YELLOW):
        best: dict[str, Challenge] = {}
        for _, challenge in candidates:
            if challenge.level is level and challenge.name not in taken:
                best.setdefault(challenge.name, challenge)
        chosen[level] = list(best.values())[: 2 * CARDS[level]]
        taken.update(challenge.name for challenge in chosen[level])
    found = Counter({level: len(those) for level, those in chosen.items()})
    if any(found[level] < 2 * CARDS[level] for level in Level):
        raise ValueError(f"not enough challenges: {dict(found)}; draw more figures")
    return chosen


def _cards(level: Level, challenges: list[Challenge]) -> Iterator[Card]:
    """Pair challenges of different families where possible, and number them."""
    queue = sorted(challenges, key=lambda one: (one.family, one.difficulty))
    half = len(queue) // 2
    for number, (front, back) in enumerate(zip(queue[:half], queue[half:], strict=True), 1):
        name = f"{level}-{EDITION}-{number:02}"
        yield Card(
            name, level, (replace(front, id=challenge_id(name, 0)), replace(back, id=challenge_id(name, 1)))
        )
