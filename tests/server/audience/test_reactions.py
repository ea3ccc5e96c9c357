"""Reactions: a fixed set, told together once a beat, limited in rate, and nowhere stored."""

from collections import Counter
from pathlib import Path

import pytest

from salon.server.settings import Limits
from tests.support.server.harness import Message, Player, Salon, open_salon

pytestmark = pytest.mark.asyncio


async def watching(salon: Salon, code: str) -> Player:
    watcher = salon.player()
    await watcher.ok("POST", f"/api/tables/{code}/audience")
    await watcher.connect(code)
    return watcher


def react(player: Player, reaction: object = "applause") -> None:
    player.say({"type": "React", "reaction": reaction})


def heard(player: Player) -> list[Message]:
    return [message for message in player.seen if message["type"] == "Reactions"]


async def test_players_and_audience_react_and_everybody_sees_it(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    watcher = await watching(salon, code)
    screen = await salon.player().connect(code, screen=True)
    react(ada, "heart")
    await ada.until("Reactions")
    react(watcher, "laugh")
    react(watcher, "laugh")
    react(ben, "tomato")
    for player in (watcher, ben):
        await player.quiet()
    salon.node.beat.tell()
    for player in (ada, ben, watcher, screen):
        news = await player.until("Reactions", lambda m: "tomato" in m["counts"])
        assert news["counts"] == {"laugh": 2, "tomato": 1}
    late = await salon.player().connect(code)
    await late.quiet()
    assert heard(late) == [], "what is over is not shown again"


async def test_it_can_be_switched_off_by_each_and_by_the_host(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    calm = await salon.player().connect(code, reactions=False)
    react(ben)
    await ada.until("Reactions")
    await calm.quiet()
    assert heard(calm) == []
    assert (await ben.ask("PATCH", f"/api/tables/{code}", {"reactions": False})).status_code == 403
    await ada.ok("PATCH", f"/api/tables/{code}", {"reactions": False})
    react(ben)
    assert (await ben.answer(None))["code"] == "reactions-off"
    await ada.ok("PATCH", f"/api/tables/{code}", {"reactions": True})
    salon.clock.advance(60_000)
    react(ben)
    salon.node.beat.tell()
    await ada.until("Reactions")


async def test_a_flood_is_hinted_at_once_and_then_dropped(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    watcher = await watching(salon, code)
    for _ in range(40):
        react(watcher)
    await watcher.quiet()
    salon.node.beat.tell()
    refusals = Counter(m["code"] for m in watcher.seen if m["type"] == "Refused")
    assert refusals == {"too-many-reactions": 1}
    await ben.quiet()
    salon.node.beat.tell()
    await ben.quiet()
    assert sum(m["counts"]["applause"] for m in heard(ben)) == Limits().reactions_at_once
    assert len(heard(ben)) <= 3
    assert (await ada.act({"type": "Vote", "points": 1}))["type"] == "Ack"


async def test_many_people_at_once_cannot_flood_a_table(tmp_path: Path) -> None:
    limits = {"table_reactions_at_once": 10, "table_reaction_every_ms": 1000}
    async with open_salon(tmp_path, limits=limits) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        crowd = [await watching(salon, code) for _ in range(30)]
        for watcher in crowd:
            react(watcher, "gasp")
            await watcher.quiet()
        salon.node.beat.tell()
        await ben.quiet()
        assert sum(m["counts"]["gasp"] for m in heard(ben)) == 10
        assert len(heard(ben)) <= 2
        assert all(m["type"] != "Refused" for watcher in crowd for m in watcher.seen)
        assert (await ada.act({"type": "Vote", "points": 1}))["type"] == "Ack"


async def test_only_the_set_can_be_sent(salon: Salon) -> None:
    code, (ada, _) = await salon.playing("Ada", "Ben")
    for wrong in ("💩", "<img>", "", None, 1, "applause" * 5000):
        react(ada, wrong)
        assert (await ada.answer(None))["code"] in ("malformed-message", "too-big")
    ada.say({"type": "React", "reaction": "heart", "count": 1000})
    assert (await ada.answer(None))["code"] == "malformed-message"
    stranger = await salon.player().connect(code)
    react(stranger)
    assert (await stranger.answer(None))["code"] == "not-in-audience"


async def test_nothing_is_stored(salon: Salon) -> None:
    code, (ada, _) = await salon.playing("Ada", "Ben")
    table = salon.node.tables.known(code)
    react(ada)
    await ada.until("Reactions")
    assert salon.node.tables.known(code) == table
    assert len(await salon.node.context.store.log(ada.game_id)) == 1
    assert len(salon.node.reactions) == 0
