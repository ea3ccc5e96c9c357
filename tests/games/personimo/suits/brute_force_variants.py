"""Districts under Personimo's variants by brute force: every way for every card, every assignment tried.

The twin of `brute_force` for what the variants change. Written from the rules alone and as simply as possible; it
shares the catalogue of cards with the real thing and nothing else.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product

from salon.core import OptionValue
from tests.games.personimo.suits.brute_force import Square, beside, card

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
Sets = tuple[frozenset[str], ...]
"""The suits of each square of a card."""
Spot = tuple[Square, ...]


@dataclass(frozen=True)
class Book:
    """The rules in decision."""

    size: int | None = 5
    squares: int = 2
    home: Spot = ((0, 0),)
    all_match: bool = False
    don_giovanni: bool = False
    paralysis: bool = False
    head_start: bool = False
    attraction_from: int = 8
    lucky_nines: bool = False
    bonuses: frozenset[str] = field(default_factory=frozenset)

    def ways(self, name: str) -> list[Sets]:
        """Which suits the squares of a card may have (PM-34, PM-54 to PM-56, PM-100)."""
        suits = [str(suit) for suit in card(name).suits]
        if not suits:
            return [(frozenset({suit}),) * self.squares for suit in SUITS]
        if self.squares == 1:
            return [(frozenset(suits),)]
        if len(suits) == 1:
            return [(frozenset(suits), frozenset(suits))]
        if len(suits) == 3 and self.don_giovanni:
            top, middle, bottom = suits
            ends = frozenset({top, middle}), frozenset({bottom, middle})
            return [ends, ends[::-1]]
        return [(frozenset({one}), frozenset({two})) for one, two in permutations(suits, 2)]

    def ways_of_home(self, name: str) -> list[Sets]:
        """A headquarters on one square has all its suits (PM-13), on two squares one of them twice (PM-71)."""
        suits = [str(suit) for suit in card(name).suits]
        if len(self.home) == 1:
            return [(frozenset(suits),)]
        if self.don_giovanni:
            return self.ways(name)
        return [(frozenset({one, both}), frozenset({two, both})) for one, two, both in permutations(suits)]

    def marks(self, name: str) -> int:
        the_card = card(name)
        if the_card.rank == 9 and self.lucky_nines:
            return 2 + int(the_card.personality)
        return int(the_card.personality) + int((the_card.rank or 0) >= self.attraction_from)


class Layout:
    """A headquarters and cards on their squares, in the order they were laid.

    `fixed` is what has been said of a card's squares (PM-36), `carriers` of the suit of its marks (PM-57).
    """

    def __init__(
        self,
        book: Book,
        headquarters: str,
        cards: list[tuple[str, Spot]],
        fixed: Mapping[str, Sequence[str]] | None = None,
        carriers: Mapping[str, str] | None = None,
    ) -> None:
        self.book = book
        self.headquarters = headquarters
        self.cards = cards
        self.fixed = fixed or {}
        self.carriers = carriers or {}
        self._found: list[tuple[Sets, ...]] | None = None

    def plus(self, name: str, spot: Spot) -> "Layout":
        return Layout(self.book, self.headquarters, [*self.cards, (name, spot)])

    def assignments(self) -> list[tuple[Sets, ...]]:
        """All ways for all cards, the headquarters first, under which every placement was legal (PM-35)."""
        if self._found is None:
            found: list[tuple[Sets, ...]] = [(way,) for way in self.book.ways_of_home(self.headquarters)]
            for at, (name, spot) in enumerate(self.cards):
                found = [
                    (*each, way)
                    for each in found
                    for way in self.book.ways(name)
                    if self._matches(self._world(each[1:], at), spot, self._touch(name, way))
                    and all(suit in suits for suit, suits in zip(self.fixed.get(name, ()), way, strict=False))
                ]
            self._found = found
        return self._found

    def _world(self, ways: tuple[Sets, ...], cards: int) -> dict[Square, frozenset[str]]:
        """What the built squares match with, after some cards."""
        world: dict[Square, frozenset[str]] = dict.fromkeys(self.book.home, frozenset(SUITS))
        for (name, spot), way in zip(self.cards[:cards], ways, strict=True):
            world |= zip(spot, self._touch(name, way), strict=True)
        return world

    def _touch(self, name: str, way: Sets) -> Sets:
        """What the squares match with: everything, for an Excuse (PM-56)."""
        return way if card(name).suits else (frozenset(SUITS),) * len(way)

    def _matches(self, built: dict[Square, frozenset[str]], spot: Spot, touch: Sets) -> bool:
        met = [
            bool(suits & built[near])
            for square, suits in zip(spot, touch, strict=True)
            for near in beside(square)
            if near in built
        ]
        return bool(met) and (all(met) if self.book.all_match else any(met))

    def spots(self, name: str) -> list[Spot]:
        """Everywhere a card may be laid: all squares near enough are tried."""
        taken = {*self.book.home, *(square for _, spot in self.cards for square in spot)}
        worlds = [self._world(assignment[1:], len(self.cards)) for assignment in self.assignments()]
        return sorted(
            spot
            for spot in self._near(taken)
            if any(
                self._matches(world, spot, self._touch(name, way))
                for world in worlds
                for way in self.book.ways(name)
            )
        )

    def _near(self, taken: set[Square]) -> Iterator[Spot]:
        columns, rows = [column for column, _ in taken], [row for _, row in taken]
        for column, row in product(
            range(min(columns) - 2, max(columns) + 3), range(min(rows) - 2, max(rows) + 3)
        ):
            ends: list[Spot] = [((column, row),)]
            if self.book.squares == 2:
                ends = [((column, row), (column + 1, row)), ((column, row), (column, row + 1))]
            for spot in ends:
                whole = taken | set(spot)
                if not taken & set(spot) and (self.book.size is None or max(sides(whole)) <= self.book.size):
                    yield spot

    def best(self) -> tuple[int, int]:
        return max(self.score(assignment) for assignment in self.assignments())

    def _of_suits(self, assignment: tuple[Sets, ...]) -> dict[str, set[Square]]:
        """The squares of each suit."""
        spots = [self.book.home, *(spot for _, spot in self.cards)]
        return {
            suit: {
                square
                for spot, way in zip(spots, assignment, strict=True)
                for square, suits in zip(spot, way, strict=True)
                if suit in suits
            }
            for suit in SUITS
        }

    def sizes(self, assignment: tuple[Sets, ...]) -> list[int]:
        """The largest neighbourhood of each suit."""
        of_suit = self._of_suits(assignment)
        return [max(map(len, parts(of_suit[suit])), default=0) for suit in SUITS]

    def score(self, assignment: tuple[Sets, ...]) -> tuple[int, int]:
        """Points with bonuses, and the largest neighbourhood."""
        spots = [self.book.home, *(spot for _, spot in self.cards)]
        of_suit = self._of_suits(assignment)
        regions = {suit: list(parts(squares)) for suit, squares in of_suit.items()}
        points = 0
        names = [self.headquarters, *(name for name, _ in self.cards)]
        for at, (name, spot, way) in enumerate(zip(names, spots, assignment, strict=True)):
            marks = self.book.marks(name) if at else int(self.book.head_start)
            if marks:
                points += marks * self._worth_of_a_mark(name, spot, way, regions)
        everywhere = {square for spot in spots for square in spot}
        points += sum(self._bonus(name, everywhere, of_suit, regions) for name in self.book.bonuses)
        return points, max(len(region) for each in regions.values() for region in each)

    def _worth_of_a_mark(
        self, name: str, spot: Spot, way: Sets, regions: dict[str, list[set[Square]]]
    ) -> int:
        """The size of the neighbourhood a card's marks lie in (PM-41, PM-42, PM-54, PM-57)."""
        there = {suit for suits in way for suit in suits}
        posher = [suit for suit in SUITS if suit in there][-1]
        allowed = there if self.book.paralysis else {posher}
        if name in self.carriers:
            allowed &= {self.carriers[name]}
        sizes = [
            len(region)
            for suit in allowed
            for square, suits in zip(spot, way, strict=True)
            if suit in suits
            for region in regions[suit]
            if square in region
        ]
        return max(sizes)

    def _bonus(
        self,
        name: str,
        squares: set[Square],
        of_suit: dict[str, set[Square]],
        regions: dict[str, list[set[Square]]],
    ) -> int:
        width, height = sides(squares)
        full = width == height == self.book.size
        left, top = min(column for column, _ in squares), min(row for _, row in squares)
        match name:
            case "complete":
                return 5 * (full and len(squares) == width * height)
            case "centre":
                middle = (left + (width - 1) / 2, top + (height - 1) / 2)
                return 5 * (full and self.book.home == (middle,))
            case "corner":
                corners = {(c, r) for c in (left, left + width - 1) for r in (top, top + height - 1)}
                return 10 * (full and bool(corners & set(self.book.home)))
            case "line":
                runs = [
                    run(each, *start, *step) for each in of_suit.values() for start in each for step in STEPS
                ]
                return {3: 5, 4: 10, 5: 15}.get(min(5, max(runs)), 0)
            case "box":
                return 5 * any(
                    {(c, r), (c + 1, r), (c, r + 1), (c + 1, r + 1)} <= each
                    for each in of_suit.values()
                    for c, r in each
                )
            case "across":
                return 10 * any(
                    max(sides(region)) == self.book.size for each in regions.values() for region in each
                )
        raise ValueError(name)


