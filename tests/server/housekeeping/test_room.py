"""Nobody fills the disk: an address has a budget, the database a limit, and the disk a reserve."""

import logging
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace

from salon.core import Refusal
from salon.server.background import cancel
from salon.server.housekeeping import disk_room
from salon.server.housekeeping.disk_room import Room
from salon.server.settings import MINUTE, Settings
from salon.server.store.base import StoreFullError
from salon.server.store.disk.space import DiskSpace
from salon.server.store.sql import SqlStore
from salon.words import explain
from tests.support.server.harness import Message, Player, Salon, open_salon
from tests.support.server.rows import a_table
from tests.support.server.toy import TIME_MS

VOTE = {"type": "Vote", "points": 1}
NEW = {"game": "toy", "name": "Ada"}
BUDGET = 8_000
A_SECOND = 100
MOST = Settings(database="").store_bytes


async def pair(salon: Salon, address: str, **options: Any) -> list[Player]:
    """Two people at a table at which a game is being played."""
    players = [salon.player(address), salon.player(address)]
    wish = {**NEW, "seats": 2, "options": {"rounds": 50, **options}}
    code = (await players[0].ok("POST", "/api/tables", wish))["code"]
    await players[1].ok("POST", f"/api/tables/{code}/join", {"name": "Ben"})
    await players[0].ok("POST", f"/api/tables/{code}/start")
    for player in players:
        await player.connect(code)
        await player.news(0)
    return players


async def step(players: list[Player]) -> Message:
    """The next action of whoever is asked; returns its answer."""
    waiting = players[0].waiting()
    seat = next(int(seat) for seat, asked in waiting.items() if not asked.get("answered"))
    action = VOTE if len(waiting) > 1 or "vote" in str(waiting[str(seat)]).lower() else {"type": "Pass"}
    answer = await players[seat].act(action, seat=seat)
    if answer["type"] == "Ack":
        for player in players:
            await player.news(answer["seq"])
    return answer


async def steps_until_refused(players: list[Player], most: int = 200) -> tuple[int, Message]:
    for number in range(most):
        answer = await step(players)
        if answer["type"] == "Refused":
            return number, answer
    raise AssertionError("nothing was refused")


async def test_an_address_has_a_budget_and_no_other_pays_for_it(tmp_path: Path) -> None:
    limits = {"stored_bytes_at_once": BUDGET, "stored_bytes_a_second": A_SECOND, "messages_at_once": 1000}
    async with open_salon(tmp_path, limits=limits) as salon:
        greedy = await pair(salon, "198.51.100.7")
        others = await pair(salon, "203.0.113.9")
        done, answer = await steps_until_refused(greedy)
        assert answer["code"] == "over-quota"
        assert BUDGET / 500 < done < BUDGET / 100, "what is stored counts, in bytes"
        stored = await cast("SqlStore", salon.node.context.store).log(greedy[0].game_id)
        assert len(stored) == done + 1, "what is refused is not stored"
        refused = await greedy[0].ask("POST", "/api/tables", NEW)
        assert (refused.status_code, refused.json()["code"]) == (429, "over-quota")
        assert (await step(others))["type"] == "Ack"
        await salon.player("203.0.113.10").ok("POST", "/api/tables", NEW)
        salon.clock.advance(BUDGET // A_SECOND * 1000)
        assert (await step(greedy))["type"] == "Ack", "the budget comes back"


async def test_half_an_ipv6_address_has_one_budget(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"stored_bytes_at_once": 1, "stored_bytes_a_second": 1}) as salon:
        await salon.player("2001:db8::1").ok("POST", "/api/tables", NEW)
        answer = await salon.player("2001:db8::2:3").ask("POST", "/api/tables", NEW)
        assert answer.json()["code"] == "over-quota"
        await salon.player("2001:db8:0:1::1").ok("POST", "/api/tables", NEW)


async def test_what_bots_store_is_charged_to_who_lets_them_play(tmp_path: Path) -> None:
    async with open_salon(tmp_path) as salon:
        budgets = salon.node.context.guard._budgets
        people = await pair(salon, "198.51.100.7")
        alone = salon.player("203.0.113.9")
        wish = {**NEW, "seats": 2, "bots": ["easy"], "options": {"rounds": 50}, "start": True}
        code = (await alone.ok("POST", "/api/tables", wish))["code"]
        await alone.connect(code)
        await alone.news(1)
        after_bot = budgets._buckets["203.0.113.9"]._tokens
        after_start = budgets._buckets["198.51.100.7"]._tokens
        await step(people)
        action = after_start - budgets._buckets["198.51.100.7"]._tokens
        assert action > 100
        assert after_start - after_bot > action / 2, "a table, a game, and an action of a bot"


async def measured(salon: Salon, used: int = 0, free: int = 10**12, total: int = 10**12) -> None:
    """Let the database and the disk have these sizes."""
    await cancel(salon.node._measuring)
    room = salon.node.context.guard.room
    room.measured = disk_room.Measured(used, DiskSpace(total, free))


