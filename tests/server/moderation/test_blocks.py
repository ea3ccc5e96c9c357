"""Blocks: whom they fit, and how blocked clients are cut off."""

import asyncio
from pathlib import Path

import pytest

from salon.server.domain.blocks import Block, BlockKind, Blocklist, Client
from salon.server.moderation.moderator import POLL_MS
from salon.server.settings import DAY
from salon.server.store.moderation.admin import Admin, block, unblock
from salon.server.web.socket.wire import BLOCKED
from salon.words import say
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


async def blocked(salon: Salon, subject: str, *, lasting_ms: int | None = None) -> int:
    """Block somebody as an admin does, and let the server notice; returns the number of the block."""
    now = salon.clock.now_ms()
    until = None if lasting_ms is None else now + lasting_ms
    kind: BlockKind = "visitor" if len(subject) == 64 else "address"
    store = salon.node.context.store
    made: Block = await store.writer.write(  # type: ignore[attr-defined]
        lambda connection: block(connection, Admin("ada", now, "spam"), kind, subject, until)
    )
    salon.clock.advance(POLL_MS)
    await salon.node.moderator.sync()
    return made.number


async def cut_off(player: Player) -> str:
    """The sentence with which a living socket is closed."""
    refused = await player.until("Refused", lambda message: message["code"] == "blocked")
    assert await asyncio.wait_for(player.wire.closed, PATIENCE_S) == BLOCKED
    return str(refused["text"])


@pytest.mark.parametrize(
    ("subject", "address", "fits"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("::ffff:203.0.113.0/120", "203.0.113.9", True),
        ("203.0.113.0/24", "203.0.113.250", True),
        ("203.0.113.0/24", "203.0.114.1", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("2001:db8::1/128", "2001:db8::2", False),
        ("2001:db8::/32", "2001:db8:77::1%eth0", True),
        ("203.0.113.0/24", "", False),
        ("203.0.113.0/24", "unix socket", False),
    ],
)
async def test_a_block_of_an_address_or_a_network(subject: str, address: str, fits: bool) -> None:
    blocklist = Blocklist([Block(1, "address", subject, "", 0)])
    assert blocklist.blocks(Client(None, address), 0) == fits


async def test_a_block_with_an_end_ends() -> None:
    blocklist = Blocklist([Block(1, "visitor", "v1", "", 0, until_ms=10)])
    assert [blocklist.blocks(Client("v1", ""), now) for now in (0, 9, 10)] == [True, True, False]
    assert not blocklist.blocks(Client("v2", ""), 0)
    assert not blocklist.blocks(Client(None, ""), 0)


async def test_a_blocked_visitor_with_a_living_socket_is_cut_off(salon: Salon) -> None:
    code, (ada, eve) = await salon.playing("Ada", "Eve")
    assert eve.visitor is not None
    await blocked(salon, eve.visitor)
    assert await cut_off(eve) == say("refused-blocked")
    await ada.table(lambda table: table["seats"][1]["away"])
    assert (await ada.act(VOTE))["type"] == "Ack", "nobody else notices"
    for path in (f"/api/tables/{code}", "/api/games", "/api/me/tables", "/api/me/data"):
        answer = await eve.ask("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (403, "blocked")
    page = await eve.ask("GET", "/", headers={"accept-language": "fr"})
    assert (page.status_code, page.headers["content-type"]) == (403, "text/html; charset=utf-8")
    assert say("refused-blocked", "fr") in page.text
    assert "content-security-policy" in page.headers
    assert (await eve.ask("GET", "/health")).status_code == 200
    await eve.knock(code)
    assert await cut_off(eve)
    assert (await ada.ask("GET", f"/api/tables/{code}")).status_code == 200


async def test_a_blocked_visitor_who_reads_nothing_is_cut_off(salon: Salon) -> None:
    _, (ada, eve) = await salon.playing("Ada", "Eve")
    eve.wire.open.clear()
    await ada.act(VOTE)
    assert eve.visitor is not None
    await blocked(salon, eve.visitor)
    assert await asyncio.wait_for(eve.wire.closed, PATIENCE_S) == BLOCKED
    eve.wire.open.set()


async def test_a_socket_without_a_hello_and_a_big_screen_are_cut_off_too(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    eve, silent = salon.player(), salon.player("198.51.100.9")
    await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"})
    await eve.connect(code, screen=True)
    await silent.knock(code)
    assert eve.visitor is not None
    await blocked(salon, eve.visitor)
    await blocked(salon, "198.51.100.0/24")
    assert await cut_off(eve)
    assert await cut_off(silent)
    await ada.quiet()


async def test_an_address_is_blocked_with_all_its_cookies(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    await blocked(salon, "198.51.100.0/24")
    for address, status in (("198.51.100.4", 403), ("198.51.101.4", 200)):
        assert (await salon.player(address).ask("GET", f"/api/tables/{code}")).status_code == status
    await ada.quiet()


async def test_a_block_ends_by_itself_or_is_lifted(salon: Salon) -> None:
    ada = salon.player("198.51.100.4")
    number = await blocked(salon, "198.51.100.4", lasting_ms=2 * DAY)
    assert (await ada.ask("GET", "/api/games")).status_code == 403
    salon.clock.advance(2 * DAY)
    assert (await ada.ask("GET", "/api/games")).status_code == 200
    await salon.node.timers.sweep()
    assert await salon.node.context.store.moderation.blocks() == [], "no address outlives its block"
    number = await blocked(salon, "198.51.100.4")
    assert (await ada.ask("GET", "/api/games")).status_code == 403
    await salon.node.context.store.writer.write(  # type: ignore[attr-defined]
        lambda connection: unblock(connection, Admin("ada", salon.clock.now_ms()), [number])
    )
    await salon.node.moderator.sync()
    assert (await ada.ask("GET", "/api/games")).status_code == 200


async def test_a_server_that_starts_knows_the_blocks(tmp_path: Path) -> None:
    async with open_salon(tmp_path) as salon:
        await blocked(salon, "198.51.100.4")
    async with open_salon(tmp_path) as salon:
        assert (await salon.player("198.51.100.4").ask("GET", "/api/games")).status_code == 403


async def test_blocks_cost_no_query_an_action(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    asked: list[str] = []
    polled = asyncio.Event()
    moderation = salon.node.context.store.moderation
    for name in ("head", "entries", "blocks"):
        query = getattr(moderation, name)

        async def counted(*words: object, name: str = name, query=query) -> object:  # type: ignore[no-untyped-def]
            asked.append(name)
            polled.set()
            return await query(*words)

        monkeypatch.setattr(moderation, name, counted)
    for player in (ada, ben):
        for _ in range(10):
            await player.ok("GET", "/api/me/tables")
            await player.quiet()
    assert asked == []
    salon.clock.advance(POLL_MS)
    await asyncio.wait_for(polled.wait(), PATIENCE_S)
    assert asked == ["head"], "one small query, as nothing is new"
