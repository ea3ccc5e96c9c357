"""Guessing of room codes: once an address has guessed too often, nothing tells a right code from a wrong one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from salon.server.settings import Limits
from salon.server.store.base import Store, TableRead
from tests.server.web.test_frames import HANDSHAKE
from tests.support.server.harness import PATIENCE_S, Salon, open_salon
from tests.support.server.serving import serving

WRONG = ("ACDEF", "XXXXX", "no code", "%00", "A" * 200)
PATHS = [
    ("GET", "", None),
    ("GET", "/qr.svg", None),
    ("PATCH", "", {"seats": 3}),
    ("POST", "/join", {"name": "Eve"}),
    ("POST", "/leave", None),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("PATCH", "/seats/0", {"kind": "bot"}),
]


@contextmanager
def store_calls(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names of all methods of the store that are called."""
    calls: list[str] = []
    store = salon.node.context.store

    def counting(name: str) -> Any:
        method = getattr(store, name)

        def call(*values: Any, **named: Any) -> Any:
            calls.append(name)
            return method(*values, **named)

        return call

    with monkeypatch.context() as patch:
        for name, asked in vars(Store).items():
            if not name.startswith("_") and not isinstance(asked, property):
                patch.setattr(store, name, counting(name))
        yield calls


async def use_up_guesses(salon: Salon, address: str) -> None:
    guesser = salon.player(address)
    for _ in range(Limits().misses_at_once):
        assert (await guesser.ask("GET", "/api/tables/XXXXX")).status_code == 404


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "several"])
@pytest.mark.parametrize("cookie", [False, True], ids=["stranger", "visitor"])
async def test_refused_guesses_are_the_same_and_look_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, alone: bool, cookie: bool
) -> None:
    async with open_salon(tmp_path, alone=alone) as salon:
        code, (ada,) = await salon.table("Ada")
        forgotten, _ = await salon.table("Ben")
        salon.node.tables._known.pop(forgotten)
        guesser = salon.player("198.51.100.9")
        if cookie:
            await guesser.ok("POST", "/api/tables", {"game": "toy", "name": "Eve"})
        await use_up_guesses(salon, guesser.address)
        with store_calls(salon, monkeypatch) as calls:
            for method, path, body in PATHS:
                answers = [
                    await guesser.ask(method, f"/api/tables/{typed}{path}", body)
                    for typed in (code, forgotten, *WRONG)
                ]
                assert {answer.status_code for answer in answers} == {429}
                assert len({tuple(answer.headers.raw) for answer in answers}) == 1
                assert len({answer.content for answer in answers}) == 1
            assert calls == []
        await ada.ok("GET", f"/api/tables/{code}")


async def test_refused_guesses_are_the_same_on_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as (port, salon):
        code, _ = await salon.table("Ada")
        await use_up_guesses(salon, "127.0.0.1")
        heard = set()
        with store_calls(salon, monkeypatch) as calls:
            for typed in (code, "ACDEF", "XXXXX"):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(HANDSHAKE.format(code=typed).encode())
                told = await asyncio.wait_for(reader.readuntil(b"\x88\x02\x03\xf0"), PATIENCE_S)
                assert b'"slow-down"' in told
                heard.add(told)
                writer.close()
            assert calls == []
        assert len(heard) == 1


async def test_guesses_at_the_same_time_are_counted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many guesses are under way before the first is found to be wrong: they leave the address in debt."""
    limits = {"lookups_at_once": 40}
    async with open_salon(tmp_path, limits=limits) as salon:
        code, _ = await salon.table("Ada")
        store, waiting, go = salon.node.context.store, 0, asyncio.Event()
        read = store.read_table

        async def slow(wish: TableRead) -> Any:
            nonlocal waiting
            waiting += 1
            await go.wait()
            return await read(wish)

        monkeypatch.setattr(store, "read_table", slow)
        guesser = salon.player("198.51.100.9")
        guesses = [asyncio.create_task(guesser.ask("GET", "/api/tables/XXXXX")) for _ in range(100)]
        for refused in islice(asyncio.as_completed(guesses, timeout=PATIENCE_S), 60):
            assert (await refused).status_code == 429
        assert waiting == 40
        go.set()
        told = [answer.status_code for answer in await asyncio.gather(*guesses)]
        assert (told.count(404), told.count(429)) == (40, 60)
        salon.clock.advance(10 * Limits().miss_every_ms)
        assert (await guesser.ask("GET", f"/api/tables/{code}")).status_code == 429
        salon.clock.advance(Limits().miss_every_ms)
        assert (await guesser.ask("GET", f"/api/tables/{code}")).status_code == 200


async def test_a_hall_that_comes_in_at_once_is_no_guesser(tmp_path: Path) -> None:
    """With several servers each look-up asks the store, so many may be under way."""
    async with open_salon(tmp_path, alone=False) as salon:
        code, _ = await salon.table("Ada")
        phones = [salon.player("198.51.100.9") for _ in range(60)]
        answers = await asyncio.gather(*(phone.ask("GET", f"/api/tables/{code}") for phone in phones))
        assert {answer.status_code for answer in answers} == {200}
