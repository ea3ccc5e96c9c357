"""Plays the seats that the server acts for. A bot's action takes the same path as a person's, from the same view.

The client id of a bot's action follows from the seat and the seq, so if two servers compute the same action, it is
stored once. A bot may pause before it acts, as it does in a race; meanwhile people and other bots go on.
"""

import asyncio
import hashlib
import logging
from collections.abc import Awaitable
from random import Random

import msgspec
from msgspec import Raw

from salon.core import Action, Refusal
from salon.server import logs
from salon.server.cluster.leases import Leases
from salon.server.compute import bot_pace
from salon.server.compute.bot_pace import HELD, NEVER, Plan
from salon.server.compute.owners import Demand
from salon.server.compute.task_queue import NotWantedError, QueueFullError
from salon.server.compute.tasks import Choice
from salon.server.compute.worker_pool import WorkerError
from salon.server.context import Context
from salon.server.domain import seating
from salon.server.domain.game import BOT
from salon.server.domain.table import Table
from salon.server.play.announcer import Announcer
from salon.server.play.live_game import LiveGame
from salon.server.play.live_games import Attempt, LiveGames
from salon.server.play.tables import Tables
from salon.server.projection.seat import seat_view
from salon.server.store.base import StoreDownError, StoreFullError

log = logging.getLogger(__name__)

RETRY_MS = 1_000
LOOK_AGAIN_MS = 60_000
"""How often bots that wait for somebody look whether they still have to."""


class TableRun:
    """The task that plays the automatic seats of one table."""

    def __init__(self) -> None:
        self.plans: dict[int, Plan] = {}
        self.changed = asyncio.Event()
        """Set when the table or its game has changed, to end a pause early."""
        self.run_again = False


