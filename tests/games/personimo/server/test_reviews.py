"""Advice and review of a whole solitaire, through the server."""

from pathlib import Path

import msgspec
import pytest

from salon.core import Budget, SeededChance
from salon.games.personimo import PERSONIMO
from salon.games.personimo.kit import KIT
from salon.server.compute import tasks
from tests.support.server.harness import open_salon
from tests.support.server.reviews import review
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio


def compile_the_search() -> None:
    """Compile before the table opens: the first compilation takes minutes, too long for a test of a table."""
    setup = PERSONIMO.setup(1, {}, "compile")
    state = PERSONIMO.start(setup, SeededChance(setup.seed), 0).state
    tasks.advise("personimo", msgspec.json.encode(PERSONIMO.view(state, 0)), Budget(playouts=1))


async def test_a_solitaire_is_advised_and_reviewed(tmp_path: Path) -> None:
    """Play the last of the advised moves each time, which leaves the review something to say."""
    compile_the_search()
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as salon:
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
