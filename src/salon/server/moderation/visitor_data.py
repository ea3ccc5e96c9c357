"""Export and erasure of one visitor's data."""

import asyncio
from collections.abc import AsyncIterator

import msgspec

from salon.core import Refusal
from salon.games.registry import Kits
from salon.server.context import Context
from salon.server.domain.blocks import short_id
from salon.server.play.tables import Tables
from salon.server.projection.visitor_data import own_game, own_pack, own_table
from salon.server.store.base import Store

FORMAT = 1
STALE_MS = 5 * 60_000
"""An export that has not ended after this time no longer counts: its client has stopped reading."""

_encode = msgspec.json.Encoder().encode


class VisitorDataExports:
    """Exports in progress: one at a time for each visitor, and a limited number in all."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._started: dict[str, int] = {}

    def export(self, visitor: str) -> AsyncIterator[bytes]:
        """Everything that is stored about a visitor, as JSON in pieces, one game at a time."""
        now = self._context.clock.now_ms()
        self._started = {who: at for who, at in self._started.items() if at <= now < at + STALE_MS}
        if visitor in self._started or len(self._started) >= self._context.settings.limits.exports:
            raise Refusal("slow-down")
        self._started[visitor] = now
        return self._export(visitor, now)

    async def _export(self, visitor: str, now_ms: int) -> AsyncIterator[bytes]:
        try:
            async for piece in pieces(self._context.store, self._context.kits, visitor, now_ms):
                yield piece
        finally:
            if self._started.get(visitor) == now_ms:
                del self._started[visitor]


async def pieces(store: Store, kits: Kits, visitor: str, now_ms: int) -> AsyncIterator[bytes]:
    """The JSON of a `VisitorData`, without holding more than one game's log in memory."""
    tables = [own_table(table, visitor) for table in await store.tables_of(visitor)]
    head = {"format": FORMAT, "made_ms": now_ms, "visitor": short_id(visitor)}
    listed = _encode([table for table in tables if table is not None])
    packs = _encode([own_pack(pack) for pack in await store.packs.of(visitor)])
    kept = await store.marks_of(visitor)
    marks = _encode([{"game": game, **mark._asdict()} for game, those in kept.items() for mark in those])
    yield _encode(head)[:-1] + b',"tables":' + listed + b',"packs":' + packs
    results = _encode(await store.results.of(visitor))
    yield b',"marks":' + marks + b',"results":' + results + b',"games":['
    comma = b""
    for game_id, seats in await store.moderation.participations(visitor):
        row = await store.game(game_id)
        if row is not None:
            shown = row.outcome is not None and row.withdrawn_ms is None
            log = await store.log(game_id) if shown else []
            kit = kits.get(row.setup.game)
            own = await asyncio.to_thread(own_game, None if kit is None else kit.game, row, seats, log)
            yield comma + _encode(own)
            comma = b","
    yield b"]}"


async def erase(context: Context, tables: Tables, visitor: str) -> int:
    """Erase a visitor, and show the tables without them; returns how many tables have changed."""
    changed = await context.store.moderation.erase(visitor, context.clock.now_ms())
    for code in changed:
        table = await tables.find(code, fresh=True)
        if table is not None:
            tables.announce(table)
    return len(changed)
