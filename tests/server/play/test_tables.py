"""Tables: opening, joining, seats, hosts, hot seat, starting, rematch, leaving."""

from typing import Any

import pytest

from salon.server.settings import Limits
from tests.support.server.harness import Player, Salon
from tests.support.server.toy import Toy
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio


async def test_a_table_has_a_code_a_host_and_open_seats(salon: Salon) -> None:
    ada = salon.player()
    table = await ada.ok(
        "POST", "/api/tables", {"game": "toy", "name": "  Ada\u202e  L. ", "colour": "olive"}
    )
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open", "open"]
    assert table["seats"][0]["name"] == "Ada L."
    assert table["seats"][0]["colour"] == "olive"
    assert table["me"] == {"member": 1, "name": "Ada L.", "seats": [0], "host": True, "contribution": None}
    assert table["link"] == f"http://salon.test/t/{table['code']}"
    assert table["options"] == {"rounds": 2, "clock": False}


async def test_joining_by_a_sloppily_typed_code(salon: Salon) -> None:
    code, _ = await salon.table("Ada")
    typed = f" {code[:2].lower()}-{code[2:].lower()} "
    ben = salon.player()
    table = await ben.ok("POST", f"/api/tables/{typed}/join", {"name": "Ben", "colour": "garnet"})
    assert table["me"] == {"member": 2, "name": "Ben", "seats": [1], "host": False, "contribution": None}
    colours = [seat["colour"] for seat in table["seats"] if seat["kind"] == "person"]
    assert len(set(colours)) == 2, "a colour that is taken gives another one"


