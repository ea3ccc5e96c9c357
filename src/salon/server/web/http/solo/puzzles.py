"""Puzzles over http. The positions are the same for everybody; of the visitor's tries, the first one at each counts."""

import asyncio
import logging
from datetime import UTC, date, datetime, timedelta

import msgspec
from litestar import Response, get, post

from salon.core import Refusal
from salon.core.kit import GameKit, PuzzleGrade, PuzzleKit, PuzzlePosition
from salon.core.kit.puzzles import BEST_STARS
from salon.server.projection.lessons import puzzle_frame
from salon.server.protocol.puzzles import MOST_ACTIONS, PuzzleIndex, PuzzleTried, PuzzleTry, PuzzleView
from salon.server.store.base import KeptMark, StoreDownError, StoreFullError
from salon.server.web.http.lessons import seats_with_bots
from salon.server.web.http.responses import (
    AnyRequest,
    body_of,
    compressed_answer,
    identity,
    json_answer,
    node_of,
)
from salon.server.web.http.solo.puzzle_marks import of_day, of_puzzle

log = logging.getLogger(__name__)

KEEP = "public, max-age=300"
LONGEST_SECONDS = 86_400
DAY_OFF = timedelta(days=1)
"""How far a visitor's date may be from the server's, which is in another part of the world."""


@get("/api/games/{game:str}/puzzles", opt={"gives": PuzzleIndex})
async def puzzles(request: AnyRequest) -> Response[bytes]:
    """All puzzles of a game, and which one belongs to a day (`?day=2026-11-20`)."""
    _, kit = _puzzles(request)
    cards = await asyncio.to_thread(kit.cards)
    asked = request.query_params.get("day")
    of_day = None if asked is None else kit.of_day(_day(asked))
    index = PuzzleIndex(tuple(cards), kit.themes, kit.first_day.isoformat(), of_day)
    return await compressed_answer(request, msgspec.json.encode(index), KEEP)


@get("/api/games/{game:str}/puzzles/{number:str}", opt={"gives": PuzzleView})
async def puzzle(request: AnyRequest) -> Response[bytes]:
    """A puzzle: its position, as the seat to move sees it."""
    game, kit = _puzzles(request)
    number = _number(request, kit)
    position = await asyncio.to_thread(kit.attempt, number, ())
    if not isinstance(position, PuzzlePosition):
        raise Refusal("no-such-page")
    card = kit.cards()[number - 1]
    view = PuzzleView(
        game=game.name,
        number=number,
        card=card,
        seat=position.seat,
        seats=seats_with_bots(game, card.players, position.seat),
        frame=puzzle_frame(position),
        values=position.values,
    )
    return await compressed_answer(request, msgspec.json.encode(view), KEEP)


@post(
    "/api/games/{game:str}/puzzles/{number:str}/try",
    status_code=200,
    opt={"takes": PuzzleTry, "gives": PuzzleTried},
)
async def try_puzzle(request: AnyRequest) -> Response[bytes]:
    """Make a move in a puzzle: the next position while it is not whole, then its grade."""
    data = await body_of(request, PuzzleTry)
    day = None if data.day is None else _day(data.day)
    game, kit = _puzzles(request)
    number = _number(request, kit)
    if len(data.actions) > MOST_ACTIONS:
        raise Refusal("puzzle-over")
    actions = [game.game.decode_action(each) for each in data.actions]
    found = await asyncio.to_thread(kit.attempt, number, actions)
    if isinstance(found, PuzzlePosition):
        tried = PuzzleTried(frame=puzzle_frame(found), values=found.values)
        return json_answer(request, msgspec.json.encode(tried))
    visitor, token = identity(request)
    marks = _marks(kit, number, day, data.seconds, found.grade, node_of(request).context.clock.now_ms())
    counted = await _keep(request, visitor, game.name, marks)
    tried = PuzzleTried(frame=puzzle_frame(found.best), grade=found.grade, counted=counted)
    return json_answer(request, msgspec.json.encode(tried), token)


def _marks(
    kit: PuzzleKit, number: int, day: date | None, seconds: int, grade: PuzzleGrade, now_ms: int
) -> list[KeptMark]:
    """What is to be kept of a try: that of the puzzle, and that of the day if this is its puzzle."""
    seconds, best = max(0, min(seconds, LONGEST_SECONDS)), grade.stars == BEST_STARS
    marks = [KeptMark(of_puzzle(number), seconds, best, now_ms)]
    if day is not None and _is_now(day, now_ms) and day >= kit.first_day and kit.of_day(day) == number:
        marks.append(KeptMark(of_day(day), seconds, best, now_ms))
    return marks


async def _keep(request: AnyRequest, visitor: str, game: str, marks: list[KeptMark]) -> bool:
    """Keep a try with the visitor, unless they have tried this puzzle before; returns whether it counts.

    If nothing can be stored now, it does not count, and the visitor still gets the grade."""
    context = node_of(request).context
    try:
        context.guard.check_new()
        kept = await context.store.add_marks(visitor, game, marks)
    except Refusal:  # the guard counts and logs it
        return False
    except (StoreDownError, StoreFullError) as error:
        log.warning("a try at a puzzle was not kept: the store failed: %s", error)
        return False
    context.guard.charge(*(mark.what.encode() for mark in kept))
    return bool(kept)


def _is_now(day: date, now_ms: int) -> bool:
    today = datetime.fromtimestamp(now_ms / 1000, UTC).date()
    return abs(day - today) <= DAY_OFF


def _day(text: str) -> date:
    """A date in the form YYYY-MM-DD. Python reads others of the same day, such as 20261120 and 2026-W47-5."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise Refusal("puzzle-no-day", day=text) from error
    if day.isoformat() != text:
        raise Refusal("puzzle-no-day", day=text)
    return day


def _number(request: AnyRequest, kit: PuzzleKit) -> int:
    """The number of a request. Anything but the number of a puzzle is refused."""
    text = request.path_params["number"]
    number = (
        int(text) if text.isascii() and text.isdecimal() and len(text) <= len(str(len(kit.cards()))) else 0
    )
    kit.check(number)
    return number


def _puzzles(request: AnyRequest) -> tuple[GameKit, PuzzleKit]:
    kit = node_of(request).context.kits.get(request.path_params["game"])
    if kit is None or kit.puzzles is None:
        raise Refusal("no-such-page")
    return kit, kit.puzzles


ROUTES = [puzzles, puzzle, try_puzzle]
