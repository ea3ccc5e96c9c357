"""What has changed in a game is sent instead of the whole view, to clients that ask for it."""

from typing import Any

import msgspec

from tests.support.server.harness import Player, Salon

VOTE = {"type": "Vote", "points": 1}


def kinds(player: Player) -> list[str]:
    """The messages about the game that a player was sent."""
    sent = [msgspec.json.decode(text)["type"] for text in player.raw]
    return [kind for kind in sent if kind.startswith("Game")]


def known(news: Any) -> Any:
    """News without what depends on when its receiver came."""
    seats = [{name: value for name, value in seat.items() if name != "events"} for seat in news["seats"]]
    return {**news, "since": None, "seats": seats}


async def test_everybody_has_the_whole_view_from_patches(salon: Salon) -> None:
    """A player and a spectator who get patches know at every entry what another tab without patches is sent."""
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    looker = await salon.player().connect(code)
    tab, wall = salon.player(), salon.player()
    tab.http.cookies = ada.http.cookies
    await tab.connect(code, patches=False)
    await wall.connect(code, patches=False)
    seq = 0
    for player, seat, action in (
        (ada, 0, VOTE),
        (ben, 1, VOTE),
        (ada, 0, {"type": "Mark", "number": 1}),
        (ada, 0, {"type": "Draw"}),
    ):
        assert (await player.act(action, seat=seat))["type"] == "Ack"
        seq += 1
        for patches, whole in ((ada, tab), (looker, wall)):
            assert known(await patches.news(seq)) == known(await whole.news(seq))
        await ben.news(seq)
    assert kinds(ben) == ["GameNews", *["GamePatch"] * seq]
    assert kinds(looker) == ["GameNews", *["GamePatch"] * seq]
    assert set(kinds(tab)) == {"GameNews"}


async def test_a_client_that_asks_gets_the_whole_news_again(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    await ada.news(1)
    ada.say({"type": "Hello", "patches": True, "game_id": ada.game_id, "seq": 0})
    await ada.until("GameNews", lambda news: news["since"] == 0 and news["seq"] == 1)
    await ben.news(1)
    await ben.act(VOTE, seat=1)
    await ada.news(2)
    assert kinds(ada)[-3:] == ["GamePatch", "GameNews", "GamePatch"]


async def test_a_slow_client_gets_the_whole_news(salon: Salon) -> None:
    """The patch to what is there now is made from the news before, which it has not got."""
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    tab = salon.player()
    tab.http.cookies = ben.http.cookies
    await tab.connect(code)
    await tab.news(0)
    tab.wire.open.clear()
    await ada.act(VOTE)
    await ben.news(1)
    await ben.act(VOTE, seat=1)
    await ada.news(2)
    await ada.act({"type": "Mark", "number": 1})
    await ben.news(3)
    tab.wire.open.set()
    assert known(await tab.news(3)) == known(ben.seen[-1])
    assert kinds(tab) == ["GameNews", "GamePatch", "GameNews"]


async def test_a_new_game_begins_with_the_whole_news(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    await ada.act(VOTE)
    await ben.news(1)
    first = ada.game_id
    await ben.ok("POST", f"/api/tables/{code}/leave")
    news = await ben.until("GameNews", lambda news: news["seats"][0]["seat"] is None)
    assert news["game_id"] == first
    assert kinds(ben)[-1] == "GameNews"
