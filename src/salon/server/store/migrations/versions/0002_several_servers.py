"""Several servers: their heartbeats, the members connected to each, spectators, and leases on tables."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add what several servers need, and say of each member where it is connected."""
    op.add_column("members", sa.Column("server", sa.String(32)))
    op.create_index("members_by_server", "members", ["server"])
    op.create_table(
        "servers",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("seen_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("leases_by_end", "leases", ["until_ms"])
    op.create_table(
        "spectators",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("server", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    tables = sa.table("tables", sa.column("code"), sa.column("body"))
    members = sa.table("members", sa.column("code"), sa.column("visitor"), sa.column("server"))
    connection = op.get_bind()
    for code, body in connection.execute(sa.select(tables.c.code, tables.c.body)).all():
        for member in json.loads(body)["members"]:
            here = sa.update(members).where(members.c.code == code, members.c.visitor == member["visitor"])
            connection.execute(here.values(server=member.get("at")))


def downgrade() -> None:
    """Remove it."""
    for table in ("spectators", "leases", "servers"):
        op.drop_table(table)
    op.drop_index("members_by_server", "members")
    op.drop_column("members", "server")
