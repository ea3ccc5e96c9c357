"""Diagrams as the page gets them."""

from typing import Any

from msgspec import Struct

from salon.core import OptionValue
from salon.server.protocol.http import Problem, SeatView
from salon.server.protocol.lessons import LessonFrame


class TriedView(Struct, frozen=True, kw_only=True):
    """A move that a diagram shows: why the rules refuse it, or the view that it leads to."""

    action: Any
    refusal: Problem | None = None
    view: Any = None


class PictureView(Struct, frozen=True, kw_only=True):
    """A position, what the game's page draws of it, and the moves that are tried there."""

    draw: str
    about: Any
    caption: str | None
    seats: tuple[SeatView, ...]
    frame: LessonFrame
    tried: tuple[TriedView, ...]


class MinuteStep(Struct, frozen=True, kw_only=True):
    """A step of the game in one minute, and its pictures."""

    words: str
    pictures: tuple[PictureView, ...]


class VariantCard(Struct, frozen=True, kw_only=True):
    """A variant: an option with a value other than the usual one, and its picture if it has one."""

    option: str
    value: OptionValue
    group: str
    rule: str | None
    picture: PictureView | None
