"""Figures that people draw themselves (PX-35): how one is written down, and the challenge it becomes.

A figure is small, so it travels whole: in a link, and in the setup of a game. It is written `<level>:<rows> <title>`.
Each row is a hexadecimal number whose lowest bit is the leftmost square; `-` stands between rows. The title may be left
out.
"""

import re
import unicodedata
from functools import lru_cache
from itertools import groupby

from msgspec import Struct

from salon.core.errors import BadSetup, Refusal
from salon.games.polyminix.content.challenges import Challenge, Level, challenge_id
from salon.games.polyminix.model.boxes import Anything
from salon.games.polyminix.model.figures import Figure, figure_of
from salon.games.polyminix.model.properties import is_connected

RULE = "PX-35"
MOST_SIDE = 10
"""The widest and the highest figure that can be drawn, in squares."""
LONGEST_TITLE = 40
MOST_MARKS = 2
"""How many accents a letter of a title may have."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that cannot be seen."""

CARD = "own"
"""A figure that somebody has drawn lies on a card of its own, which is in no deck."""
OWN, UNNAMED = "own", "unnamed"

MASK_BITS = 12
"""What three hexadecimal digits can hold."""

_WRITTEN = re.compile(r"(green|yellow|red):([0-9a-f]{1,3}(?:-[0-9a-f]{1,3}){0,9})(?: (.+))?")


class OwnFigure(Struct, frozen=True):
    """A figure, the title that its maker gave it (empty: none), and the level that was measured for them.

    A link can be made by hand, so the level is what the maker says. It only colours the figure.
    """

    figure: Figure
    level: Level
    title: str

    @property
    def challenge(self) -> Challenge:
        """The figure as a challenge: every box is empty, so any pieces of the kit will do."""
        name = f"{OWN} {self.title}" if self.title else UNNAMED
        boxes = (Anything(),) * 6
        return Challenge(challenge_id(CARD, 0), name, OWN, self.level, 0.0, self.figure, boxes)


def check_figure(figure: Figure) -> None:
    """Raises Refusal unless somebody may draw this: at most 10 by 10, 1 to 64 squares, in one part. Holes are fine."""
    figure.check()
    if max(figure.height, figure.width) > MOST_SIDE:
        raise Refusal("polyminix-figure-too-wide", RULE, most=MOST_SIDE)
    if not is_connected(figure):
        raise Refusal("polyminix-figure-in-parts", RULE)


@lru_cache(maxsize=256)
def read_own_figure(text: str) -> OwnFigure:
    """The figure that a text stands for. Raises BadSetup if it stands for none."""
    written = _WRITTEN.fullmatch(text)
    if written is None:
        raise BadSetup("polyminix-no-such-figure", RULE)
    level, rows, title = written.groups()
    masks = [int(row, 16) for row in rows.split("-")]
    cells = [
        (row, column) for row, mask in enumerate(masks) for column in range(MASK_BITS) if mask >> column & 1
    ]
    if not cells:
        raise BadSetup("figure-empty", "PX-3")
    try:
        figure = figure_of(cells)
        check_figure(figure)
    except Refusal as refusal:
        raise BadSetup(refusal.code, refusal.rule, **refusal.params) from refusal
    return OwnFigure(figure, Level(level), _title(title or ""))


def _title(text: str) -> str:
    """A title as it is shown. Raises BadSetup unless it is a short line of text that can be read."""
    shown = " ".join(unicodedata.normalize("NFC", text).split())
    marks = max((len(list(run)) for is_mark, run in groupby(shown, _is_mark) if is_mark), default=0)
    readable = shown.isprintable() and BLANK.isdisjoint(shown) and marks <= MOST_MARKS
    if not readable or len(shown) > LONGEST_TITLE:
        raise BadSetup("polyminix-figure-title", RULE, most=LONGEST_TITLE)
    return shown


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M"
