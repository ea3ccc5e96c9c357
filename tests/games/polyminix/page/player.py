"""A person who plays Polyminix at the page with the help of the solver, by keyboard or by dragging."""

import math
import re
from collections.abc import Callable, Iterator
from functools import cache

from playwright.sync_api import Error, FloatRect, Locator, expect

from salon.games.polyminix import solver
from salon.games.polyminix.content.challenges import load_deck
from salon.games.polyminix.content.tasks import TABLE, Task, solve
from salon.games.polyminix.model.board import SIDE
from salon.games.polyminix.model.pieces import Cell, normal, oriented
from salon.games.polyminix.model.problem import Placement, Solution
from tests.support.browser.person import NEVER_LONGER, Player

MOMENT = 50
"""Milliseconds between two looks at something that changes by itself."""


class Solver(Player):
    """Answers every question before the race, and covers the figure in it."""

    game = "polyminix"

    def take_turn(self) -> None:
        if self.figure() is None:
            self.answer()
        else:
            self.cover()

    def begin(self) -> None:
        """Roll and choose until the race begins."""
        while self.figure() is None:
            expect(self._questions().or_(self.page.locator(".race")).first).to_be_visible()
            self.answer()

    def answer(self) -> None:
        """Answer a question before the race, if there is one: roll, take the mode in which all may finish, or take
        the first choice."""
        asked = self._questions()
        if not asked.count():
            self.moment()
            return
        main = self.page.locator("main[data-seq]")
        seq = main.get_attribute("data-seq")
        wished = asked.filter(has_text=self.words("polyminix-mode-first-second-third"))
        self.press((wished if wished.count() else asked).first)
        expect(self.page.locator(f"main[data-seq='{seq}']")).to_have_count(0)

    def _questions(self) -> Locator:
        return self.page.locator(
            "main :is(.roll, .ready, button.mode, button.deck.green, button.side):enabled"
        )

    def figure(self) -> str | None:
        """The figure that this person has to cover; None when the race is over for them."""
        figure: str | None = self.race().get("figure")
        return figure

    def race(self) -> dict[str, str]:
        """The data of the race on the page, read at once; empty if there is no race."""
        seen: dict[str, str] = self.page.evaluate("({ ...document.querySelector('.race')?.dataset })")
        return seen

    def solution(self) -> Solution:
        """A cover of the figure that lies there, as the test asks for it; in game 2 in the middle of the board."""
        race = self.race()
        if "test" not in race:
            return ()
        if "challenge" not in race:
            return _in_the_middle(_built(TABLE[race["turn"]][race["test"]]))
        return _cover(race["challenge"], race["test"])

    def lay(self, placement: Placement) -> None:
        """Lay a piece; people who use other means override this."""
        self.lay_by_keyboard(placement)

    def lay_by_keyboard(self, placement: Placement) -> None:
        """Take a piece in hand, flip and turn it, move it, and lay it."""
        self.hold(placement)
        self.page.keyboard.press("Enter")

    def hold(self, placement: Placement) -> None:
        """Hold a piece above its squares by keyboard: move it until the page has said twice that it is there."""
        self.take_in_hand(self.piece(placement.piece))
        for key in turns_of(placement):
            self.page.keyboard.press(key)
        expect(self.page.locator(".spoken")).to_contain_text(re.compile(rf"^{placement.piece}\b"))
        there = 0
        for _ in range(NEVER_LONGER // MOMENT):
            down, right = self._distance(placement)
            there = 0 if down or right else there + 1
            if there == 2:
                return
            self._press("ArrowDown" if down > 0 else "ArrowUp", abs(down))
            self._press("ArrowRight" if right > 0 else "ArrowLeft", abs(right))
            self.page.wait_for_timeout(MOMENT)
        raise AssertionError(f"{placement} cannot be reached by keyboard")

    def _distance(self, placement: Placement) -> tuple[int, int]:
        """How far down and to the right the piece in hand has yet to go, by what the page says."""
        spoken = self.page.locator(".spoken").inner_text()
        row, column = map(int, re.findall(r"\d+", spoken.split(":")[1])[:2])
        top, left = self._corner()
        return placement.cells[0][0] - top - row + 1, placement.cells[0][1] - left - column + 1

    def take_in_hand(self, piece: Locator) -> None:
        piece.focus()
        self.page.keyboard.press("Enter")

    def _corner(self) -> Cell:
        """The upper left square that is shown of the board."""
        left, top, *_ = map(float, str(self.page.locator(".board svg").get_attribute("viewBox")).split())
        return math.ceil(top), math.ceil(left)

    def lay_by_dragging(self, placement: Placement) -> None:
        """Take a piece in hand, flip and turn it, and drag it to its squares."""
        piece = self.piece(placement.piece)
        piece.click()
        for key in turns_of(placement):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Escape")
        start = self.middle(piece.locator("svg").bounding_box(), normal(placement.cells))
        board = self.page.locator(".board svg rect")
        squares = self.squares().index(placement.cells[0])
        end = board.nth(squares).bounding_box()
        assert end is not None
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        self.page.mouse.up()

    def cover(self, *, drag_first: bool = False) -> None:
        """Cover one figure, or two."""
        for _ in self.covering(drag_first=drag_first):
            pass

    def covering(self, *, drag_first: bool = False) -> Iterator[Placement]:
        """Lay piece by piece until all is covered or another player has ended the race."""
        while (figure := self.figure()) is not None:
            for index, placement in enumerate(self.solution()):
                drags = drag_first and index == 0
                self._lay(figure, placement, self.lay_by_dragging if drags else self.lay)
                yield placement
            expect(self._at(figure)).to_have_count(0, timeout=NEVER_LONGER)

    def _lay(self, figure: str, placement: Placement, how: Callable[[Placement], None]) -> None:
        """Lay a piece and wait until it lies there. It may lie there already, and the race may end meanwhile."""
        laid = self.page.locator(f"[data-piece='{placement.piece}'].laid")
        if laid.count() or self.figure() != figure:
            return
        try:
            how(placement)
            elsewhere = self.page.locator(f"main:not(:has([data-figure='{figure}']))")
            expect(laid.or_(elsewhere).first).to_be_attached(timeout=NEVER_LONGER)
        except (Error, AssertionError):
            if self.figure() == figure:
                raise

    def _at(self, figure: str) -> Locator:
        return self.page.locator(f"[data-figure='{figure}']")

    def await_race_end(self) -> None:
        """Until the turn is over for all."""
        expect(self.page.locator(".before")).to_be_visible(timeout=3 * NEVER_LONGER)

    def completions(self) -> list[tuple[str, float]]:
        """Who has completed, and after how many seconds, as the log tells it (in English)."""
        told = (re.match(r"(\w+) is \w+.*after ([\d.]+) seconds", line) for line in self.log())
        return [(found[1], float(found[2])) for found in told if found]

    def share_of(self, name: str) -> Locator:
        """How far another player is, as the bars say it in a race."""
        return self.page.locator(".race .bars li", has_text=name).locator(".state")

    def has_laid(self, count: int) -> None:
        expect(self.page.locator("[data-piece].laid")).to_have_count(count)

    def squares(self) -> tuple[Cell, ...]:
        """The squares of the figure, in the order they are drawn."""
        return load_deck().challenge(self.race()["challenge"]).figure.cells

    def piece(self, name: str) -> Locator:
        return self.page.locator(f"[data-piece='{name}']")

    def _press(self, key: str, times: int) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    @staticmethod
    def middle(box: FloatRect | None, cells: tuple[Cell, ...]) -> tuple[float, float]:
        """The middle of a piece's first square, in the tray."""
        assert box is not None
        width = 1.2 + max(column for _, column in cells)
        row, column = cells[0]
        unit = box["width"] / width
        return box["x"] + (column + 0.6) * unit, box["y"] + (row + 0.6) * unit


def turns_of(placement: Placement) -> list[str]:
    """The keys that bring a piece from how it is drawn to how it shall lie."""
    for flipped in (False, True):
        for turns in range(4):
            if oriented(placement.piece, turns, flipped=flipped) == normal(placement.cells):
                return ["f"] * flipped + ["r"] * turns
    raise AssertionError(placement)


@cache
def _cover(challenge: str, test: str) -> Solution:
    deck = load_deck()
    found = solver.first(deck.challenge(challenge).problem(test, deck.kit))
    assert found is not None
    return found


@cache
def _built(task: Task) -> Solution:
    found = solve(task)
    assert found is not None
    return found


def _in_the_middle(cover: Solution) -> Solution:
    """A figure of game 2, moved to the middle of the board."""
    height, width = (1 + max(cell[axis] for one in cover for cell in one.cells) for axis in (0, 1))
    down, right = (SIDE - height) // 2, (SIDE - width) // 2
    return tuple(Placement(one.piece, tuple((r + down, c + right) for r, c in one.cells)) for one in cover)


PLAYER = Solver