BONUSES = ("complete", "centre", "corner", "line", "box", "across")
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))


def run(squares: set[Square], column: int, row: int, right: int, down: int) -> int:
    """How many squares lie in a line from here."""
    length = 0
    while (column + length * right, row + length * down) in squares:
        length += 1
    return length


def sides(squares: set[Square]) -> tuple[int, int]:
    columns, rows = [column for column, _ in squares], [row for _, row in squares]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def parts(squares: set[Square]) -> Iterator[set[Square]]:
    """The connected parts."""
    squares = set(squares)
    while squares:
        region, border = set(), [squares.pop()]
        while border:
            square = border.pop()
            region.add(square)
            border += [near for near in beside(square) if near in squares]
            squares -= set(border)
        yield region


def book_of(options: Mapping[str, OptionValue]) -> Book:
    """The rules that a table's options make."""
    chosen = {"size": "usual", "attraction_from": 8, **options}
    usual = 7 if chosen.get("shared") == "teamwork" else 4 if chosen.get("jacynimo") else 5
    size = {"usual": usual, "6x6": 6, "7x7": 7, "9x9": 9}[str(chosen["size"])]
    return Book(
        size=None if chosen.get("sprawl") else size,
        squares=1 if chosen.get("jacynimo") else 2,
        home=((0, 0), (1, 0)) if size == 6 else ((0, 0),),
        all_match=bool(chosen.get("sprawl")),
        don_giovanni=bool(chosen.get("don_giovanni")),
        paralysis=bool(chosen.get("paralysis")),
        head_start=bool(chosen.get("head_start")),
        attraction_from=int(chosen["attraction_from"]),
        lucky_nines=bool(chosen.get("lucky_nines")),
        bonuses=frozenset(name for name in BONUSES if chosen.get(f"bonus_{name}")),
    )