async def test_hot_seat_several_seats_on_one_device(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    table = await ada.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"})
    assert table["me"]["seats"] == [0, 1]
    await ada.ok("POST", f"/api/tables/{code}/start")
    news = await ada.news(0)
    assert [seat["seat"] for seat in news["seats"]] == [0, 1]
    assert (await ada.act({"type": "Vote", "points": 1}, seat=0))["type"] == "Ack"
    assert (await ada.act({"type": "Vote", "points": 2}, seat=1))["type"] == "Ack"


async def test_start_puts_open_seats_away_and_refuses_too_few(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    refused = await ada.ask("POST", f"/api/tables/{code}/start")
    assert refused.status_code == 409
    assert refused.json()["code"] == "too-few"
    ben = salon.player()
    await ben.ok("POST", f"/api/tables/{code}/join", {"name": "Ben", "seat": 3})
    table = await ada.ok("POST", f"/api/tables/{code}/start")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    assert table["status"] == "playing"
    assert table["round"] == 1


async def test_one_click_against_bots(salon: Salon) -> None:
    ada = salon.player()
    wish = {"game": "toy", "name": "Ada", "bots": ["easy", "hard"], "start": True}
    table = await ada.ok("POST", "/api/tables", wish)
    assert table["status"] == "playing"
    assert [seat["level"] for seat in table["seats"]] == [None, "easy", "hard"]
    await ada.connect(table["code"])
    await ada.news(2)
    assert (await ada.act({"type": "Vote", "points": 1}))["type"] == "Ack"
    news = await ada.until("GameNews")
    assert news["seats"][0]["view"]["phase"] == "turn", "the bots have voted"


async def test_only_the_host_starts_and_changes(salon: Salon) -> None:
    code, (_, ben) = await salon.table("Ada", "Ben")
    for method, path, body in [
        ("POST", "start", None),
        ("POST", "rematch", None),
        ("PATCH", "", {"seats": 2}),
        ("PATCH", "seats/0", {"kind": "open"}),
        ("PATCH", "seats/2", {"kind": "bot"}),
    ]:
        refused = await ben.ask(method, f"/api/tables/{code}/{path}".rstrip("/"), body)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-host")
    stranger = salon.player()
    refused = await stranger.ask("POST", f"/api/tables/{code}/start")
    assert refused.json()["code"] == "not-at-table"


async def test_the_host_seats_bots_opens_seats_and_sends_people_away(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    table = await ada.ok("PATCH", f"/api/tables/{code}/seats/2", {"kind": "bot", "level": "hard"})
    assert (table["seats"][2]["kind"], table["seats"][2]["level"]) == ("bot", "hard")
    assert table["seats"][2]["name"]
    table = await ada.ok("PATCH", f"/api/tables/{code}/seats/1", {"kind": "open"})
    assert table["seats"][1]["kind"] == "open"
    assert (await ben.table(lambda table: table["me"] is None))["table"]["spectators"] == 1
    table = await ada.ok("PATCH", f"/api/tables/{code}", {"seats": 2, "options": {"rounds": 1}})
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["options"]["rounds"] == 1


async def test_own_name_and_colour(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    table = await ben.ok("PATCH", f"/api/tables/{code}/seats/1", {"name": "Benno", "colour": "rose"})
    assert (table["seats"][1]["name"], table["seats"][1]["colour"]) == ("Benno", "rose")
    assert table["me"]["name"] == "Benno"
    for body, refusal in [
        ({"colour": "garnet"}, "colour-taken"),
        ({"colour": "pink"}, "colour-unknown"),
        ({"name": " \u200b "}, "name-empty"),
        ({"name": "x" * 25}, "name-long"),
    ]:
        refused = await ben.ask("PATCH", f"/api/tables/{code}/seats/1", body)
        assert refused.json()["code"] == refusal
    refused = await ben.ask("PATCH", f"/api/tables/{code}/seats/0", {"name": "Ida"})
    assert refused.json()["code"] == "not-your-seat"
    assert (await ada.ok("GET", f"/api/tables/{code}"))["seats"][0]["name"] == "Ada"


async def test_the_host_passes_on_when_the_host_leaves(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    left = await ada.ok("POST", f"/api/tables/{code}/leave")
    assert left["me"] is None
    table = (await ben.table(lambda table: table["me"]["host"]))["table"]
    assert table["seats"][0]["kind"] == "open"
    again = await ada.ask("POST", f"/api/tables/{code}/leave")
    assert again.json()["code"] == "not-at-table"


async def test_rematch_keeps_everybody(salon: Salon) -> None:
    code, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    first = players[0].game_id
    refused = await players[0].ask("POST", f"/api/tables/{code}/rematch")
    assert refused.json()["code"] == "table-playing"
    await play_round(players)
    over = await players[1].table(lambda table: table["status"] == "over")
    assert over["table"]["game_id"] == first
    table = await players[0].ok("POST", f"/api/tables/{code}/rematch")
    assert (table["round"], table["status"]) == (2, "playing")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]
    news = await players[1].until("GameNews", lambda news: news["game_id"] != first)
    assert (news["seq"], news["since"]) == (0, -1), "who was watching sees the game begin"
    games = await players[1].ok("GET", "/api/me/games")
    assert [(game["game_id"], game["seats"], game["names"]) for game in games] == [
        (first, [1], ["Ada", "Ben"])
    ]


async def test_games_in_a_row_are_a_series_until_something_changes(salon: Salon) -> None:
    code, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    for games in (1, 2):
        last = await play_round(players)
        totals = [sheet["total"] for sheet in last["outcome"]["sheets"]]
        assert last["standing"]["games"] == games
        assert sum(last["standing"]["points"]) >= sum(totals)
        await again(players, code)
    await play_round(players)
    await again(players, code, {"rounds": 2})
    await play_round(players)
    last = await play_round(players)
    assert last["standing"]["games"] == 1, "with other rules a new series begins"


async def test_a_series_of_a_settled_length_ends_and_another_begins(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Toy, "games_in_series", lambda _toy, _setup: 2)
    code, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    numbers = []
    for _ in range(3):
        last = await play_round(players)
        numbers.append((last["standing"]["games"], last["standing"]["of"]))
        await again(players, code)
    assert numbers == [(1, 2), (2, 2), (1, 2)]


async def again(players: list[Player], code: str, options: dict[str, Any] | None = None) -> None:
    """The host starts the next game, perhaps with other options, and everybody hears of it."""
    before = players[0].game_id
    await players[0].table(lambda table: table["status"] == "over" and table["game_id"] == before)
    if options is not None:
        await players[0].ok("PATCH", f"/api/tables/{code}", {"options": options})
    await players[0].ok("POST", f"/api/tables/{code}/rematch")
    for player in players:
        await player.until("GameNews", lambda news: news["game_id"] != before)


async def test_tables_to_return_to(salon: Salon) -> None:
    code, (ada, _) = await salon.table("Ada", "Ben")
    other, _ = await salon.table("Zoe")
    mine = await ada.ok("GET", "/api/me/tables")
    assert [table["code"] for table in mine] == [code] != [other]
    await ada.ok("POST", f"/api/tables/{code}/leave")
    assert await ada.ok("GET", "/api/me/tables") == []
    assert await salon.player().ok("GET", "/api/me/tables") == []


async def test_a_visitor_sits_at_so_many_tables_at_most(salon: Salon) -> None:
    ada = salon.player()
    for _ in range(Limits().tables_a_visitor):
        await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada"})
    refused = await ada.ask("POST", "/api/tables", {"game": "toy", "name": "Ada"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")


async def test_tables_expire(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    await ada.hang_up()
    salon.clock.advance(3 * 24 * 3600 * 1000)
    await salon.node.timers.sweep()
    refused = await ada.ask("GET", f"/api/tables/{code}")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-table")


async def test_qr_code(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    drawing = await ada.ask("GET", f"/api/tables/{code}/qr.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert "<svg" in drawing.text
