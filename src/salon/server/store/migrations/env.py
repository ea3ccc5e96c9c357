"""How Alembic runs our migrations: on the connection it is handed, in its transaction."""

from alembic import context

from salon.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
