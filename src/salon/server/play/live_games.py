"""Games being played: each is its log, replayed into memory. The store is the judge of what happened."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from salon.core import Advance, AnyGame, Decision, Event, Refusal, Timeline
from salon.core.record import What
from salon.server.cluster.clock import Clock
from salon.server.domain.rows import Append, Ending, LogRow, StoredGame, Timer
from salon.server.play.encoded import Encoded
from salon.server.settings import Settings
from salon.server.store.base import DuplicateError, SeqTakenError, Store

TRIES = 16
DEADLINE = "deadline"


class Happening(NamedTuple):
    """An entry that is still in memory: what it brought about, and who was asked what after it."""

    seq: int
    at_ms: int
    seat: int | None
    what: What
    events: tuple[Event, ...]
    waiting: Mapping[int, Decision]


class Live:
    """A game in memory. It moves on, and never back: the log is its only source."""

    def __init__(self, row: StoredGame, timeline: Timeline, recent: int) -> None:
        self.row = row
        self.timeline = timeline
        self.recent: deque[Happening] = deque(maxlen=recent)
        self.clients: dict[str, int] = {}
        self.frames: dict[object, bytes] = {}
        """What has been encoded for somebody at this seq, for the next who gets the same."""
        self.encoded = Encoded()

    @property
    def seq(self) -> int:
        return self.timeline.seq

    @property
    def waiting(self) -> Mapping[int, Decision]:
        """Who is asked what now."""
        return self.recent[-1].waiting

    def take(self, client_id: str, advance: Advance) -> None:
        """Move on by one entry that is in the log."""
        entry, timeline, step = advance
        self.timeline = timeline
        self.clients[client_id] = entry.seq
        self.recent.append(
            Happening(entry.seq, entry.at_ms, entry.seat, entry.what, step.events, timeline.waiting)
        )
        self.frames.clear()
        self.encoded.age()

    def since(self, seq: int) -> list[Happening] | None:
        """What happened after a seq; None if that is too long ago (or has not happened)."""
        if seq > self.seq or seq + 1 < self.recent[0].seq:
            return None
        return [
            self.recent[back] for back in range(seq - self.seq, 0)
        ]  # they follow one another without a gap

    def still_asked(self, seat: int, seq: int) -> bool:
        """Whether what a seat decided at `seq` still answers what it is asked now.

        True where several are asked at once (a vote, a race) and only others have acted since. A turn is one seat's
        alone, so anything that happened since makes it stale.
        """
        if seq == self.seq:
            return True
        then = next((happening for happening in self.recent if happening.seq == seq), None)
        later = self.since(seq)
        if then is None or later is None or len(then.waiting) < 2 or seat not in then.waiting:
            return False
        asked = _question(then, seat)
        return all(one.what == "act" and one.seat != seat and _question(one, seat) == asked for one in later)


class Games:
    """The games in memory, those used longest ago given up first."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        games: Mapping[str, AnyGame],
        settings: Settings,
        armed: asyncio.Event,
    ) -> None:
        self._store = store
        self._clock = clock
        self._games = games
        self._settings = settings
        self._armed = armed
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}

    def __len__(self) -> int:
        return len(self._live)

    async def get(self, game_id: str) -> Live:
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
        """Whether a game is at hand."""
        return game_id in self._live

    def adopt(self, row: StoredGame, advance: Advance, client_id: str) -> Live:
        """Keep a game that has just been started."""
        live = Live(row, advance.timeline, self._settings.recent)
        live.take(client_id, advance)
        return self._keep(live)

    async def catch_up(self, live: Live, seq: int | None = None) -> None:
        """Read what the log has beyond what we have, if `seq` (None: anything) may be there."""
        if seq is not None and seq <= live.seq:
            return
        self.follow(live, await self._store.log(live.row.game_id, live.seq))

    @staticmethod
    def follow(live: Live, rows: Sequence[LogRow]) -> None:
        """Take what the log has and we have not."""
        for row in rows:
            if row.entry.seq == live.seq + 1:
                live.take(row.client_id, live.timeline.follow(row.entry))

    async def act(
        self, live: Live, what: What, seat: int | None, client_id: str, seq: int, action: Raw | None = None
    ) -> int:
        """Check an action, store it, and return its seq. Nothing is told to anybody before it is stored."""
        for _ in range(TRIES):
            if seq > live.seq:
                await self.catch_up(live)
            if client_id in live.clients:
                return live.clients[client_id]
            if not (what == "act" and seat is not None and live.still_asked(seat, seq)) and seq != live.seq:
                raise Refusal("stale", seq=live.seq)
            advance = self._advance(live, what, seat, action)
            append = self._append(live, client_id, advance)
            try:
                await self._store.append(append)
            except DuplicateError as duplicate:
                await self.catch_up(live, duplicate.seq)
                return duplicate.seq
            except SeqTakenError:
                await self.catch_up(live)
                continue
            if append.timers:
                self._armed.set()
            if advance.entry.seq == live.seq + 1:
                live.take(client_id, advance)
            return advance.entry.seq
        raise Refusal("stale", seq=live.seq)

    def _advance(self, live: Live, what: What, seat: int | None, action: Raw | None) -> Advance:
        timeline = live.timeline
        # Somebody may have set the clock back: in a game time never goes back.
        now = max(self._clock.now_ms(), live.recent[-1].at_ms)
        if timeline.seq >= self._settings.limits.entries_a_game:
            raise Refusal("game-long", longest=self._settings.limits.entries_a_game)
        if what == "act" and seat is not None and action is not None:
            return timeline.act(seat, timeline.game.decode_action(action), now)
        if what == "take-back" and seat is not None:
            return timeline.take_back(seat, now)
        if what == "skip" and seat is not None:
            return timeline.skip(seat, now)
        return timeline.expire(now)

    def _append(self, live: Live, client_id: str, advance: Advance) -> Append:
        game_id = live.row.game_id
        before, after = due(live.waiting), deadline_timers(game_id, advance.timeline)
        outcome = advance.timeline.game.outcome(advance.timeline.state)
        ending = None if outcome is None else Ending(live.row.code, outcome)
        row = LogRow(game_id, client_id, advance.entry)
        return Append(row, after if before is not None or after else None, ending)

    async def _load(self, game_id: str) -> Live:
        row = await self._store.game(game_id)
        rows = await self._store.log(game_id)
        if row is None or not rows or row.setup.game not in self._games:
            raise Refusal("no-such-game")
        game = self._games[row.setup.game]
        # A long game takes a while to replay: not on the thread that serves the others.
        live = await asyncio.to_thread(_replay, game, row, rows, self._settings.recent)
        return self._live.get(game_id) or self._keep(live)

    def _keep(self, live: Live) -> Live:
        self._live[live.row.game_id] = live
        if len(self._live) > self._settings.limits.games_in_memory:
            self._live.popitem(last=False)
        return live


def _question(then: Happening, seat: int) -> Decision | None:
    """What a seat was asked, however long it had: a race may come to its end while somebody is moving."""
    asked = then.waiting.get(seat)
    return None if asked is None else replace(asked, deadline_ms=None)


def due(waiting: Mapping[int, Decision]) -> int | None:
    """When the first deadline passes."""
    deadlines = [decision.deadline_ms for decision in waiting.values() if decision.deadline_ms is not None]
    return min(deadlines, default=None)


def deadline_timers(game_id: str, timeline: Timeline) -> tuple[Timer, ...]:
    """The timer a game needs at this point, if any."""
    due_ms = due(timeline.waiting)
    return () if due_ms is None else (Timer(game_id, DEADLINE, due_ms, timeline.seq),)


def _replay(game: AnyGame, row: StoredGame, rows: list[LogRow], recent: int) -> Live:
    first, *rest = rows
    advance = Timeline.resume(game, row.setup, first.entry)
    live = Live(row, advance.timeline, recent)
    live.take(first.client_id, advance)
    for later in rest:
        live.take(later.client_id, live.timeline.follow(later.entry))
    return live
