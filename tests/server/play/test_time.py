"""Time: deadlines fire once, and who goes away is waited for, stood in for, and welcomed back."""

from pathlib import Path

import pytest

from salon.server.bus import LocalBus
from salon.server.node import Node
from salon.server.store.sql import SqlStore
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import Salon, open_salon, settings_in
from tests.support.server.toy import TIME_MS, TOY_KIT
from tests.support.server.workers import ToyWorkers

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}
GRACE_MS = 60_000


async def test_a_deadline_plays_the_default(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", options={"clock": True})
    await ada.act(VOTE)
    news = await ben.news(1)
    assert news["waiting"]["1"]["deadline_ms"] == salon.clock.now_ms() + TIME_MS
    salon.clock.advance(TIME_MS)
    news = await ben.news(2)
    assert [event["type"] for event in news["seats"][0]["events"]] == ["Voted", "Revealed"]
    assert news["seats"][0]["view"]["scores"] == [1, 0]


async def test_two_servers_fire_a_timer_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_salon(tmp_path, clock=clock) as salon:
        _, (ada, ben) = await salon.playing("Ada", "Ben", options={"clock": True, "rounds": 50})
        store = SqlStore(settings_in(tmp_path).database)
        other = Node(settings_in(tmp_path), store, LocalBus(), clock, {"toy": TOY_KIT}, ToyWorkers())
        due = await store.next_due_ms()
        assert due == clock.now_ms() + TIME_MS
        clock.advance(TIME_MS)
        await other.timers.fire()
        await ada.news(1)
        log = await store.log(ada.game_id)
        assert [row.entry.what for row in log] == ["start", "expire"]
        assert await store.next_due_ms() == clock.now_ms() + TIME_MS, "armed for what is asked now"
        await other.close()
        del ben


async def test_an_action_in_time_disarms_the_deadline(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", options={"clock": True, "rounds": 1})
    await ada.act(VOTE)
    await ben.news(1)
    await ben.act(VOTE, seat=1)
    await ada.news(2)
    await ada.act({"type": "Pass"})
    await ada.news(3)
    armed = await salon.node.context.store.due_timers(salon.clock.now_ms() + 10 * TIME_MS)
    assert "deadline" not in {timer.kind for timer in armed}


async def test_who_goes_away_is_stood_in_for_and_takes_over_when_back(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    await ben.hang_up()
    table = (await ada.table(lambda table: table["seats"][1]["away"]))["table"]
    assert not table["seats"][1]["stand_in"]
    await ada.act(VOTE)
    await ada.news(1)
    assert ada.seq == 1, "the grace time is not over"
    salon.clock.advance(GRACE_MS)
    await ada.table(lambda table: table["seats"][1]["stand_in"])
    news = await ada.news(2)
    assert news["seats"][0]["view"]["phase"] == "turn", "a bot has voted for Ben"
    await ben.connect(code)
    table = (await ada.table(lambda table: not table["seats"][1]["away"]))["table"]
    assert not table["seats"][1]["stand_in"]
    await ada.act({"type": "Pass"})
    await ben.news(3)
    assert (await ben.act(VOTE, seat=1))["type"] == "Ack", "Ben plays himself again"


async def test_back_within_the_grace_time(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    await ben.hang_up()
    await ada.table(lambda table: table["seats"][1]["away"])
    await ben.connect(code)
    await ada.table(lambda table: not table["seats"][1]["away"])
    salon.clock.advance(GRACE_MS)
    await salon.node.timers.fire()
    table = await ada.ok("GET", f"/api/tables/{code}")
    assert not table["seats"][1]["stand_in"]


async def test_a_table_that_waits(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    await ben.hang_up()
    await ada.table(lambda table: table["seats"][1]["away"])
    salon.clock.advance(GRACE_MS)
    await salon.node.timers.fire()
    table = await ada.ok("GET", f"/api/tables/{code}")
    assert not table["seats"][1]["stand_in"]
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "bot"})
    await ada.table(lambda table: table["seats"][1]["stand_in"])
    await ada.news(1)


async def test_who_leaves_for_good_has_no_say_any_more_and_the_seat_can_be_taken(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    await ben.ok("POST", f"/api/tables/{code}/leave")
    await ben.table(lambda table: table["me"] is None)
    news = await ben.until("GameNews")
    assert [seat["seat"] for seat in news["seats"]] == [None], "a spectator from now on"
    assert (await ben.act(VOTE, seat=1))["code"] == "not-at-table"
    cem = await salon.let_in(code, ada, "Cem", 1)
    table = await cem.ok("GET", f"/api/tables/{code}")
    assert table["me"]["seats"] == [1]
    await cem.connect(code)
    await cem.news(0)
    assert (await cem.act(VOTE, seat=1))["type"] == "Ack"
    late = await salon.player().ask("POST", f"/api/tables/{code}/join", {"name": "Dee"})
    assert late.json()["code"] == "table-playing"


async def test_another_is_host_when_the_host_stays_away(salon: Salon) -> None:
    _, (ada, ben) = await salon.table("Ada", "Ben")
    await ada.hang_up()
    await ben.table(lambda table: table["seats"][0]["away"])
    salon.clock.advance(GRACE_MS)
    await ben.table(lambda table: table["me"]["host"])


async def test_who_comes_back_first_is_host_when_all_were_away_and_the_host_still_is(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    await ada.hang_up()
    await ben.table(lambda table: table["seats"][0]["away"])
    await ben.hang_up()
    salon.clock.advance(GRACE_MS)
    await salon.node.timers.fire()
    await ben.connect(code)
    await ben.table(lambda table: table["me"]["host"])
    await ada.connect(code)
    table = await ada.table(lambda table: not table["seats"][0]["away"])
    assert not table["table"]["me"]["host"]
    await ben.ok("POST", f"/api/tables/{code}/start")


async def test_a_new_server_goes_on_where_the_last_one_stopped(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_salon(tmp_path, clock=clock) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
        await ada.act(VOTE)
        cookies = ada.http.cookies["salon"], ben.http.cookies["salon"]
        game_id = ada.game_id
    async with open_salon(tmp_path, clock=clock) as salon:
        ada = salon.player()
        ada.http.cookies.set("salon", cookies[0])
        await ada.connect(code, game_id=game_id, seq=0)
        news = await ada.news(1)
        assert (news["seq"], news["since"]) == (1, 0)
        assert (await ada.table(lambda table: table["seats"][1]["away"]))["table"]["status"] == "playing"
        clock.advance(GRACE_MS)
        await ada.news(2)
        assert ada.seq == 2, "a bot stands in for Ben, who never came back"


async def test_the_host_sends_somebody_away_and_a_bot_plays_on(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    seat = f"/api/tables/{code}/seats/1"
    assert (await ben.ask("PATCH", f"/api/tables/{code}/seats/0", {"kind": "bot"})).json()[
        "code"
    ] == "not-host"
    opened = await ada.ask("PATCH", seat, {"kind": "open"})
    assert opened.json()["code"] == "table-playing", "no friend of the host's may look into a hand"
    table = await ada.ok("PATCH", seat, {"kind": "bot"})
    assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("bot", "Ben")
    await ben.table(lambda table: table["me"] is None)
    assert (await ben.act(VOTE, seat=1))["code"] == "not-at-table"
    await ada.news(1)
