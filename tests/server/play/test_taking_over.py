"""Abandoned seats: in a game with hidden hands the host decides who takes one."""

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from salon.server.domain.admission import MOST_REQUESTS
from tests.support.server.harness import Player, Salon
from tests.support.server.toy import TOY
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}
GRACE_MS = 60_000


async def refusal(player: Player, path: str, body: Any) -> tuple[int, str]:
    answer = await player.ask("POST", path, body)
    return answer.status_code, answer.json()["code"]


async def abandoned(salon: Salon, **options: Any) -> tuple[str, Player, Player]:
    """A game that Cem has left: his seat, the third, is free."""
    code, (ada, ben, cem) = await salon.playing("Ada", "Ben", "Cem", options={"rounds": 50}, **options)
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    await cem.ok("POST", f"/api/tables/{code}/leave")
    await ada.table(lambda table: table["seats"][2]["member"] is None)
    return code, ada, ben


async def ask(player: Player, code: str, name: str = "Eve") -> int:
    table = await player.ok("POST", f"/api/tables/{code}/requests", {"name": name, "seat": 2})
    assert table["me"] is None
    return int(table["requests"][0]["number"])


async def test_nobody_takes_a_hidden_hand_without_the_host(salon: Salon) -> None:
    code, ada, ben = await abandoned(salon)
    eve = await salon.player().connect(code)
    for wish in ({"name": "Eve"}, {"name": "Eve", "seat": 2}):
        assert await refusal(eve, f"/api/tables/{code}/join", wish) == (403, "ask-host")
    number = await ask(eve, code)
    await eve.hang_up()
    await eve.connect(code)
    assert await refusal(eve, f"/api/tables/{code}/join", {"name": "Eve", "seat": 2}) == (403, "ask-host")
    granted = {"granted": True}
    for other, code_ in ((eve, "not-at-table"), (ben, "not-host")):
        path = f"/api/tables/{code}/requests/{number}"
        assert await refusal(other, path, granted) == (403, code_), "only the host grants"
    news = await eve.news(0)
    assert [(seat["seat"], seat["view"]["hand"]) for seat in news["seats"]] == [(None, [])]
    for member in (ada, ben):
        wish = {"name": "Twin", "seat": 2}
        assert await refusal(member, f"/api/tables/{code}/join", wish) == (403, "has-hand")
        assert await refusal(member, f"/api/tables/{code}/requests", wish) == (403, "has-hand")


async def test_the_host_grants_and_the_newcomer_sees_the_hand_at_once(salon: Salon) -> None:
    code, ada, ben = await abandoned(salon)
    eve = salon.player()
    number = await ask(eve, code)
    await eve.connect(code)
    told = (await ada.table(lambda table: table["requests"] != []))["table"]
    assert told["requests"] == [{"number": number, "name": "Eve", "seat": 2, "refused": False}]
    assert (await ben.ok("GET", f"/api/tables/{code}"))["requests"] == [], "the host's business"
    await ada.ok("POST", f"/api/tables/{code}/requests/{number}", {"granted": True})
    table = (await eve.table(lambda table: table["me"] is not None))["table"]
    assert (table["me"]["seats"], table["seats"][2]["name"], table["requests"]) == ([2], "Eve", [])
    news = await eve.until("GameNews")
    assert len(news["seats"][0]["view"]["hand"]) == 1
    assert (await eve.act(VOTE, seat=2))["type"] == "Ack"


async def test_who_was_refused_is_told_so_and_cannot_ask_again_in_this_game(salon: Salon) -> None:
    code, ada, _ben = await abandoned(salon)
    eve = salon.player()
    number = await ask(eve, code)
    await eve.connect(code)
    table = await ada.ok("POST", f"/api/tables/{code}/requests/{number}", {"granted": False})
    assert table["requests"] == []
    told = await eve.table(lambda table: table["requests"] != [] and table["requests"][0]["refused"])
    assert told["table"]["me"] is None
    again = {"name": "Eve", "seat": 2}
    assert await refusal(eve, f"/api/tables/{code}/requests", again) == (403, "request-refused")
    late = {"granted": True}
    path = f"/api/tables/{code}/requests/{number}"
    assert await refusal(ada, path, late) == (404, "no-such-person")


async def test_one_seat_goes_to_one_person(salon: Salon) -> None:
    code, ada, _ben = await abandoned(salon)
    people = [salon.player() for _ in range(3)]
    numbers = [await ask(person, code, "Eve") for person in people]
    answers = await asyncio.gather(
        *(ada.ask("POST", f"/api/tables/{code}/requests/{number}", {"granted": True}) for number in numbers)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 404, 404]
    seated = [
        person for person in people if (await person.ok("GET", f"/api/tables/{code}"))["me"] is not None
    ]
    assert len(seated) == 1


