"""New challenges (PX-33): a figure, six boxes that ask for six different covers, and the difficulty they have."""

import random
from collections.abc import Sequence
from statistics import fmean

from salon.core.errors import Refusal
from salon.games.polyminix import solver
from salon.games.polyminix.content.challenges import Challenge, Level, Scale, load_deck
from salon.games.polyminix.content.difficulty import difficulty, measure
from salon.games.polyminix.content.families import FAMILIES, Named, draw
from salon.games.polyminix.model.boxes import Box, Must, Plus, Sizes, Without, obeys
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import DEFAULT_KIT, Kit, PieceId, size
from salon.games.polyminix.model.problem import Problem

Six = tuple[Box, Box, Box, Box, Box, Box]
Pieces = tuple[PieceId, ...]

_SAMPLES, _GUESSES = 40, 400
_WIDEST_SPREAD = 6.0
"""Between the easiest and the hardest test of a challenge; one more means twice as long."""


def generate(
    seed: int, level: Level | None = None, family: str | None = None, kit: Kit = DEFAULT_KIT, tries: int = 400
) -> Challenge:
    """A new challenge, the same for the same wishes and seed."""
    if family is not None and family not in FAMILIES:
        raise Refusal("no-such-family", "PX-33", family=family, known=", ".join(FAMILIES))
    scale = load_deck().scale
    chance = random.Random(f"{seed} {level} {family} {kit.pieces}")
    for _ in range(tries):
        named = draw(family or chance.choice(FAMILIES), chance)
        challenge = make(named, kit, chance, scale)
        if challenge is not None and level in (None, challenge.level):
            return challenge
    raise Refusal("no-challenge-found", "PX-33", level=level or "any", family=family or "any", kit=kit.name)


def make(named: Named, kit: Kit, chance: random.Random, scale: Scale) -> Challenge | None:
    """A challenge on this figure, or nothing if chance finds no six boxes for it."""
    boxes = six_boxes(named.figure, kit, chance)
    if boxes is None:
        return None
    efforts = tuple(measure(Problem(named.figure, kit, box)) for box in boxes)
    each = [difficulty(effort) for effort in efforts]
    if max(each) - min(each) > _WIDEST_SPREAD:
        return None
    mean = round(fmean(each), 3)
    name = f"{chance.getrandbits(40):010x}"
    return Challenge(name, named.name, named.family, scale.level(mean), mean, named.figure, boxes, efforts)


def six_boxes(figure: Figure, kit: Kit, chance: random.Random) -> Six | None:
    """Six boxes made from six covers, so that each has a solution, and none of those covers obeys another's box."""
    sets = sample_sets(figure, kit, chance)
    if len(sets) < 6:
        return None
    # With pieces of one size only, every cover has the sizes of every other.
    telling = 6 if len(set(map(size, kit.pieces))) > 1 else 5
    for _ in range(_GUESSES):
        covers = chance.sample(sets, 6)
        first_free, second_free = chance.sample((1, 2, 3), 2)
        boxes: Six = (
            Must(_sorted(covers[0], kit)),
            Must(_sorted(covers[1], kit)),
            _plus(covers[2], kit, first_free, chance),
            _plus(covers[3], kit, second_free, chance),
            _without(covers[4], kit, chance),
            Sizes(tuple(sorted(map(size, covers[5])))),
        )
        if _all_different(boxes[:telling], covers):
            return boxes
    return None


def sample_sets(figure: Figure, kit: Kit, chance: random.Random, samples: int = _SAMPLES) -> list[Pieces]:
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


def _plus(cover: Pieces, kit: Kit, free: int, chance: random.Random) -> Plus:
    named = chance.sample(cover, max(1, len(cover) - free))
    return Plus(_sorted(named, kit), len(cover) - len(named))


def _without(cover: Pieces, kit: Kit, chance: random.Random) -> Without:
    unused = [piece for piece in kit.pieces if piece not in cover]
    fewest = min(2, len(unused))
    return Without(_sorted(chance.sample(unused, chance.randint(fewest, min(7, len(unused)))), kit))


def _all_different(boxes: Sequence[Box], covers: Sequence[Pieces]) -> bool:
    """Whether no cover but its own obeys any of these boxes."""
    return not any(
        obeys(box, cover) for i, box in enumerate(boxes) for j, cover in enumerate(covers) if i != j
    )


def _sorted(pieces: Sequence[PieceId], kit: Kit) -> Pieces:
    return tuple(piece for piece in kit.pieces if piece in pieces)
