"""Routes of finished games: a visitor's list, replays, records and reviews."""

import re
from collections.abc import Callable, Iterator

import msgspec
from litestar import Response, get, post

from salon.core import Record, Refusal
from salon.server.access import HeldBytes
from salon.server.domain.commands import PlayOn
from salon.server.domain.game import LogRow, StoredGame
from salon.server.projection import finished
from salon.server.protocol.http import FinishedGame, Line, Replay, Review, TableView
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    body_of,
    identity,
    json_answer,
    node_of,
    show_table,
    visitor_asking,
)
from salon.server.web.http.streaming import OWN_BYTES, Streamed, streamed

CACHE = "private, no-cache"
"""A replay can be withdrawn at any time."""
ENTRY_BYTES = 1_024
"""About the memory of an entry, without its action."""
_GAME_ID = re.compile(r"[0-9a-f]{20}")


@get("/api/me/games", opt={"gives": list[FinishedGame]})
async def my_games(request: AnyRequest) -> Response[bytes]:
    """The visitor's finished games."""
    return json_answer(request, msgspec.json.encode(await finished_games(request)))


async def finished_games(request: AnyRequest) -> tuple[FinishedGame, ...]:
    """The visitor's finished games, the newest first."""
    node, visitor = node_of(request), visitor_asking(request)
    if visitor is None:
        return ()
    most = node.context.settings.limits.finished_listed
    rows = await node.context.store.finished_games(visitor, most)
    lines = [finished.finished_game(row, seats) for row, seats in rows]
    return tuple(line for line in lines if line is not None)


@get("/api/replays/{game_id:str}", opt={"gives": Replay})
async def replay(request: AnyRequest) -> Streamed:
    """A finished game, position by position. Each position has a patch of the view before it."""
    row = await _finished(request)
    game = node_of(request).context.game(row.setup.game)
    return await _stream(request, row, lambda log: finished.replay_of(game, row, log))


@get("/api/replays/{game_id:str}/record", opt={"gives": Record})
async def record(request: AnyRequest) -> Streamed:
    """A finished game's record, as a download."""
    row = await _finished(request)
    game = node_of(request).context.game(row.setup.game)
    answer = await _stream(request, row, lambda log: finished.record(game, row, log))
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


@get("/api/replays/{game_id:str}/review/{seq:int}/line", opt={"gives": Line})
async def line(request: AnyRequest) -> Response[bytes]:
    """What the coach would have played instead of a move of the visitor's that it has reviewed."""
    node, game_id, visitor = node_of(request), request.path_params["game_id"], visitor_asking(request)
    if visitor is None or not _GAME_ID.fullmatch(game_id):
        raise Refusal("no-such-line")
    seq, address = request.path_params["seq"], address_of(request)
    if not node.lines.knows(game_id, visitor, seq):
        node.access.check_request(address, node.context.settings.limits.replay_requests)
    held = node.access.hold_replay(visitor, address)
    try:
        found = await node.lines.ask(game_id, visitor, seq, lambda row: _log_of(request, row, held))
    finally:
        held.release()
    return json_answer(request, msgspec.json.encode(found))


@post("/api/replays/{game_id:str}/play-on", status_code=201, opt={"takes": PlayOn, "gives": TableView})
async def play_on(request: AnyRequest) -> Response[bytes]:
    """Play on from a position of a finished game, at a table of one's own."""
    data = await body_of(request, PlayOn)
    row, node = await _finished(request), node_of(request)
    node.access.check_new_table(address_of(request))
    visitor, token = identity(request)
    held = node.access.hold_replay(visitor, address_of(request))
    try:
        log = await _log_of(request, row, held)
        table = await node.playing_on.play_on(row, log, visitor, data, address_of(request))
    finally:
        held.release()
    node.bot_scheduler.schedule(table.code)
    return show_table(request, table, visitor, token)


async def shown_game(request: AnyRequest) -> StoredGame:
    """A game that is over. A running or withdrawn game is refused like one that does not exist."""
    node, game_id = node_of(request), request.path_params["game_id"]
    row = await node.context.store.game(game_id) if _GAME_ID.fullmatch(game_id) else None
    hidden = row is None or row.outcome is None or row.withdrawn_ms is not None
    if row is None or hidden or row.setup.game not in node.context.kits:
        raise Refusal("no-such-replay")
    return row


async def _finished(request: AnyRequest) -> StoredGame:
    """A game that is over. Looking at it costs as much as several requests."""
    node, row = node_of(request), await shown_game(request)
    node.access.check_request(address_of(request), node.context.settings.limits.replay_requests)
    return row


async def _stream(
    request: AnyRequest, row: StoredGame, pieces_of: Callable[[list[LogRow]], Iterator[bytes] | None]
) -> Streamed:
    """Send what is made of a game's log. Its memory is held until everything is sent; refuses if there is too much."""
    node = node_of(request)
    held = node.access.hold_replay(visitor_asking(request), address_of(request))
    try:
        pieces = pieces_of(await _log_of(request, row, held))
        if pieces is None:
            raise Refusal("no-such-replay")
        return await streamed(request, pieces, CACHE, held.release)
    except BaseException:
        held.release()
        raise


async def _log_of(request: AnyRequest, row: StoredGame, held: HeldBytes) -> list[LogRow]:
    """A game's log, charged for and held as what it takes."""
    node = node_of(request)
    held.hold(OWN_BYTES)
    log = await node.context.store.log(row.game_id)
    node.access.charge_request(address_of(request), len(log) / node.context.settings.limits.replay_entries)
    held.hold(sum(_memory_of(each) for each in log))
    return log


def _memory_of(row: LogRow) -> int:
    """About how much memory an entry of a log takes."""
    action = row.entry.action
    return ENTRY_BYTES + (0 if action is msgspec.UNSET else len(bytes(action)))


ROUTES = [my_games, replay, record, review, line, play_on]
