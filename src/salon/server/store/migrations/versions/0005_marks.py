"""Marks: what a visitor has achieved in games that they can go on with, such as a campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a table."""
    op.create_table(
        "marks",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("what", sa.String(96), primary_key=True),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("clean", sa.Integer, nullable=False),
        sa.Column("first_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("marks_by_what", "marks", ["game", "what"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("marks")