class BotScheduler:
    """Runs one task for each table that has an automatic seat."""

    def __init__(
        self, context: Context, tables: Tables, games: LiveGames, leases: Leases, announcer: Announcer
    ) -> None:
        self._context = context
        self._tables = tables
        self._games = games
        self._leases = leases
        self._announcer = announcer
        self._runs: dict[str, TableRun] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def schedule(self, code: str) -> None:
        """Something has changed at a table: let its bots act if they are asked and this server runs them."""
        if (
            self._closed
            or self._leases.held_elsewhere(code)
            or (not self._leases.holds(code) and self._only_people(code))
        ):
            return
        run = self._runs.get(code)
        if run is not None:
            run.run_again = True
            run.changed.set()
            return
        run = self._runs[code] = TableRun()
        task = self._tasks[code] = asyncio.create_task(self._play(code, run))
        task.add_done_callback(lambda _task: self._done(code))

    def plans(self, code: str) -> dict[int, Plan]:
        """What the bots of a table are about to do, by seat."""
        run = self._runs.get(code)
        return {} if run is None else run.plans

    async def close(self) -> None:
        """Stop all bots where they are. The next server goes on from the log."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, code: str) -> None:
        self._tasks.pop(code, None)
        run = self._runs.pop(code, None)
        if run is not None and run.run_again:
            self.schedule(code)

    async def _play(self, code: str, run: TableRun) -> None:
        logs.at_table(code)
        try:
            while await self._step_when_stored(code, run):
                pass
        except Refusal:
            log.debug("the table is gone")
        except Exception:
            log.exception("the bots are stuck")

    async def _step_when_stored(self, code: str, run: TableRun) -> bool:
        """One step. If the store cannot take it, it is tried again later, since nothing else would wake the bot."""
        try:
            return await self._step(code, run)
        except (StoreDownError, StoreFullError) as error:
            log.warning("a bot waits for the store: %s", error)
            await self._context.clock.wait(self._context.clock.now_ms() + RETRY_MS)
            return True

    async def _step(self, code: str, run: TableRun) -> bool:
        """Let one automatic seat think, pause or act; False if none is asked."""
        run.changed.clear()
        table = await self._tables.find(code)
        if table is None or table.game_id is None or not table.has_automatic_seat():
            await self._leases.release(code)
            return False
        if not await self._leases.acquire(code):
            return False
        live = await self._games.get(table.game_id)
        if not self._context.settings.alone:
            await self._games.catch_up(live)
        asked = _asked_seats(table, live)
        if not asked:
            return False
        plans = run.plans = _valid_plans(run.plans, live, asked)
        for seat in asked:
            if seat not in plans:
                plan = await self._plan(table, live, seat)
                if plan is not None:
                    plans[seat] = plan
                return True
        now, usual = self._context.clock.now_ms(), self._context.settings.bot_delay_ms
        kit, state = self._context.kit(table.game), live.timeline.state
        for seat, plan in plans.items():
            plans[seat] = bot_pace.timed(plan, kit, table, state, seat, now, usual)
        return await self._carry_out(table, live, plans, run.changed)

    async def _carry_out(
        self, table: Table, live: LiveGame, plans: dict[int, Plan], changed: asyncio.Event
    ) -> bool:
        """Wait for the next plan to be due, or carry it out."""
        seat = min(plans, key=lambda each: plans[each].due_ms)
        plan = plans[seat]
        if plan.due_ms == NEVER:
            return False  # everybody who is asked is away, and the game has to wait for them
        now = self._context.clock.now_ms()
        if plan.due_ms == HELD:
            await self._context.clock.wait(now + LOOK_AGAIN_MS, changed)
            return True
        if plan.made_ms <= now < plan.due_ms:  # a clock that was set back is not waited for
            await self._context.clock.wait(plan.due_ms, changed)
            return True
        if plan.action is not None:
            del plans[seat]
            await self._act(table, live, seat, plan.seq, plan.action)
            return True
        plans[seat] = plan._replace(due_ms=NEVER)
        if await self._skip(live, seat, plan.seq):
            del plans[seat]
        return True

    def _only_people(self, code: str) -> bool:
        """Whether a table is known to have no automatic seat."""
        table = self._tables.known(code)
        return table is not None and not table.has_automatic_seat()

    async def _plan(self, table: Table, live: LiveGame, seat: int) -> Plan | None:
        """What a bot will do after its pause; None if the seat is no longer to be played before the bot has thought.

        The game may change while it thinks; then the plan is dropped.
        """
        now, seq, delay = self._context.clock.now_ms(), live.seq, self._context.settings.bot_delay_ms
        if self._is_skipped(table, seat):
            return Plan(live.row.game_id, seq, now, now + delay, None)
        try:
            choice = await self._choose(table, live, seat)
        except NotWantedError:
            return None
        except QueueFullError:
            await self._context.clock.wait(self._context.clock.now_ms() + RETRY_MS)
            return None
        return Plan(
            live.row.game_id, seq, now, now, bytes(choice.action), self._level(table, seat), choice.pause_ms
        )

    def _demand(self, table: Table, live: LiveGame, seat: int) -> Demand:
        """A bot thinks for the people of its table, as long as the seat is asked the same and is played by a bot."""
        code, game_id, seq = table.code, live.row.game_id, live.seq

        def wanted() -> bool:
            known = self._tables.known(code)
            return (
                known is not None
                and known.game_id == game_id
                and known.is_automatic(seat)
                and seat in live.waiting
                and live.still_asked(seat, seq)
            )

        return Demand(self._context.owners.of_table(table), wanted)

    def _is_skipped(self, table: Table, seat: int) -> bool:
        """Whether the game goes on without this seat's answer: the policy says so, or the game has no bots."""
        by_policy = table.away_policy == "skip" and table.chairs[seat].kind == "person"
        return by_policy or not self._context.levels(table.game)

    async def _choose(self, table: Table, live: LiveGame, seat: int) -> Choice:
        levels, level = self._context.levels(table.game), self._level(table, seat)
        seed = _seed(live, seat)
        view = seat_view(live.timeline, seat)
        if level in levels:
            demand, workers = self._demand(table, live, seat), self._context.workers

            def think(share: float) -> Awaitable[Choice]:
                return workers.choose(table.game, _with_share(level, share), view, seed)

            try:
                return await self._context.task_queue.run(demand, f"{table.game} {level}", think)
            except WorkerError as error:
                log.warning("a bot could not think: %s", error)
        return Choice(Raw(msgspec.json.encode(_any_legal_action(live, view, seed))))

    def _level(self, table: Table, seat: int) -> str:
        return table.chairs[seat].level or seating.usual_level(self._context.levels(table.game))

    async def _act(self, table: Table, live: LiveGame, seat: int, seq: int, action: bytes) -> None:
        attempt = Attempt("act", seat, f"{BOT}{seat}:{seq}", seq)
        try:
            await self._games.act(live, attempt, Raw(action), self._demand(table, live, seat))
        except Refusal as refusal:
            if refusal.code == "stale":
                return
            log.warning("a bot tried an illegal action: %s", refusal)
            if live.seq != seq:
                return
            legal = _any_legal_action(live, seat_view(live.timeline, seat), _seed(live, seat))
            await self._games.act(live, attempt, legal)
        self._announcer.announce(live)

    async def _skip(self, live: LiveGame, seat: int, seq: int) -> bool:
        """Skip the seat of a person who is away, if the game allows it."""
        try:
            await self._games.act(live, Attempt("skip", seat, f"skip:{seat}:{seq}", seq))
        except Refusal as refusal:
            return refusal.code == "stale"
        self._announcer.announce(live)
        return True


def _with_share(level: str, share: float) -> str:
    """The name of a bot that has a share of its budget (see `registry.find_bot`)."""
    return level if share == 1 else f"{level}:{int(100 * share)}%"


def _asked_seats(table: Table, live: LiveGame) -> list[int]:
    return [
        seat
        for seat, decision in sorted(live.waiting.items())
        if not decision.answered and table.is_automatic(seat)
    ]


def _valid_plans(plans: dict[int, Plan], live: LiveGame, asked: list[int]) -> dict[int, Plan]:
    """The plans that still answer what is asked, moved to the present entry."""
    return {
        seat: plan._replace(seq=live.seq)
        for seat, plan in plans.items()
        if seat in asked and plan.game_id == live.row.game_id and live.still_asked(seat, plan.seq)
    }


def _any_legal_action(live: LiveGame, view: bytes, seed: str) -> Action:
    """Some legal action, so that a broken bot does not stop a game."""
    game = live.timeline.game
    action: Action = game.legal(msgspec.json.decode(view, type=game.view_type)).sample(Random(seed))
    return action


def _seed(live: LiveGame, seat: int) -> str:
    """A seed for a bot: the same on every server, and unrelated to the draws of the game."""
    told = f"bot\n{live.row.setup.seed}\n{live.seq}\n{seat}".encode()
    return hashlib.sha256(told).hexdigest()