async def test_while_the_host_is_away_the_next_member_decides(salon: Salon) -> None:
    code, ada, ben = await abandoned(salon)
    await ada.hang_up()
    await ben.table(lambda table: table["seats"][0]["away"])
    eve = salon.player()
    number = await ask(eve, code)
    answer = {"granted": True}
    assert await refusal(ben, f"/api/tables/{code}/requests/{number}", answer) == (403, "not-host")
    salon.clock.advance(GRACE_MS)
    told = await ben.table(lambda table: table["me"]["host"])
    assert [request["name"] for request in told["table"]["requests"]] == ["Eve"]
    await ben.ok("POST", f"/api/tables/{code}/requests/{number}", answer)
    assert (await eve.ok("GET", f"/api/tables/{code}"))["me"]["seats"] == [2]


async def test_a_table_that_everybody_has_left_has_nobody_to_ask(salon: Salon) -> None:
    code, ada, ben = await abandoned(salon)
    for player in (ada, ben):
        await player.ok("POST", f"/api/tables/{code}/leave")
    eve = salon.player()
    assert await refusal(eve, f"/api/tables/{code}/requests", {"name": "Eve", "seat": 2}) == (
        409,
        "seat-free",
    )
    assert (await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"}))["me"]["host"]
    second = {"name": "Fay", "seat": 1}
    assert await refusal(salon.player(), f"/api/tables/{code}/join", second) == (403, "ask-host")


async def test_without_hidden_hands_anybody_takes_an_abandoned_seat(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(TOY), "spec", replace(TOY.spec, hidden_hands=False))
    code, ada, _ben = await abandoned(salon)
    eve = salon.player()
    assert await refusal(eve, f"/api/tables/{code}/requests", {"name": "Eve", "seat": 2}) == (
        409,
        "seat-free",
    )
    assert (await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"}))["me"]["seats"] == [2]
    number = (await eve.ok("GET", f"/api/tables/{code}"))["me"]["member"]
    table = await ada.ok("POST", f"/api/tables/{code}/removed", {"person": number})
    assert (table["seats"][2]["kind"], table["seats"][2]["member"]) == ("person", None), "free again"


async def test_requests_are_bounded_and_a_new_one_replaces_the_last(salon: Salon) -> None:
    code, ada, _ben = await abandoned(salon)
    people = [salon.player() for _ in range(MOST_REQUESTS)]
    for person in people:
        assert await ask(person, code) == await ask(person, code)
    table = await ada.ok("GET", f"/api/tables/{code}")
    assert len(table["requests"]) == MOST_REQUESTS
    assert len({request["name"] for request in table["requests"]}) == 1, "they have no names here yet"
    wish = {"name": "Eve", "seat": 2}
    assert await refusal(salon.player(), f"/api/tables/{code}/requests", wish) == (429, "too-many-requests")


async def test_a_locked_table_takes_no_requests_and_a_removed_asker_asks_no_more(salon: Salon) -> None:
    code, ada, _ben = await abandoned(salon)
    eve, fay = salon.player(), salon.player("198.51.100.9")
    number = await ask(eve, code)
    await eve.connect(code)
    await ada.ok("PATCH", f"/api/tables/{code}", {"locked": True})
    wish = {"name": "Fay", "seat": 2}
    assert await refusal(fay, f"/api/tables/{code}/requests", wish) == (403, "table-locked")
    await ada.ok("POST", f"/api/tables/{code}/removed", {"person": number, "network": True})
    assert (await eve.until("Refused"))["code"] == "removed"
    assert await refusal(eve, f"/api/tables/{code}/requests", wish) == (403, "removed")
    assert await refusal(salon.player(), f"/api/tables/{code}/requests", wish) == (403, "removed")


async def test_requests_end_with_their_game(salon: Salon) -> None:
    code, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    ada, ben = players
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    await ben.ok("POST", f"/api/tables/{code}/leave")
    eve = salon.player()
    asked = await eve.ok("POST", f"/api/tables/{code}/requests", {"name": "Eve", "seat": 1})
    number = asked["requests"][0]["number"]
    cem = await salon.let_in(code, ada, "Cem", 1)
    await cem.connect(code)
    await cem.news(0)
    await play_round([ada, cem])
    over = (await ada.table(lambda table: table["status"] == "over"))["table"]
    assert over["requests"] == []
    late = {"granted": True}
    assert await refusal(ada, f"/api/tables/{code}/requests/{number}", late) == (404, "no-such-person")
