"""Checks what the rows of a database say: each decodes, agrees with its columns, and refers to what is there.

Findings name no code and no game, since they are printed and logged.
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, exists, func, select

from salon.core import Entry, Outcome, Record, Refusal
from salon.core import replay as replayed
from salon.games.registry import Kits
from salon.server.domain.game import LogRow, StoredGame, record_of
from salon.server.domain.table import Table
from salon.server.store import schema

AT_ONCE = 500


class StrictEntry(Entry, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """An entry without unknown fields: a field whose name is damaged is found."""


_decode_entry = msgspec.json.Decoder(StrictEntry).decode
_decode_game = msgspec.json.Decoder(StoredGame).decode
_decode_outcome = msgspec.json.Decoder(Outcome).decode
_decode_table = msgspec.json.Decoder(Table).decode
_encode = msgspec.json.Encoder().encode

AnyRow = Row[Any]
BROKEN = (msgspec.DecodeError, ValueError, TypeError, AttributeError, RecursionError)
"""What decoding a damaged value may raise."""


def check_tables(connection: Connection, _kits: Kits) -> Iterator[str]:
    """Tables decode and have the members that their body names."""
    tables, members = schema.tables, schema.members
    members_of: dict[str, set[str]] = {}
    for code, visitor in connection.execute(select(members.c.code, members.c.visitor)):
        members_of.setdefault(code, set()).add(visitor)
    for number, row in _rows(connection, select(tables).order_by(tables.c.code)):
        there = members_of.pop(row.code, set())
        if (what := _wrong_with_table(row, there)) is not None:
            yield f"tables, row {number}: {what}"
    if members_of:
        yield f"members: {len(members_of)} tables are missing"
    gone = tables.c.game_id.is_not(None) & ~exists().where(schema.games.c.game_id == tables.c.game_id)
    yield from _counted(connection, select(func.count()).select_from(tables).where(gone), "tables", "games")


def check_games(connection: Connection, _kits: Kits) -> Iterator[str]:
    """Games decode, and so do their outcomes."""
    games, participants = schema.games, schema.participants
    for number, row in _rows(connection, select(games).order_by(games.c.game_id)):
        if (what := _wrong_with_game(row)) is not None:
            yield f"games, row {number}: {what}"
    gone = ~exists().where(games.c.game_id == participants.c.game_id)
    query = select(func.count()).select_from(participants).where(gone)
    yield from _counted(connection, query, "participants", "games")


def check_log(connection: Connection, kits: Kits) -> Iterator[str]:
    """Entries decode, agree with their columns, and follow each other. Every game has some."""
    log, games = schema.log, schema.games
    names: dict[str, str] = {}
    for game_id, body in connection.execute(select(games.c.game_id, games.c.body)):
        try:
            names[game_id] = _decode_game(body).setup.game
        except BROKEN:
            names[game_id] = ""  # it has been reported with the games
    game_id, seq = None, -1
    for number, row in _rows(connection, select(log).order_by(log.c.game_id, log.c.seq)):
        seq = seq + 1 if row.game_id == game_id else 0
        if row.game_id not in names and row.game_id != game_id:
            yield f"log, row {number}: its game is missing"
        game_id = row.game_id
        if row.seq != seq:
            yield f"log, row {number}: entry {seq} of a game is missing"
            seq = row.seq if isinstance(row.seq, int) else seq
        if (what := _wrong_with_entry(row, names.get(game_id, ""), kits)) is not None:
            yield f"log, row {number}: {what}"
    empty = ~exists().where(log.c.game_id == games.c.game_id)
    yield from _counted(connection, select(func.count()).select_from(games).where(empty), "games", "entries")


def check_others(connection: Connection, _kits: Kits) -> Iterator[str]:
    """All other tables can be read."""
    checked = (schema.tables, schema.games, schema.log)
    for table in schema.metadata.sorted_tables:
        if table not in checked:
            for _ in _rows(connection, select(table)):
                pass
    yield from ()


Check = Callable[[Connection, Kits], Iterator[str]]
CHECKS: tuple[Check, ...] = (check_tables, check_games, check_log, check_others)


def unreplayable(connection: Connection, kits: Kits) -> Iterator[str]:
    """Replay every game, and compare its draws with its seed and its result with the stored outcome."""
    games, log = schema.games, schema.log
    stored = connection.execute(select(games).order_by(games.c.game_id)).all()
    by_id = {row.game_id: (number, row) for number, row in enumerate(stored, 1)}
    entries = (row for _, row in _rows(connection, select(log).order_by(log.c.game_id, log.c.seq)))
    for game_id, some in groupby(entries, key=lambda row: row.game_id):
        rows = list(some)
        if game_id in by_id:
            number, game = by_id[game_id]
            if (what := _wrong_with_replay(game, rows, kits)) is not None:
                yield f"games, row {number}: {what}"


def _wrong_with_table(row: AnyRow, members: set[str]) -> str | None:
    try:
        table = _decode_table(row.body)
    except BROKEN:
        return "its body does not decode"
    if (table.code, table.game_id) != (row.code, row.game_id):
        return "its body and its columns differ"
    if {member.visitor for member in table.members} != members:
        return "its members differ from those in the table members"
    return None if row.status in ("lobby", "playing", "over") else "it has an unknown status"


def _wrong_with_game(row: AnyRow) -> str | None:
    try:
        game = _decode_game(row.body)
        if row.outcome is not None:
            _decode_outcome(row.outcome)
    except BROKEN:
        return "it does not decode"
    if (game.game_id, game.code, game.started_ms) != (row.game_id, row.code, row.started_ms):
        return "its body and its columns differ"
    return None if (row.outcome is None) == (row.ended_ms is None) else "it has an end without a result"


def _wrong_with_entry(row: AnyRow, name: str, kits: Kits) -> str | None:
    try:
        entry = _decode_entry(row.body)
        if (entry.seq, entry.seat, entry.at_ms) != (row.seq, row.seat, row.at_ms):
            return "its body and its columns differ"
        if isinstance(entry.action, msgspec.Raw) and name in kits:
            kits[name].game.decode_action(entry.action)
    except (*BROKEN, Refusal):
        return "its body does not decode"
    return None


def _wrong_with_replay(game: AnyRow, rows: list[AnyRow], kits: Kits) -> str | None:
    try:
        stored = _decode_game(game.body)
        kit = kits.get(stored.setup.game)
        if kit is None:
            return None  # a game that is not installed here
        log = [LogRow(stored.game_id, row.client_id, _decode_entry(row.body)) for row in rows]
        record = record_of(stored, log)
        if not record.is_fairly_drawn():
            return "its draws do not follow from its seed"
        return _wrong_with_end(game, record, kits)
    except Exception as error:  # noqa: BLE001  (rules that are fed damaged entries may raise anything)
        return f"it does not replay: {type(error).__name__}"


def _wrong_with_end(game: AnyRow, record: Record, kits: Kits) -> str | None:
    rules = kits[record.setup.game].game
    *_, last = replayed(rules, record)
    outcome = rules.outcome(last.timeline.state)
    if (outcome is None) != (game.outcome is None):
        return "its log and its result differ"
    if outcome is not None and _encode(outcome) != _encode(_decode_outcome(game.outcome)):
        return "its log and its result differ"
    return None


def _rows(connection: Connection, query: Select[Any]) -> Iterator[tuple[int, AnyRow]]:
    """The numbered rows of a query, read a few at a time."""
    found = connection.execute(query, execution_options={"yield_per": AT_ONCE})
    yield from enumerate(found, 1)


def _counted(connection: Connection, query: Select[Any], here: str, there: str) -> Iterator[str]:
    if missing := connection.execute(query).scalar_one():
        yield f"{here}: {there} of {missing} rows are missing"
