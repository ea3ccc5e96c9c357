"""A person with a phone: taps turn a piece, a long press flips it, and dragging lays it."""

from playwright.sync_api import Locator, Page, expect

from salon.games.polyminix.model.pieces import normal
from salon.games.polyminix.model.problem import Placement
from tests.games.polyminix.page.player import Solver, turns_of

ABOVE_FINGER = 56
"""How far above the finger a piece floats to stay in sight."""
STEPS = 6


class FingerSolver(Solver):
    """A solver who touches, and has neither keys nor a mouse."""

    def __init__(self, page: Page, address: str, language: str = "en") -> None:
        super().__init__(page, address, language)
        self._screen = page.context.new_cdp_session(page)

    def lay(self, placement: Placement) -> None:
        piece = self.piece(placement.piece)
        piece.scroll_into_view_if_needed()
        keys = turns_of(placement)
        if "f" in keys:
            self._rest_on(piece)
        elif "r" in keys:
            piece.tap()
        for _ in range(keys.count("r")):
            before = self._drawn(piece)
            piece.tap()
            expect(piece.locator(".wood")).not_to_have_attribute("d", before)
        piece.scroll_into_view_if_needed()
        start = self.middle(piece.locator("svg").bounding_box(), normal(placement.cells))
        board = (
            self.page.locator(".board svg rect").nth(self.squares().index(placement.cells[0])).bounding_box()
        )
        assert board is not None
        self._drag(start, (board["x"] + board["width"] / 2, board["y"] + board["height"] / 2 + ABOVE_FINGER))

    def _rest_on(self, piece: Locator) -> None:
        """Press a piece until it is flipped."""
        before = self._drawn(piece)
        box = piece.bounding_box()
        assert box is not None
        self._touch("touchStart", box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(piece.locator(".wood")).not_to_have_attribute("d", before)
        self._touch("touchEnd")

    def _drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Drag a piece out of the tray, upwards first, because the tray scrolls sideways."""
        self._touch("touchStart", *start)
        for step in range(1, STEPS + 1):
            up = start[1] + (end[1] - start[1]) * step / STEPS
            self._touch("touchMove", start[0], up)
        self._touch("touchMove", *end)
        self._touch("touchEnd")

    def _touch(self, what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    @staticmethod
    def _drawn(piece: Locator) -> str:
        return piece.locator(".wood").get_attribute("d") or ""
