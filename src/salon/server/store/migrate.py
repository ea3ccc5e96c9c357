"""Migrates the database to the present schema, at every start."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from salon.server.store.dialect import WRITING, lock_for_migration


class NewerSalonError(Exception):
    """The database has the schema of a later version of this program."""

    def __init__(self) -> None:
        super().__init__("the games there are of a newer salon, and there is no way back: install that one")


def migrate(engine: Engine, to: str = "head") -> None:
    """Run the migrations that this database has not had yet."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = _config()
    with engine.connect().execution_options(**WRITING) as connection, connection.begin():
        lock_for_migration(connection)
        config.attributes["connection"] = connection
        found = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if found is not None and found not in known:
            raise NewerSalonError
        command.upgrade(config, to)


def is_present(engine: Engine) -> bool:
    """Whether a database has the schema of this version."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config
