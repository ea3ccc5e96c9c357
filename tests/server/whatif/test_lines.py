"""The coach's lines: whose they are, and that they follow the rules from the best move on."""

import asyncio
from typing import Any

import pytest

from salon.server.compute import lines
from salon.server.compute.task_queue import QueueFullError
from tests.server.compute.test_reviews import to_the_end
from tests.support.server.harness import PATIENCE_S, Message, Player, Salon
from tests.support.server.reviews import review

pytestmark = pytest.mark.asyncio


def path(player: Player, seq: int) -> str:
    return f"/api/replays/{player.game_id}/review/{seq}/line"


async def line(salon: Salon, player: Player, seq: int) -> Message:
    await player.ok("GET", path(player, seq))
    job = salon.node.lines._jobs[player.game_id, player.visitor or "", seq]
    await asyncio.wait_for(asyncio.shield(job.task), PATIENCE_S)
    found: Message = await player.ok("GET", path(player, seq))
    assert found["finished"]
    return found


async def test_a_line_begins_with_the_best_move_and_goes_on_by_the_rules(salon: Salon) -> None:
    _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    await to_the_end(players)
    ada = players[0]
    (seat,) = (await review(salon, ada))["seats"]
    marked = next(move for move in seat["moves"] if move["chosen"]["action"]["type"] == "Mark")
    found = await line(salon, ada, marked["seq"])
    first, *later = found["steps"]
    assert (first["seq"], first["seat"]) == (marked["seq"], 0)
    assert first["events"] == [{"type": "Marked", "seat": 0, "number": marked["best"]["action"]["number"]}]
    assert [each["seq"] for each in later] == list(range(first["seq"] + 1, first["seq"] + 1 + len(later)))
    assert 1 <= len(later) <= 7
    assert (await ada.ok("GET", path(ada, marked["seq"]))) == found, "it is worked out once"


async def test_lines_are_for_those_whose_moves_were_reviewed(salon: Salon) -> None:
    _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    await to_the_end(players)
    ada, ben = players
    answers = [await ada.ask("GET", path(ada, 1))]
    (seat,) = (await review(salon, ada))["seats"]
    seq = seat["moves"][0]["seq"]
    answers += [await ben.ask("GET", path(ada, seq)), await salon.player().ask("GET", path(ada, seq))]
    answers += [await ada.ask("GET", path(ada, each)) for each in (0, 2, 99, 10**9)]
    for answer in answers:
        assert answer.json()["code"] == "no-such-line"
        assert not answer.json()["text"].startswith("refused-")
    await ben.ok("POST", f"/api/replays/{ada.game_id}/withdrawal")
    assert (await ada.ask("GET", path(ada, seq))).json()["code"] == "no-such-line"


async def reviewed(salon: Salon) -> tuple[Player, list[int]]:
    """A player with a finished game, and their moves that have been reviewed."""
    _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    await to_the_end(players)
    (seat,) = (await review(salon, players[0]))["seats"]
    return players[0], [move["seq"] for move in seat["moves"]]


def tokens(salon: Salon) -> float:
    return float(salon.node.access._requests._buckets["192.0.2.7"]._tokens)


async def test_a_new_line_costs_as_much_as_a_replay(salon: Salon) -> None:
    ada, (seq, *_) = await reviewed(salon)
    price = salon.node.context.settings.limits.replay_requests
    costs: list[float] = []
    for _ in range(2):
        before = tokens(salon)
        await line(salon, ada, seq) if not costs else await ada.ok("GET", path(ada, seq))
        costs.append(before - tokens(salon))
    assert costs[0] > price > 4 > costs[1]
    assert salon.node.access.replay_bytes == 0
    salon.node.access._requests._buckets["192.0.2.7"]._tokens = 2
    salon.node.lines._jobs.clear()
    await ada.ask("GET", path(ada, seq))
    assert (await ada.ask("GET", path(ada, seq))).json()["code"] == "slow-down"


async def test_the_memory_of_its_log_is_held_while_it_is_read(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, (seq, *_) = await reviewed(salon)
    held, before = [], lines._before

    def looked_at(*given: Any) -> Any:
        held.append(salon.node.access.replay_bytes)
        return before(*given)

    monkeypatch.setattr(lines, "_before", looked_at)
    await line(salon, ada, seq)
    assert held[0] > 1_024
    assert salon.node.access.replay_bytes == 0


async def test_a_line_that_was_cut_off_is_not_kept(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, (seq, *_) = await reviewed(salon)

    async def full(*_given: Any) -> bytes:
        raise QueueFullError

    with monkeypatch.context() as patched:
        patched.setattr(salon.node.lines, "_choose", full)
        assert not (await ada.ok("GET", path(ada, seq)))["finished"]
        job = salon.node.lines._jobs[ada.game_id, ada.visitor or "", seq]
        await asyncio.wait_for(asyncio.shield(job.task), PATIENCE_S)
        answer = await ada.ask("GET", path(ada, seq))
        assert answer.json()["code"] == "house-busy"
    found = await line(salon, ada, seq)
    assert len(found["steps"]) > len(job.steps)


async def test_a_visitor_has_only_so_many_under_way(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, seqs = await reviewed(salon)
    monkeypatch.setattr(lines, "MOST_UNDER_WAY", 1)

    async def never(*_given: Any) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(salon.node.lines, "_choose", never)
    jobs = []
    for seq in seqs[:2]:
        await ada.ok("GET", path(ada, seq))
        jobs.append(salon.node.lines._jobs[ada.game_id, ada.visitor or "", seq])
    await asyncio.wait([jobs[0].task], timeout=PATIENCE_S)
    assert (jobs[0].task.cancelled(), jobs[1].task.done()) == (True, False)
    assert list(salon.node.lines._jobs.values()) == jobs[1:]
