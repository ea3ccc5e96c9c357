"""Everything that grows has a limit, and none of them is in the way of a room full of people behind one address."""

import asyncio
import contextlib
import socket as sockets
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from salon.core import Refusal
from salon.server.rate_limits import network_of
from salon.server.settings import Limits
from salon.server.web.guards.request_guard import REPLY_S
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon
from tests.support.server.process import real_server
from tests.support.server.serving import serving

WIFI = "198.51.100.9"


async def refused(player: Player, method: str, path: str, body: Any = None) -> str:
    answer = await player.ask(method, path, body)
    assert not answer.is_success
    return str(answer.json()["code"])


async def test_forty_phones_behind_one_address_come_in_at_once(salon: Salon) -> None:
    """As the page does it: what games there are, my tables, the table, its QR code, a seat, a socket."""
    for table in range(10):
        host = salon.player(WIFI)
        wish = {"game": "toy", "name": f"Host {table}", "seats": 4}
        code = (await host.ok("POST", "/api/tables", wish))["code"]
        for number in range(3):
            phone = salon.player(WIFI)
            for path in ("/api/games", "/api/me/tables", f"/api/tables/{code}"):
                await phone.ok("GET", path)
            await phone.ok("POST", f"/api/tables/{code}/join", {"name": f"Guest {number}"})
            salon.node.access.open_socket(code, phone.visitor, WIFI)
            await phone.connect(code)
    assert salon.node.access.sockets == 30


async def test_who_tries_out_codes_learns_nothing_and_disturbs_no_game(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    guesser = salon.player(ada.address)
    for _ in range(Limits().misses_at_once):
        assert await refused(guesser, "GET", "/api/tables/XXXXX") == "no-such-table"
    for path in (f"/api/tables/{code}", f"/api/tables/{code}/qr.svg", "/api/tables/XXXXX"):
        assert await refused(guesser, "GET", path) == "slow-down"
    await ben.ok("GET", f"/api/tables/{code}")
    assert (await ada.act({"type": "Vote", "points": 1}))["type"] == "Ack"


def test_half_an_ipv6_address_is_the_guessers_own() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("fe80::1%eth0") == "fe80::/64"
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("a pipe") == "a pipe"


async def test_an_address_can_ask_only_so_often(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"requests_at_once": 5, "replay_requests": 3}) as salon:
        ada = salon.player(WIFI)
        for _ in range(5):
            await ada.ok("GET", "/api/games")
        assert await refused(ada, "GET", "/api/games") == "slow-down"
        assert (await ada.ask("GET", "/health")).is_success, "who watches over us is not counted"
        await salon.player("203.0.113.1").ok("GET", "/api/games")
        salon.clock.advance(Limits().request_every_ms)
        await ada.ok("GET", "/api/games")


@pytest.mark.parametrize("path", ["/health", "/ready"])
async def test_health_checks_are_requests_with_a_budget_of_their_own(tmp_path: Path, path: str) -> None:
    async with open_salon(tmp_path, limits={"requests_at_once": 5}) as salon:
        monitor = salon.player("127.0.0.1")
        for _ in range(5):
            await monitor.ok("GET", path)
        for each in ("/health", "/ready"):
            assert await refused(monitor, "GET", each) == "slow-down"
        await monitor.ok("GET", "/api/games")
        await salon.player("203.0.113.1").ok("GET", path)
        salon.clock.advance(Limits().request_every_ms)
        await monitor.ok("GET", path)


@pytest.mark.parametrize("path", ["/", "/t/ACDEF", "/no/such/file.js"])
async def test_files_of_the_page_are_requests(tmp_path: Path, path: str) -> None:
    async with open_salon(tmp_path, limits={"requests_at_once": 5, "page_file_requests": 0.5}) as salon:
        ada = salon.player(WIFI)
        for _ in range(9):
            assert (await ada.ask("GET", path)).is_success
        for each in (path, "/api/games"):
            assert await refused(ada, "GET", each) == "slow-down"
        assert (await salon.player("203.0.113.1").ask("GET", path)).is_success


async def test_forty_phones_load_the_page_at_once(salon: Salon) -> None:
    for _ in range(40):
        for _ in range(60):
            salon.node.access.check_page_file(WIFI)
        for _ in range(5):
            salon.node.access.check_request(WIFI)


async def test_a_visitor_speaks_only_so_fast_over_all_sockets_together(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"messages_at_once": 6}) as salon:
        code, (ada,) = await salon.table("Ada")
        access = salon.node.access
        one, two = access.message_rate(ada.visitor, WIFI), access.message_rate(ada.visitor, WIFI)
        heard = [pace.take() for _ in range(4) for pace in (one, two)]
        assert heard.count(True) == 5, "one was the hello"
        assert access.message_rate(None, WIFI).take()
        assert access.message_rate("another visitor", WIFI).take()
        del code


async def test_a_whole_network_speaks_only_so_fast(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"network_messages_at_once": 8}) as salon:
        access = salon.node.access
        heard = [access.message_rate(f"visitor {number}", WIFI).take() for number in range(12)]
        assert heard == [True] * 8 + [False] * 4
        assert access.message_rate("visitor 1", "203.0.113.1").take()


