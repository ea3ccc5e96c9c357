"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from sqlalchemy import BigInteger, Column, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("game_id", String(32)),
    Column("touched_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("tables_by_status", "status", "touched_ms"),
)

members = Table(
    "members",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Index("members_by_visitor", "visitor"),
)

games = Table(
    "games",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("started_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    Column("outcome", Text),
    Column("body", Text, nullable=False),
    Index("games_by_code", "code"),
)

participants = Table(
    "participants",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), nullable=False),
    Index("participants_by_visitor", "visitor"),
)

log = Table(
    "log",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("client_id", String(96), nullable=False),
    Column("body", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    UniqueConstraint("game_id", "client_id", name="log_client"),
)

timers = Table(
    "timers",
    metadata,
    Column("subject", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("due_ms", BigInteger, nullable=False),
    Column("armed", Integer, nullable=False),
    Index("timers_by_due", "due_ms"),
)
