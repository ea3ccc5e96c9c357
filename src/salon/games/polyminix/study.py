"""Questions about figures that belong to no game: how a figure is covered (PX-31), and what becomes of one that
somebody draws (PX-35). A worker answers them."""

import msgspec
from msgspec import Struct

from salon.core.errors import Refusal
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.own_figures import check_figure
from salon.games.polyminix.content.tasks import Task
from salon.games.polyminix.model.boxes import Anything, Box, check_box
from salon.games.polyminix.model.figures import Figure
from salon.games.polyminix.model.pieces import find_kit
from salon.games.polyminix.model.problem import Placement

MOST_COUNTED = 10_000
"""Solutions are counted up to this number."""
MOST_WAYS = 1000
"""The ways to cover a figure that somebody is drawing are counted up to this number."""


class CoverQuestion(Struct, frozen=True, tag="cover", forbid_unknown_fields=True):
    """How is this figure covered with the pieces of a kit, as the box says? Or how is a test of game 2 done?"""

    kit: str
    figure: Figure | None = None
    box: Box = Anything()
    task: Task | None = None


class CoverAnswer(Struct, frozen=True):
    """A cover, and how many there are: null if they were not counted; with `or_more`, at least so many."""

    cover: tuple[Placement, ...] | None
    covers: int | None
    or_more: bool


class DrawnQuestion(Struct, frozen=True, tag="drawn", forbid_unknown_fields=True):
    """Can this figure, which somebody is drawing, be covered, in how many ways, and how hard is it?"""

    figure: Figure


class KitCovers(Struct, frozen=True):
    """In how many ways a kit covers a figure: null if they were not counted in time. With `or_more` there
    are more."""

    kit: str
    covers: int | None
    or_more: bool


class DrawnAnswer(Struct, frozen=True):
    """What becomes of a figure with each kit, the one that it is raced with first. `cover` is a cover with that kit,
    and `level` how hard it is; null if there is none, or if it was not found in time."""

    kits: tuple[KitCovers, ...]
    cover: tuple[Placement, ...] | None
    level: Level | None


StudyQuestion = CoverQuestion | DrawnQuestion

_questions: msgspec.json.Decoder[StudyQuestion] = msgspec.json.Decoder(StudyQuestion)


def read(body: bytes) -> StudyQuestion:
    """Read a question. Raises Refusal if it is none, or about a figure that there cannot be."""
    try:
        question = _questions.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", detail=str(error)) from error
    if isinstance(question, DrawnQuestion):
        check_figure(question.figure)
        return question
    kit = find_kit(question.kit)
    check_box(question.box, kit)
    if question.figure is not None:
        question.figure.check()
    elif question.task is None:
        raise Refusal("figure-empty", "PX-3")
    return question
