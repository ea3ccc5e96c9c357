"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game_id", sa.String(32)),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "touched_ms"])
    op.create_table(
        "members",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
    )
    op.create_index("members_by_visitor", "members", ["visitor"])
    op.create_table(
        "games",
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("started_ms", sa.BigInteger, nullable=False),
        sa.Column("ended_ms", sa.BigInteger),
        sa.Column("outcome", sa.Text),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_index("games_by_code", "games", ["code"])
    op.create_table(
        "participants",
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
    )
    op.create_index("participants_by_visitor", "participants", ["visitor"])
    op.create_table(
        "log",
        sa.Column("game_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client_id", sa.String(96), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("game_id", "client_id", name="log_client"),
    )
    op.create_table(
        "timers",
        sa.Column("subject", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(32), primary_key=True),
        sa.Column("due_ms", sa.BigInteger, nullable=False),
        sa.Column("armed", sa.Integer, nullable=False),
    )
    op.create_index("timers_by_due", "timers", ["due_ms"])


def downgrade() -> None:
    """Remove everything."""
    for table in ("timers", "log", "participants", "games", "members", "tables"):
        op.drop_table(table)
