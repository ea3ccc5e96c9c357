"""Reviews of finished games: whose they are, what they say, and how they are computed."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from salon.core import Budget, SeededChance
from salon.games.personimo import PERSONIMO
from salon.games.personimo.kit import KIT as PERSONIMO_KIT
from salon.server.compute import tasks
from salon.server.compute.worker_pool import WorkerError
from tests.support.server.harness import PATIENCE_S, Message, Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers, ToyWorkers

pytestmark = pytest.mark.asyncio

VOTE = {"type": "Vote", "points": 1}


async def review(salon: Salon, player: Player) -> Message:
    """The review, once it is finished."""
    path = f"/api/replays/{player.game_id}/review"
    await player.ok("GET", path)
    work = salon.node.reviews._jobs[player.game_id, player.visitor or ""]
    await asyncio.wait_for(asyncio.shield(work.task), PATIENCE_S)
    told: Message = await player.ok("GET", path)
    assert told["finished"]
    return told


async def to_the_end(players: list[Player]) -> None:
    """One round: everybody votes 1; whoever has the turn marks 0, takes it back, marks 1 and passes."""
    for seat, player in enumerate(players):
        await player.act(VOTE, seat=seat)
    for player in players:
        await player.news(len(players))
    first = players[0]
    await first.act({"type": "Mark", "number": 0})
    first.say(
        {
            "type": "TakeBack",
            "id": "back",
            "game_id": first.game_id,
            "seq": (await first.news(len(players) + 1))["seq"],
            "seat": 0,
        }
    )
    await first.answer("back")
    await first.news(len(players) + 2)
    await first.act({"type": "Mark", "number": 1})
    await first.news(len(players) + 3)
    await first.act({"type": "Pass"})
    for player in players:
        await player.until("GameNews", lambda news: news["outcome"] is not None)


class TestReview:
    async def test_ones_own_moves_and_what_was_best(self, salon: Salon) -> None:
        _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
        await to_the_end(players)
        ada, ben = players
        (seat,) = (await review(salon, ada))["seats"]
        assert (seat["seat"], seat["total"], seat["done"]) == (0, 3, 3), "what was taken back does not count"
        told = [
            (move["chosen"]["action"]["type"], move["chosen"]["points"], move["best"]["points"])
            for move in seat["moves"]
        ]
        assert told == [("Vote", 10, 20), ("Mark", 10, 20), ("Pass", -10, 20)]
        costs = {move["seq"]: move["best"]["points"] - move["chosen"]["points"] for move in seat["moves"]}
        assert [costs[seq] for seq in seat["costliest"]] == [30, 10, 10]
        (other,) = (await review(salon, ben))["seats"]
        assert [move["chosen"]["action"]["type"] for move in other["moves"]] == ["Vote"]

    async def test_it_is_worked_out_once(self, salon: Salon) -> None:
        workers = salon.node.context.workers
        assert isinstance(workers, ToyWorkers)
        _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
        await to_the_end(players)
        first = await review(salon, players[0])
        looked = len(workers.views)
        assert await review(salon, players[0]) == first
        assert len(workers.views) == looked

    async def test_progress_is_told(self, salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
        _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
        await to_the_end(players)
        think, go_on, second = salon.node.context.workers.review, asyncio.Semaphore(1), asyncio.Event()

        async def slowly(game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
            if go_on.locked():
                second.set()
            await go_on.acquire()
            return await think(game, view, ms, chosen)

        monkeypatch.setattr(salon.node.context.workers, "review", slowly)
        path = f"/api/replays/{players[0].game_id}/review"
        assert not (await players[0].ok("GET", path))["finished"]
        await asyncio.wait_for(second.wait(), PATIENCE_S)
        told = await players[0].ok("GET", path)
        assert (told["finished"], told["seats"][0]["done"], told["seats"][0]["total"]) == (False, 1, 3)
        for _ in range(2):
            go_on.release()
        assert (await review(salon, players[0]))["seats"][0]["done"] == 3

    async def test_nobody_elses_and_not_before_the_end(self, salon: Salon) -> None:
        _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
        path = f"/api/replays/{players[0].game_id}/review"
        assert (await players[0].ask("GET", path)).json()["code"] == "no-such-review"
        await to_the_end(players)
        stranger = salon.player()
        assert (await stranger.ask("GET", path)).json()["code"] == "no-such-review"
        await stranger.ok("POST", "/api/tables", {"game": "toy", "name": "Eve"})
        assert (await stranger.ask("GET", path)).json()["code"] == "no-such-review"
        assert (await players[0].ask("GET", "/api/replays/none/review")).status_code == 404

    async def test_a_move_that_cannot_be_judged_is_left_out(
        self, salon: Salon, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        _, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
        await to_the_end(players)
        think = salon.node.context.workers.review

        async def sometimes(game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
            if b"Pass" in chosen:
                raise WorkerError
            return await think(game, view, ms, chosen)

        monkeypatch.setattr(salon.node.context.workers, "review", sometimes)
        (seat,) = (await review(salon, players[0]))["seats"]
        assert (seat["done"], len(seat["moves"])) == (3, 2)


def compile_the_search() -> None:
    """The first time the compiler takes minutes: nobody at a table waits for that, and no test of a table does."""
    setup = PERSONIMO.setup(1, {}, "compile")
    state = PERSONIMO.start(setup, SeededChance(setup.seed), 0).state
    tasks.advise("personimo", msgspec.json.encode(PERSONIMO.view(state, 0)), Budget(playouts=1))


async def test_a_solitaire_of_personimo_is_advised_and_reviewed(tmp_path: Path) -> None:
    """The whole way with the real game: always the third best move, so that there is something to say."""
    compile_the_search()
    async with open_salon(tmp_path, kit=PERSONIMO_KIT, workers=HouseWorkers()) as salon:
        ada = salon.player()
        wish = {"game": "personimo", "name": "Ada", "seats": 1, "start": True}
        code = (await ada.ok("POST", "/api/tables", wish))["code"]
        await ada.connect(code)
        news = await ada.news(0)
        while news["outcome"] is None:
            salon.clock.advance(10_000)
            ada.say({"type": "Ask", "question": "advice", "game_id": ada.game_id, "seq": ada.seq, "seat": 0})
            advice = (await ada.until("Answer"))["answer"]
            legal = news["seats"][0]["legal"]
            assert all(each["action"] in legal for each in advice)
            assert [each["points"] for each in advice] == sorted((e["points"] for e in advice), reverse=True)
            action = advice[-1]["action"] if advice else legal[0]
            await ada.act(action)
            news = await ada.news(news["seq"] + 1)
        (seat,) = (await review(salon, ada))["seats"]
        assert seat["done"] == seat["total"] > 20
        assert 0 < len(seat["costliest"]) <= 3
        worst = {move["seq"]: move["best"]["points"] - move["chosen"]["points"] for move in seat["moves"]}
        assert worst[seat["costliest"][0]] == max(worst.values()) >= 1
