"""Six boxes for a figure whose tests are about equally hard (PX-5).

Many boxes of each kind are made from covers and measured. Of these, six are chosen that lie as close together as
possible around a wanted difficulty, so that the TEST die does not decide how hard a card is.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from msgspec import Struct

from salon.games.polyminix import solver
from salon.games.polyminix.content.difficulty import Effort, difficulty, measure
from salon.games.polyminix.model.boxes import Box, Must, Plus, Sizes, Without, obeys
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import Kit, PieceId, size
from salon.games.polyminix.model.problem import Problem

Six = tuple[Box, Box, Box, Box, Box, Box]
Pieces = tuple[PieceId, ...]

_FREE = (1, 2, 3)
_STEP = 0.25
"""By how much the span of difficulty is widened until six boxes are found in it."""
_MOST_LOOKED_AT = 20_000


@dataclass(frozen=True)
class Amounts:
    """How many boxes of each kind are measured, and how often a cover is looked for."""

    must: int = 5
    plus: int = 6
    without: int = 4
    sizes: int = 4
    samples: int = 40


class Measured(Struct, frozen=True):
    """A box, a cover that obeys it, and how hard it is."""

    box: Box
    cover: Pieces
    effort: Effort
    difficulty: float


class Matched(Struct, frozen=True):
    """Six boxes, the efforts of their tests, and how far the tests lie from the wanted difficulty at most."""

    boxes: Six
    efforts: tuple[Effort, ...]
    difficulties: tuple[float, ...]
    span: float


class MeasuredBoxes:
    """Boxes for a figure, with their difficulties, by kind: must, plus, without, sizes."""

    def __init__(
        self, figure: Figure, kit: Kit, chance: random.Random, amounts: Amounts | None = None
    ) -> None:
        self.figure, self.kit = figure, kit
        self._all_of_one_size = len(set(map(size, kit.pieces))) == 1
        amounts = amounts or Amounts()
        sets = sample_sets(figure, kit, chance, amounts.samples)
        self.musts: list[Measured] = []
        self.pluses: list[Measured] = []
        self.withouts: list[Measured] = []
        self.sizes: list[Measured] = []
        if len(sets) < 6:
            return
        self.musts = self._measured((Must(one), one) for one in _some(sets, amounts.must, chance))
        self.pluses = self._measured(
            (_plus(one, kit, _FREE[i % 3], chance), one)
            for i, one in enumerate(_some(sets, amounts.plus, chance))
        )
        self.withouts = self._measured(
            (_without(one, kit, chance), one) for one in _some(sets, amounts.without, chance)
        )
        self.sizes = self._measured(
            (Sizes(tuple(sorted(map(size, one)))), one) for one in _some(sets, amounts.sizes, chance)
        )

    @property
    def difficulties(self) -> list[float]:
        """Of all boxes that were measured."""
        return [
            one.difficulty for kind in (self.musts, self.pluses, self.withouts, self.sizes) for one in kind
        ]

    def around(self, wanted: float, widest: float) -> Matched | None:
        """Six boxes whose difficulties are nearest to the wanted one, or None if they are not within `widest`."""
        span = _STEP
        while span <= widest:
            six = self._within(wanted, span)
            if six is not None:
                six = [six[place] for place in (4, 5, 2, 3, 0, 1)]
                return Matched(
                    boxes=(six[0].box, six[1].box, six[2].box, six[3].box, six[4].box, six[5].box),
                    efforts=tuple(one.effort for one in six),
                    difficulties=tuple(one.difficulty for one in six),
                    span=max(abs(one.difficulty - wanted) for one in six),
                )
            span += _STEP
        return None

    def _within(self, wanted: float, span: float) -> list[Measured] | None:
        """Six boxes, none of whose covers obeys another's box: those that most covers obey are chosen first."""
        kinds = [
            sorted(
                (one for one in kind if abs(one.difficulty - wanted) <= span),
                key=lambda one: abs(one.difficulty - wanted),
            )
            for kind in (self.withouts, self.sizes, self.pluses, self.pluses, self.musts, self.musts)
        ]
        return self._complete([], kinds, iter(range(_MOST_LOOKED_AT))) if all(kinds) else None

    def _complete(
        self, chosen: list[Measured], kinds: Sequence[Sequence[Measured]], patience: Iterator[int]
    ) -> list[Measured] | None:
        if len(chosen) == len(kinds):
            return chosen
        for one in kinds[len(chosen)]:
            if next(patience, None) is None:
                return None
            if all(self._differ(one, other) for other in chosen):
                found = self._complete([*chosen, one], kinds, patience)
                if found is not None:
                    return found
        return None

    def _differ(self, one: Measured, other: Measured) -> bool:
        """Whether neither cover obeys the other's box, and two *plus* boxes leave different numbers free."""
        if isinstance(one.box, Plus) and isinstance(other.box, Plus) and one.box.free == other.box.free:
            return False
        return not (self._obeys(one.box, other.cover) or self._obeys(other.box, one.cover))

    def _obeys(self, box: Box, cover: Pieces) -> bool:
        # With pieces of one size only, every cover has the sizes of every other.
        return not (self._all_of_one_size and isinstance(box, Sizes)) and obeys(box, cover)

    def _measured(self, boxes: Iterator[tuple[Box, Pieces]]) -> list[Measured]:
        found: dict[Box, Measured] = {}
        for box, cover in boxes:
            if box not in found:
                effort = measure(Problem(self.figure, self.kit, box))
                found[box] = Measured(box, cover, effort, difficulty(effort))
        return list(found.values())


def sample_sets(figure: Figure, kit: Kit, chance: random.Random, samples: int) -> list[Pieces]:
    """Different sets of pieces that cover a figure, found by leaving some pieces out and trying in another order."""
    found: dict[frozenset[PieceId], Pieces] = {}
    for _ in range(samples):
        spare = kit.area - figure.area
        left_out: list[PieceId] = []
        for piece in chance.sample(kit.pieces, len(kit.pieces)):
            if size(piece) <= spare and chance.random() < 0.6:
                left_out.append(piece)
                spare -= size(piece)
        cover = solver.sample(Problem(figure, kit, Without(tuple(left_out))), chance.getrandbits(32))
        if cover is not None:
            pieces = _sorted([placement.piece for placement in cover], kit)
            found[frozenset(pieces)] = pieces
    return list(found.values())


def _some(sets: Sequence[Pieces], count: int, chance: random.Random) -> list[Pieces]:
    """As many of the sets, each of them once as long as there are others."""
    found: list[Pieces] = []
    while len(found) < count:
        found += chance.sample(sets, min(len(sets), count - len(found)))
    return found


def _plus(cover: Pieces, kit: Kit, free: int, chance: random.Random) -> Plus:
    named = chance.sample(cover, max(1, len(cover) - free))
    return Plus(_sorted(named, kit), len(cover) - len(named))


def _without(cover: Pieces, kit: Kit, chance: random.Random) -> Without:
    unused = [piece for piece in kit.pieces if piece not in cover]
    fewest = min(2, len(unused))
    return Without(_sorted(chance.sample(unused, chance.randint(fewest, min(7, len(unused)))), kit))


def _sorted(pieces: Sequence[PieceId], kit: Kit) -> Pieces:
    return tuple(piece for piece in kit.pieces if piece in pieces)
