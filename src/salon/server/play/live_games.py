"""The games being played. The store decides what has happened; memory only follows it."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from salon.core import Action, Advance, Outcome, Refusal
from salon.core.kit import GameKit, MadeToOrder
from salon.core.record import What
from salon.server.compute.made_to_order import fulfil
from salon.server.compute.owners import ABSENT, Demand, Owner
from salon.server.compute.task_queue import NotWantedError
from salon.server.context import Context
from salon.server.domain.game import BOT, LogRow, StoredGame
from salon.server.domain.numbers.results import result_of
from salon.server.domain.timer import deadline_timers, first_deadline
from salon.server.play.live_game import LiveGame, replayed
from salon.server.retry import compare_and_set
from salon.server.store.base import Append, DuplicateError, Ending, SeqTakenError

_encode = msgspec.json.Encoder().encode


class Attempt(NamedTuple):
    """Something that is to become the next entry of a game's log.

    `client_id` identifies it: sent twice, it is stored once. `seq` is the entry at which it was chosen. `arrived_ms` is
    the time that counts for it, however long it waits to be stored; None is the time at which it is stored.
    """

    what: What
    seat: int | None
    client_id: str
    seq: int
    arrived_ms: int | None = None


class Ordered(NamedTuple):
    """An action for which a worker has to make something. Everything about it has been checked."""

    seat: int
    action: Action
    kit: MadeToOrder
    order: Struct


class LiveGames:
    """The games in memory. Those that were used longest ago are dropped first."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._live: OrderedDict[str, LiveGame] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveGame]] = {}
        self._orders: dict[tuple[str, int], Ordered] = {}
        """The latest order of each seat that is being made."""

    def __len__(self) -> int:
        return len(self._live)

    async def get(self, game_id: str) -> LiveGame:
        """A game, from memory or from the log."""
        live = self._live.get(game_id)
        if live is not None:
            self._live.move_to_end(game_id)
            return live
        loading = self._loading.get(game_id)
        if loading is None:
            loading = self._loading[game_id] = asyncio.create_task(self._load(game_id))
            loading.add_done_callback(lambda _task: self._loading.pop(game_id, None))
        return await asyncio.shield(loading)

    def in_memory(self, game_id: str) -> bool:
        """Whether a game is in memory."""
        return game_id in self._live

    def add(self, live: LiveGame) -> LiveGame:
        """Keep a game that has just been started."""
        return self._keep(live)

    async def catch_up(self, live: LiveGame, seq: int | None = None) -> None:
        """Read the entries that are not in memory yet, unless `seq` is known already."""
        if seq is not None and seq <= live.seq:
            return
        live.follow(await self._context.store.log(live.row.game_id, live.seq))

    async def act(
        self,
        live: LiveGame,
        attempt: Attempt,
        action: Raw | Action | Ordered | None = None,
        demand: Demand | None = None,
    ) -> int:
        """Check an action, store it, and return its seq. Nobody is told of it before it is stored."""
        if isinstance(action, Raw):
            action = await self.prepare(live, attempt, action)
        ready = await self.make(live, attempt, action, demand) if isinstance(action, Ordered) else action

        async def store() -> int | None:
            nonlocal ready
            if (known := await self._known(live, attempt)) is not None:
                return known
            self._check_current(live, attempt)
            if attempt.what in ("act", "take-back"):  # what the server does itself lets games end
                self._context.guard.check_entry(by_bot=attempt.client_id.startswith(BOT))
            if isinstance(ready, Raw):
                ready = live.timeline.game.decode_action(ready)
            return await self._append(live, attempt, self._advance(live, attempt, ready))

        return await compare_and_set(store, lambda: Refusal("stale", seq=live.seq))

    async def prepare(self, live: LiveGame, attempt: Attempt, action: Raw) -> Raw | Action | Ordered:
        """Find out what an action orders. It is checked in full: its seq, whether its seat is asked, and what the seat
        may order. In games without orders, actions are returned as they are."""
        game, seat = live.timeline.game, attempt.seat
        kit = self._context.kits[game.spec.name].made_to_order
        if kit is None or seat is None or await self._known(live, attempt) is not None:
            return action
        self._check_current(live, attempt)
        decoded: Action = game.decode_action(action)
        if not isinstance(decoded, kit.actions):
            return decoded
        if not self._context.settings.alone:
            await self.catch_up(live)  # another server may have stored what makes this stale
            if await self._known(live, attempt) is not None:
                return action
            self._check_current(live, attempt)
        live.timeline.check_asked(seat)
        order = kit.order(game.view(live.timeline.state, seat), decoded)
        return decoded if order is None else Ordered(seat, decoded, kit, order)

    async def make(
        self, live: LiveGame, attempt: Attempt, ordered: Ordered, demand: Demand | None = None
    ) -> Action:
        """Have a worker make what was ordered, unless the game moves on or the seat orders something else before.

        Nothing is stored yet, so this may be cancelled.
        """
        context, name, code = self._context, live.timeline.game.spec.name, live.row.code
        seat, action, kit, order = ordered
        owner, wanted = demand or Demand(Owner(ABSENT, "", code))
        key = (live.row.game_id, seat)

        def still_wanted() -> bool:
            latest = self._orders.get(key) is ordered
            return latest and self._is_current(live, attempt) and seat in live.waiting and wanted()

        self._orders[key] = ordered
        context.task_queue.prune(code)
        try:
            mine = Demand(owner, still_wanted)
            return await fulfil(context.task_queue, context.workers, mine, name, kit, action, order)
        except NotWantedError as error:
            raise Refusal("stale", seq=live.seq) from error
        finally:
            if self._orders.get(key) is ordered:
                del self._orders[key]

    async def _known(self, live: LiveGame, attempt: Attempt) -> int | None:
        """The seq of an action that is stored already; None if it is new."""
        if attempt.seq > live.seq:
            await self.catch_up(live)
        return live.clients.get(attempt.client_id)

    def _check_current(self, live: LiveGame, attempt: Attempt) -> None:
        """Refuse what was chosen at an earlier entry, unless the seat is still asked the same."""
        if not self._is_current(live, attempt):
            raise Refusal("stale", seq=live.seq)
        longest = self._context.settings.limits.entries_a_game
        if live.seq >= longest:
            raise Refusal("game-long", longest=longest)

    @staticmethod
    def _is_current(live: LiveGame, attempt: Attempt) -> bool:
        return attempt.seq == live.seq or _is_still_asked(live, attempt)

    def _advance(self, live: LiveGame, attempt: Attempt, action: Action | None) -> Advance:
        timeline, seat = live.timeline, attempt.seat
        # The clock may have been set back: within a game time never decreases.
        arrived = self._context.clock.now_ms() if attempt.arrived_ms is None else attempt.arrived_ms
        now = max(arrived, live.recent[-1].at_ms)
        if attempt.what == "act" and seat is not None and action is not None:
            return timeline.act(seat, action, now)
        if attempt.what == "take-back" and seat is not None:
            return timeline.take_back(seat, now)
        if attempt.what == "skip" and seat is not None:
            return timeline.skip(seat, now)
        return timeline.expire(now)

    async def _append(self, live: LiveGame, attempt: Attempt, advance: Advance) -> int | None:
        """Store an entry and move on by it. None: another entry has been stored first."""
        kit = self._context.kits[live.row.setup.game]
        append = _append_of(live, attempt.client_id, advance, kit)
        try:
            await self._context.store.append(append)
        except DuplicateError as duplicate:
            await self.catch_up(live, duplicate.seq)
            return duplicate.seq
        except SeqTakenError:
            await self.catch_up(live)
            return None
        self._context.guard.charge(_encode(advance.entry))
        if append.timers:
            self._context.timer_signal.set()
        if advance.entry.seq == live.seq + 1:
            live.advance(attempt.client_id, advance)
        return advance.entry.seq

    async def _load(self, game_id: str) -> LiveGame:
        row = await self._context.store.game(game_id)
        rows = await self._context.store.log(game_id)
        if row is None or not rows or row.setup.game not in self._context.kits:
            raise Refusal("no-such-game")
        live = await self.replayed(row, rows)
        return self._live.get(game_id) or self._keep(live)

    async def replayed(self, row: StoredGame, rows: Sequence[LogRow]) -> LiveGame:
        """A game with some entries. It is not kept."""
        game, recent = self._context.kits[row.setup.game].game, self._context.settings.recent
        if len(rows) == 1:
            return replayed(game, row, rows, recent)
        # Replaying a long game takes a while, so it is not done on the thread that serves the others.
        return await asyncio.to_thread(replayed, game, row, rows, recent)

    def _keep(self, live: LiveGame) -> LiveGame:
        self._live[live.row.game_id] = live
        if len(self._live) > self._context.settings.limits.games_in_memory:
            self._live.popitem(last=False)
        return live


