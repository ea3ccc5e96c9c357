"""What the home page shows, in one answer: each further request would keep a phone on a slow line waiting."""

import asyncio

import msgspec
from litestar import Response, get

from salon.core import Refusal
from salon.lessons import lessons_of
from salon.server.compute.owners import Owner
from salon.server.domain.table import Table
from salon.server.node import Node
from salon.server.projection.table import table_card
from salon.server.protocol.http import GameInfo, HomeView, TableCard
from salon.server.protocol.packs import PackLimits
from salon.server.web.http.replays import finished_games
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    compressed_answer,
    node_of,
    visitor_asking,
)

REPLAYED = 8
"""The most games of an answer that are replayed to tell whose turn it is. Others are told of if they are in memory."""


@get("/api/games", opt={"gives": list[GameInfo]})
async def games(request: AnyRequest) -> Response[bytes]:
    """The games that can be played here."""
    return await compressed_answer(request, msgspec.json.encode(_playable(request)), "no-store")


@get("/api/home", opt={"gives": HomeView})
async def overview(request: AnyRequest) -> Response[bytes]:
    """The games that can be played here, and the visitor's tables and finished games."""
    tables, finished = await asyncio.gather(_table_cards(request), finished_games(request))
    view = HomeView(games=_playable(request), tables=tables, finished=finished)
    return await compressed_answer(request, msgspec.json.encode(view), "no-store")


def _playable(request: AnyRequest) -> tuple[GameInfo, ...]:
    context = node_of(request).context
    busy = context.task_queue.is_busy(Owner(address_of(request), visitor_asking(request) or "", ""))
    return tuple(
        GameInfo(
            spec=kit.game.spec,
            levels=context.levels(name),
            answers=tuple(sorted(kit.answers)),
            quick_starts=kit.quick_starts,
            presets=kit.presets or kit.game.spec.presets,
            first_game=dict(kit.first_game),
            races=kit.race is not None,
            plays_on=kit.plays_on,
            has_page=kit.has_page,
            audience=kit.audience is not None,
            board=kit.board,
            lessons=tuple(lessons_of(kit)),
            busy=busy,
            packs=None if kit.packs is None else PackLimits(kit.packs.items, kit.packs.most_bytes),
        )
        for name, kit in context.kits.items()
    )


async def _table_cards(request: AnyRequest) -> tuple[TableCard, ...]:
    """The visitor's tables, the newest first."""
    node, visitor = node_of(request), visitor_asking(request)
    if visitor is None:
        return ()
    tables = [
        table for table in await node.context.store.tables_of(visitor) if table.game in node.context.kits
    ]
    running = [table.code for table in tables if table.status == "playing"]
    replayed = set(running[:REPLAYED])
    return tuple([await _table_card(node, table, visitor, replay=table.code in replayed) for table in tables])


async def _table_card(node: Node, table: Table, visitor: str, *, replay: bool) -> TableCard:
    last_ms, asked = table.touched_ms, None
    game_id = table.game_id
    if table.status == "playing" and game_id is not None and (replay or node.live_games.in_memory(game_id)):
        try:
            live = await node.live_games.get(game_id)
            if not node.context.settings.alone:
                await node.live_games.catch_up(live)
        except Refusal:  # its log cannot be read
            pass
        else:
            last_ms = max(last_ms, live.recent[-1].at_ms)
            asked = tuple(sorted(seat for seat, decision in live.waiting.items() if not decision.answered))
    return table_card(table, visitor, asked, max(0, node.context.clock.now_ms() - last_ms))


ROUTES = [games, overview]
