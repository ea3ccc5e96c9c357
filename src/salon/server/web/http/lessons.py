"""Lessons over http. They are the same for everybody, and nothing about the learner is kept here."""

import asyncio

import msgspec
from litestar import Response, get, post
from msgspec import Raw
from msgspec.structs import replace

from salon.core import Refusal
from salon.core.kit import GameKit
from salon.lessons import Lesson, attempt, lessons_of
from salon.server.compute.analysis import Position
from salon.server.compute.owners import Demand, Owner
from salon.server.compute.task_queue import QueueFullError
from salon.server.compute.worker_pool import WorkerError
from salon.server.domain.seating import BOT_NAMES, COLOURS
from salon.server.projection.lessons import lesson_steps
from salon.server.protocol.http import SeatView
from salon.server.protocol.lessons import LessonStepView, LessonTried, LessonTry, LessonView
from salon.server.web.http.problems import language_asked, problem_of
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    body_of,
    compressed_answer,
    json_answer,
    node_of,
    visitor_asking,
)

KEEP = "public, max-age=300"


@get("/api/games/{game:str}/lessons/{lesson:str}", opt={"gives": LessonView})
async def lesson(request: AnyRequest) -> Response[bytes]:
    """A lesson, step by step."""
    kit, taught = _lesson(request)
    name = request.path_params["lesson"]
    steps = await asyncio.to_thread(lesson_steps, kit.game, taught)
    valued = await asyncio.gather(*(_with_values(request, kit, name, taught, step) for step in steps))
    view = LessonView(
        game=kit.name,
        name=name,
        learner=taught.learner,
        seats=seats_with_bots(kit, taught.seats, taught.learner),
        steps=tuple(valued),
    )
    return await compressed_answer(request, msgspec.json.encode(view), KEEP)


@post(
    "/api/games/{game:str}/lessons/{lesson:str}/try",
    status_code=200,
    opt={"takes": LessonTry, "gives": LessonTried},
)
async def try_lesson(request: AnyRequest) -> Response[bytes]:
    """Ask whether the rules allow an action of the learner."""
    data = await body_of(request, LessonTry)
    kit, taught = _lesson(request)
    refusal, as_asked = await asyncio.to_thread(attempt, kit.game, taught, data.step, data.action)
    problem = None if refusal is None else problem_of(refusal, language_asked(request))
    tried = LessonTried(problem, as_asked)
    return json_answer(request, msgspec.json.encode(tried))


def _lesson(request: AnyRequest) -> tuple[GameKit, Lesson]:
    kit = node_of(request).context.kits.get(request.path_params["game"])
    found = None if kit is None else lessons_of(kit).get(request.path_params["lesson"])
    if kit is None or found is None:
        raise Refusal("no-such-page")
    return kit, found


def seats_with_bots(kit: GameKit, seats: int, learner: int) -> tuple[SeatView, ...]:
    """The learner, whom the page knows by name, and bots."""
    level = kit.levels[0] if kit.levels else None
    return tuple(
        SeatView(
            kind="person" if seat == learner else "bot",
            name="" if seat == learner else BOT_NAMES[seat % len(BOT_NAMES)],
            colour=COLOURS[seat % len(COLOURS)],
            member=0 if seat == learner else None,
            level=None if seat == learner else level,
        )
        for seat in range(seats)
    )


async def _with_values(
    request: AnyRequest, kit: GameKit, name: str, taught: Lesson, step: LessonStepView
) -> LessonStepView:
    """A step with the values of the learner's moves, if the game has bots that know them."""
    frame = step.frames[-1]
    if "values" not in kit.answers or taught.learner not in frame.waiting:
        return step
    position = Position(kit.name, f"lesson {name}", frame.seq, taught.learner)
    visitor = visitor_asking(request) or ""
    demand = Demand(Owner(address_of(request), visitor, f"lesson {name} {frame.seq}"))
    try:
        values = await node_of(request).analysis.ask(
            "values", position, lambda: msgspec.json.encode(frame.news.view), demand
        )
    except (WorkerError, QueueFullError):
        return step
    return replace(step, values=tuple(msgspec.json.decode(values, type=list[Raw])))


ROUTES = [lesson, try_lesson]
