"""A seat moves to another device by a code that the old one shows: once, within two minutes, and back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from salon.server.domain.devices.transfers import LASTS_MS, LENGTH
from salon.server.store.base import Store
from tests.support.server.harness import Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}
ELSEWHERE = "198.51.100.9"


async def offer(player: Player, code: str) -> Any:
    return await player.ok("POST", f"/api/tables/{code}/transfer")


async def claim(player: Player, code: str, typed: str) -> tuple[int, str, str]:
    answer = await player.ask("POST", f"/api/tables/{code}/transfer/claim", {"code": typed})
    said = answer.json()
    return answer.status_code, said["code"], said.get("text", "")


async def test_a_seat_moves_with_its_hand_and_is_taken_back(salon: Salon) -> None:
    code, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    moving = await offer(ada, code)
    assert len(moving["code"]) == LENGTH
    assert moving["link"] == f"http://salon.test/t/{code}#move={moving['code']}"
    assert moving["lasts_ms"] == LASTS_MS
    assert moving["qr"].startswith("M2 2h1v1h-1z")
    assert moving["qr_size"] > 21

    phone = salon.player()
    typed = f" {moving['code'][:4].lower()} {moving['code'][4:]} "
    table = await phone.ok("POST", f"/api/tables/{code}/transfer/claim", {"code": typed})
    assert (table["me"]["name"], table["me"]["seats"], table["me"]["host"]) == ("Ada", [0], True)
    await phone.connect(code)
    await phone.news(0)
    assert len(phone.view(0)["hand"]) == 1
    assert (await phone.act(VOTE, seat=0))["type"] == "Ack"

    told = await ada.table(lambda table: table["me"] is None)
    assert told["table"]["moved"] == [0], "the old device looks on, and may take the seat back"
    assert (await ada.act(VOTE, seat=0))["code"] == "not-at-table"
    assert (await ben.ok("GET", f"/api/tables/{code}"))["moved"] == []

    back = await ada.ok("POST", f"/api/tables/{code}/transfer/back")
    assert (back["me"]["seats"], back["moved"]) == ([0], [])
    await phone.table(lambda table: table["me"] is None and table["moved"] == [0])
    again = await phone.ok("POST", f"/api/tables/{code}/transfer/back")
    assert again["me"]["seats"] == [0]
    for stranger in (ben, salon.player()):
        answer = await stranger.ask("POST", f"/api/tables/{code}/transfer/back")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-at-table")


async def test_a_code_works_once_for_two_minutes_and_the_refusals_are_the_same(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    used = (await offer(ada, code))["code"]
    assert (await claim(salon.player(), code, used))[0] == 200
    replaced = (await offer(ben, code))["code"]
    expired = (await offer(ben, code))["code"]
    salon.clock.advance(LASTS_MS)
    answers = [
        await salon.player(ELSEWHERE).ask("POST", f"/api/tables/{code}/transfer/claim", {"code": typed})
        for typed in (used, replaced, expired, "AAAACCCC", "", "é", "🙂" * 8)
    ]
    assert {answer.status_code for answer in answers} == {403}
    assert len({answer.content for answer in answers}) == 1, "wrong, expired and used codes are refused alike"
    assert answers[0].json()["code"] == "transfer-wrong"
    assert all("set-cookie" not in answer.headers for answer in answers)
    fresh = (await offer(ben, code))["code"]
    salon.clock.advance(LASTS_MS - 1)
    assert (await claim(salon.player(), code, fresh))[0] == 200


async def test_of_two_devices_one_gets_the_seat(salon: Salon) -> None:
    code, (ada, _ben) = await salon.table("Ada", "Ben")
    moving = (await offer(ada, code))["code"]
    answers = await asyncio.gather(*(claim(salon.player(), code, moving) for _ in range(5)))
    assert sorted(status for status, _, _ in answers) == [200, 403, 403, 403, 403]


async def test_who_guesses_is_refused_before_anything_is_looked_up(salon: Salon) -> None:
    code, (ada, _ben) = await salon.table("Ada", "Ben")
    moving = (await offer(ada, code))["code"]
    most = salon.node.context.settings.limits.transfers_at_once
    guessers = [salon.player(ELSEWHERE) for _ in range(most + 2)]
    answers = await asyncio.gather(*(claim(guesser, code, "AAAACCCC") for guesser in guessers))
    assert sorted(told for _, told, _ in answers) == ["slow-down"] * 2 + ["transfer-wrong"] * most
    right, wrong = await claim(guessers[0], code, moving), await claim(guessers[1], code, "AAAACCCC")
    assert right == wrong, "a right code looks like a wrong one"
    assert right[:2] == (429, "slow-down")
    assert (await claim(salon.player(), code, moving))[0] == 200, "another address is not held up"


async def test_nobody_gets_a_second_seat_or_another_tables(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    other, (cem,) = await salon.table("Cem")
    moving = (await offer(ada, code))["code"]
    assert (await claim(ben, code, moving))[:2] == (409, "transfer-seated")
    assert (await claim(ben, code, "AAAACCCC"))[:2] == (409, "transfer-seated"), "whatever they type"
    assert (await claim(salon.player(), other, moving))[:2] == (403, "transfer-wrong")
    answer = await cem.ask("POST", f"/api/tables/{code}/transfer")
    assert (answer.status_code, answer.json()["code"]) == (403, "not-at-table")


async def test_the_store_has_no_code_and_nobody_is_shown_one(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    moving = (await offer(ada, code))["code"]
    store: Store = salon.node.context.store
    (table,) = await store.tables_of(ada.visitor or "")
    assert len(table.transfers) == 1
    assert moving not in repr(table)
    await ben.ok("PATCH", f"/api/tables/{code}/seats/1", {"name": "Bea"})
    await ben.table(lambda table: table["seats"][1]["name"] == "Bea")
    assert moving not in "".join([*ada.raw, *ben.raw])
    assert "transfers" not in "".join([*ada.raw, *ben.raw])


async def test_the_game_belongs_to_the_device_on_which_it_is_played(salon: Salon) -> None:
    code, (ada, _ben) = await salon.playing("Ada", "Ben", options={"rounds": 50})
    phone = salon.player()
    assert (await claim(phone, code, (await offer(ada, code))["code"]))[0] == 200
    store = salon.node.context.store
    table = await salon.node.tables.get(code)
    assert table.game_id is not None
    assert await store.moderation.seats_in(table.game_id, phone.visitor or "") == (0,)
    assert await store.moderation.seats_in(table.game_id, ada.visitor or "") == ()
    assert [table.code for table in await store.tables_of(phone.visitor or "")] == [code]


async def test_who_sits_down_anew_takes_nothing_back_and_erased_devices_are_forgotten(salon: Salon) -> None:
    code, (ada, _ben) = await salon.table("Ada", "Ben")
    phone = salon.player()
    assert (await claim(phone, code, (await offer(ada, code))["code"]))[0] == 200
    await ada.ok("POST", f"/api/tables/{code}/join", {"name": "Ada"})
    await ada.ok("POST", f"/api/tables/{code}/leave")
    answer = await ada.ask("POST", f"/api/tables/{code}/transfer/back")
    assert answer.json()["code"] == "not-at-table"
    assert (await claim(ada, code, (await offer(phone, code))["code"]))[0] == 200
    assert (await phone.ok("GET", f"/api/tables/{code}"))["moved"] == [0]
    await phone.ok("DELETE", "/api/me/data")
    assert phone.visitor is None
    table = await salon.node.tables.get(code, fresh=True)
    assert [member.earlier for member in table.members] == [(), ()]


async def test_with_several_servers_a_code_works_at_each_and_once(tmp_path: Path) -> None:
    async with (
        open_salon(tmp_path, alone=False) as one,
        open_salon(tmp_path, alone=False, clock=one.clock) as two,
    ):
        code, (ada,) = await one.table("Ada")
        moving = (await offer(ada, code))["code"]
        answers = await asyncio.gather(
            *(claim(salon.player(), code, moving) for salon in (one, two, one, two))
        )
        assert sorted(status for status, _, _ in answers) == [200, 403, 403, 403]
