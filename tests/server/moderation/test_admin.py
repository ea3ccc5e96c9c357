"""`salon admin`: on every database, beside running servers."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
import pytest_asyncio

from salon.server.clock import wall_ms
from salon.server.domain.blocks import short_id
from salon.server.web.http.identity import visitor_of
from salon.server.web.socket.wire import BLOCKED, NOT_FOUND
from salon.words import say
from tests.support.server.admin import admin, moderate
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


@pytest_asyncio.fixture(params=["one", "two"])
async def salons(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> AsyncIterator[list[Salon]]:
    """One server, or two of a cluster, on a database of each kind."""
    number, clock = (1, 2)[request.param == "two"], FakeClock(wall_ms())
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(
                open_salon(tmp_path, clock=clock, database=database, alone=number == 1)
            )
            for _ in range(number)
        ]


async def seated(salons: list[Salon]) -> tuple[str, list[Player]]:
    """Two people at a table, at different servers if there are several, with a running game."""
    ada, ben = salons[0].player(), salons[-1].player()
    view = await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada", "options": {"rounds": 50}})
    await ben.ok("POST", f"/api/tables/{view['code']}/join", {"name": "Ben"})
    await ada.ok("POST", f"/api/tables/{view['code']}/start")
    for player in (ada, ben):
        await player.connect(view["code"])
        await player.news(0)
        await player.table(lambda table: not table["seats"][table["me"]["member"] - 1]["away"])
    return view["code"], [ada, ben]


async def test_a_table_is_closed_for_all_who_are_there(salons: list[Salon]) -> None:
    code, players = await seated(salons)
    other, _ = await salons[0].table("Cleo")
    assert code in await admin(salons[0], "close", code.lower(), "--why", "a quarrel")
    await moderate(*salons)
    for player in players:
        refused = await player.until("Refused", lambda message: message["code"] == "table-closed")
        assert refused["text"] == say("refused-table-closed")
        assert await asyncio.wait_for(player.wire.closed, PATIENCE_S) == NOT_FOUND
        assert (await player.ask("GET", f"/api/tables/{code}")).status_code == 404
        assert await player.ok("GET", "/api/me/tables") == []
    store = salons[0].node.context.store
    game_id = players[0].game_id
    assert (await store.table(code), await store.game(game_id), await store.log(game_id)) == (None, None, [])
    assert await salons[0].players[-1].ok("GET", f"/api/tables/{other}")
    said = await admin(salons[0], "close", code, code=1)
    assert f"there is no table {code}" in said
    log = await admin(salons[0], "log")
    assert (log.count("close"), log.count("a quarrel")) == (1, 1)


async def test_what_is_stored_before_a_server_notices_goes_too(salons: list[Salon]) -> None:
    code, (ada, ben) = await seated(salons)
    await admin(salons[0], "close", code)
    await ada.act(VOTE)
    await moderate(*salons)
    await ben.until("Refused", lambda message: message["code"] == "table-closed")
    assert await salons[0].node.context.store.log(ada.game_id) == []


async def test_tables_and_people_are_listed_without_a_token(salons: list[Salon]) -> None:
    assert "There are no tables" in await admin(salons[0], "list")
    code, (ada, ben) = await seated(salons)
    head, line = (await admin(salons[0], "list")).splitlines()
    assert head.split()[:3] == ["CODE", "GAME", "PEOPLE"]
    assert (line.split()[:3], line.split()[-1]) == ([code, "toy", "2"], "playing")
    listed = await admin(salons[0], "list", code)
    for player, name in ((ada, "Ada"), (ben, "Ben")):
        token = player.http.cookies.get("salon")
        assert token is not None
        assert player.visitor == visitor_of(token)
        assert short_id(player.visitor or "") in listed
        assert name in listed
        assert token not in listed
        assert token[:12] not in listed
        assert (player.visitor or "") not in listed
    assert await admin(salons[0], "list", "--people") == listed
    assert "there is no table" in await admin(salons[0], "list", "WWWWW", code=1)


async def test_a_visitor_is_blocked_by_a_short_id(salons: list[Salon]) -> None:
    _, (ada, ben) = await seated(salons)
    name = short_id(ben.visitor or "")
    assert name in await admin(salons[0], "block", name, "--why", "rude", "--for", "2d")
    await moderate(*salons)
    assert await asyncio.wait_for(ben.wire.closed, PATIENCE_S) == BLOCKED
    assert (await ada.act(VOTE))["type"] == "Ack"
    blocks = await admin(salons[0], "blocks")
    assert name in blocks
    assert "rude" in blocks
    assert (ben.visitor or "") not in blocks
    await admin(salons[0], "unblock", name)
    await moderate(*salons)
    assert (await ben.ask("GET", "/api/games")).status_code == 200
    assert "Nobody is blocked" in await admin(salons[0], "blocks")
    log = await admin(salons[0], "log")
    assert [line.split()[4] for line in log.splitlines()[1:]] == ["block", "unblock"]


async def test_a_network_is_blocked_and_forgotten(salons: list[Salon]) -> None:
    eve = salons[-1].player("198.51.100.77")
    said = await admin(salons[0], "block", "198.51.100.0/24", "--why", "a flood")
    assert "198.51.100.0/24 is blocked" in said
    await moderate(*salons)
    assert (await eve.ask("GET", "/api/games")).json()["code"] == "blocked"
    assert "198.51.100.0/24" in await admin(salons[0], "log")
    await admin(salons[0], "unblock", "198.51.100.0/24")
    await moderate(*salons)
    assert (await eve.ask("GET", "/api/games")).status_code == 200
    log = await admin(salons[0], "log")
    assert "198.51.100" not in log, "an address is stored as long as its block"
    assert "a flood" in log


async def test_blocking_again_replaces_the_block(salons: list[Salon]) -> None:
    await admin(salons[0], "block", "198.51.100.1", "--for", "30m")
    await admin(salons[0], "block", "198.51.100.1")
    assert len(await salons[0].node.context.store.moderation.blocks()) == 1
    number = (await admin(salons[0], "blocks")).splitlines()[1].split()[0]
    await admin(salons[0], "unblock", number)
    assert "Nobody is blocked" in await admin(salons[0], "blocks")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["block", "0.0.0.0/0"], "is everybody"),
        (["block", "10.1.2.3/8"], "host bits"),
        (["block", "300.1.2.3"], "no address"),
        (["block", "somebody"], "no id of a visitor"),
        (["block", "abcdef012345"], "no visitors have an id"),
        (["unblock", "10.0.0.1"], "there is no block"),
        (["unblock", "7"], "there is no block"),
        (["withdraw", "0123456789abcdef0123"], "no finished game"),
        (["withdraw", "nonsense"], "no finished game"),
        (["erase", "abcdef012345"], "no visitors"),
    ],
)
async def test_mistakes_are_explained_and_change_nothing(salon: Salon, words: list[str], said: str) -> None:
    assert said in await admin(salon, *words, code=1)
    assert await salon.node.context.store.moderation.head() == 0


async def test_an_admin_withdraws_a_replay(salons: list[Salon]) -> None:
    _, players = await salons[0].playing("Ada", "Ben", options={"rounds": 1})
    await play_round(players)
    path = f"/api/replays/{players[0].game_id}"
    assert (await players[0].ask("GET", path)).status_code == 200
    await admin(salons[0], "withdraw", f"https://salon.example.org/replay/{players[0].game_id}")
    assert (await players[0].ask("GET", path)).json()["code"] == "no-such-replay"


async def test_an_admin_exports_and_erases_a_visitor(salons: list[Salon], tmp_path: Path) -> None:
    code, (ada, ben) = await seated(salons)
    name, file = short_id(ben.visitor or ""), tmp_path / "ben.json"
    await admin(salons[0], "export", name, str(file))
    assert (file.stat().st_mode & 0o777, code in file.read_text()) == (0o600, True)
    assert "changed: 1" in await admin(salons[0], "erase", name, "--why", "asked by mail")
    await moderate(*salons)
    news = await ada.table(lambda table: table["seats"][1]["member"] is None)
    assert "Ben" not in str(news)
    assert await ben.ok("GET", "/api/me/tables") == []
    assert name in await admin(salons[0], "log")
