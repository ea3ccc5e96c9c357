"""Who gets to a table: the lock, and people whom the host has removed for good."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from salon.server.domain.admission import MOST_REMOVED
from salon.server.web.socket.wire import REMOVED
from tests.support.server.harness import PATIENCE_S, Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

ELSEWHERE = "198.51.100.9"


async def refusal(player: Player, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await player.ask(method, path, body)
    return answer.status_code, answer.json()["code"]


async def shut_out(player: Player) -> dict[str, Any]:
    """Wait until the server has told the player why, and has closed the socket."""
    said = await player.until("Refused")
    assert await asyncio.wait_for(asyncio.shield(player.wire.closed), PATIENCE_S) == REMOVED
    return said


async def remove(host: Player, code: str, person: int, *, network: bool = False) -> dict[str, Any]:
    view: dict[str, Any] = await host.ok(
        "POST", f"/api/tables/{code}/removed", {"person": person, "network": network}
    )
    return view


async def test_a_locked_table_takes_nobody_new(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    table = await ada.ok("PATCH", f"/api/tables/{code}", {"locked": True})
    assert table["locked"]
    assert (await ben.table(lambda table: table["locked"]))["table"]["me"]["seats"] == [1]
    newcomer = salon.player()
    answer = await newcomer.ask("POST", f"/api/tables/{code}/join", {"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (403, "table-locked")
    assert "locked" in answer.json()["text"]
    looker = await newcomer.connect(code)
    assert looker.seen[-1]["table"]["locked"], "a spectator sees the lock"
    assert (await ben.ok("POST", f"/api/tables/{code}/join", {"name": "Bea"}))["me"]["seats"] == [1, 2]
    await ada.ok("PATCH", f"/api/tables/{code}", {"locked": False})
    assert (await newcomer.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"}))["me"]["seats"] == [3]


async def test_a_table_that_everybody_has_left_is_not_locked_for_ever(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    await ada.ok("PATCH", f"/api/tables/{code}", {"locked": True})
    assert not (await ada.ok("POST", f"/api/tables/{code}/leave"))["locked"]
    assert (await ada.ok("POST", f"/api/tables/{code}/join", {"name": "Ada"}))["me"]["host"]


async def test_only_the_host_locks_removes_restores_and_answers(salon: Salon) -> None:
    code, (_ada, ben) = await salon.table("Ada", "Ben")
    ways = [
        ("PATCH", "", {"locked": True}),
        ("POST", "/removed", {"person": 1}),
        ("DELETE", "/removed/1", None),
        ("POST", "/requests/1", {"granted": True}),
    ]
    for method, path, body in ways:
        assert await refusal(ben, method, f"/api/tables/{code}{path}", body) == (403, "not-host")
        stranger = salon.player()
        assert await refusal(stranger, method, f"/api/tables/{code}{path}", body) == (403, "not-at-table")
    table = await salon.node.tables.get(code)
    assert (table.locked, table.removed, len(table.members)) == (False, (), 2)


async def test_members_reconnect_to_a_locked_table_and_who_has_left_does_not_sit_down_again(
    salon: Salon,
) -> None:
    code, (ada, ben, cem) = await salon.table("Ada", "Ben", "Cem")
    await ben.hang_up()
    await ada.ok("PATCH", f"/api/tables/{code}", {"locked": True})
    await ben.connect(code)
    assert ben.seen[-1]["table"]["me"]["seats"] == [1]
    screen = await salon.player(ELSEWHERE).connect(code, screen=True)
    assert screen.seen[-1]["table"]["locked"]
    await cem.ok("POST", f"/api/tables/{code}/leave")
    assert await refusal(cem, "POST", f"/api/tables/{code}/join", {"name": "Cem"}) == (403, "table-locked")


async def test_a_lock_and_newcomers_at_the_same_moment(salon: Salon) -> None:
    """However the requests interleave, nobody sits down after the lock was stored."""
    code, (ada,) = await salon.table("Ada")
    people = [salon.player() for _ in range(3)]
    joins = [person.ask("POST", f"/api/tables/{code}/join", {"name": "Eve"}) for person in people]
    lock, *answers = await asyncio.gather(ada.ask("PATCH", f"/api/tables/{code}", {"locked": True}), *joins)
    late = await refusal(salon.player(), "POST", f"/api/tables/{code}/join", {"name": "Eve"})
    assert late == (403, "table-locked")
    inside = [answer for answer in answers if answer.is_success]
    assert all(answer.json()["version"] < lock.json()["version"] for answer in inside)
    assert len((await salon.node.tables.get(code)).members) == 1 + len(inside)


async def test_a_removed_visitor_is_out_by_every_door(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    screen = salon.player()
    screen.http.cookies = ben.http.cookies
    await screen.connect(code, screen=True)
    silent = salon.player()
    silent.http.cookies = ben.http.cookies
    await silent.knock(code)
    table = await remove(ada, code, 2)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open", "open"]
    assert table["removed"] == [{"number": 2, "name": "Ben", "network": False}]
    said = await shut_out(ben)
    assert (said["code"], said["text"]) == ("removed", "The host has removed you from this table.")
    await shut_out(screen)
    silent.say({"type": "Hello"})
    await shut_out(silent)
    assert not any(message["type"] == "TableNews" for message in silent.seen)
    for method, path, body in [
        ("GET", "", None),
        ("GET", "/qr.svg", None),
        ("POST", "/join", {"name": "Ben"}),
        ("POST", "/join", {"name": "Somebody else", "seat": 2}),
        ("POST", "/requests", {"name": "Ben", "seat": 1}),
        ("POST", "/leave", None),
        ("POST", "/start", None),
        ("PATCH", "/seats/1", {"name": "Ben"}),
        ("POST", "/removed", {"person": 1}),
        ("DELETE", "/removed/2", None),
    ]:
        assert await refusal(ben, method, f"/api/tables/{code}{path}", body) == (403, "removed"), path
    assert await ben.ok("GET", "/api/me/tables") == []
    for as_screen in (False, True):
        await ben.knock(code, screen=as_screen)
        ben.say({"type": "Hello"})
        await shut_out(ben)
        assert [message["type"] for message in ben.seen] == ["Refused"]


async def test_a_removed_visitor_loses_the_hand_in_the_middle_of_a_game(salon: Salon) -> None:
    code, (ada, ben, cem) = await salon.playing("Ada", "Ben", "Cem", options={"rounds": 50})
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    table = await remove(ada, code, 2)
    assert (table["seats"][1]["kind"], table["seats"][1]["name"]) == ("bot", "Ben")
    await shut_out(ben)
    assert await refusal(cem, "POST", f"/api/tables/{code}/join", {"name": "Cem", "seat": 1}) == (
        409,
        "seat-taken",
    ), "nobody gets the hand of somebody who was thrown out, not even a friend of the host"
    news = await ada.news(1)
    assert news["seq"] == 1, "a bot plays on"


async def test_a_removed_visitor_who_reads_slowly_sees_nothing_of_what_follows(salon: Salon) -> None:
    code, (ada, ben, cem) = await salon.playing("Ada", "Ben", "Cem", options={"rounds": 50})
    await ben.quiet()
    ben.wire.open.clear()
    await ada.ok("PATCH", f"/api/tables/{code}/seats/0", {"name": "Ada II"})
    await cem.table(lambda table: table["seats"][0]["name"] == "Ada II")
    await remove(ada, code, 2)
    await ada.news(1)
    ben.wire.open.set()
    await shut_out(ben)
    later = [message for message in ben.seen if message["type"] == "GameNews" and message["seq"] > 0]
    assert later == []


async def test_without_the_network_a_new_cookie_gets_in_and_with_it_nobody_new(salon: Salon) -> None:
    code, (ada, ben, cem) = await salon.table("Ada", "Ben", "Cem")
    looker = await salon.player().connect(code)
    far = await salon.player(ELSEWHERE).connect(code)
    await remove(ada, code, 2)
    again = salon.player()
    assert (await again.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"}))["me"]["member"] == 4
    await again.connect(code)
    table = await remove(ada, code, 4, network=True)
    assert table["removed"][1] == {"number": 4, "name": "Ben", "network": True}
    for person in (ben, again, looker):
        await shut_out(person)
    for as_screen in (False, True):
        fresh = salon.player()
        await fresh.knock(code, screen=as_screen)
        fresh.say({"type": "Hello"})
        said = await shut_out(fresh)
        assert said["text"] == "The host has removed you from this table.", "the same for both"
    assert await refusal(salon.player(), "POST", f"/api/tables/{code}/join", {"name": "Ben"}) == (
        403,
        "removed",
    )
    assert await refusal(salon.player(), "GET", f"/api/tables/{code}") == (403, "removed")
    await cem.hang_up()
    await cem.connect(code)
    assert cem.seen[-1]["table"]["me"]["seats"] == [2], "members on the same network stay"
    await far.quiet()
    assert (await salon.player(ELSEWHERE).ok("POST", f"/api/tables/{code}/join", {"name": "Dee"}))["me"]


async def test_half_an_ipv6_address_is_the_removed_ones_own(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    eve = salon.player("2001:db8:1:2::a")
    number = (await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"}))["me"]["member"]
    await remove(ada, code, number, network=True)
    neighbour, stranger = salon.player("2001:db8:1:2:ffff::b"), salon.player("2001:db8:1:3::a")
    assert await refusal(neighbour, "GET", f"/api/tables/{code}") == (403, "removed")
    assert (await stranger.ok("GET", f"/api/tables/{code}"))["me"] is None


async def test_the_network_that_counts_is_the_last_one(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    await ben.hang_up()
    await ada.table(lambda table: table["seats"][1]["away"])
    ben.address = ELSEWHERE
    await ben.connect(code)
    await ada.table(lambda table: not table["seats"][1]["away"])
    await remove(ada, code, 2, network=True)
    assert await refusal(salon.player(ELSEWHERE), "GET", f"/api/tables/{code}") == (403, "removed")
    assert await salon.player().ok("GET", f"/api/tables/{code}")


async def test_no_address_is_stored_and_no_table_knows_anothers_networks(tmp_path: Path) -> None:
    async with open_salon(tmp_path, address_key="secret") as salon:
        stored = []
        for _ in range(2):
            code, (ada, _ben) = await salon.table("Ada", "Ben")
            await remove(ada, code, 2, network=True)
            table = await salon.node.tables.get(code)
            stored.append(table.removed[0].network)
            assert ada.address not in str(table)
            view = await ada.ok("GET", f"/api/tables/{code}")
            assert str(table.removed[0].network) not in str(view)
            assert table.removed[0].visitor not in str(view)
        assert len(set(stored)) == 2
        assert all(len(found) == 32 for found in stored if found is not None)


async def test_only_the_host_sees_who_was_removed_and_lets_them_back(salon: Salon) -> None:
    code, (ada, ben, cem) = await salon.table("Ada", "Ben", "Cem")
    await remove(ada, code, 2)
    told = await cem.table(lambda table: table["seats"][1]["kind"] == "open")
    assert told["table"]["removed"] == []
    assert (await ada.ok("DELETE", f"/api/tables/{code}/removed/2"))["removed"] == []
    assert await refusal(ada, "DELETE", f"/api/tables/{code}/removed/2") == (404, "no-such-person")
    assert (await ben.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"}))["me"]["member"] == 4


async def test_hosts_do_not_remove_themselves_or_nobody(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    path = f"/api/tables/{code}/removed"
    assert await refusal(ada, "POST", path, {"person": 1}) == (403, "remove-self")
    assert await refusal(ada, "POST", path, {"person": 7}) == (404, "no-such-person")


async def test_the_list_of_removed_people_is_bounded(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada")
    for number in range(2, MOST_REMOVED + 3):
        eve = salon.player()
        await eve.ok("POST", f"/api/tables/{code}/join", {"name": "Eve"})
        if number < MOST_REMOVED + 2:
            await remove(ada, code, number)
    full = await refusal(ada, "POST", f"/api/tables/{code}/removed", {"person": MOST_REMOVED + 2})
    assert full == (409, "removed-full")
    assert len((await salon.node.tables.get(code)).removed) == MOST_REMOVED


async def test_a_join_that_races_with_the_removal_does_not_bring_them_back(salon: Salon) -> None:
    code, (ada, ben) = await salon.table("Ada", "Ben")
    wish = {"name": "Ben"}
    removal, *_ = await asyncio.gather(
        ada.ask("POST", f"/api/tables/{code}/removed", {"person": 2}),
        *(ben.ask("POST", f"/api/tables/{code}/join", wish) for _ in range(4)),
    )
    assert removal.is_success
    table = await salon.node.tables.get(code)
    assert [member.name for member in table.members] == ["Ada"]
    assert table.seats_of(table.member_of(ben.visitor)) == ()
