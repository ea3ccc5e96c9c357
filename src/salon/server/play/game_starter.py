"""Starts the games of tables: the first one, and the next ones of a series."""

import secrets
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from salon.core import AnyGame, Beginning, Entry, JointSeed, Refusal, Setup, Standing, Timeline, commitment
from salon.core.kit import RaceAgainstPeople
from salon.server.context import Context
from salon.server.domain import joint_seed, seating
from salon.server.domain.bots import personas
from salon.server.domain.game import LogRow, StoredGame
from salon.server.domain.table import Chair, Finale, Member, PlayedOn, Table
from salon.server.domain.timer import deadline_timers
from salon.server.play.game_news import standing_after
from salon.server.play.live_games import LiveGames
from salon.server.play.tables import Tables
from salon.server.retry import compare_and_set
from salon.server.store.base import Append

START = "start"
LOOK_BACK = 3
"""How many of a person's tables are searched for how fast they were."""


class Opening(NamedTuple):
    """How a game begins: its setup, where its seed is from, and its first entries with their client ids. `played_on`:
    how it goes on from a position of its `origin`."""

    setup: Setup
    secret: str
    joint: JointSeed | None
    timeline: Timeline
    entries: tuple[tuple[str, Entry], ...]
    standing: Standing | None = None
    beginnings: tuple[Beginning, ...] = ()
    origin: str | None = None
    """The game that it is played on from; what comes from there has been charged for already."""
    played_on: PlayedOn | None = None


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
        table = await self.with_tempos(table)
        now = self._context.clock.now_ms()
        secret, joint = joint_seed.agreed(table)
        cast = personas.as_extra(table, self._context.kit(table.game).personas)
        options = {**await self._tables.packs.options_for(table), **cast}
        setup = game.setup(len(table.chairs), options, secret if joint is None else joint.seed)
        advance = Timeline.start(game, setup, now)
        opening = Opening(setup, secret, joint, advance.timeline, ((START, advance.entry),), standing)
        return await self.begin(before, table, opening, now)

    async def begin(self, before: Table, table: Table, opening: "Opening", now_ms: int) -> Table | None:
        """Store a new game and its table; None if the table has changed meanwhile."""
        game_id = secrets.token_hex(10)
        table = replace(table, status="playing", round=table.round + 1, game_id=game_id, finale=Finale())
        table = replace(table, played_on=opening.played_on)
        table = self._tables.next_version(before, joint_seed.renewed(table))
        row = StoredGame(
            game_id=game_id,
            code=table.code,
            round=table.round,
            setup=opening.setup,
            chairs=table.chairs,
            commitment=commitment(opening.secret),
            started_ms=now_ms,
            standing=opening.standing,
            joint=opening.joint,
            beginnings=opening.beginnings,
        )
        timers = deadline_timers(game_id, opening.timeline)
        *earlier, last = rows = [LogRow(game_id, client_id, entry) for client_id, entry in opening.entries]
        first = Append(last, timers or None)
        if not await self._context.store.start_game(table, row, first, earlier, opening.origin):
            await self._tables.get(table.code, fresh=True)
            return None
        self._context.guard.charge(msgspec.json.encode(row), msgspec.json.encode(last.entry))
        await self._tables.packs.used(table)
        self._games.add(await self._games.replayed(row, rows))
        self._tables.announce(table)
        if timers:
            self._context.timer_signal.set()
        return table

    async def with_tempos(self, table: Table) -> Table:
        """The table with its people's tempos, if bots are to race against them."""
        kit = self._context.kit(table.game)
        if kit.race is None or all(chair.kind == "person" for chair in table.chairs):
            return table
        members = [
            replace(member, tempo=await self._tempo_of(member, table.game, kit.race))
            for member in table.members
        ]
        return replace(table, members=tuple(members))

    async def _tempo_of(self, member: Member, game: str, race: RaceAgainstPeople) -> float | None:
        """A person's tempo in the last game that they have played, here or at another table of theirs."""
        tables = await self._context.store.tables_of(member.visitor)
        for table in [each for each in tables if each.game == game and each.game_id is not None][:LOOK_BACK]:
            there = table.member_of(member.visitor)
            live = await self._games.get(table.game_id or "")
            for seat, chair in enumerate(live.row.chairs):
                if there is None or chair.member != there.number:
                    continue
                known = race.tempo(live.timeline.state, seat, there.tempo)
                if known is not None:
                    return known
        return member.tempo

    async def _continue_series(self, game: AnyGame, table: Table) -> tuple[Table, Standing | None]:
        """The table with the options of its next game, and the standing of the series.

        A new series begins if the people or the options have changed, if the last series is over, or if the last game
        was played on from a position of another one: its result counts for nothing.
        """
        if table.game_id is None:
            return table, None
        live = await self._games.get(table.game_id)
        outcome = game.outcome(live.timeline.state)
        setup = live.row.setup
        cast = self._context.kit(table.game).personas
        played = personas.without_extra(game.spec.without_content(setup.options), cast)
        chosen = personas.without_extra(table.options, cast)
        same = played == chosen and _sitters(live.row.chairs) == _sitters(table.chairs)
        kept = game.kept(setup, live.timeline.state)
        if outcome is None or not same or live.row.beginnings:
            return replace(table, options={**table.options, **kept}), None
        standing = standing_after(live, outcome)
        following = personas.without_extra(game.spec.without_content(game.next_options(setup)), cast)
        table = replace(table, options={**following, **kept})
        return table, None if standing.over else standing


def _sitters(chairs: tuple[Chair, ...]) -> list[tuple[str, int | None, str]]:
    return [(chair.kind, chair.member, chair.name) for chair in chairs]
