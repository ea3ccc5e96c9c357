"""*What if*: plays on from a position of a finished game, at a table of its own against bots.

The new game begins with the entries of the finished one, up to the position, as its published record has them. So it
tells nothing that the record does not tell, and no game that is not over can be played on from. An entry "play-on"
follows: what the seat did not know is dealt anew from a seed of the new game, or the cards and the seed stay the same.
"""

import asyncio
from collections.abc import Sequence
from itertools import zip_longest

import msgspec
from msgspec.structs import replace

from salon.core import AnyGame, Beginning, Record, Refusal, Timeline
from salon.core import replay as replayed
from salon.server.context import Context
from salon.server.domain.bots import personas
from salon.server.domain.commands import NewTable, PlayOn
from salon.server.domain.game import BOT, LogRow, StoredGame, record_of
from salon.server.domain.table import Table
from salon.server.play.game_starter import GameStarter, Opening
from salon.server.play.tables import Tables
from salon.server.projection.anonymous import without_actors

BEFORE = "before:"
"""The prefix of the client ids of the entries that come from another game."""


class PlayingOn:
    """Starts games from positions of finished ones."""

    def __init__(self, context: Context, tables: Tables, starter: GameStarter) -> None:
        self._context = context
        self._tables = tables
        self._starter = starter

    async def play_on(
        self, row: StoredGame, log: list[LogRow], visitor: str, wish: PlayOn, address: str
    ) -> Table:
        """A new table at which the visitor plays on from a position of a finished game. All is checked before anything
        is stored."""
        kit = self._context.kit(row.setup.game)
        spec, levels = kit.game.spec, self._context.levels(kit.name)
        if not kit.plays_on:
            raise Refusal("play-on-never")
        if not 0 <= wish.seat < row.setup.seats:
            raise Refusal("no-such-seat", seat=wish.seat + 1)
        if not 0 <= wish.seq < len(log):
            raise Refusal("no-such-position", number=wish.seq)
        if wish.seq + 1 >= self._context.settings.limits.entries_a_game:
            raise Refusal("game-long", longest=self._context.settings.limits.entries_a_game)
        now = self._context.clock.now_ms()
        record = await asyncio.to_thread(_published, kit.game, record_of(row, log), wish.seq, now)
        position = await asyncio.to_thread(_end, kit.game, record)
        if not position.waiting:
            raise Refusal("play-on-over")
        if row.setup.seats > 1 and not levels:
            raise Refusal("no-bots")
        bots = (wish.level or "",) * (row.setup.seats - 1)
        options = personas.without_extra(spec.without_content(row.setup.options), kit.personas)
        new = NewTable(kit.name, wish.name, wish.colour, row.setup.seats, options, bots)
        self._context.guard.reserve(*map(msgspec.json.encode, record.entries))
        before = await self._tables.create(visitor, new, address, wish.seat)
        table = await self._starter.with_tempos(before)
        cast = personas.as_extra(table, kit.personas)
        options = {**personas.without_extra(row.setup.options, kit.personas), **cast}
        if options != record.setup.options:
            record = replace(record, setup=replace(record.setup, options=options))
            position = await asyncio.to_thread(_end, kit.game, record)
        opening = _opening(
            row, log, record, position, table if wish.cards == "anew" else None, wish.seat, now
        )
        begun = await self._starter.begin(before, table, opening, now)
        if begun is None:
            await self._tables.leave(table.code, visitor)
            raise Refusal("busy" if await self._is_shown(row.game_id) else "no-such-replay")
        return begun

    async def _is_shown(self, game_id: str) -> bool:
        """Whether a finished game has not been withdrawn meanwhile."""
        row = await self._context.store.game(game_id)
        return row is not None and row.withdrawn_ms is None


def _published(game: AnyGame, record: Record, seq: int, now_ms: int) -> Record:
    """What is published of a game up to an entry, with all times moved so that the entry is of this moment: what was
    left of the time for a turn is left again."""
    entries = without_actors(game, replace(record, entries=record.entries[: seq + 1])).entries
    moved = now_ms - entries[-1].at_ms
    return replace(record, entries=tuple(replace(entry, at_ms=entry.at_ms + moved) for entry in entries))


def _end(game: AnyGame, record: Record) -> Timeline:
    """The last position of a record."""
    *_, last = replayed(game, record)
    return last.timeline


def _opening(
    row: StoredGame,
    log: Sequence[LogRow],
    record: Record,
    position: Timeline,
    new: Table | None,
    seat: int,
    now_ms: int,
) -> Opening:
    """How the new game begins: dealt anew for a seat from the secret of a new table, or (None) with the same cards."""
    played_on = sum(entry.what == "play-on" for entry in record.entries)
    seeds = (*row.beginnings, Beginning(row.game_id, row.setup.seed, row.joint))[: played_on + 1]
    before = seeds[-1]
    joint, seed = before.joint, before.seed
    secret = before.seed if joint is None else joint.secret
    if new is not None:
        secret, joint, seed = new.next_secret, None, new.next_secret
    setup = replace(record.setup, seed=seed)
    first = replace(position, setup=setup).play_on(None if new is None else seat, now_ms)
    entries = [*record.entries, first.entry]
    ids = [_client_id(each, entry.seq) for each, entry in zip_longest(log[: len(entries) - 1], entries)]
    return Opening(
        setup=setup,
        secret=secret,
        joint=joint,
        timeline=first.timeline,
        entries=tuple(zip(ids, entries, strict=True)),
        beginnings=seeds,
        origin=row.game_id,
        played_on="same" if new is None else "anew",
    )


def _client_id(row: LogRow | None, seq: int) -> str:
    """The client id of an entry that comes from another game. It says whether a bot has played it."""
    bot = BOT if row is not None and row.client_id.startswith(BOT) else ""
    return f"{bot}{BEFORE}{seq}"
