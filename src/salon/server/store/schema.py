"""The tables of the database. A change here needs a migration in `migrations/versions`."""

import sqlalchemy as sa
from sqlalchemy import BigInteger, Column, Index, Integer, String, Text, UniqueConstraint

metadata = sa.MetaData()

tables = sa.Table(
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

members = sa.Table(
    "members",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("server", String(32)),
    Index("members_by_visitor", "visitor"),
    Index("members_by_server", "server"),
)

games = sa.Table(
    "games",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("started_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    Column("outcome", Text),
    Column("body", Text, nullable=False),
    Column("withdrawn_ms", BigInteger),
    Index("games_by_code", "code"),
    Index("games_by_end", "ended_ms"),
)

participants = sa.Table(
    "participants",
    metadata,
    Column("game_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), nullable=False),
    Index("participants_by_visitor", "visitor"),
)

marks = sa.Table(
    "marks",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("what", String(96), primary_key=True),
    Column("seconds", Integer, nullable=False),
    Column("clean", Integer, nullable=False),
    Column("first_ms", BigInteger, nullable=False),
    Index("marks_by_what", "game", "what"),
)

results = sa.Table(
    "results",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("game_id", String(32), primary_key=True),
    # When the visitor was last seen with it: the end of a game played here, or when it was brought from elsewhere.
    # The body says when the game ended.
    Column("ended_ms", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)

log = sa.Table(
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

timers = sa.Table(
    "timers",
    metadata,
    Column("subject", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("due_ms", BigInteger, nullable=False),
    Column("armed", Integer, nullable=False),
    Index("timers_by_due", "due_ms"),
)

servers = sa.Table(
    "servers",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("seen_ms", BigInteger, nullable=False),
)

leases = sa.Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("holder", String(32), nullable=False),
    Column("until_ms", BigInteger, nullable=False),
    Index("leases_by_end", "until_ms"),
)

spectators = sa.Table(
    "spectators",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("server", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
)

packs = sa.Table(
    "packs",
    metadata,
    Column("pack_id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("items", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("touched_ms", BigInteger, nullable=False),
    Column("link", String(32)),
    Index("packs_by_visitor", "visitor"),
    Index("packs_by_use", "touched_ms"),
    UniqueConstraint("link", name="packs_link"),
)

blocks = sa.Table(
    "blocks",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("why", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger),
    UniqueConstraint("kind", "subject", name="blocks_subject"),
)

admin_log = sa.Table(
    "admin_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(64), nullable=False),
    Column("why", Text, nullable=False),
)
