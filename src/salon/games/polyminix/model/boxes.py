"""The boxes (PX-4): which pieces a cover may and must use.

The solvers do not know the five kinds of box. Each box is turned into a few *quotas*: the pieces that may be used,
and groups of them with a limit each. Because the areas add up exactly, a cover that stays within a quota meets it.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations_with_replacement

from msgspec import Struct

from salon.core.errors import Refusal
from salon.games.polyminix.model.pieces import Kit, PieceId, area, size


class Must(Struct, frozen=True, tag="must"):
    """Exactly these pieces (`!`)."""

    pieces: tuple[PieceId, ...]


class Plus(Struct, frozen=True, tag="plus"):
    """These pieces and a given number of others of one's choice (`?`)."""

    pieces: tuple[PieceId, ...]
    free: int


class Without(Struct, frozen=True, tag="without"):
    """Any pieces but these (`⊘`)."""

    pieces: tuple[PieceId, ...]


class Sizes(Struct, frozen=True, tag="sizes"):
    """Pieces of exactly these sizes (`A+B`)."""

    sizes: tuple[int, ...]


class Anything(Struct, frozen=True, tag="anything"):
    """Any pieces of the kit. No card has this box; it is the default of a problem."""


Box = Must | Plus | Without | Sizes | Anything

SIGNS = {"must": "!", "plus": "?", "without": "⊘", "sizes": "A+B", "anything": ""}
"""The sign of each kind of box on a card (PX-4), by the tag of its class."""

TEST_FACES = ("must-1", "must-2", "plus-1", "plus-2", "without", "sizes")
"""The faces of the TEST die (PX-6): the six boxes of a challenge, in this order."""


class Group(Struct, frozen=True):
    """At most a given number of these pieces."""

    pieces: tuple[PieceId, ...]
    most: int


class Quota(Struct, frozen=True):
    """The pieces that may be used, the limits on some of them, and those no cover can do without."""

    pieces: tuple[PieceId, ...]
    groups: tuple[Group, ...] = ()
    certain: tuple[PieceId, ...] = ()


def obeys(box: Box, used: Collection[PieceId]) -> bool:
    """Whether a cover that uses these pieces of the kit obeys the box (PX-14)."""
    match box:
        case Must(pieces):
            return sorted(used) == sorted(pieces)
        case Plus(pieces, free):
            return set(pieces) <= set(used) and len(used) == len(pieces) + free
        case Without(pieces):
            return not set(pieces) & set(used)
        case Sizes(sizes):
            return sorted(map(size, used)) == sorted(sizes)
        case Anything():
            return True


def check_box(box: Box, kit: Kit) -> None:
    """Refuse a box that names pieces the kit does not have, or one of them twice."""
    pieces: tuple[PieceId, ...] = () if isinstance(box, Sizes | Anything) else box.pieces
    for piece in pieces:
        if piece not in kit.pieces:
            raise Refusal("piece-not-in-kit", "PX-4", piece=piece, kit=kit.name)
    if len(set(pieces)) < len(pieces):
        raise Refusal("piece-twice", "PX-4", pieces=" ".join(pieces))


def quotas(box: Box, kit: Kit, squares: int) -> Iterator[Quota]:
    """The quotas of a box on a figure of this many squares. No cover belongs to two of them."""
    match box:
        case Must(pieces):
            if area(pieces) == squares:
                yield Quota(pieces, certain=pieces)
        case Plus(pieces, free):
            others = [piece for piece in kit.pieces if piece not in pieces]
            yield from _with_some(pieces, others, squares - area(pieces), free)
        case Sizes(sizes):
            if sum(sizes) == squares:
                yield from _sized((), kit.pieces, sizes)
        case Without(pieces):
            yield from _any_of([piece for piece in kit.pieces if piece not in pieces], squares)
        case Anything():
            yield from _any_of(kit.pieces, squares)


def _any_of(pieces: Sequence[PieceId], squares: int) -> Iterator[Quota]:
    whole = area(pieces)
    if whole >= squares:
        yield Quota(tuple(pieces), certain=tuple(pieces) if whole == squares else ())


def _with_some(
    certain: tuple[PieceId, ...], others: Sequence[PieceId], squares: int, count: int
) -> Iterator[Quota]:
    if count > len(others):
        return
    for sizes in combinations_with_replacement(sorted(set(map(size, others))), count):
        if sum(sizes) == squares:
            yield from _sized(certain, others, sizes)


def _sized(certain: tuple[PieceId, ...], others: Sequence[PieceId], sizes: Sequence[int]) -> Iterator[Quota]:
    groups = []
    for wanted, most in Counter(sizes).items():
        those = tuple(piece for piece in others if size(piece) == wanted)
        if len(those) < most:
            return
        if len(those) == most:
            certain += those
        else:
            groups.append(Group(those, most))
    pieces = certain + tuple(piece for group in groups for piece in group.pieces)
    yield Quota(pieces, tuple(groups), certain)
