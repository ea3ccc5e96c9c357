"""A late-comer takes the seat of a bot: at once where nothing is hidden, and with the host's permission elsewhere."""

import pytest
from msgspec.structs import replace

from salon.server.domain.table import Table
from tests.support.server.harness import Player, Salon
from tests.support.server.toy import TOY

pytestmark = pytest.mark.asyncio

WISH = {"name": "Eve", "seat": 2}


async def refusal(player: Player, path: str, body: object) -> tuple[int, str]:
    answer = await player.ask("POST", path, body)
    return answer.status_code, answer.json()["code"]


async def test_before_a_game_a_named_bot_makes_room(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada", seats=3, bots=["easy", "easy"])
    eve = salon.player()
    assert (await eve.ok("GET", f"/api/tables/{code}"))["takeable"] == [1, 2]
    assert await refusal(eve, f"/api/tables/{code}/join", {"name": "Eve"}) == (409, "table-full")
    assert await refusal(ada, f"/api/tables/{code}/join", WISH) == (409, "seat-taken"), (
        "not for a second seat"
    )
    table = await eve.ok("POST", f"/api/tables/{code}/join", WISH)
    assert (table["me"]["seats"], table["seats"][2]["kind"], table["takeable"]) == ([2], "person", [1])
    await ada.ok("PATCH", f"/api/tables/{code}", {"locked": True})
    assert await refusal(salon.player(), f"/api/tables/{code}/join", {"name": "Zoe", "seat": 1}) == (
        403,
        "table-locked",
    )


async def test_in_a_game_without_hidden_hands_it_is_taken_at_once(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TOY, "spec", replace(TOY.spec, hidden_hands=False))
    code, (ada, _ben) = await salon.playing("Ada", "Ben", bots=["easy"], options={"rounds": 50})
    eve = salon.player()
    bot = (await eve.ok("GET", f"/api/tables/{code}"))["seats"][1]
    table = await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve", "seat": 1})
    seat = table["seats"][1]
    assert (table["me"]["seats"], seat["name"], seat["colour"]) == ([1], "Eve", bot["colour"])
    await ada.table(lambda table: table["seats"][1]["name"] == "Eve")
    await eve.connect(code)
    assert [each["seat"] for each in (await eve.until("GameNews"))["seats"]] == [1]


async def test_a_hidden_hand_of_a_bot_needs_the_host(salon: Salon) -> None:
    code, (ada, _ben) = await salon.playing("Ada", "Ben", bots=["easy"], options={"rounds": 50})
    wish = {"name": "Eve", "seat": 1}
    eve = salon.player()
    assert await refusal(eve, f"/api/tables/{code}/join", wish) == (403, "ask-host")
    asked = await eve.ok("POST", f"/api/tables/{code}/requests", wish)
    number = asked["requests"][0]["number"]
    await ada.ok("POST", f"/api/tables/{code}/requests/{number}", {"granted": True})
    assert (await eve.ok("GET", f"/api/tables/{code}"))["me"]["seats"] == [1]


async def test_nobody_gets_the_hand_of_a_person_whom_a_bot_has_replaced(salon: Salon) -> None:
    code, (ada, ben, _cem) = await salon.playing("Ada", "Ben", "Cem", options={"rounds": 50})
    table = (await ada.ok("GET", f"/api/tables/{code}"))["seats"]
    await ada.ok("POST", f"/api/tables/{code}/removed", {"person": table[2]["member"]})
    eve = salon.player("198.51.100.9")
    assert (await eve.ok("GET", f"/api/tables/{code}"))["takeable"] == []
    for path in ("join", "requests"):
        assert await refusal(eve, f"/api/tables/{code}/{path}", WISH) == (409, "seat-taken")
    assert await refusal(ben, f"/api/tables/{code}/join", WISH) == (409, "seat-taken")
    stored: Table = await salon.node.tables.get(code)
    over = replace(stored, status="over")
    assert over.is_takeable(2, hidden_hands=True), "in the next game it is a bot like any other"
