"""The finale: the end of a game, which the host shows step by step to everybody."""

import pytest

from salon.server.domain.together.finale import PATIENCE_MS
from tests.support.server.harness import Player, Salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio


async def played(salon: Salon) -> tuple[str, Player, Player]:
    """A table whose game is over."""
    code, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    await play_round(players)
    ada, ben = players
    await ben.table(lambda table: table["status"] == "over")
    return code, ada, ben


def step(player: Player, number: int) -> dict[str, object]:
    return {"game_id": player.game_id, "step": number}


async def test_the_host_goes_on_and_everybody_sees_it(salon: Salon) -> None:
    code, ada, ben = await played(salon)
    path = f"/api/tables/{code}/finale"
    assert (await ada.ok("GET", f"/api/tables/{code}"))["finale"] == 0
    assert (await ada.ok("POST", path, step(ada, 1)))["finale"] == 1
    await ben.table(lambda table: table["finale"] == 1)
    assert (await ada.ok("POST", path, step(ada, 1)))["finale"] == 1, "pressed twice"
    late = await salon.player().connect(code, screen=True)
    assert late.seen[0]["table"]["finale"] == 1, "a late device comes to the same step"
    await ada.ok("POST", f"/api/tables/{code}/rematch")
    assert (await ben.table(lambda table: table["round"] == 2))["table"]["finale"] == 0


async def test_others_go_on_after_a_while(salon: Salon) -> None:
    code, ada, ben = await played(salon)
    path = f"/api/tables/{code}/finale"
    await ada.ok("POST", path, step(ada, 1))
    refused = await ben.ask("POST", path, step(ben, 2))
    assert (refused.status_code, refused.json()["code"]) == (403, "finale-is-hosts")
    salon.clock.advance(PATIENCE_MS)
    assert (await ben.ok("POST", path, step(ben, 2)))["finale"] == 2


async def test_a_host_who_has_left_holds_nobody_up(salon: Salon) -> None:
    code, ada, ben = await played(salon)
    await ada.hang_up()
    await ben.table(lambda table: table["seats"][0]["away"])
    assert (await ben.ok("POST", f"/api/tables/{code}/finale", step(ben, 1)))["finale"] == 1


async def test_nobody_else_goes_on(salon: Salon) -> None:
    code, ada, _ben = await played(salon)
    path = f"/api/tables/{code}/finale"
    stranger = salon.player()
    await stranger.ok("GET", f"/api/tables/{code}")
    assert (await stranger.ask("POST", path, step(ada, 1))).status_code in (401, 403, 409)
    for wrong in ({"game_id": "other", "step": 1}, step(ada, 0), step(ada, 101), {**step(ada, 1), "more": 1}):
        assert (await ada.ask("POST", path, wrong)).is_client_error
    assert (await ada.ok("GET", f"/api/tables/{code}"))["finale"] == 0


async def test_there_is_no_finale_while_a_game_is_played(salon: Salon) -> None:
    code, (ada, _ben) = await salon.playing("Ada", "Ben")
    refused = await ada.ask("POST", f"/api/tables/{code}/finale", step(ada, 1))
    assert refused.json()["code"] == "no-finale"
