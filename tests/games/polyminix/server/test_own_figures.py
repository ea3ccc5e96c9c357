"""Figures of one's own over HTTP (PX-35): questions about them and their limits, and a race from setup to record."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from salon.core import Record
from salon.core.timeline import replay
from salon.games.polyminix import solver
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.kit import KIT
from salon.games.polyminix.model.figures import rectangle
from salon.games.polyminix.model.problem import Problem
from tests.support.rules import rule
from tests.support.server.harness import Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio

NAME = "polyminix"
STUDY = f"/api/games/{NAME}/study"
FIGURE = "green:1f-1f-1f Fifteen"


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as salon:
        yield salon


def drawn(*rows: str) -> dict[str, Any]:
    return {"question": {"type": "drawn", "figure": {"rows": rows}}}


@rule("PX-35")
async def test_what_becomes_of_a_figure(salon: Salon) -> None:
    answer = await salon.player().ok("POST", STUDY, drawn("#####"))
    assert (answer["kits"][0]["kit"], answer["kits"][0]["covers"]) == (NAME, 3)
    assert answer["level"] == "green"


@rule("PX-35")
@pytest.mark.parametrize(
    ("question", "why"),
    [
        (drawn("#" * 9, "#" * 9, "#" * 9, "#" * 9, "#" * 9, "#" * 9, "#" * 9, "##......."), "at most 64"),
        (drawn("#.", ".#"), "in one part"),
        (drawn("#" * 11), "10 by 10"),
        (drawn(), "no squares"),
        ({"question": {"type": "drawn", "figure": {"rows": ["#"]}, "kit": "all"}}, "know that action"),
    ],
)
async def test_what_is_no_figure_is_refused_in_words(
    salon: Salon, question: dict[str, Any], why: str
) -> None:
    answer = await salon.player().ask("POST", STUDY, question)
    assert answer.status_code == 400
    assert why in answer.json()["text"], answer.json()["text"]


@rule("PX-35")
async def test_questions_are_limited_and_it_goes_on_later(salon: Salon) -> None:
    ada, same_address = salon.player(), salon.player()
    at_once = salon.node.context.settings.limits.advice_at_once
    for squares in range(1, at_once + 1):
        await ada.ok("POST", STUDY, drawn("#" * squares))
    refused = await ada.ask("POST", STUDY, drawn("###", "###"))
    assert (refused.status_code, refused.json()["code"]) == (429, "slow-down")
    again = await same_address.ask("POST", STUDY, drawn("###"))
    assert again.status_code == 429, "to throw one's cookie away brings nothing"
    salon.clock.advance(salon.node.context.settings.limits.advice_every_ms)
    await ada.ok("POST", STUDY, drawn("###", "###"))


@rule("PX-35")
@pytest.mark.parametrize(
    "text", ["nonsense", "green:5", "green:3 " + "a" * 41, "green:3ff-3ff-3ff-3ff-3ff-3ff-3ff"]
)
async def test_a_table_without_a_right_figure_is_not_opened(salon: Salon, text: str) -> None:
    wish = {"game": NAME, "name": "Ada", "seats": 2, "options": {"figure": text}}
    answer = await salon.player().ask("POST", "/api/tables", wish)
    assert 400 <= answer.status_code < 500
    assert answer.json()["rule"] in ("PX-35", "PX-3")


@rule("PX-35")
async def test_a_race_on_it_is_in_its_record(salon: Salon) -> None:
    options = {"figure": FIGURE, "starts": "1"}
    _, (ada, ben) = await salon.playing("Ada", "Ben", game=NAME, options=options, seats=2)
    assert ben.view(1)["facts"]["made"][0]["title"]["particulars"]["which"] == "Fifteen"
    seq = (await ada.act({"type": "Roll"}))["seq"]
    cover = solver.first(Problem(rectangle(3, 5))) or ()
    laid = [msgspec.to_builtins(each) for each in cover]
    for action in ({"type": "Ready"}, {"type": "Arrange", "laid": laid}):
        for seat, player in enumerate((ada, ben)):
            await player.news(seq)
            seq = (await player.act(action, seat=seat))["seq"]
    await ben.news(seq)
    record = await ben.ask("GET", f"/api/replays/{ben.game_id}/record")
    stored = msgspec.json.decode(record.content, type=Record)
    *_, last = replay(POLYMINIX, stored)
    assert last.timeline.state.table.phase == "over"
    assert last.timeline.state.table.made[0].figure == rectangle(3, 5)
