"""Fair shares of the workers at real tables: whose a task is, when it is dropped, and what people are told."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from prometheus_client import generate_latest

from salon.core import Bot, Budget
from salon.games.registry import pick_bot
from salon.server.compute.owners import ABSENT, REMOTE, Owner, Owners
from salon.server.domain.table import Member, Table
from salon.words import LANGUAGES, say
from tests.server.compute.slow_workers import SlowWorkers
from tests.server.compute.virtual_time import eventually, settle
from tests.support.server.harness import Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

HERE, EVE = "192.0.2.7", "198.51.100.1"
VOTE = {"type": "Vote", "points": 1}
LONG = {"options": {"rounds": 50}}


@pytest.fixture
def workers() -> SlowWorkers:
    return SlowWorkers()


@pytest_asyncio.fixture
async def salon(tmp_path: Path, workers: SlowWorkers) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, workers=workers) as opened:
        yield opened
        await workers.finish_all()


async def start(player: Player, level: str = "hard") -> str:
    table = {"game": "toy", "name": "X", "bots": [level], "start": True, **LONG}
    code: str = (await player.ok("POST", "/api/tables", table))["code"]
    return code


def ask(player: Player, question: str = "advice", **changes: Any) -> None:
    what = {"question": question, "game_id": player.game_id, "seq": player.seq, "seat": 0}
    player.say({"type": "Ask", **what, **changes})


class TestOwners:
    def member(self, number: int, *, away: bool = False) -> Member:
        return Member(number=number, name="N", visitor=f"v{number}", away_ms=1 if away else None)

    def table(self, host: int | None, *members: Member) -> Table:
        return Table(
            code="CODE", version=1, status="playing", game="toy", options={}, chairs=(), members=members,
            host=host, next_member=9, away_policy="bot", round=1, game_id="g", touched_ms=0,
        )  # fmt: skip

    async def test_bots_belong_to_the_host_or_to_somebody_who_is_there(self) -> None:
        owners = Owners(10)
        for number in (1, 2):
            owners.note(f"v{number}", f"address {number}")
        both = self.table(2, self.member(1), self.member(2))
        assert owners.of_table(both) == Owner("address 2", "v2", "CODE")
        gone = self.table(2, self.member(1), self.member(2, away=True))
        assert owners.of_table(gone) == Owner("address 1", "v1", "CODE")
        left = self.table(2, self.member(1, away=True), self.member(2, away=True))
        assert owners.of_table(left) == Owner("address 2", "v2", "CODE")

    async def test_people_whose_address_is_unknown_share_one(self) -> None:
        owners = Owners(10)
        assert owners.of_table(self.table(1, self.member(1))) == Owner(REMOTE, "v1", "CODE")
        assert owners.of_table(self.table(1, self.member(1, away=True))) == Owner(ABSENT, "v1", "CODE")
        assert owners.of_table(self.table(None)) == Owner(ABSENT, "", "CODE")

    async def test_what_is_remembered_does_not_grow_and_the_latest_stay(self) -> None:
        owners = Owners(2)
        for visitor in ("old", "kept", "new"):
            owners.note("old" if visitor == "new" else visitor, HERE)
            owners.note(visitor, HERE)
        found = [owners.of_visitor(visitor, "").address for visitor in ("old", "kept", "new")]
        assert found == [HERE, REMOTE, HERE]


class TestBusy:
    async def test_levels_are_offered_with_a_word_when_the_house_is_busy(
        self, salon: Salon, workers: SlowWorkers
    ) -> None:
        ada, eve = salon.player(HERE), salon.player(EVE)
        assert [game["busy"] for game in await ada.ok("GET", "/api/games")] == [False]
        for _ in range(38):
            await start(eve)
        queue = salon.node.context.task_queue
        await eventually(lambda: len(queue) == 37)
        assert [game["busy"] for game in await ada.ok("GET", "/api/games")] == [True]
        await start(ada, "easy")
        await eventually(lambda: len(workers.begun) == 2)
        assert workers.begun == ["hard", "easy:50%"], "Ada's bot starts at once, with half of its budget"
        await workers.finish()
        assert workers.begun[2] == "hard:12%"
        await workers.finish_all()
        await eventually(lambda: len(queue) == 0)
        assert [game["busy"] for game in await ada.ok("GET", "/api/games")] == [False]

    async def test_there_are_words_for_it(self) -> None:
        for language in LANGUAGES:
            assert say("house-busy", language) != "house-busy"
        assert say("house-busy", "en") == "It’s busy right now, so bots think a little less."

    async def test_a_bot_with_a_share_of_its_budget(self) -> None:
        class Search:
            def __init__(self, budget: Budget) -> None:
                self.budget = budget

            def choose(self, view: Any, random: Any) -> Any: ...

            def scaled(self, share: float) -> "Search":
                return Search(Budget(playouts=round((self.budget.playouts or 0) * share)))

        class Plain:
            def choose(self, view: Any, random: Any) -> Any: ...

        plain = Plain()
        bots: dict[str, Bot] = {"search": Search(Budget(playouts=800)), "plain": plain}
        found = pick_bot("toy", bots, "search:25%")
        assert isinstance(found, Search)
        assert found.budget == Budget(playouts=200)
        assert pick_bot("toy", bots, "plain:25%") is plain

    async def test_metrics_say_how_many_wait(self, salon: Salon, workers: SlowWorkers) -> None:
        for player in (salon.player(EVE), salon.player(HERE), salon.player("203.0.113.9")):
            for _ in range(3):
                await start(player)
        await eventually(lambda: len(salon.node.context.task_queue) == 7)

        def value(name: str) -> float | None:
            return salon.node.metrics.registry.get_sample_value(name)

        await settle()
        assert value("salon_tasks_running") == 2
        assert value("salon_tasks_waiting") == 7
        assert value("salon_task_owners_waiting") == 3
        assert value("salon_task_wait_seconds_count") == 2
        assert b"salon_tasks_dropped_total" in generate_latest(salon.node.metrics.registry)


class TestCancelling:
    async def playing(self, salon: Salon, workers: SlowWorkers) -> Player:
        """Somebody whose bot has voted, while another address and the rest of theirs keep the workers busy."""
        workers.free = True
        _, (ada,) = await salon.playing("Ada", bots=["easy"], **LONG)
        await ada.news(1)
        workers.free = False
        for address in (EVE, "203.0.113.9"):
            await start(salon.player(address))
        await eventually(lambda: salon.node.context.task_queue.running == 2)
        return ada

    async def test_a_newer_question_replaces_the_one_before(self, salon: Salon, workers: SlowWorkers) -> None:
        ada, queue = await self.playing(salon, workers), salon.node.context.task_queue
        for question in ("advice", "hint", "advice", "values"):
            ask(ada, question)
            await ada.quiet()
        await eventually(lambda: len(queue) == 3)
        await ada.hang_up()  # nobody waits for an answer once the socket has gone
        await eventually(lambda: len(queue) == 0)

    async def test_an_answer_for_two_connections_is_not_lost_with_one(
        self, salon: Salon, workers: SlowWorkers
    ) -> None:
        ada, queue = await self.playing(salon, workers), salon.node.context.task_queue
        twin = salon.player()
        twin.http.cookies = ada.http.cookies
        await twin.connect((await ada.ok("GET", "/api/me/tables"))[0]["code"])
        await twin.news(1)
        ask(ada)
        ask(twin)
        await twin.quiet()
        await eventually(lambda: len(queue) == 1)
        await ada.hang_up()
        assert len(queue) == 1
        await workers.finish_all()
        await twin.until("Answer")

    async def test_a_question_about_a_position_that_has_passed_is_dropped(
        self, salon: Salon, workers: SlowWorkers
    ) -> None:
        ada, queue = await self.playing(salon, workers), salon.node.context.task_queue
        ask(ada, "values")
        await eventually(lambda: len(queue) == 1)
        assert (await ada.act(VOTE))["type"] == "Ack"
        await eventually(lambda: len(queue) == 0)
        assert not any(begun.startswith("values") for begun in workers.begun)

    async def test_a_bot_does_not_think_for_somebody_who_is_back(
        self, salon: Salon, workers: SlowWorkers
    ) -> None:
        queue = salon.node.context.task_queue
        code, (ada, ben) = await salon.playing("Ada", "Ben", **LONG)
        await ben.hang_up()
        await ada.table(lambda table: bool(table["seats"][1]["away"]))
        for address in (EVE, "203.0.113.9"):
            await start(salon.player(address))
        await eventually(lambda: queue.running == 2)
        salon.clock.advance(61_000)
        await ada.table(lambda table: bool(table["seats"][1]["stand_in"]))
        await eventually(lambda: len(queue) == 1)  # a bot is to vote for Ben
        await ben.connect(code)
        await ada.table(lambda table: not table["seats"][1]["stand_in"])
        await eventually(lambda: len(queue) == 0)

    async def test_nothing_is_computed_for_a_table_that_was_closed(
        self, salon: Salon, workers: SlowWorkers
    ) -> None:
        queue, eve = salon.node.context.task_queue, salon.player(EVE)
        codes = [await start(eve) for _ in range(3)]
        await eventually(lambda: len(queue) == 2)
        assert await salon.node.context.store.remove_tables(("playing",), salon.clock.now_ms() + 1)
        for code in codes:
            salon.node.tables.remember(None, code)
        await eventually(lambda: len(queue) == 0)
        await workers.finish_all()
        assert workers.begun == ["hard"]

    async def test_bots_wait_when_too_many_tasks_wait_already(self, tmp_path: Path) -> None:
        workers = SlowWorkers()
        limits = {"tasks_an_address": 1}
        async with open_salon(tmp_path, workers=workers, limits=limits) as salon:
            eve = salon.player(EVE)
            for _ in range(4):
                await start(eve)
            await eventually(lambda: len(salon.node.context.task_queue) == 1)
            await settle()
            assert len(salon.node.context.task_queue) == 1
            await workers.finish_all()

            def all_have_thought() -> bool:
                salon.clock.advance(1_000)
                return len(workers.begun) >= 4

            await eventually(all_have_thought)


async def test_a_review_pauses_while_nobody_asks_about_it(tmp_path: Path) -> None:
    workers = SlowWorkers()
    workers.free = True
    async with open_salon(tmp_path, workers=workers) as salon:
        _, (ada, ben) = await salon.playing("Ada", "Ben", options={"rounds": 1})
        for seat, player in enumerate((ada, ben)):
            await player.act(VOTE, seat=seat)
        await ada.news(2)
        for _ in range(2):
            await ada.act({"type": "Mark", "number": 1})
            await ada.news(ada.seq + 1)
        await ada.act({"type": "Pass"})
        await ada.until("GameNews", lambda news: news["outcome"] is not None)
        workers.free = False
        path = f"/api/replays/{ada.game_id}/review"
        await ada.ok("GET", path)
        await eventually(lambda: workers.begun.count("review") == 1)
        salon.clock.advance(10 * 60_000)
        await workers.finish()
        assert workers.begun.count("review") == 1, "the next move is not reviewed"
        told = await ada.ok("GET", path)
        assert (told["finished"], told["seats"][0]["done"]) == (False, 1)
        await workers.finish_all()
        told = await ada.ok("GET", path)
        assert (told["finished"], told["seats"][0]["done"], told["seats"][0]["total"]) == (True, 4, 4)
