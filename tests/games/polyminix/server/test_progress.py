"""What a lone player achieves is kept for them: best times, days, and how they compare; and solutions on request."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from salon.games.polyminix.kit import KIT
from tests.games.polyminix.tables import FIGURE, solution
from tests.support.rules import rule
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio

NAME = "polyminix"
PROGRESS = f"/api/me/progress/{NAME}"
STUDY = f"/api/games/{NAME}/study"


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as salon:
        yield salon


async def play(salon: Salon, player: Player, seconds: int, *, hint: bool = False, **options: Any) -> None:
    """Solve a challenge alone, in so many seconds."""
    wish = {
        "game": NAME,
        "name": "Ada",
        "seats": 1,
        "options": {"limit_seconds": 0, **options},
        "start": True,
    }
    code = (await player.ok("POST", "/api/tables", wish))["code"]
    await player.connect(code)
    await player.until("GameNews")
    await player.news((await player.act({"type": "Roll"}))["seq"])
    if hint:
        await player.news((await player.act({"type": "TakeHint", "hint": "solvable"}))["seq"])
    table = player.view(0)["table"]
    laid = solution(
        table["hands"][0][0]["card"] + "-" + "ab"[table["hands"][0][0]["side"]], table["test_die"]
    )
    salon.clock.advance(1000 * seconds)
    answer = await player.act({"type": "Arrange", "laid": [msgspec.to_builtins(each) for each in laid]})
    assert answer["type"] == "Ack", answer
    await player.hang_up()


async def marks(player: Player) -> dict[str, Any]:
    return {mark["what"]: mark for mark in (await player.ok("GET", PROGRESS))["marks"]}


@rule("PX-34")
async def test_the_best_time_is_kept_and_a_day_counts_once(salon: Salon) -> None:
    ada = salon.player()
    assert await marks(ada) == {}
    await play(salon, ada, 50, solo="day", day="2026-11-19", hint=True)
    await play(salon, ada, 30, solo="day", day="2026-11-19")
    kept = await marks(ada)
    day = kept["day 2026-11-19"]
    assert (day["seconds"], day["clean"], day["others"]) == (30, True, 0)
    assert len(kept) == 3, "the day, its challenge, and the challenge with its box"


@rule("PX-34")
async def test_times_are_compared_and_nobody_is_named(salon: Salon) -> None:
    ada, ben = salon.player(), salon.player()
    for player, seconds in ((ada, 20), (ben, 40)):
        await play(salon, player, seconds, solo="challenge", challenge=f"{FIGURE} must-1")
    mine, theirs = (await marks(ada))[FIGURE], (await marks(ben))[FIGURE]
    assert (mine["others"], mine["slower"]) == (1, 1)
    assert (theirs["others"], theirs["slower"]) == (1, 0)
    assert "Ada" not in (await ben.ask("GET", PROGRESS)).text


@rule("PX-34")
async def test_it_is_exported_and_erased(salon: Salon) -> None:
    ada = salon.player()
    await play(salon, ada, 20, solo="challenge", challenge=f"{FIGURE} must-1")
    exported = await ada.ok("GET", "/api/me/data")
    assert {mark["what"] for mark in exported["marks"]} == {FIGURE, f"{FIGURE} must-1"}
    visitor = ada.visitor or ""
    await ada.ok("DELETE", "/api/me/data")
    assert await salon.node.context.store.marks_of(visitor) == {}


@rule("PX-34")
async def test_it_goes_with_the_player_to_another_device(salon: Salon) -> None:
    ada = salon.player()
    await play(salon, ada, 20, solo="challenge", challenge=f"{FIGURE} must-1")
    wish = {"game": NAME, "name": "Ada", "seats": 1, "options": {"solo": "campaign"}, "start": True}
    code = (await ada.ok("POST", "/api/tables", wish))["code"]
    phone = salon.player()
    moving = await ada.ok("POST", f"/api/tables/{code}/transfer")
    await phone.ok("POST", f"/api/tables/{code}/transfer/claim", {"code": moving["code"], "bring": True})
    assert set(await marks(phone)) == {FIGURE, f"{FIGURE} must-1"} == set(await marks(ada))


@rule("PX-34")
async def test_what_is_given_up_or_played_in_company_leaves_no_mark(salon: Salon) -> None:
    _, (ada,) = await salon.playing(
        "Ada", game=NAME, seats=1, options={"solo": "challenge", "challenge": FIGURE}
    )
    await ada.news((await ada.act({"type": "Roll"}))["seq"])
    await ada.act({"type": "GiveUp"})
    assert await marks(ada) == {}


@rule("PX-31")
async def test_a_solution_and_how_many_there_are(salon: Salon) -> None:
    ada = salon.player()
    figure = {"rows": ["#####", "#####", "#####"]}
    box = {"type": "sizes", "sizes": [5, 5, 5]}
    answer = await ada.ok(
        "POST", STUDY, {"question": {"type": "cover", "kit": NAME, "figure": figure, "box": box}}
    )
    assert (answer["covers"], answer["or_more"]) == (24, False)
    assert sorted(len(each["cells"]) for each in answer["cover"]) == [5, 5, 5]
    assert {tuple(cell) for each in answer["cover"] for cell in each["cells"]} == {
        (row, column) for row in range(3) for column in range(5)
    }
    task = {"type": "square", "side": 4}
    built = await ada.ok("POST", STUDY, {"question": {"type": "cover", "kit": NAME, "task": task}})
    assert sum(len(each["cells"]) for each in built["cover"]) == 16


@rule("PX-31")
@pytest.mark.parametrize(
    ("figure", "why"),
    [
        (["#" * 65], "at most 64 squares"),
        (["..."], "no squares"),
        (["##", "#"], "all rows need 2"),
        (["#x"], "doesn’t belong in a drawing"),
    ],
)
async def test_a_figure_that_there_cannot_be_is_refused_in_words(
    salon: Salon, figure: list[str], why: str
) -> None:
    question = {"type": "cover", "kit": NAME, "figure": {"rows": figure}}
    answer = await salon.player().ask("POST", STUDY, {"question": question})
    assert answer.status_code == 400
    assert why in answer.json()["text"]


@rule("PX-15")
async def test_the_time_that_counts_is_when_it_arrived(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (ada,) = await salon.playing(
        "Ada", game=NAME, seats=1, options={"solo": "challenge", "challenge": f"{FIGURE} must-1"}
    )
    await ada.news((await ada.act({"type": "Roll"}))["seq"])
    games, started = salon.node.live_games, ada.view(0)["table"]["started_ms"]
    stored = games.act

    async def slowly(*arguments: Any) -> Any:
        salon.clock.advance(5_000)
        return await stored(*arguments)

    monkeypatch.setattr(games, "act", slowly)
    salon.clock.advance(7_000)
    await ada.act({"type": "Arrange", "laid": [msgspec.to_builtins(each) for each in solution()]})
    news = await ada.until("GameNews")
    (log,) = [
        each
        for each in await salon.node.context.store.log(ada.game_id or "")
        if each.entry.seq == news["seq"]
    ]
    assert log.entry.at_ms == started + 7_000
