"""The diagrams of a game's rules, as everybody sees them."""

import logging

from salon.core import Refusal
from salon.core.kit import GameKit
from salon.diagrams import Picture, Tried, diagrams_of, draw, variants_of
from salon.server.domain.seating import BOT_NAMES, COLOURS
from salon.server.projection.seat import raw, seat_news
from salon.server.protocol.diagrams import MinuteStep, PictureView, TriedView, VariantCard
from salon.server.protocol.http import Problem, SeatView
from salon.server.protocol.lessons import LessonFrame
from salon.words import explain

log = logging.getLogger(__name__)


def minute_of(kit: GameKit, language: str) -> tuple[MinuteStep, ...]:
    """The game in one minute. Refusals are explained in a language."""
    return tuple(
        MinuteStep(
            words=step.words,
            pictures=tuple(
                drawn for each in step.pictures if (drawn := _picture(kit, each, language)) is not None
            ),
        )
        for step in diagrams_of(kit).steps
    )


def variant_cards_of(kit: GameKit, language: str) -> tuple[VariantCard, ...]:
    """The variants of a game."""
    return tuple(
        VariantCard(
            option=option.name,
            value=value,
            group=option.group,
            rule=option.rule,
            picture=None if picture is None else _picture(kit, picture, language),
        )
        for option, value, picture in variants_of(kit)
    )


def _picture(kit: GameKit, picture: Picture, language: str) -> PictureView | None:
    """A picture; None if it does not follow the rules, which can happen with content that a server has added."""
    try:
        _, advance, tried = draw(kit.game, diagrams_of(kit), picture)
    except (Refusal, ValueError) as error:
        log.warning("a diagram of %s cannot be drawn: %s", kit.name, error)
        return None
    entry, timeline, step = advance
    return PictureView(
        draw=picture.draw,
        about=picture.about,
        caption=picture.caption,
        seats=_seats(timeline.setup.seats),
        frame=LessonFrame(
            seq=entry.seq,
            since=entry.seq - 1 if entry.seq else None,
            news=seat_news(timeline, step.events, picture.seat, asked=False),
            waiting=dict(sorted(timeline.waiting.items())),
            outcome=timeline.game.outcome(timeline.state),
        ),
        tried=tuple(_tried(each, picture.seat, language) for each in tried),
    )


def _tried(tried: Tried, seat: int | None, language: str) -> TriedView:
    action, refusal, advance = tried
    if refusal is not None:
        problem = Problem(refusal.code, explain(refusal, language), refusal.rule, refusal.params)
        return TriedView(action=action, refusal=problem)
    assert advance is not None
    timeline = advance.timeline
    return TriedView(action=action, view=raw(timeline.game.view(timeline.state, seat)))


def _seats(count: int) -> tuple[SeatView, ...]:
    return tuple(
        SeatView(
            kind="bot",
            name=BOT_NAMES[seat % len(BOT_NAMES)],
            colour=COLOURS[seat % len(COLOURS)],
            member=None,
            level=None,
        )
        for seat in range(count)
    )
