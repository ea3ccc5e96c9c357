"""A player leaves a game of Personality, and the table waits, goes on, or lets a bot play for them (PY-71)."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from salon.games.personality.kit import KIT
from tests.support.rules import rule
from tests.support.server.harness import Message, Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio

PAUSE_MS = 20_000
GRACE_MS = 60_000


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as opened:
        yield opened


async def voting(salon: Salon, policy: str | None, **options: Any) -> tuple[str, list[Player]]:
    """Ada has read a card; she and Ben have voted for Ada, Lou has not."""
    code, players = await salon.playing("Ada", "Ben", "Lou", game="personality", seats=3, options=options)
    ada, ben, lou = players
    if policy is not None:
        await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": policy})
    hand = (await ada.news(0))["seats"][0]["view"]["hand"]
    await ada.act({"type": "Read", "card": hand[0]})
    for person in players:
        await person.news(1)
    await ada.act({"type": "Choose", "whom": 0, "bet": 2})
    await ben.news(2)
    await ben.act({"type": "Choose", "whom": 0, "bet": 1}, seat=1)
    await lou.news(3)
    return code, players


def told(news: Message) -> list[str]:
    return [event["type"] for event in news["seats"][0]["events"]]


@rule("PY-71")
async def test_the_table_goes_on_without_a_player_until_they_are_back(salon: Salon) -> None:
    code, (ada, _ben, lou) = await voting(salon, "skip")
    await lou.hang_up()
    await ada.table(lambda table: table["seats"][2]["away"])
    salon.clock.advance(GRACE_MS)
    news = await ada.news(4)
    assert told(news)[:2] == ["Skipped", "Revealed"]
    view = news["seats"][0]["view"]["table"]
    assert view["polls"][0]["ballots"][2] is None
    assert view["squares"] == [2, 1, 0], "a player who is passed over does not move"
    await lou.connect(code)
    table = (await ada.table(lambda table: not table["seats"][2]["away"]))["table"]
    assert not table["seats"][2]["stand_in"]


@rule("PY-71")
async def test_by_default_no_bot_votes_in_anybodys_name(salon: Salon) -> None:
    _, (ada, _ben, lou) = await voting(salon, None)
    assert (await ada.table(lambda table: True))["table"]["away_policy"] == "skip"
    await lou.hang_up()
    table = (await ada.table(lambda table: table["seats"][2]["away"]))["table"]
    assert table["seats"][2]["stand_in_ms"] == salon.clock.now_ms() + PAUSE_MS, "the page counts the pause"
    salon.clock.advance(PAUSE_MS - 1)
    await salon.node.timers.fire()
    await ada.quiet()
    assert ada.seq == 3
    salon.clock.advance(1)
    news = await ada.news(4)
    assert told(news)[:2] == ["Skipped", "Revealed"]
    assert news["seats"][0]["view"]["table"]["polls"][0]["ballots"][2] is None


@rule("PY-71")
async def test_the_host_stays_host_for_the_whole_grace_time(salon: Salon) -> None:
    _, (ada, ben, _lou) = await voting(salon, None)
    await ada.hang_up()
    await ben.table(lambda table: table["seats"][0]["away"])
    salon.clock.advance(PAUSE_MS)
    table = (await ben.table(lambda table: table["seats"][0]["stand_in"]))["table"]
    assert not table["me"]["host"], "a phone that sleeps for a moment does not cost its owner the table"
    assert table["seats"][0]["stand_in_ms"] is None
    salon.clock.advance(GRACE_MS - PAUSE_MS)
    await ben.table(lambda table: table["me"]["host"])


@rule("PY-74", "PY-71")
async def test_what_somebody_had_picked_counts_when_they_are_passed_over(salon: Salon) -> None:
    _, (ada, _ben, lou) = await voting(salon, None)
    await lou.act({"type": "Pick", "answer": {"type": "Choose", "whom": 0, "bet": 3}}, seat=2)
    await ada.news(4)
    await lou.hang_up()
    await ada.table(lambda table: table["seats"][2]["away"])
    salon.clock.advance(PAUSE_MS)
    news = await ada.news(5)
    assert told(news)[:2] == ["LockedIn", "Revealed"]
    assert news["seats"][0]["view"]["table"]["squares"] == [2, 1, 3]


@rule("PY-74")
async def test_what_was_picked_counts_when_the_time_is_over(salon: Salon) -> None:
    _, (ada, _ben, lou) = await voting(salon, None)
    await lou.act({"type": "Pick", "answer": {"type": "Choose", "whom": 0, "bet": 3}}, seat=2)
    news = await ada.news(4)
    assert told(news) == []
    assert news["waiting"]["2"]["answered"] is False
    salon.clock.advance(45_000)
    assert (await ada.news(5))["seats"][0]["view"]["table"]["squares"] == [2, 1, 3]


@rule("PY-71")
async def test_a_bot_sits_in(salon: Salon) -> None:
    _, (ada, _ben, lou) = await voting(salon, "bot")
    await lou.hang_up()
    await ada.table(lambda table: table["seats"][2]["away"])
    salon.clock.advance(GRACE_MS)
    news = await ada.news(4)
    assert "Skipped" not in told(news)
    assert news["seats"][0]["view"]["table"]["polls"][0]["ballots"][2] is not None


@rule("PY-71")
async def test_the_table_waits(salon: Salon) -> None:
    _, (ada, _ben, lou) = await voting(salon, "wait", choice_seconds=0)
    await lou.hang_up()
    await ada.table(lambda table: table["seats"][2]["away"])
    salon.clock.advance(10 * GRACE_MS)
    await salon.node.timers.fire()
    await ada.quiet()
    assert ada.seq == 3


@rule("PY-71")
async def test_a_timer_passes_over_who_does_not_answer(salon: Salon) -> None:
    _, (ada, _ben, _lou) = await voting(salon, "wait", choice_seconds=30)
    salon.clock.advance(30_000)
    assert told(await ada.news(4))[:2] == ["Skipped", "Revealed"]


@rule("PY-71")
async def test_the_host_gives_a_seat_to_a_bot(salon: Salon) -> None:
    code, (ada, _ben, lou) = await voting(salon, "wait")
    await lou.hang_up()
    await ada.table(lambda table: table["seats"][2]["away"])
    await ada.ok("PATCH", f"/api/tables/{code}/seats/2", {"kind": "bot"})
    assert (await ada.news(4))["seats"][0]["view"]["table"]["polls"][0]["ballots"][2] is not None