def _is_still_asked(live: LiveGame, attempt: Attempt) -> bool:
    return attempt.what == "act" and attempt.seat is not None and live.still_asked(attempt.seat, attempt.seq)


def _append_of(live: LiveGame, client_id: str, advance: Advance, kit: GameKit) -> Append:
    """An entry with what follows from it: the game's timers, and its end."""
    game_id, timeline = live.row.game_id, advance.timeline
    before, after = first_deadline(live.waiting), deadline_timers(game_id, timeline)
    outcome = timeline.game.outcome(timeline.state)
    ending = None if outcome is None else _ending(live, outcome, kit, advance.entry.at_ms)
    row = LogRow(game_id, client_id, advance.entry)
    return Append(row, after if before is not None or after else None, ending)


def _ending(live: LiveGame, outcome: Outcome, kit: GameKit, ended_ms: int) -> Ending:
    """The end of a game, with what its people have achieved. What was reached from the middle of another game does not
    count."""
    row = live.row
    if row.beginnings:
        return Ending(row.code, outcome, row.setup.game)
    people = [seat for seat, chair in enumerate(row.chairs) if chair.kind == "person"]
    marks_of = kit.marks
    marks = (
        ()
        if marks_of is None
        else ((seat, mark) for seat in people for mark in marks_of(row.setup, outcome, seat))
    )
    results = ((seat, result_of(kit, row, outcome, seat, ended_ms)) for seat in people)
    return Ending(row.code, outcome, row.setup.game, tuple(marks), tuple(results))
