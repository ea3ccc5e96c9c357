"""The coach's lines: whose they are, and that they follow the rules from the best move on."""

import asyncio

import pytest

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
