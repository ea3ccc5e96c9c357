"""Moderation: blocks, the log of what admins did, and replays that their players have withdrawn."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add two tables and a column."""
    op.create_table(
        "blocks",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger),
        sa.UniqueConstraint("kind", "subject", name="blocks_subject"),
    )
    op.create_table(
        "admin_log",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
    op.add_column("games", sa.Column("withdrawn_ms", sa.BigInteger))


def downgrade() -> None:
    """Remove them."""
    op.drop_column("games", "withdrawn_ms")
    op.drop_table("admin_log")
    op.drop_table("blocks")
