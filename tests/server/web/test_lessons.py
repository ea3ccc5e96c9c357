"""Lessons over http: the positions of a lesson, and what the rules say of a learner's try."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec
import pytest

from salon.games.registry import KITS
from salon.lessons import lessons_of
from tests.support.server.harness import Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio
TAUGHT = [(game, name) for game, kit in KITS.items() for name in lessons_of(kit)]


def teaching(folder: Path, game: str) -> AbstractAsyncContextManager[Salon]:
    return open_salon(folder, kit=KITS[game], workers=HouseWorkers())


@pytest.mark.parametrize(("game", "name"), TAUGHT)
async def test_a_lesson_shows_the_learners_positions(tmp_path: Path, game: str, name: str) -> None:
    async with teaching(tmp_path, game) as salon:
        answer = await salon.player().ask("GET", f"/api/games/{game}/lessons/{name}")
    lesson, written = answer.json(), lessons_of(KITS[game])[name]
    assert [step["words"] for step in lesson["steps"]] == [step.words for step in written.steps]
    for step in lesson["steps"]:
        news = step["frames"][-1]["news"]
        assert news["seat"] == written.learner
        if step["do"] is not None:
            assert str(written.learner) in step["frames"][-1]["waiting"]


@pytest.mark.parametrize(("game", "name"), TAUGHT)
async def test_the_rules_judge_every_try(tmp_path: Path, game: str, name: str) -> None:
    async with teaching(tmp_path, game) as salon:
        for number, step in enumerate(lessons_of(KITS[game])[name].steps):
            if step.do is msgspec.UNSET:
                continue
            body = {"step": number, "action": msgspec.json.decode(step.do)}
            answer = await salon.player().ask("POST", f"/api/games/{game}/lessons/{name}/try", body)
            assert answer.json()["as_asked"] == (not step.refused)
            assert (answer.json()["refusal"] is not None) == step.refused


async def test_what_is_no_lesson_no_step_or_no_action_is_refused(tmp_path: Path) -> None:
    game, name = TAUGHT[0]
    async with teaching(tmp_path, game) as salon:
        ada = salon.player()
        assert (await ada.ask("GET", f"/api/games/{game}/lessons/none")).status_code == 404
        assert (await ada.ask("GET", f"/api/games/none/lessons/{name}")).status_code == 404
        address = f"/api/games/{game}/lessons/{name}/try"
        for step in (-1, 999):
            refused = await ada.ask("POST", address, {"step": step, "action": {"type": "Roll"}})
            assert refused.status_code == 404
        for action in (None, 7, {"type": "Nothing"}, {}):
            tried = await ada.ask("POST", address, {"step": 1, "action": action})
            assert tried.json()["refusal"]["code"], tried.text
