"""Fixtures: a server for each test, and databases and buses of every kind."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from salon.server.settings import sqlite_address
from tests.support.server.harness import Salon, open_salon
from tests.support.services import Postgres, Redis


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    """A server with an empty database and the toy game."""
    async with open_salon(tmp_path) as opened:
        yield opened


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with Redis() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database. The test runs with each kind."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    running: Postgres = request.getfixturevalue("postgres")
    return running.empty_database()


@pytest.fixture
def logging_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Undo what `logs.configure` changes."""
    root, uvicorn = logging.getLogger(), logging.getLogger("uvicorn")
    monkeypatch.setattr(uvicorn, "level", uvicorn.level)
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)