async def test_sockets_of_an_address_are_counted(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"sockets_an_address": 2}) as salon:
        access = salon.node.access
        access.open_socket("A", None, WIFI)
        access.open_socket("B", "v", WIFI)
        with pytest.raises(Refusal, match="too-many-connections"):
            access.open_socket("C", "w", WIFI)
        access.open_socket("C", "w", "203.0.113.1")
        access.close_socket("A", None, WIFI)
        access.open_socket("C", "w", WIFI)


async def test_a_house_has_only_so_many_tables(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"tables": 2}) as salon:
        for name in ("Ada", "Ben"):
            await salon.player().ok("POST", "/api/tables", {"game": "toy", "name": name})
        assert (
            await refused(salon.player(), "POST", "/api/tables", {"game": "toy", "name": "Eve"})
            == "house-full"
        )


async def test_a_visitor_sits_at_only_so_many_tables(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"tables_a_visitor": 2}) as salon:
        codes = [(await salon.table("Ada"))[0] for _ in range(3)]
        eve = salon.player()
        for code in codes[:2]:
            await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"})
        assert (
            await refused(eve, "POST", f"/api/tables/{codes[2]}/join", {"name": "Eve"}) == "too-many-tables"
        )
        await eve.ok("POST", f"/api/tables/{codes[0]}/join", {"name": "Eve's friend"})


async def test_people_who_come_and_get_up_again_do_not_pile_up(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"members_a_table": 3}) as salon:
        code, _ = await salon.table("Ada")
        guests = [salon.player(), salon.player()]
        for number, guest in enumerate(guests):
            seat = (await guest.ok("POST", f"/api/tables/{code}/join", {"name": f"G{number}"}))["me"][
                "seats"
            ][0]
            await guest.ok("PATCH", f"/api/tables/{code}/seats/{seat}", {"kind": "open"})
        assert (
            await refused(salon.player(), "POST", f"/api/tables/{code}/join", {"name": "Eve"}) == "table-full"
        )
        await guests[0].ok("POST", f"/api/tables/{code}/join", {"name": "Back again"})


def sent_before_the_end(port: int, start: bytes, more: bytes) -> int:
    """How often `more` could be sent after `start` before the server had enough."""
    with sockets.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as wire:
        wire.sendall(start)
        for number in range(ENDLESS):
            try:
                wire.sendall(more)
            except (ConnectionResetError, BrokenPipeError):
                return number
    return ENDLESS


ENDLESS = 2_000
"""Far more than fits into what lies between the two programs."""


def test_a_head_without_end_is_cut_off(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        port = int(server.address.rpartition(":")[2])
        start = b"GET /health HTTP/1.1\r\nHost: x\r\n"
        for head, more in (
            (start, (b"X-More: " + b"x" * 1000 + b"\r\n") * 20),
            (start + b"X-One: ", b"x" * 20_000),
            (b"GET /", b"x" * 20_000),
        ):
            assert sent_before_the_end(port, head, more) < ENDLESS
        with sockets.create_connection(("127.0.0.1", port), timeout=PATIENCE_S) as wire:
            wire.sendall(start + b"\r\n")
            assert wire.recv(100).startswith(b"HTTP/1.1 200"), "all is well"


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", b"GET /hea"),
        (b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n", b"GET /hea"),
        (b"", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 50\r\n\r\n{"),
    ],
    ids=["head", "second head", "body"],
)
async def test_a_slow_head_and_a_slow_body_are_not_waited_for(
    tmp_path: Path, first: bytes, then: bytes
) -> None:
    async with serving(tmp_path, limits={"arrival_ms": 300}) as (port, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        if first:
            writer.write(first)
            await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE_S)
        writer.write(then)
        with contextlib.suppress(ConnectionResetError):
            said = await asyncio.wait_for(reader.read(), PATIENCE_S)
            assert (b'"malformed-message"' in said) == then.startswith(b"POST")
        writer.close()


@pytest.mark.parametrize("asked", ["GET /health", "POST /api/tables/XXXXX/leave", "POST /api/tables"])
async def test_who_goes_on_and_on_with_a_body_is_cut_off(tmp_path: Path, asked: str) -> None:
    async with serving(tmp_path, limits={"arrival_ms": 300}) as (port, _):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"{asked} HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n".encode())
        ended = asyncio.create_task(reader.read())
        for _ in range(40):
            writer.write(b" ")
            done, _pending = await asyncio.wait({ended}, timeout=0.2)
            if done:
                break
        assert ended.done()
        await asyncio.gather(ended, return_exceptions=True)
        writer.close()


async def test_a_socket_is_not_a_request_that_never_ends(tmp_path: Path) -> None:
    async with serving(tmp_path, limits={"arrival_ms": 300}) as (port, salon):
        code, (ada,) = await salon.table("Ada")
        cookie = {"Cookie": f"salon={ada.http.cookies['salon']}"}
        async with connect(f"ws://127.0.0.1:{port}/ws/{code}", additional_headers=cookie, proxy=None) as wire:
            await asyncio.sleep(REPLY_S + 0.6)  # this clock is the loop's own
            await wire.send('{"type":"Ping"}')
            assert await asyncio.wait_for(wire.recv(), PATIENCE_S) == '{"type":"Pong"}'
