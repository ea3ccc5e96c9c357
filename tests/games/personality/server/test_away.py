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

GRACE_MS = 60_000


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as opened:
        yield opened


async def voting(salon: Salon, policy: str, **options: Any) -> tuple[str, list[Player]]:
    """Ada has read a card; she and Ben have voted for Ada, Lou has not."""
    code, players = await salon.playing("Ada", "Ben", "Lou", game="personality", seats=3, options=options)
    ada, ben, lou = players
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
    _, (ada, _ben, lou) = await voting(salon, "wait")
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
