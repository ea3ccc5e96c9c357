"""Bots at the table: they act through the same door as people, from what a person on their seat would see.

Each try has a name that follows from the seat and the seq, so two servers that both think of it do it once. A bot may
take its time over what it has chosen (in a race it does): meanwhile the others go on, and so do other bots.
"""

import asyncio
import hashlib
import logging
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import msgspec
from msgspec import Raw

from salon.core import Refusal
from salon.games.registry import Kits
from salon.server import logs
from salon.server.cluster.clock import Clock
from salon.server.cluster.leases import Minder
from salon.server.compute.made_to_order import fulfilled
from salon.server.compute.tasks import Choice
from salon.server.compute.worker_pool import WorkerError, Workers
from salon.server.domain import seating
from salon.server.domain.rows import BOT, Table
from salon.server.play import projection
from salon.server.play.live_games import Games, Live
from salon.server.play.tables import Tables
from salon.server.settings import Settings
from salon.server.store.base import StoreDownError, StoreFullError

log = logging.getLogger(__name__)


NEVER = 1 << 62
AGAIN_MS = 1_000


class Plan(NamedTuple):
    """What a bot will do, and when, unless something comes between."""

    game_id: str
    seq: int
    made_ms: int
    due_ms: int
    action: bytes | None
    """None: the table goes on without this seat, if the game can."""


class Autopilot:
    """Plays every seat that plays by itself."""

    def __init__(
        self,
        tables: Tables,
        games: Games,
        workers: Workers,
        levels: Callable[[str], tuple[str, ...]],
        kits: Kits,
        clock: Clock,
        settings: Settings,
        minder: Minder,
        announce: Callable[[Live], None],
    ) -> None:
        self._tables = tables
        self._games = games
        self._workers = workers
        self._levels = levels
        self._kits = kits
        self._clock = clock
        self._settings = settings
        self._minder = minder
        self._announce = announce
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._plans: dict[str, dict[int, Plan]] = {}
        self._stirred: dict[str, asyncio.Event] = {}
        self._closed = False

    def consider(self, code: str) -> None:
        """Something has changed at a table: see whether a bot is asked, and whether it is ours."""
        if (
            self._closed
            or self._minder.elsewhere(code)
            or (not self._minder.minds(code) and self._nobody_by_itself(code))
        ):
            return
        if code in self._tasks:
            self._again.add(code)
            self._stirred[code].set()
            return
        self._plans[code], self._stirred[code] = {}, asyncio.Event()
        task = asyncio.create_task(self._play(code))
        self._tasks[code] = task
        task.add_done_callback(lambda _task: self._done(code))

    async def close(self) -> None:
        """Leave every game where it is: whoever starts next goes on."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, code: str) -> None:
        self._tasks.pop(code, None)
        self._plans.pop(code, None)
        self._stirred.pop(code, None)
        if code in self._again:
            self._again.discard(code)
            self.consider(code)

    async def _play(self, code: str) -> None:
        logs.at_table(code)
        try:
            while await self._go_on(code):
                pass
        except Refusal:
            log.debug("the table is gone")
        except Exception:
            log.exception("the bots are stuck")

    async def _go_on(self, code: str) -> bool:
        """One step further; a store that cannot take it is asked again: nobody else wakes a bot whose turn it is."""
        try:
            return await self._play_one(code)
        except (StoreDownError, StoreFullError) as error:
            log.warning("a bot waits for the store: %s", error)
            await self._clock.wait(self._clock.now_ms() + AGAIN_MS)
            return True

    async def _play_one(self, code: str) -> bool:
        """Let one seat that plays by itself think, wait or act; False if there is none."""
        self._stirred[code].clear()
        table = await self._tables.find(code)
        if table is None or table.game_id is None or not _any_by_itself(table):
            await self._minder.let_go(code)
            return False
        if not await self._minder.take(code):
            return False
        live = await self._games.get(table.game_id)
        if not self._settings.alone:
            await self._games.catch_up(live)
        asked = self._asked(table, live)
        if not asked:
            return False
        plans = self._plans[code] = self._still_good(self._plans[code], live, asked)
        for seat in asked:
            if seat not in plans:
                plans[seat] = await self._plan(table, live, seat)
                return True
        seat = min(plans, key=lambda each: plans[each].due_ms)
        plan = plans[seat]
        if plan.due_ms == NEVER:
            return False  # all who are asked are away, and the game has to wait for them
        now = self._clock.now_ms()
        if (
            plan.made_ms <= now < plan.due_ms
        ):  # earlier than made: the clock was set back, and is not waited for
            await self._clock.wait(plan.due_ms, self._stirred[code])
            return True
        if plan.action is not None:
            del plans[seat]
            await self._act(live, seat, plan.seq, plan.action)
            return True
        plans[seat] = plan._replace(due_ms=NEVER)
        if await self._skip(live, seat, plan.seq):
            del plans[seat]
        return True

    def _nobody_by_itself(self, code: str) -> bool:
        """Whether all that is known of a table says that only people play there."""
        table = self._tables.known(code)
        return table is not None and not _any_by_itself(table)

    def _passed_over(self, table: Table, seat: int) -> bool:
        """Whether the table goes on without this seat's answer: it wishes so, or the game has no bots."""
        wished = table.away_policy == "skip" and table.chairs[seat].kind == "person"
        return wished or not self._levels(table.game)

    @staticmethod
    def _still_good(plans: dict[int, Plan], live: Live, asked: list[int]) -> dict[int, Plan]:
        """The plans that still answer what is asked, brought up to the present."""
        return {
            seat: plan._replace(seq=live.seq)
            for seat, plan in plans.items()
            if seat in asked and plan.game_id == live.row.game_id and live.still_asked(seat, plan.seq)
        }

    async def _plan(self, table: Table, live: Live, seat: int) -> Plan:
        """What a bot will do, after its pause. While it thinks things may change: then the plan is no good."""
        now, seq, delay = self._clock.now_ms(), live.seq, self._settings.bot_delay_ms
        if self._passed_over(table, seat):
            return Plan(live.row.game_id, seq, now, now + delay, None)
        choice = await self._choose(table, live, seat)
        return Plan(live.row.game_id, seq, now, now + max(delay, choice.pause_ms), bytes(choice.action))

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

    async def _choose(self, table: Table, live: Live, seat: int) -> Choice:
        levels = self._levels(table.game)
        level = table.chairs[seat].level or seating.usual_level(levels)
        seed = _seed(live, seat)
        view = projection.bot_view(live, seat)
        if level in levels:
            try:
                return await self._workers.choose(table.game, level, view, seed)
            except WorkerError as error:
                log.warning("a bot could not think: %s", error)
        return Choice(Raw(self._anything(live, view, seed)))

    async def _act(self, live: Live, seat: int, seq: int, action: bytes) -> None:
        name = f"{BOT}{seat}:{seq}"
        try:
            whole = await fulfilled(self._workers, self._kits, live, seat, Raw(action))
            await self._games.act(live, "act", seat, name, seq, whole)
        except Refusal as refusal:
            if refusal.code == "stale":
                return
            log.warning("a bot tried what is not allowed: %s", refusal)
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


def _any_by_itself(table: Table) -> bool:
    """Whether a game is on in which a seat plays by itself."""
    seats = range(len(table.chairs))
    return table.status == "playing" and any(projection.plays_by_itself(table, seat) for seat in seats)


def _seed(live: Live, seat: int) -> str:
    """Chance for a bot: the same on every server, and telling nothing about the game's own."""
    told = f"bot\n{live.row.setup.seed}\n{live.seq}\n{seat}".encode()
    return hashlib.sha256(told).hexdigest()
