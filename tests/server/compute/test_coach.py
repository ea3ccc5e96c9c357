"""The coach: who may ask, how often, and what is answered."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from salon.server.compute.worker_pool import WorkerError
from salon.server.store.base import StoreDownError
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy import TOY_KIT
from tests.support.server.workers import ToyWorkers

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


def ask(player: Player, seat: int = 0, **changes: Any) -> None:
    player.say(
        {
            "type": "Ask",
            "question": "advice",
            "game_id": player.game_id,
            "seq": player.seq,
            "seat": seat,
            **changes,
        }
    )


async def alone(salon: Salon) -> Player:
    """Somebody who plays against a bot, which has voted already."""
    _, (ada,) = await salon.playing("Ada", bots=["easy"])
    await ada.news(1)
    return ada


async def refusal(player: Player) -> str:
    code = (await player.until("Refused"))["code"]
    assert isinstance(code, str)
    return code


class TestAdvice:
    async def test_the_best_three_the_best_first(self, salon: Salon) -> None:
        ada = await alone(salon)
        ask(ada)
        advice = await ada.until("Answer")
        assert (advice["game_id"], advice["seq"], advice["seat"]) == (ada.game_id, ada.seq, 0)
        assert [each["action"]["points"] for each in advice["answer"]] == [2, 1, 0]
        assert [each["points"] for each in advice["answer"]] == [20.0, 10.0, 0.0]

    async def test_it_sees_what_the_seat_sees(self, salon: Salon) -> None:
        workers = salon.node.context.workers
        assert isinstance(workers, ToyWorkers)
        ada = await alone(salon)
        workers.views.clear()
        ask(ada)
        await ada.until("Answer")
        live = await salon.node.live_games.get(ada.game_id)
        hidden = "".join(str(card) for card in live.timeline.state.deck)
        assert hidden not in workers.views[-1].decode()

    async def test_a_worth_asked_for_before_is_answered_too(self, salon: Salon) -> None:
        ada = await alone(salon)
        ada.say({"type": "Ask", "question": "values", "game_id": ada.game_id, "seq": ada.seq, "seat": 0})
        ask(ada)
        answers = {(await ada.next())["question"], (await ada.next())["question"]}
        assert answers == {"values", "advice"}

    async def test_only_for_ones_own_seat_when_it_is_asked(self, salon: Salon) -> None:
        ada = await alone(salon)
        ask(ada, seat=1)
        assert await refusal(ada) == "not-your-seat"
        ask(ada, game_id="f" * 20)
        assert await refusal(ada) == "other-game"
        await ada.act(VOTE)
        ask(ada, seq=99)
        assert await refusal(ada) == "not-asked"

    async def test_a_visitor_may_ask_only_so_often(self, tmp_path: Path) -> None:
        limits = {"advice_at_once": 2, "advice_every_ms": 1000}
        async with open_salon(tmp_path, limits=limits) as salon:
            ada = await alone(salon)
            for _ in range(2):
                ask(ada)
                await ada.until("Answer")
            ask(ada)
            assert await refusal(ada) == "slow-down"
            salon.clock.advance(1000)
            ask(ada)
            await ada.until("Answer")

    @pytest.mark.parametrize(
        ("error", "code"),
        [(WorkerError, "coach-busy"), (StoreDownError, "cannot-store"), (KeyError, "internal")],
    )
    async def test_what_fails_is_no_secret(
        self, salon: Salon, monkeypatch: pytest.MonkeyPatch, error: type[Exception], code: str
    ) -> None:
        async def fail(*_arguments: object) -> bytes:
            raise error

        monkeypatch.setattr(salon.node.context.workers, "answer", fail)
        ada = await alone(salon)
        ask(ada)
        assert await refusal(ada) == code

    async def test_a_game_without_a_coach_says_so(self, tmp_path: Path) -> None:
        async with open_salon(tmp_path, kit=replace(TOY_KIT, answers=frozenset())) as salon:
            ada = await alone(salon)
            assert (await ada.ok("GET", "/api/games"))[0]["answers"] == []
            ask(ada)
            assert await refusal(ada) == "coach-none"
            ask(ada, question="values")
            assert await refusal(ada) == "no-such-answer"


class TestPolicy:
    async def test_by_default_only_who_plays_alone(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        table = await ada.ok("GET", f"/api/tables/{code}")
        assert (table["coach"], table["advice"]) == ("alone", False)
        for seat, player in enumerate((ada, ben)):
            ask(player, seat=seat)
            assert await refusal(player) == "coach-off"

    async def test_two_people_on_one_device_are_not_alone(self, salon: Salon) -> None:
        code, (ada,) = await salon.table("Ada")
        assert (await ada.ok("GET", f"/api/tables/{code}"))["advice"]
        table = await ada.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"})
        assert not table["advice"]

    async def test_the_host_allows_it_to_all_or_forbids_it(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.table("Ada", "Ben")
        assert (await ben.ask("PATCH", f"/api/tables/{code}", {"coach": "always"})).status_code == 403
        assert (await ada.ok("PATCH", f"/api/tables/{code}", {"coach": "always"}))["advice"]
        await ada.ok("POST", f"/api/tables/{code}/start")
        await ben.news(0)
        ask(ben, seat=1)
        await ben.until("Answer")

        code, (cem,) = await salon.table("Cem", bots=["easy"])
        assert not (await cem.ok("PATCH", f"/api/tables/{code}", {"coach": "never"}))["advice"]
        await cem.ok("POST", f"/api/tables/{code}/start")
        await cem.news(1)  # the bot has voted
        ask(cem)
        assert await refusal(cem) == "coach-off"

    async def test_not_in_the_middle_of_a_game(self, salon: Salon) -> None:
        code, (ada, _) = await salon.playing("Ada", "Ben")
        answer = await ada.ask("PATCH", f"/api/tables/{code}", {"coach": "always"})
        assert answer.json()["code"] == "table-playing"
