"""A salon for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.server.harness import Salon, open_salon


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    """An empty house with a fresh database and the toy game."""
    async with open_salon(tmp_path) as opened:
        yield opened
