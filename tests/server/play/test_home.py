"""The answer from which the home page is made."""

import pytest

from salon.server.web.http.home import overview
from tests.support.server.harness import Salon

pytestmark = pytest.mark.asyncio


async def test_a_stranger_sees_the_games_and_nothing_else(salon: Salon) -> None:
    await salon.playing("Ada", "Ben")
    home = await salon.player().ok("GET", "/api/home")
    assert home["games"] == await salon.player().ok("GET", "/api/games") != []
    assert (home["tables"], home["finished"]) == ([], [])


async def test_members_see_whom_their_game_waits_for_and_since_when(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben")
    lobby, _ = await salon.table("Zoe")
    salon.clock.advance(90_000)
    for mine, player in enumerate((ada, ben)):
        (card,) = (await player.ok("GET", "/api/home"))["tables"]
        assert (card["code"], card["status"], card["mine"]) == (code, "playing", [mine]), lobby
        assert card["asked"] == sorted(int(seat) for seat in ada.waiting())
        assert card["idle_ms"] == 90_000
        assert [seat["name"] for seat in card["seats"]] == ["Ada", "Ben"]


async def test_a_table_without_a_running_game_asks_nobody(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    (card,) = (await ada.ok("GET", "/api/home"))["tables"]
    assert (card["code"], card["status"], card["asked"]) == (code, "lobby", None)


async def test_only_a_few_games_are_replayed_for_an_answer(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that are not in memory have to be replayed to tell whose turn it is, which takes a while."""
    monkeypatch.setattr(overview, "REPLAYED", 1)
    ada = salon.player()
    for _ in range(3):
        await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada", "bots": ["easy"], "start": True})
    monkeypatch.setattr(salon.node.live_games, "in_memory", lambda _game_id: False)
    tables = (await ada.ok("GET", "/api/home"))["tables"]
    assert sorted(card["asked"] is None for card in tables) == [False, True, True]
