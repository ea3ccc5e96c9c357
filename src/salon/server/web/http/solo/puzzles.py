"""Puzzles over http. The positions are the same for everybody; of the visitor's tries, the first one at each counts."""

import asyncio
from datetime import UTC, date, datetime, timedelta

import msgspec
from litestar import Response, get, post

from salon.core import Refusal
from salon.core.kit import GameKit, PuzzleGrade, PuzzleKit, PuzzlePosition
from salon.core.kit.puzzles import BEST_STARS
from salon.server.projection.lessons import puzzle_frame
from salon.server.protocol.puzzles import MOST_ACTIONS, PuzzleIndex, PuzzleTried, PuzzleTry, PuzzleView
from salon.server.store.base import KeptMark
from salon.server.web.http.lessons import seats_with_bots
from salon.server.web.http.responses import (
    AnyRequest,
    body_of,
    compressed_answer,
    identity,
    json_answer,
    node_of,
)

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
    counted = await _keep(request, visitor, game, number, data, found.grade)
    tried = PuzzleTried(frame=puzzle_frame(found.best), grade=found.grade, counted=counted)
    return json_answer(request, msgspec.json.encode(tried), token)


async def _keep(
    request: AnyRequest, visitor: str, game: GameKit, number: int, data: PuzzleTry, grade: PuzzleGrade
) -> bool:
    """Keep the grade with the visitor, unless they have tried this puzzle before; returns whether it counts."""
    context = node_of(request).context
    now_ms, best = context.clock.now_ms(), grade.stars == BEST_STARS
    seconds = max(0, min(data.seconds, LONGEST_SECONDS))
    marks = [KeptMark(f"puzzle {number}", seconds, best, now_ms)]
    if data.day is not None and _is_now(_day(data.day), now_ms) and _of_day(game, data.day) == number:
        marks.append(KeptMark(f"puzzle-day {data.day}", seconds, best, now_ms))
    context.guard.check_new()
    counted = await context.store.add_marks(visitor, game.name, marks)
    if counted:
        context.guard.charge(*(mark.what.encode() for mark in marks))
    return counted


def _of_day(game: GameKit, day: str) -> int | None:
    return None if game.puzzles is None else game.puzzles.of_day(_day(day))


def _is_now(day: date, now_ms: int) -> bool:
    today = datetime.fromtimestamp(now_ms / 1000, UTC).date()
    return abs(day - today) <= DAY_OFF


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Refusal("puzzle-no-day", day=text) from error


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
