"""Personimo's districts by brute force: every card either way round, every assignment tried.

Written from the rules alone and as simply as possible, to compare the real thing with. It shares the catalogue of
cards with it and nothing else.
"""

from itertools import product
from random import Random

from salon.games.personimo import CATALOGUE, Card

Square = tuple[int, int]
Spot = tuple[Square, Square]
Way = tuple[str, str]
Assignment = tuple[Way, ...]

CARDS = {card.id: card for card in CATALOGUE}
HEADQUARTERS = ("borderland", "harvest", "island", "rite", "window")
HOME = (0, 0)
SIZE = 5


def card(name: str) -> Card:
    return CARDS[name.rstrip("*")]


def beside(square: Square) -> list[Square]:
    column, row = square
    return [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]


def ways(name: str) -> list[Way]:
    """Which suits the two squares of a card may have (PM-34)."""
    suits = [str(suit) for suit in card(name).suits]
    return [(suits[0], suits[0])] if len(suits) == 1 else [(suits[0], suits[1]), (suits[1], suits[0])]


class Layout:
    """A headquarters and cards on their squares, in the order they were laid."""

    def __init__(self, headquarters: str, cards: list[tuple[str, Spot, Way | None]]) -> None:
        self.headquarters = headquarters
        self.cards = cards
        self._found: list[Assignment] | None = None

    def plus(self, name: str, spot: Spot) -> "Layout":
        return Layout(self.headquarters, [*self.cards, (name, spot, None)])

    def squares(self) -> set[Square]:
        return {HOME} | {square for _, spot, _ in self.cards for square in spot}

    def assignments(self) -> list[Assignment]:
        """All assignments under which every placement, in its turn, was legal (PM-35), and every Fix kept (PM-36)."""
        if self._found is None:
            choices = [[fixed] if fixed else ways(name) for name, _, fixed in self.cards]
            self._found = [assignment for assignment in product(*choices) if self._was_legal(assignment)]
        return self._found

    def _was_legal(self, assignment: Assignment) -> bool:
        built: dict[Square, str] = {}
        for (_, spot, _), way in zip(self.cards, assignment, strict=True):
            if not matches(built, spot, way):
                return False
            built[spot[0]], built[spot[1]] = way
        return True

    def colours(self, assignment: Assignment) -> dict[Square, str]:
        return {
            square: suit
            for (_, spot, _), way in zip(self.cards, assignment, strict=True)
            for square, suit in zip(spot, way, strict=True)
        }

    def spots(self, name: str) -> list[Spot]:
        """Everywhere a card may be laid: all pairs of squares near enough are tried."""
        taken = self.squares()
        colourings = [self.colours(assignment) for assignment in self.assignments()]
        found = []
        near = range(-SIZE, SIZE + 1)
        for column, row in product(near, near):
            for other in ((column + 1, row), (column, row + 1)):
                spot = ((column, row), other)
                if spot[0] in taken or other in taken or not fits_in_box(taken | set(spot)):
                    continue
                if any(matches(colours, spot, way) for colours in colourings for way in ways(name)):
                    found.append(spot)
        return sorted(found)

    def score(self, assignment: Assignment) -> tuple[int, int]:
        """Points and largest neighbourhood (PM-40 to PM-42)."""
        colours = self.colours(assignment)
        marks: dict[Square, int] = {}
        for (name, spot, _), way in zip(self.cards, assignment, strict=True):
            the_card = card(name)
            bottom = str(the_card.suits[-1])
            marks[spot[way.index(bottom)]] = int(the_card.personality) + int((the_card.rank or 0) >= 8)
        points = largest = 0
        for suit in ("moons", "suns", "waves", "leaves", "wyrms", "knots"):
            squares = {square for square, its in colours.items() if its == suit}
            if suit in card(self.headquarters).suits:
                squares.add(HOME)
            while squares:
                region, border = set(), [squares.pop()]
                while border:
                    square = border.pop()
                    region.add(square)
                    border += [near for near in beside(square) if near in squares]
                    squares -= set(border)
                points += len(region) * sum(marks.get(square, 0) for square in region)
                largest = max(largest, len(region))
        return points, largest

    def best(self) -> tuple[int, int]:
        return max(self.score(assignment) for assignment in self.assignments())


def matches(built: dict[Square, str], spot: Spot, way: Way) -> bool:
    """Touching the headquarters is enough; any other card needs one pair of the same suit (PM-31, PM-32)."""
    for square, suit in zip(spot, way, strict=True):
        for near in beside(square):
            if near == HOME or built.get(near) == suit:
                return True
    return False


def fits_in_box(squares: set[Square]) -> bool:
    columns, rows = [column for column, _ in squares], [row for _, row in squares]
    return max(columns) - min(columns) < SIZE and max(rows) - min(rows) < SIZE


def random_layout(random: Random, most: int = 11) -> tuple[Layout, str]:
    """A district somewhere in the middle of a game, and the next card for it. Half of them keep many suits open."""
    deck = [name + copy for name in CARDS if CARDS[name].rank for copy in ("", "*")]
    random.shuffle(deck)
    layout = Layout(random.choice(HEADQUARTERS), [])
    keep_open = random.random() < 0.5
    for _ in range(random.randint(2, most)):
        name = deck.pop()
        spots = layout.spots(name)
        if not spots:
            continue
        tried = random.sample(spots, min(len(spots), 4 if keep_open else 1))
        layout = max((layout.plus(name, spot) for spot in tried), key=lambda each: len(each.assignments()))
        if random.random() < 0.05:
            layout = with_a_fix(layout, random)
    return layout, deck.pop()


def with_a_fix(layout: Layout, random: Random) -> Layout:
    """The layout after its builder has decided one card (PM-36)."""
    assignment = random.choice(layout.assignments())
    chosen = random.randrange(len(layout.cards))
    name, spot, _ = layout.cards[chosen]
    return Layout(
        layout.headquarters,
        [*layout.cards[:chosen], (name, spot, assignment[chosen]), *layout.cards[chosen + 1 :]],
    )