@pytest.fixture
def still_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is looked at only by `measured`."""
    monkeypatch.setattr(disk_room.DiskRoom, "_glance", lambda _self: None)


@pytest.mark.usefixtures("still_disk")
@pytest.mark.parametrize(
    ("tight", "none"),
    [
        ({"used": MOST}, {"used": MOST + MOST // 10}),
        ({"free": 90_000_000}, {"free": 20_000_000}),
        ({"free": 40_000, "total": 1_000_000}, {"free": 10_000, "total": 1_000_000}),
    ],
)
async def test_new_games_are_refused_before_running_ones(
    salon: Salon, tight: dict[str, int], none: dict[str, int]
) -> None:
    players = await pair(salon, "192.0.2.7", clock=True)
    lobby = (await players[0].ok("POST", "/api/tables", {**NEW, "seats": 2}))["code"]
    await players[1].ok("POST", f"/api/tables/{lobby}/join", {"name": "Ben"})
    await measured(salon, **tight)
    for path, body in (("/api/tables", NEW), (f"/api/tables/{lobby}/start", None)):
        answer = await players[0].ask("POST", path, body)
        assert (answer.status_code, answer.json()["code"]) == (503, "no-room")
        assert "no new games" in answer.json()["text"]
    assert (await step(players))["type"] == "Ack", "running games go on"
    assert (await players[0].ok("GET", "/ready"))["status"] == "ok"
    await measured(salon, **none)
    seq = players[0].seq
    refused = await step(players)
    assert (refused["type"], refused["code"]) == ("Refused", "cannot-store")
    ready = await players[0].ask("GET", "/ready")
    assert (ready.status_code, ready.json()["status"]) == (503, "no-room")
    assert (await players[0].ok("GET", "/health"))["status"] == "ok"
    salon.clock.advance(TIME_MS)
    await salon.node.timers.fire()
    await players[0].news(seq + 1)  # the server itself can still end a turn
    await measured(salon)
    assert (await step(players))["type"] == "Ack"
    assert (await players[0].ok("GET", "/ready"))["status"] == "ok"


@pytest.mark.usefixtures("still_disk")
async def test_refused_writes_are_counted_and_logged_once_in_a_while(
    salon: Salon, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    monkeypatch.setattr("salon.server.housekeeping.write_guard.monotonic_ms", lambda: now)
    caplog.set_level(logging.INFO, "salon.server.housekeeping")
    ada = salon.player()
    await measured(salon, used=MOST)
    for _ in range(30):
        await ada.ask("POST", "/api/tables", NEW)
    now = MINUTE
    await ada.ask("POST", "/api/tables", NEW)
    lines = [record.message for record in caplog.records if "refused" in record.message]
    assert [line.split()[0] for line in lines] == ["1", "30"]
    registry = salon.node.metrics.registry
    assert registry.get_sample_value("salon_refused_writes_total", {"reason": "no-room"}) == 31
    assert registry.get_sample_value("salon_refusals_total", {"code": "no-room"}) == 31
    assert registry.get_sample_value("salon_store_bytes") == MOST
    assert registry.get_sample_value("salon_disk_free_bytes") == 10**12


async def test_a_database_that_has_no_room_is_not_ready_until_it_writes_again(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, ada = cast("SqlStore", salon.node.context.store), salon.player()

    async def full(*_: object) -> None:
        raise StoreFullError("no space left on device")

    monkeypatch.setattr(store.writer, "is_full", True)
    with monkeypatch.context() as patch:
        patch.setattr(store, "record_heartbeat", full)
        answer = await ada.ask("GET", "/ready")
        assert (answer.status_code, answer.json()["status"]) == (503, "no-room")
    assert (await ada.ok("GET", "/ready"))["status"] == "ok", "a write has been tried, and was done"
    assert not store.is_full


async def test_the_size_of_a_database_is_what_it_uses(database: str) -> None:
    store = SqlStore(database)
    empty = await store.used_bytes()
    for letter in "ACDEFGHJKM":
        table = replace(a_table(f"AAAA{letter}"), options={"note": letter * 50_000})
        assert await store.add_table(table)
    grown = await store.used_bytes()
    assert grown > empty
    await store.remove_tables(("lobby",), 10)
    if database.startswith("sqlite"):
        assert await store.used_bytes() < grown, "pages that can be used again do not count"
    await store.close()


@pytest.mark.parametrize("code", ["no-room", "over-quota", "cannot-store"])
def test_every_reason_has_words(code: str) -> None:
    said = {language: explain(Refusal(code), language) for language in ("en", "fr")}
    assert said["en"] != said["fr"]
    assert all(code not in text for text in said.values())


async def test_a_small_disk_has_a_small_reserve(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(disk_room.DiskRoom, "_glance", lambda _self: None)
    await measured(salon, free=60_000, total=1_000_000)
    assert salon.node.context.guard.room.room() == Room.ENOUGH
