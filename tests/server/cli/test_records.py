"""`salon records`: finished games out of the store, one file each, with the seats that bots played at."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from salon.cli import main
from salon.core import Record, replay
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.kit import KIT
from salon.server.settings import sqlite_address
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio

NAME = "polyminix"
WAY = {"type": "PickChallenge", "challenge": "green-01-a", "test": "must-1"}


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as salon:
        yield salon


async def gave_up(salon: Salon) -> Player:
    """Somebody alone whose game is over at once."""
    _, (ada,) = await salon.playing("Ada", game=NAME, seats=1, options={"solo": "challenge"})
    for seq, action in enumerate((WAY, {"type": "GiveUp"}), start=1):
        await ada.act(action)
        await ada.news(seq)
    return ada


async def test_every_finished_game_is_written_once(
    salon: Salon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = await gave_up(salon)
    await salon.playing("Bob", game=NAME, seats=1, options={"solo": "challenge"})
    words = ["records", str(tmp_path / "out"), "--data", str(tmp_path)]
    for written in (1, 0):
        assert main(words) == 0
        assert f"{written} records" in capsys.readouterr().out
    (path,) = (tmp_path / "out").iterdir()
    assert path.name == f"{NAME}-{ada.game_id}.json"
    record = Record.from_json(path.read_bytes())
    assert len(list(replay(POLYMINIX, record))) == 3
    assert record.bots == ()


async def test_other_games_can_be_left_out(salon: Salon, tmp_path: Path) -> None:
    await gave_up(salon)
    out = tmp_path / "out"
    assert main(["records", str(out), "--game", "personimo", "--database", sqlite_address(tmp_path)]) == 0
    assert list(out.iterdir()) == []


async def test_where_no_games_are_kept_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", str(tmp_path / "out"), "--data", str(tmp_path / "nowhere")]) == 1
    assert "there is no salon" in capsys.readouterr().err


async def test_the_record_says_where_bots_played(salon: Salon) -> None:
    options = {"game": "solve", "starts": "1", "target": 6}
    _, (ada,) = await salon.playing("Ada", game=NAME, seats=2, bots=("sharp",), options=options)
    answers = {"mode": {"type": "ChooseMode", "mode": "first"}, "race": {"type": "GiveUp"}}
    news = await ada.news(0)
    while news["outcome"] is None:
        if "0" in news["waiting"]:
            await ada.act(answers.get(news["waiting"]["0"]["what"], {"type": "Roll"}))
        salon.clock.advance(20_000)
        news = await ada.news(news["seq"] + 1)
    record = await ada.ok("GET", f"/api/replays/{ada.game_id}/record")
    assert record["bots"] == [1]
