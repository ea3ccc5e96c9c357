"""A store for each test."""

from collections.abc import AsyncIterator

import pytest_asyncio

from salon.server.store.sql import SqlStore


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[SqlStore]:
    """An empty store in a database of each kind."""
    opened = SqlStore(database)
    yield opened
    await opened.close()
