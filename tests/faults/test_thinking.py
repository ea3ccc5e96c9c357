"""A server whose workers are under attack: the bots of others go on, and what nobody needs is not computed."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.compute.ordering_game import ORDERING_KIT
from tests.server.compute.slow_workers import SlowWorkers
from tests.server.compute.virtual_time import FirstComeFirstServed, eventually, settle
from tests.support.server.harness import Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

TABLES = 38
WISHES = 40
BOUND = 3
EVE = "198.51.100.1"
VOTE = {"type": "Vote", "points": 1}


def attacked(folder: Path, workers: SlowWorkers) -> Any:
    return open_salon(folder, kit=ORDERING_KIT, workers=workers)


async def tables_of_masters(salon: Salon) -> None:
    """One visitor opens as many tables as they may, each with three bots that think."""
    eve = salon.player(EVE)
    for _ in range(TABLES):
        table = {"game": "toy", "name": "Eve", "bots": ["hard"] * 3, "start": True, "options": {"rounds": 50}}
        await eve.ok("POST", "/api/tables", table)


async def at_the_turn(salon: Salon) -> list[Player]:
    """Four connections of one visitor, who has the turn at a table of two."""
    code, players = await salon.playing("Eve", "Ben", options={"rounds": 50})
    for seat, player in enumerate(players):
        assert (await player.act(VOTE, seat=seat))["type"] == "Ack"
    twins = [salon.player(EVE) for _ in range(4)]
    for twin in twins:
        twin.http.cookies = players[0].http.cookies
        await twin.connect(code)
        await twin.news(2)
    return twins


def wish(player: Player, number: int, seq: int) -> None:
    action = {"type": "Print", "number": number % 9}
    player.say(
        {
            "type": "Act",
            "id": f"w{number}",
            "game_id": player.game_id,
            "seq": seq,
            "seat": 0,
            "action": action,
        }
    )


async def tasks_of_a_bots_move(salon: Salon, workers: SlowWorkers) -> int:
    """How many tasks have to end until somebody else's bot has thought about its move, its own included."""

    def begun() -> int:
        return sum(each.startswith("easy") for each in workers.begun)

    waiting, before, queue = len(salon.node.context.task_queue), begun(), salon.node.context.task_queue
    table = {"game": "toy", "name": "Ada", "bots": ["easy"], "start": True}
    await salon.player().ok("POST", "/api/tables", table)
    await eventually(lambda: len(queue) > waiting or begun() > before)
    ended = 1
    while begun() == before:
        await workers.finish()
        ended += 1
    return ended


async def under_attack(folder: Path) -> tuple[int, int]:
    """How many tasks have to end for a bot's move: in a quiet house, and with everything at once."""
    workers = SlowWorkers()
    async with attacked(folder, workers) as salon:
        quiet = await tasks_of_a_bots_move(salon, workers)
        await workers.finish()
        twins = await at_the_turn(salon)
        await tables_of_masters(salon)
        for number in range(WISHES):
            wish(twins[number % len(twins)], number, seq=2 if number % 2 else 1)
        await eventually(lambda: len(salon.node.context.task_queue) >= TABLES - 2)
        await settle()
        attacked_ = await tasks_of_a_bots_move(salon, workers)
        await workers.finish_all()
    return quiet, attacked_


async def test_nobodys_bot_waits_more_than_three_times_as_long(tmp_path: Path) -> None:
    quiet, attacked_ = await under_attack(tmp_path)
    assert attacked_ <= BOUND * quiet


async def test_in_order_of_arrival_it_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.server.compute.task_queue.FairQueue", FirstComeFirstServed)
    quiet, attacked_ = await under_attack(tmp_path)
    assert attacked_ > BOUND * quiet


async def test_stale_wishes_are_refused_before_anything_is_made(tmp_path: Path) -> None:
    workers = SlowWorkers()
    async with attacked(tmp_path, workers) as salon:
        twins = await at_the_turn(salon)
        for number in range(WISHES):
            wish(twins[number % len(twins)], number, seq=1)
        for number in range(WISHES):
            assert (await twins[number % len(twins)].until("Refused"))["code"] == "stale"
        assert workers.begun == []
        assert len(salon.node.context.task_queue) == 0


async def test_the_wish_of_a_socket_that_has_gone_leaves_the_queue(tmp_path: Path) -> None:
    workers = SlowWorkers()
    async with attacked(tmp_path, workers) as salon:
        queue = salon.node.context.task_queue
        await tables_of_masters(salon)
        twins = await at_the_turn(salon)
        await eventually(lambda: len(queue) == TABLES - 1)
        wish(twins[1], 5, seq=2)
        await eventually(lambda: len(queue) == TABLES)
        await twins[1].hang_up()
        await eventually(lambda: len(queue) == TABLES - 1)
        await workers.finish_all()
        assert "make" not in workers.begun
