"""Names at a table differ, on every way in, from those of people and of bots."""

import asyncio
from typing import Any

import pytest

from salon.server.domain.names import is_taken
from salon.server.domain.seating import BOT_NAMES
from tests.support.server.harness import Salon

pytestmark = pytest.mark.asyncio


def names_of(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"] if seat["kind"] != "open"]


def all_differ(table: dict[str, Any]) -> bool:
    names = names_of(table)
    return not any(is_taken(name, names[:number]) for number, name in enumerate(names))


async def test_a_name_that_is_taken_gets_a_number(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    for wish, name in [("ada", "ada 2"), ("\u0410da\u200b", "\u0410da 3")]:
        guest = salon.player()
        table = await guest.ok("POST", f"/api/tables/{code}/join", {"name": wish})
        assert table["me"]["name"] == name
    table = await ada.ok("POST", f"/api/tables/{code}/join", {"name": "ADA"})
    assert table["seats"][3]["name"] == "ADA 4", "also for people who share a device"
    assert all_differ(table)


async def test_who_renames_does_not_take_anothers_name(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    table = await ben.ok("PATCH", f"/api/tables/{code}/seats/1", {"name": "\uff21da"})
    assert (table["seats"][1]["name"], table["me"]["name"]) == ("\uff21da 2", "\uff21da 2")
    table = await ben.ok("PATCH", f"/api/tables/{code}/seats/1", {"name": "Ben"})
    assert table["seats"][1]["name"] == "Ben"
    table = await ben.ok("PATCH", f"/api/tables/{code}/seats/1", {"name": "BEN"})
    assert table["seats"][1]["name"] == "BEN", "one's own name is not taken"
    await ada.ok("PATCH", f"/api/tables/{code}/seats/2", {"kind": "bot"})
    table = await ada.ok("PATCH", f"/api/tables/{code}/seats/2", {"name": "Ada"})
    assert table["seats"][2]["name"] == "Ada 2", "a bot's name differs too"


async def test_bots_do_not_begin_like_people(salon: Salon) -> None:
    person = f"{BOT_NAMES[0][0]}assandra"
    ada = salon.player()
    table = await ada.ok("POST", "/api/tables", {"game": "toy", "name": person, "bots": ["easy", "easy"]})
    assert names_of(table) == [person, BOT_NAMES[1], BOT_NAMES[2]], "a pawn shows only the first letter"


async def test_bots_are_not_called_like_people(salon: Salon) -> None:
    ada = salon.player()
    table = await ada.ok(
        "POST", "/api/tables", {"game": "toy", "name": BOT_NAMES[0].upper(), "bots": ["easy", "easy"]}
    )
    assert table["seats"][0]["name"] == BOT_NAMES[0].upper()
    assert names_of(table)[1:] == [BOT_NAMES[1], BOT_NAMES[2]]
    code = table["code"]
    table = await salon.player().ok("POST", f"/api/tables/{code}/join", {"name": BOT_NAMES[1]})
    assert table["seats"][3]["name"] == BOT_NAMES[1], "people keep their names: the bot gets another one"
    assert all_differ(table)


async def test_people_who_come_at_the_same_moment_get_different_names(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    people = [salon.player() for _ in range(3)]
    joins = (person.ok("POST", f"/api/tables/{code}/join", {"name": "Ada"}) for person in people)
    await asyncio.gather(*joins)
    table = await ada.ok("GET", f"/api/tables/{code}")
    assert sorted(names_of(table)) == ["Ada", "Ada 2", "Ada 3", "Ada 4"]


async def test_who_takes_over_a_seat_does_not_take_anothers_name(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    await ben.ok("POST", f"/api/tables/{code}/leave")
    eve = await salon.let_in(code, ada, "ADA", 1)
    table = await eve.ok("GET", f"/api/tables/{code}")
    assert names_of(table) == ["Ada", "ADA 2"]
