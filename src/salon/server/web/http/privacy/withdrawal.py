"""Routes by which players withdraw the replay of a game. A withdrawn replay is gone for everybody."""

import msgspec
from litestar import Response, get, post

from salon.core import Refusal
from salon.server.domain.game import StoredGame
from salon.server.protocol.http import Withdrawal
from salon.server.web.http.replays import shown_game
from salon.server.web.http.responses import AnyRequest, json_answer, node_of, visitor_asking


@get("/api/replays/{game_id:str}/withdrawal", opt={"gives": Withdrawal})
async def withdrawal(request: AnyRequest) -> Response[bytes]:
    """Whether the visitor may withdraw a replay."""
    allowed = await _may_withdraw(request, await shown_game(request))
    return json_answer(request, msgspec.json.encode(Withdrawal(allowed)))


@post("/api/replays/{game_id:str}/withdrawal", status_code=200, opt={"gives": Withdrawal})
async def withdraw(request: AnyRequest) -> Response[bytes]:
    """Withdraw a replay for good."""
    node, row = node_of(request), await shown_game(request)
    if not await _may_withdraw(request, row):
        raise Refusal("not-your-game")
    await node.context.store.moderation.withdraw(row.game_id, node.context.clock.now_ms())
    return json_answer(request, msgspec.json.encode(Withdrawal(allowed=False)))


async def _may_withdraw(request: AnyRequest, row: StoredGame) -> bool:
    """Whether the visitor played the game, or hosts the table at which it was played."""
    node, visitor = node_of(request), visitor_asking(request)
    if visitor is None:
        return False
    if await node.context.store.moderation.seats_in(row.game_id, visitor):
        return True
    table = await node.tables.find(row.code)
    if table is None:
        return False
    host = table.member(table.host)
    # A code may be given to a new table, whose host has nothing to do with this game.
    since = table.opened_ms is not None and table.opened_ms <= row.started_ms
    played_here = row.game_id == table.game_id or since
    return played_here and host is not None and host.visitor == visitor


ROUTES = [withdrawal, withdraw]
