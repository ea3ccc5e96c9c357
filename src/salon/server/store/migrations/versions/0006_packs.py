"""Packs: what visitors write for their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "packs",
        sa.Column("pack_id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("items", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("touched_ms", sa.BigInteger, nullable=False),
        sa.Column("link", sa.String(32)),
        sa.UniqueConstraint("link", name="packs_link"),
    )
    op.create_index("packs_by_visitor", "packs", ["visitor"])
    op.create_index("packs_by_use", "packs", ["touched_ms"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("packs")
