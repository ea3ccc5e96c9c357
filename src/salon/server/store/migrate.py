"""Brings a database to the present schema, at every start."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

from salon.server.store.dialect import WRITING, lock_for_migration


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the migrations this database has not had yet."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        lock_for_migration(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, to)
