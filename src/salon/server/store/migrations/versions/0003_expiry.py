"""Old games are found by when they ended."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add an index."""
    op.create_index("games_by_end", "games", ["ended_ms"])
