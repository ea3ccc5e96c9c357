"""Bots at the table: they act through the same door as people, from what a person on their seat would see.

Each try has a name that follows from the seat and the seq, so two servers that both think of it do it once.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from random import Random

import msgspec
from msgspec import Raw

from salon.core import Refusal
from salon.server import projection, seating
from salon.server.clock import Clock
from salon.server.running import Games, Live
from salon.server.settings import Settings
from salon.server.store.rows import Table
from salon.server.tables import Tables
from salon.server.workers import Brains, WorkerError

log = logging.getLogger(__name__)


class Autopilot:
    """Plays every seat that plays by itself."""

    def __init__(
        self,
        tables: Tables,
        games: Games,
        brains: Brains,
        clock: Clock,
        settings: Settings,
        announce: Callable[[Live], None],
    ) -> None:
        self._tables = tables
        self._games = games
        self._brains = brains
        self._clock = clock
        self._settings = settings
        self._announce = announce
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def consider(self, code: str) -> None:
        """Something has changed at a table: see whether a bot is asked."""
        if code in self._tasks:
            self._again.add(code)
            return
        task = asyncio.create_task(self._play(code))
        self._tasks[code] = task
        task.add_done_callback(lambda _task: self._done(code))

    async def close(self) -> None:
        """Leave every game where it is: whoever starts next goes on."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, code: str) -> None:
        self._tasks.pop(code, None)
        if code in self._again:
            self._again.discard(code)
            self.consider(code)

    async def _play(self, code: str) -> None:
        try:
            while await self._play_one(code):
                pass
        except Refusal:
            log.debug("table %s is gone", code)
        except Exception:
            log.exception("the bots of table %s are stuck", code)

    async def _play_one(self, code: str) -> bool:
        """Let one seat act that plays by itself; False if there is none."""
        table = await self._tables.find(code)
        if table is None or table.status != "playing" or table.game_id is None:
            return False
        live = await self._games.get(table.game_id)
        if not self._asked(table, live):
            return False
        seq = live.seq
        if self._settings.bot_delay_ms:
            await self._clock.wait(self._clock.now_ms() + self._settings.bot_delay_ms)
            table = await self._tables.get(code)
        if live.seq != seq or table.game_id != live.row.game_id:
            return True
        for seat in self._asked(table, live):
            if self._passed_over(table, seat):
                if await self._skip(live, seat, seq):
                    return True
                continue
            action = await self._choose(table, live, seat)
            # While the bot was thinking its person may have come back, or somebody else may have acted.
            table = await self._tables.get(code)
            if seat in self._asked(table, live) and live.still_asked(seat, seq):
                await self._act(live, seat, seq, action)
            return True
        return False

    def _passed_over(self, table: Table, seat: int) -> bool:
        """Whether the table goes on without this seat's answer: it wishes so, or the game has no bots."""
        wished = table.away_policy == "skip" and table.chairs[seat].kind == "person"
        return wished or not self._brains.levels(table.game)

    def _asked(self, table: Table, live: Live) -> list[int]:
        return [
            seat
            for seat, decision in sorted(live.waiting.items())
            if not decision.answered and projection.plays_by_itself(table, seat)
        ]

    async def _skip(self, live: Live, seat: int, seq: int) -> bool:
        """Go on without who is away, if the game can; otherwise it waits."""
        try:
            await self._games.act(live, "skip", seat, f"skip:{seat}:{seq}", seq)
        except Refusal as refusal:
            return refusal.code == "stale"
        self._announce(live)
        return True

    async def _choose(self, table: Table, live: Live, seat: int) -> bytes:
        levels = self._brains.levels(table.game)
        level = table.chairs[seat].level or seating.usual_level(levels)
        seed = _seed(live, seat)
        view = projection.bot_view(live, seat)
        if level in levels:
            try:
                return await self._brains.choose(table.game, level, view, seed)
            except WorkerError as error:
                log.warning("a bot of table %s could not think: %s", table.code, error)
        return self._anything(live, view, seed)

    async def _act(self, live: Live, seat: int, seq: int, action: bytes) -> None:
        name = f"bot:{seat}:{seq}"
        try:
            await self._games.act(live, "act", seat, name, seq, Raw(action))
        except Refusal as refusal:
            if refusal.code == "stale":
                return
            log.warning("a bot of table %s tried what is not allowed: %s", live.row.code, refusal)
            if live.seq != seq:
                return
            action = self._anything(live, projection.bot_view(live, seat), _seed(live, seat))
            await self._games.act(live, "act", seat, name, seq, Raw(action))
        self._announce(live)

    @staticmethod
    def _anything(live: Live, view: bytes, seed: str) -> bytes:
        """Something legal, so that a broken bot stops no game."""
        game = live.timeline.game
        legal = game.legal(msgspec.json.decode(view, type=game.view_type))
        return msgspec.json.encode(legal.sample(Random(seed)))


def _seed(live: Live, seat: int) -> str:
    """Chance for a bot: the same on every server, and telling nothing about the game's own."""
    told = f"bot\n{live.row.setup.seed}\n{live.seq}\n{seat}".encode()
    return hashlib.sha256(told).hexdigest()
