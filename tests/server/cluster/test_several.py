"""Several servers on one store: any of them takes any action, and the bus may carry everything or nothing."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from salon.server.background import cancel
from salon.server.bus import open_bus
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon
from tests.support.server.toy import TIME_MS
from tests.support.server.workers import ToyWorkers

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}
PASS = {"type": "Pass"}
BEAT_MS = 1_000
DEAD_MS = 6_000


class Several:
    """Servers that share a database and a clock; `bus` is the address of the bus they share, or nothing."""

    def __init__(self, folder: Path, database: str, bus: str) -> None:
        self.clock = FakeClock()
        self.servers: list[Salon] = []
        self.workers: list[ToyWorkers] = []
        self._folder = folder
        self._database = database
        self._bus = bus
        self._open = AsyncExitStack()

    async def start(self, number: int = 2, **changes: Any) -> list[Salon]:
        for _ in range(number):
            bus = open_bus(self._bus, f"server{len(self.servers)}")
            changes = {"database": self._database, "alone": False, **changes}
            self.workers.append(ToyWorkers())
            opened = open_salon(self._folder, clock=self.clock, bus=bus, workers=self.workers[-1], **changes)
            server = await self._open.enter_async_context(opened)
            await cancel(server.node._syncing)  # it beats when the test says so
            self.servers.append(server)
        return self.servers

    async def pass_time(self, ms: int) -> None:
        """Time passes, and every heart that still beats beats."""
        for _ in range(max(1, ms // BEAT_MS)):
            self.clock.advance(min(ms, BEAT_MS))
            for server in self.servers:
                if not server.dead:
                    await server.node.peer_sync.sync()

    async def until(self, true: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not await true():
                await self.pass_time(BEAT_MS)

    async def close(self) -> None:
        await self._open.aclose()


@pytest_asyncio.fixture(params=["folder", "no bus"])
async def several(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> AsyncIterator[Several]:
    """On every database, with a bus and with one that loses everything."""
    bus = f"folder:{tmp_path}" if request.param == "folder" else ""
    made = Several(tmp_path, database, bus)
    yield made
    await made.close()


async def seated(one: Salon, two: Salon, **options: Any) -> tuple[str, Player, Player]:
    """Ada at one server, Ben at another, a game begun, and the table knows that both are there."""
    ada, ben = one.player(), two.player()
    view = await ada.ok(
        "POST", "/api/tables", {"game": "toy", "name": "Ada", "options": {"rounds": 50}, **options}
    )
    code = view["code"]
    await ben.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"})
    await ada.connect(code)
    await ben.connect(code)
    await ada.ok("POST", f"/api/tables/{code}/start")
    async with asyncio.timeout(PATIENCE_S):
        while any(member.at is None for member in (await two.node.tables.get(code)).members):
            pass  # looking takes its time
    return code, ada, ben


async def hear(several: Several, player: Player, seq: int) -> None:
    """What happened elsewhere arrives, by the bus or at the next beat."""
    await several.pass_time(BEAT_MS)
    await player.news(seq)


async def test_what_one_server_takes_the_others_show(several: Several) -> None:
    one, two = await several.start()
    _, ada, ben = await seated(one, two)
    await hear(several, ada, 0)
    await hear(several, ben, 0)
    assert (await ada.act(VOTE))["seq"] == 1
    await hear(several, ben, 1)
    assert (await ben.act(VOTE, seat=1))["seq"] == 2
    await hear(several, ada, 2)
    answer = await ada.act(PASS)
    assert answer["seq"] == 3
    await hear(several, ben, 3)
    log = await one.node.context.store.log(ada.game_id)
    assert [row.entry.seq for row in log] == [0, 1, 2, 3]


async def test_two_servers_race_for_the_same_seq(several: Several) -> None:
    one, two = await several.start()
    code, ada, ben = await seated(one, two)
    await hear(several, ada, 0)
    await hear(several, ben, 0)
    for round_ in range(4):
        before = ada.seq
        # Both have seen the same, and vote at once: both votes count, in some order.
        answers = await asyncio.gather(ada.act(VOTE), ben.act(VOTE, seat=1))
        assert sorted(answer["seq"] for answer in answers) == [before + 1, before + 2]
        for player in (ada, ben):
            await hear(several, player, before + 2)
        # It is one seat's turn, who acts at both servers at once: one action counts, the other is stale.
        mover, other = (ada, two) if round_ % 2 == 0 else (ben, one)
        twin = other.player()
        twin.http.cookies.set("salon", mover.http.cookies["salon"])
        await twin.connect(code)
        await twin.news(before + 2)
        seat = round_ % 2
        tries = [
            mover.act(PASS, seat=seat, id=f"m{round_}"),
            twin.act({"type": "Draw"}, seat=seat, id=f"t{round_}"),
        ]
        kinds = sorted(answer["type"] for answer in await asyncio.gather(*tries))
        assert kinds == ["Ack", "Refused"]
        log = await one.node.context.store.log(ada.game_id)
        if log[-1].entry.seat == seat and b"Draw" in bytes(log[-1].entry.action):  # type: ignore[arg-type]
            await twin.news(before + 3)
            assert (await twin.act(PASS, seat=seat, id=f"p{round_}"))["type"] == "Ack"
        await twin.hang_up()
        last = (await one.node.context.store.log(ada.game_id))[-1].entry.seq
        for player in (ada, ben):
            await hear(several, player, last)
    log = await two.node.context.store.log(ada.game_id)
    assert [row.entry.seq for row in log] == list(range(len(log)))


async def test_the_same_try_at_two_servers_counts_once(several: Several) -> None:
    one, two = await several.start()
    code, ada, _ = await seated(one, two)
    await hear(several, ada, 0)
    twin = two.player()
    twin.http.cookies.set("salon", ada.http.cookies["salon"])
    await twin.connect(code)
    await twin.news(0)
    answers = await asyncio.gather(ada.act(VOTE, id="same"), twin.act(VOTE, id="same"))
    assert [answer["seq"] for answer in answers] == [1, 1]
    assert len(await one.node.context.store.log(ada.game_id)) == 2


async def test_one_server_lets_the_bots_think_and_another_goes_on_when_it_dies(several: Several) -> None:
    one, two = await several.start()
    ada = one.player()
    wish = {
        "game": "toy",
        "name": "Ada",
        "seats": 2,
        "bots": ["easy"],
        "options": {"rounds": 50},
        "start": True,
    }
    code = (await ada.ok("POST", "/api/tables", wish))["code"]
    await ada.connect(code)
    await ada.news(1)
    again = two.player()
    again.http.cookies.set("salon", ada.http.cookies["salon"])
    await again.connect(code)
    await again.news(1)
    assert [len(workers.views) > 0 for workers in several.workers] == [True, False]
    while again.seq < 8:  # whichever server Ada speaks to, the bot answers from the first
        await move(again)
        await several.until(lambda: at_turn(again, 0))
    assert several.workers[1].views == []
    await one.die()

    async def thought() -> bool:
        if await at_turn(again, 0):
            await move(again)
        return several.workers[1].views != []

    await several.until(thought)
    log = await two.node.context.store.log(again.game_id)
    assert [row.entry.seq for row in log] == list(range(len(log)))


async def move(player: Player) -> None:
    """Whatever the first seat is asked, it answers."""
    answer = await player.act(VOTE if player.waiting()["0"]["what"] == "vote" else PASS)
    await player.news(answer["seq"])


async def at_turn(player: Player, seat: int) -> bool:
    """Whether the player has heard that this seat is asked."""
    await player.quiet()
    return str(seat) in player.waiting()


async def test_who_was_connected_to_a_dead_server_is_away_until_back_at_another(several: Several) -> None:
    one, two = await several.start()
    code, _, ben = await seated(one, two)
    await one.die()
    await several.pass_time(DEAD_MS - 2 * BEAT_MS)
    table = await ben.ok("GET", f"/api/tables/{code}")
    assert [seat["away"] for seat in table["seats"]] == [False, False], "it may only be slow"
    await several.pass_time(4 * BEAT_MS)
    await ben.table(lambda table: [seat["away"] for seat in table["seats"]] == [True, False])
    ada = two.player()
    ada.http.cookies.set("salon", one.players[0].http.cookies["salon"])
    await ada.connect(code)
    await ben.table(lambda table: not any(seat["away"] for seat in table["seats"]))
    await several.pass_time(2 * DEAD_MS)
    table = await ben.ok("GET", f"/api/tables/{code}")
    assert not any(seat["away"] for seat in table["seats"])


async def test_a_server_that_was_only_slow_is_believed_again(several: Several) -> None:
    one, two = await several.start()
    _, ada, ben = await seated(one, two)
    one.dead = True  # it stops for a while
    await several.pass_time(DEAD_MS + 2 * BEAT_MS)
    await ben.table(lambda table: table["seats"][0]["away"])
    one.dead = False
    await several.pass_time(2 * BEAT_MS)
    await several.pass_time(BEAT_MS)
    await ben.table(lambda table: not table["seats"][0]["away"])
    await hear(several, ada, 0)
    assert (await ada.act(VOTE))["type"] == "Ack"


async def test_who_looks_on_is_counted_at_all_servers(several: Several) -> None:
    one, two = await several.start()
    code, ada, ben = await seated(one, two)
    lookers = [await server.player().connect(code) for server in (one, two, two)]
    await several.pass_time(3 * BEAT_MS)
    for player in (ada, ben):
        await player.table(lambda table: table["spectators"] == 3)
    await lookers[1].hang_up()
    await several.pass_time(3 * BEAT_MS)
    await ada.table(lambda table: table["spectators"] == 2)
    await two.die()
    await several.pass_time(DEAD_MS + 2 * BEAT_MS)
    await ada.table(lambda table: table["spectators"] == 1)


async def test_a_deadline_fires_once_whoever_has_the_game(several: Several) -> None:
    one, two = await several.start()
    _, ada, _ = await seated(one, two, options={"rounds": 50, "clock": True})
    await several.pass_time(BEAT_MS)
    several.clock.advance(TIME_MS)
    await asyncio.gather(one.node.timers.fire(), two.node.timers.fire())
    await hear(several, ada, 1)
    log = await one.node.context.store.log(ada.game_id)
    assert [row.entry.what for row in log] == ["start", "expire"]


async def test_a_deadline_of_a_server_that_died_fires_at_another(several: Several) -> None:
    one, two = await several.start()
    await seated(one, one, options={"rounds": 50, "clock": True})
    game_id = (await one.node.context.store.tables_by_status("playing"))[0].game_id
    assert game_id is not None
    await one.die()
    assert not two.node.live_games.in_memory(game_id)
    several.clock.advance(TIME_MS)
    await two.node.timers.fire()
    assert len(await two.node.context.store.log(game_id)) == 1, "whoever has the game at hand is first"
    several.clock.advance(2 * DEAD_MS)
    await two.node.timers.fire()
    assert [row.entry.what for row in await two.node.context.store.log(game_id)] == ["start", "expire"]


async def test_who_left_at_one_server_learns_nothing_more_at_another(several: Several) -> None:
    one, two = await several.start()
    code, ada, ben = await seated(one, two)
    await hear(several, ben, 0)
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    gone = one.player()
    gone.http.cookies.set("salon", ben.http.cookies["salon"])
    await gone.ok("POST", f"/api/tables/{code}/leave")
    assert (await ben.act(VOTE, seat=1))["code"] == "not-at-table"
    await hear(several, ada, 0)
    await ada.act(VOTE)
    await several.pass_time(BEAT_MS)
    news = await ben.news(1)
    assert [seat["seat"] for seat in news["seats"]] == [None], (
        "a spectator's view, from the first entry after"
    )
