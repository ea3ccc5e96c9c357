"""Routes of finished games: a visitor's list, replays, records and reviews."""

import asyncio
import re

import msgspec
from litestar import Response, get

from salon.core import Record, Refusal
from salon.server.domain.game import LogRow, StoredGame
from salon.server.projection import finished
from salon.server.protocol.http import FinishedGame, Replay, Review
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    compressed_answer,
    json_answer,
    node_of,
    visitor_asking,
)

CACHE = "private, max-age=86400"
_GAME_ID = re.compile(r"[0-9a-f]{20}")


@get("/api/me/games", opt={"gives": list[FinishedGame]})
async def my_games(request: AnyRequest) -> Response[bytes]:
    """The visitor's finished games."""
    node, visitor = node_of(request), visitor_asking(request)
    rows = (
        []
        if visitor is None
        else await node.context.store.finished_games(visitor, node.context.settings.limits.finished_listed)
    )
    lines = [finished.finished_game(row, seats) for row, seats in rows]
    return json_answer(request, msgspec.json.encode([line for line in lines if line is not None]))


@get("/api/replays/{game_id:str}", opt={"gives": Replay})
async def replay(request: AnyRequest) -> Response[bytes]:
    """A finished game, position by position."""
    row, log = await _finished(request)
    game = node_of(request).context.kits[row.setup.game].game
    return await _answer(request, await asyncio.to_thread(finished.replay_of, game, row, log))


@get("/api/replays/{game_id:str}/record", opt={"gives": Record})
async def record(request: AnyRequest) -> Response[bytes]:
    """A finished game's record, as a download."""
    row, log = await _finished(request)
    game = node_of(request).context.kits[row.setup.game].game
    answer = await _answer(request, await asyncio.to_thread(finished.record, game, row, log))
    answer.headers["content-disposition"] = f'attachment; filename="{row.setup.game}-{row.game_id}.json"'
    return answer


@get("/api/replays/{game_id:str}/review", opt={"gives": Review})
async def review(request: AnyRequest) -> Response[bytes]:
    """The review of the visitor's own moves in a finished game."""
    node, game_id, visitor = node_of(request), request.path_params["game_id"], visitor_asking(request)
    if visitor is None or not _GAME_ID.fullmatch(game_id):
        raise Refusal("no-such-review")
    if not node.reviews.knows(game_id, visitor):
        node.access.check_request(address_of(request), node.context.settings.limits.replay_requests)
    return json_answer(request, msgspec.json.encode(await node.reviews.ask(game_id, visitor)))


async def _finished(request: AnyRequest) -> tuple[StoredGame, list[LogRow]]:
    """A game that is over. A running game is refused like one that does not exist."""
    node, game_id = node_of(request), request.path_params["game_id"]
    row = await node.context.store.game(game_id) if _GAME_ID.fullmatch(game_id) else None
    if row is None or row.outcome is None or row.setup.game not in node.context.kits:
        raise Refusal("no-such-replay")
    node.access.check_request(address_of(request), node.context.settings.limits.replay_requests)
    return row, await node.context.store.log(row.game_id)


async def _answer(request: AnyRequest, body: bytes | None) -> Response[bytes]:
    if body is None:
        raise Refusal("no-such-replay")
    return await compressed_answer(request, body, CACHE)


ROUTES = [my_games, replay, record, review]
