"""`salon records`: finished games out of the store, one file each, with the seats that bots played at."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from salon.cli import main
from salon.core import Record, replay
from salon.games.registry import GAMES, KITS
from salon.server.settings import sqlite_address
from tests.support.games import ANY_GAME, RACING_GAME
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KITS[ANY_GAME], workers=HouseWorkers()) as salon:
        yield salon


async def to_the_end(ada: Player) -> int:
    """Seat 0 always does what is listed first, until the game is over; returns the game's last number."""
    news = await ada.news(0)
    while news["outcome"] is None:
        if "0" in news["waiting"]:
            await ada.act(news["seats"][0]["legal"][0])
        news = await ada.news(news["seq"] + 1)
    return int(news["seq"])


async def test_every_finished_game_is_written_once(
    salon: Salon, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, (ada,) = await salon.playing("Ada", game=ANY_GAME, seats=1)
    last = await to_the_end(ada)
    await salon.playing("Bob", game=ANY_GAME, seats=1)
    words = ["records", str(tmp_path / "out"), "--data", str(tmp_path)]
    for written in (1, 0):
        assert main(words) == 0
        assert f"{written} records" in capsys.readouterr().out
    (path,) = (tmp_path / "out").iterdir()
    assert path.name == f"{ANY_GAME}-{ada.game_id}.json"
    record = Record.from_json(path.read_bytes())
    assert len(list(replay(GAMES[ANY_GAME], record))) == last + 1
    assert record.bots == ()


async def test_other_games_can_be_left_out(salon: Salon, tmp_path: Path) -> None:
    _, (ada,) = await salon.playing("Ada", game=ANY_GAME, seats=1)
    await to_the_end(ada)
    out = tmp_path / "out"
    assert main(["records", str(out), "--game", RACING_GAME, "--database", sqlite_address(tmp_path)]) == 0
    assert list(out.iterdir()) == []


async def test_where_no_games_are_kept_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", str(tmp_path / "out"), "--data", str(tmp_path / "nowhere")]) == 1
    assert "there is no salon" in capsys.readouterr().err


async def test_the_record_says_where_bots_played(salon: Salon) -> None:
    _, (ada,) = await salon.playing("Ada", game=ANY_GAME, seats=2, bots=("gentle",))
    await to_the_end(ada)
    record = await ada.ok("GET", f"/api/replays/{ada.game_id}/record")
    assert record["bots"] == [1]
