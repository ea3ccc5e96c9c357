"""Somebody who plays Polyminix at the page, with a solver in mind: by keyboard, or by dragging."""

import re

from playwright.sync_api import FloatRect, Locator, expect

from salon.polyminix import solver
from salon.polyminix.challenges import load_deck
from salon.polyminix.pieces import Cell, normal, oriented
from salon.polyminix.problem import Placement, Solution
from tests.browser.person import NEVER_LONGER, Person


class Solver(Person):
    """Answers whatever is asked before the race, and covers the figure in it."""

    def begin(self) -> None:
        """Roll and choose until the race begins."""
        race = self.page.locator(".race")
        while not race.count():
            expect(self._questions().or_(race).first).to_be_visible()
            self.answer()

    def answer(self) -> None:
        """Whatever is asked before the race, if anything is: roll, or take the first choice."""
        asked = self._questions()
        if not asked.count():
            self.page.wait_for_timeout(50)
            return
        main = self.page.locator("main[data-seq]")
        seq = main.get_attribute("data-seq")
        asked.first.click()
        expect(self.page.locator(f"main[data-seq='{seq}']")).to_have_count(0)

    def _questions(self) -> Locator:
        return self.page.locator("main :is(.roll, button.mode, button.deck.green, button.side):enabled")

    def solution(self) -> Solution:
        """A cover of the figure that lies there, as the test asks for it."""
        race = self.page.locator(".race")
        deck = load_deck()
        challenge = deck.challenge(str(race.get_attribute("data-challenge")))
        found = solver.first(challenge.problem(str(race.get_attribute("data-test")), deck.kit))
        assert found is not None
        return found

    def lay_by_keyboard(self, placement: Placement) -> None:
        """Take a piece in hand, flip and turn it, move it, and lay it."""
        piece = self._piece(placement.piece)
        piece.focus()
        self.page.keyboard.press("Enter")
        for key in _turns(placement):
            self.page.keyboard.press(key)
        spoken = self.page.locator(".spoken")
        expect(spoken).not_to_be_empty()
        row, column = map(int, re.findall(r"\d+", spoken.inner_text().split(":")[1])[:2])
        target_row, target_column = placement.cells[0]
        self._press("ArrowDown" if target_row >= row - 1 else "ArrowUp", abs(target_row - row + 1))
        self._press(
            "ArrowRight" if target_column >= column - 1 else "ArrowLeft", abs(target_column - column + 1)
        )
        self.page.keyboard.press("Enter")

    def lay_by_dragging(self, placement: Placement) -> None:
        """Take a piece in hand, flip and turn it, and drag it to its squares."""
        piece = self._piece(placement.piece)
        piece.click()
        for key in _turns(placement):
            self.page.keyboard.press(key)
        self.page.keyboard.press("Escape")
        start = self._middle(piece.locator("svg").bounding_box(), normal(placement.cells))
        board = self.page.locator(".board svg rect")
        squares = self._figure().index(placement.cells[0])
        end = board.nth(squares).bounding_box()
        assert end is not None
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        self.page.mouse.up()

    def cover(self, *, drag_first: bool = False) -> None:
        """Cover what is to be covered: one figure, or two."""
        race = self.page.locator(".race")
        while race.count():
            figure = race.get_attribute("data-challenge")
            for index, placement in enumerate(self.solution()):
                if not self.page.locator(f"[data-challenge='{figure}']").count():
                    return  # somebody else was first
                if self.page.locator(f"[data-piece='{placement.piece}'].laid").count():
                    continue
                if drag_first and index == 0:
                    self.lay_by_dragging(placement)
                    self.has_laid(1)
                else:
                    self.lay_by_keyboard(placement)
                self._wait_for(figure, index + 1)
            expect(self.page.locator(f"[data-challenge='{figure}']")).to_have_count(0, timeout=NEVER_LONGER)

    def _wait_for(self, figure: str | None, count: int) -> None:
        """Until so many pieces lie on the figure, or it is covered and gone."""
        laid = self.page.locator("[data-piece].laid").nth(count - 1)
        elsewhere = self.page.locator(f"main:not(:has([data-challenge='{figure}']))")
        expect(laid.or_(elsewhere).first).to_be_attached(timeout=NEVER_LONGER)

    def has_laid(self, count: int) -> None:
        expect(self.page.locator("[data-piece].laid")).to_have_count(count)

    def _figure(self) -> tuple[Cell, ...]:
        challenge = str(self.page.locator(".race").get_attribute("data-challenge"))
        return load_deck().challenge(challenge).figure.cells

    def _piece(self, name: str) -> Locator:
        return self.page.locator(f"[data-piece='{name}']")

    def _press(self, key: str, times: int) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    @staticmethod
    def _middle(box: FloatRect | None, cells: tuple[Cell, ...]) -> tuple[float, float]:
        """The middle of a piece's first square, in the tray."""
        assert box is not None
        width = 1.2 + max(column for _, column in cells)
        row, column = cells[0]
        unit = box["width"] / width
        return box["x"] + (column + 0.6) * unit, box["y"] + (row + 0.6) * unit


def _turns(placement: Placement) -> list[str]:
    """The keys that bring a piece from how it is drawn to how it shall lie."""
    for flipped in (False, True):
        for turns in range(4):
            if oriented(placement.piece, turns, flipped=flipped) == normal(placement.cells):
                return ["f"] * flipped + ["r"] * turns
    raise AssertionError(placement)
