"""Playing: acting, duplicates, stale turns, votes at once, taking back, reconnecting, looking on."""

import asyncio
import gc
from typing import Any

import pytest

from salon.core import Refusal
from salon.server.background import cancel
from salon.server.store.base import Append
from tests.support.records import views_of
from tests.support.server.harness import Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


async def test_an_action_is_acknowledged_and_then_told(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    assert await ada.act(VOTE) == {"type": "Ack", "id": "try1", "seq": 1}
    for player in (ada, ben):
        news = await player.news(1)
        assert (news["seq"], news["since"]) == (1, 0)
        assert [event["type"] for event in news["seats"][0]["events"]] == ["Voted"]
    assert [row.entry.seq for row in await salon.node.context.store.log(ada.game_id)] == [0, 1]


async def test_the_same_try_counts_once(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    first = await ada.act(VOTE, id="once")
    await ada.news(1)
    assert await ada.act(VOTE, id="once", seq=0) == first
    await ben.news(1)
    assert (await ben.act(VOTE, seat=1, id="once"))["seq"] == 2, "another seat's names are its own"
    assert len(await salon.node.context.store.log(ada.game_id)) == 3


async def test_the_same_try_on_two_connections_at_once(salon: Salon) -> None:
    code, (ada, _) = await salon.playing("Ada", "Ben")
    again = salon.player()
    again.http.cookies.set("salon", ada.http.cookies["salon"])
    await again.connect(code)
    await again.news(0)
    answers = await asyncio.gather(ada.act(VOTE, id="once"), again.act(VOTE, id="once"))
    assert answers[0] == answers[1]
    assert len(await salon.node.context.store.log(ada.game_id)) == 2


async def test_votes_at_once_do_not_get_in_each_others_way(salon: Salon) -> None:
    _, players = await salon.playing("Ada", "Ben", "Cem", "Dee")
    answers = await asyncio.gather(*(player.act(VOTE, seat=seat) for seat, player in enumerate(players)))
    assert sorted(answer["seq"] for answer in answers) == [1, 2, 3, 4]


async def test_a_late_vote_still_counts_but_a_late_turn_is_stale(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    assert (await ben.act(VOTE, seat=1, seq=0))["type"] == "Ack", "only others have acted since"
    await ada.news(2)
    assert (await ada.act({"type": "Mark", "number": 1}))["type"] == "Ack"
    refused = await ada.act({"type": "Pass"}, seq=2)
    assert (refused["type"], refused["code"]) == ("Refused", "stale")
    assert refused["text"]
    assert len(await salon.node.context.store.log(ada.game_id)) == 4


async def test_a_vote_for_a_round_that_is_over_does_not_count_for_the_next(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    await play_round([ada, ben])
    assert (await ben.act(VOTE, seat=1, seq=0))["code"] == "stale"


async def test_taking_back_ones_last_action(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    await ben.news(1)
    await ben.act(VOTE, seat=1)
    await ada.news(2)
    await ada.act({"type": "Mark", "number": 2})
    news = await ada.news(3)
    assert news["seats"][0]["may_take_back"]
    assert not (await ben.news(3))["seats"][0]["may_take_back"]
    back = {"type": "TakeBack", "id": "back", "game_id": ada.game_id, "seq": 3, "seat": 0}
    ben.say({**back, "seat": 1})
    assert (await ben.answer("back"))["code"] == "nothing-to-take-back"
    ada.say(back)
    assert (await ada.answer("back"))["type"] == "Ack"
    news = await ben.news(4)
    assert news["seats"][0]["view"]["marks"] == []
    assert [event["type"] for event in news["seats"][0]["events"]] == ["TakenBack"]
    await ada.news(4)
    await ada.act({"type": "Draw"})
    await ada.news(5)
    ada.say({**back, "id": "late", "seq": 5})
    assert (await ada.answer("late"))["code"] == "nothing-to-take-back", "a card has been seen"


async def test_reconnecting_brings_what_happened_meanwhile(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    await ben.hang_up()
    await ada.act(VOTE)
    await ben.connect(code, game_id=ada.game_id, seq=0)
    news = await ben.news(1)
    assert (news["since"], [event["type"] for event in news["seats"][0]["events"]]) == (0, ["Voted"])
    ways: list[dict[str, Any]] = [
        {},
        {"game_id": ada.game_id, "seq": 99},
        {"game_id": "other", "seq": 0},
        {"seq": -5},
    ]
    for known in ways:
        await ben.hang_up()
        await ben.connect(code, **known)
        news = await ben.news(1)
        told = [event["type"] for event in news["seats"][0]["events"]]
        assert (news["seq"], news["since"], told[-1]) == (1, None, "Voted"), "the whole, and what came before"
    await ben.hang_up()
    await ben.connect(code, game_id=ada.game_id, seq=1)
    assert (await ben.news(1))["since"] == 1, "who is up to date hears so"


async def test_a_gap_too_long_for_memory_brings_the_whole_view(tmp_path: pytest.TempPathFactory) -> None:
    async with open_salon(tmp_path, recent=4) as salon:  # type: ignore[arg-type]
        code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
        await ben.hang_up()
        await ben.connect(code)
        for _ in range(2):
            await play_round([ada, ben])
        await ben.hang_up()
        await ben.connect(code, game_id=ada.game_id, seq=0)
        assert (await ben.news(6))["since"] is None


async def test_a_slow_receiver_gets_the_newest_and_slows_nobody(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    slow = await salon.player().connect(code)
    await slow.news(0)
    slow.wire.open.clear()
    for _ in range(10):
        await play_round([ada, ben])
    slow.wire.open.set()
    first = await slow.until("GameNews")
    last = await slow.news(30)
    assert (first["since"], last["seq"]) == (0, 30)
    assert len(slow.seen) <= 6, "what waited was put together"


async def test_what_was_stored_is_told_though_whoever_acted_is_gone(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    store, stored, answered = salon.node.context.store, asyncio.Event(), asyncio.Event()
    append = store.append

    async def slowly(entry: Append) -> None:
        await append(entry)
        stored.set()
        await answered.wait()

    monkeypatch.setattr(store, "append", slowly)
    act = {"type": "Act", "id": "last", "game_id": ada.game_id, "seq": 0, "seat": 0, "action": VOTE}
    ada.say(act)
    await stored.wait()
    await cancel(ada._running)  # as when a message to her cannot be sent
    ada._running = None
    answered.set()
    assert (await ben.news(1))["waiting"].keys() == {"1"}


async def test_what_is_refused_to_one_who_is_gone_is_nobodys_concern(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    asked, answered = asyncio.Event(), asyncio.Event()

    async def refused(_entry: Append) -> None:
        asked.set()
        await answered.wait()
        raise Refusal("stale", seq=3)

    monkeypatch.setattr(salon.node.context.store, "append", refused)
    ada.say({"type": "Act", "id": "last", "game_id": ada.game_id, "seq": 0, "seat": 0, "action": VOTE})
    await asked.wait()
    await cancel(ada._running)
    ada._running = None
    answered.set()
    await ben.quiet()
    gc.collect()
    assert not caplog.records


async def test_who_is_sent_away_while_a_message_waits_for_him_sees_no_more_of_the_seat(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    await ben.quiet()
    ben.wire.open.clear()
    await ada.ok("PATCH", f"/api/tables/{code}/seats/0", {"name": "Ada II"})
    await ada.table(lambda table: table["seats"][0]["name"] == "Ada II")
    await ada.ok("PATCH", f"/api/tables/{code}/seats/1", {"kind": "bot"})
    await ada.act(VOTE)
    await ada.news(2)
    ben.wire.open.set()
    await ben.table(lambda table: table["me"] is None)
    await ben.news(2)
    sent = [message for message in ben.seen if message["type"] == "GameNews" and message["seq"] > 0]
    assert {seat["seat"] for message in sent for seat in message["seats"]} == {None}


async def test_spectators_and_the_big_screen(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    looker = await salon.player().connect(code)
    news = await looker.news(0)
    assert [(seat["seat"], seat["legal"], seat["view"]["hand"]) for seat in news["seats"]] == [(None, [], [])]
    assert (await ada.table(lambda table: table["spectators"] == 1))["table"]["me"]["seats"] == [0]
    assert (await looker.act(VOTE))["code"] == "not-at-table"
    screen = salon.player()
    screen.http.cookies.set("salon", ada.http.cookies["salon"])
    await screen.connect(code, screen=True)
    news = await screen.news(0)
    assert news["seats"][0]["seat"] is None
    assert screen.seen[0]["table"]["me"] is None
    assert screen.seen[0]["table"]["spectators"] == 1, "the big screen is furniture"
    await ada.table(lambda table: table["on_screen"])
    assert (await screen.act(VOTE))["code"] == "not-at-table", "whatever its cookie"
    await looker.hang_up()
    await ben.table(lambda table: table["spectators"] == 0)
    await screen.hang_up()
    await ben.table(lambda table: not table["on_screen"])


async def test_several_tables_at_once(salon: Salon) -> None:
    tables = [await salon.playing(f"Ada{n}", f"Ben{n}") for n in range(5)]
    await asyncio.gather(*(play_round(players) for _, players in tables))
    assert len({players[0].game_id for _, players in tables}) == 5


async def test_worth_is_for_ones_own_seat_when_it_is_asked(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    ask = {"type": "Ask", "question": "values", "game_id": ada.game_id, "seq": 0, "seat": 0}
    ada.say(ask)
    worth = await ada.until("Answer")
    assert (worth["seq"], worth["seat"], len(worth["answer"])) == (0, 0, 3)
    ben.say(ask)
    assert (await ben.answer(None))["code"] == "not-your-seat"
    await ada.act(VOTE)
    await ada.news(1)
    ada.say({**ask, "seq": 1})
    assert (await ada.answer(None))["code"] == "not-asked"


async def test_replay_and_record_of_a_finished_game(salon: Salon) -> None:
    _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    ada, ben = players
    for path in ("", "/record"):
        refused = await ada.ask("GET", f"/api/replays/{ada.game_id}{path}")
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-replay"), "it still runs"
    await play_round(players)
    end = await ben.news(3)
    assert (end["outcome"]["ranks"], len(end["seed"])) == ([2, 1], 32)
    replay = await salon.player().ok("GET", f"/api/replays/{ada.game_id}")
    assert replay["shuffle_checked"]
    assert (replay["seed"], replay["commitment"]) == (end["seed"], end["commitment"])
    assert [frame["what"] for frame in replay["frames"]] == ["start", "act", "act", "act"]
    *_, last = views_of(replay)
    assert last["phase"] == "over"
    record = await ada.ok("GET", f"/api/replays/{ada.game_id}/record")
    assert record["setup"]["seed"] == end["seed"]
    assert len(record["entries"]) == 4
    assert (await ada.ask("GET", "/api/replays/" + "0" * 20)).json()["code"] == "no-such-replay"
