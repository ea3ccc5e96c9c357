"""Starting a game at a table, and the next one after it."""

import asyncio
import secrets

from msgspec.structs import replace

from salon.core import AnyGame, Refusal, Standing, Timeline, commitment
from salon.server.cluster.clock import Clock
from salon.server.domain import seating
from salon.server.domain.rows import Append, Chair, LogRow, StoredGame, Table
from salon.server.play.live_games import Games, deadline_timers
from salon.server.play.projection import standing_after
from salon.server.play.tables import TRIES, Tables
from salon.server.store.base import Store

START = "start"


def new_seed() -> str:
    """What a game's cards and dice follow from: nobody can guess it."""
    return secrets.token_hex(16)


class Rounds:
    """Makes games out of tables."""

    def __init__(
        self, store: Store, clock: Clock, tables: Tables, games: Games, armed: asyncio.Event
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._games = games
        self._armed = armed

    async def start(self, code: str, visitor: str) -> Table:
        """The host starts a game with everybody who is seated: the first, or another one when one is over."""
        for _ in range(TRIES):
            before = await self._tables.get(code)
            self._tables.host(before, visitor)
            if before.status == "playing":
                raise Refusal("table-playing")
            game = self._tables.game(before.game)
            table, standing = await self._continue_series(game, seating.ready(before, game.spec))
            now = self._clock.now_ms()
            setup = game.setup(len(table.chairs), table.options, new_seed())
            advance = Timeline.start(game, setup, now)
            game_id = secrets.token_hex(10)
            table = self._tables.next_version(
                before, replace(table, status="playing", round=table.round + 1, game_id=game_id)
            )
            row = StoredGame(
                game_id=game_id,
                code=code,
                round=table.round,
                setup=setup,
                chairs=table.chairs,
                commitment=commitment(setup.seed),
                started_ms=now,
                standing=standing,
            )
            timers = deadline_timers(game_id, advance.timeline)
            first = Append(LogRow(game_id, START, advance.entry), timers or None)
            if await self._store.start_game(table, row, first):
                self._games.adopt(row, advance, START)
                self._tables.tell(table)
                if timers:
                    self._armed.set()
                return table
            await self._tables.get(code, fresh=True)
        raise Refusal("busy")

    async def _continue_series(self, game: AnyGame, table: Table) -> tuple[Table, Standing | None]:
        """The table set for its next game, and how things stand.

        A game with others or other options, or after the last of a series, is a first.
        """
        if table.game_id is None:
            return table, None
        live = await self._games.get(table.game_id)
        outcome = game.outcome(live.timeline.state)
        setup = live.row.setup
        same = setup.options == table.options and _who(live.row.chairs) == _who(table.chairs)
        kept = game.kept(setup, live.timeline.state)
        if outcome is None or not same:
            return replace(table, options={**table.options, **kept}), None
        standing = standing_after(live, outcome)
        table = replace(table, options={**game.next_options(setup), **kept})
        return table, None if standing.over else standing


def _who(chairs: tuple[Chair, ...]) -> list[tuple[str, int | None, str]]:
    """Who sits where."""
    return [(chair.kind, chair.member, chair.name) for chair in chairs]
