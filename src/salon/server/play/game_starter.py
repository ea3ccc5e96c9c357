"""Starts the games of tables: the first one, and the next ones of a series."""

import secrets

import msgspec
from msgspec.structs import replace

from salon.core import AnyGame, Refusal, Standing, Timeline, commitment
from salon.server.context import Context
from salon.server.domain import joint_seed, seating
from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.table import Chair, Table
from salon.server.domain.timer import deadline_timers
from salon.server.play.game_news import standing_after
from salon.server.play.live_games import LiveGames
from salon.server.play.tables import Tables
from salon.server.retry import compare_and_set
from salon.server.store.base import Append

START = "start"


class GameStarter:
    """Starts games at tables."""

    def __init__(self, context: Context, tables: Tables, games: LiveGames) -> None:
        self._context = context
        self._tables = tables
        self._games = games

    async def start(self, code: str, visitor: str) -> Table:
        """The host starts a game with everybody who is seated, if none is being played."""
        return await compare_and_set(lambda: self._try_start(code, visitor))

    async def _try_start(self, code: str, visitor: str) -> Table | None:
        before = await self._tables.get(code)
        self._tables.host(before, visitor)
        if before.status == "playing":
            raise Refusal("table-playing")
        self._context.guard.check_new()
        game = self._context.game(before.game)
        table, standing = await self._continue_series(game, seating.ready(before, game.spec))
        now = self._context.clock.now_ms()
        secret, joint = joint_seed.agreed(table)
        setup = game.setup(len(table.chairs), table.options, secret if joint is None else joint.seed)
        advance = Timeline.start(game, setup, now)
        game_id = secrets.token_hex(10)
        table = replace(table, status="playing", round=table.round + 1, game_id=game_id)
        table = self._tables.next_version(before, joint_seed.renewed(table))
        row = StoredGame(
            game_id=game_id,
            code=code,
            round=table.round,
            setup=setup,
            chairs=table.chairs,
            commitment=commitment(secret),
            started_ms=now,
            standing=standing,
            joint=joint,
        )
        timers = deadline_timers(game_id, advance.timeline)
        first = Append(LogRow(game_id, START, advance.entry), timers or None)
        if not await self._context.store.start_game(table, row, first):
            await self._tables.get(code, fresh=True)
            return None
        self._context.guard.charge(msgspec.json.encode(row), msgspec.json.encode(advance.entry))
        self._games.add(row, advance, START)
        self._tables.announce(table)
        if timers:
            self._context.timer_signal.set()
        return table

    async def _continue_series(self, game: AnyGame, table: Table) -> tuple[Table, Standing | None]:
        """The table with the options of its next game, and the standing of the series.

        A new series begins if the people or the options have changed, or if the last series is over.
        """
        if table.game_id is None:
            return table, None
        live = await self._games.get(table.game_id)
        outcome = game.outcome(live.timeline.state)
        setup = live.row.setup
        same = setup.options == table.options and _sitters(live.row.chairs) == _sitters(table.chairs)
        kept = game.kept(setup, live.timeline.state)
        if outcome is None or not same:
            return replace(table, options={**table.options, **kept}), None
        standing = standing_after(live, outcome)
        table = replace(table, options={**game.next_options(setup), **kept})
        return table, None if standing.over else standing


def _sitters(chairs: tuple[Chair, ...]) -> list[tuple[str, int | None, str]]:
    return [(chair.kind, chair.member, chair.name) for chair in chairs]
