"""Damage in a database is found, by `salon check` and at the start, and said with how to restore it."""

import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from salon.games.registry import KITS
from salon.server.cli.data_location import StartError, prepare
from salon.server.settings import sqlite_address
from salon.server.store.dialect import open_engine
from salon.server.store.disk import integrity, rows
from salon.server.store.migrate import migrate
from tests.support.server.first_version import FIRST
from tests.support.server.harness import Player, Salon, open_salon, settings_in
from tests.support.server.process import PATIENCE_S, real_server
from tests.support.server.toy import TOY_KIT

FILE = "salon.sqlite3"
KNOWN = {**KITS, "toy": TOY_KIT}
ROUNDS = 2
VOTE = {"type": "Vote", "points": 1}


async def play(players: list[Player]) -> None:
    """Vote and pass, until the game is over."""
    for _ in range(ROUNDS):
        for seat, player in enumerate(players):
            answer = await player.act(VOTE, seat=seat)
            for each in players:
                await each.news(answer["seq"])
        turn = players[0].seen[-1]["seats"][0]["view"]["turn"]
        answer = await players[turn].act({"type": "Pass"}, seat=turn)
        for each in players:
            await each.news(answer["seq"])


async def some_evenings(salon: Salon) -> None:
    """Games to the end, games that are being played, and tables without a game."""
    for number in range(6):
        await salon.table(f"Cleo{number}")
        _, players = await salon.playing(f"Ada{number}", f"Ben{number}", options={"rounds": ROUNDS})
        if number % 2:
            await play(players)


def found_in(folder: Path, *, replay: bool = False) -> list[str]:
    engine = open_engine(sqlite_address(folder))
    try:
        return integrity.check(engine, KNOWN, replay=replay).damage
    finally:
        engine.dispose()


def salon(*words: str | Path) -> tuple[int, str, str]:
    command = [sys.executable, "-m", "salon.cli", *map(str, words)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)
    return ended.returncode, ended.stdout, ended.stderr


def copied(source: Path, name: str) -> Path:
    folder = source.parent / name
    folder.mkdir()
    shutil.copy(source / FILE, folder / FILE)
    return folder


def damaged(source: Path, seed: int, number: int) -> Path:
    """A copy of a database in which so many bytes, anywhere in the file, have been changed."""
    folder, luck = copied(source, f"damaged{seed}"), Random(seed)
    body = bytearray((folder / FILE).read_bytes())
    for place in luck.sample(range(len(body)), number):
        body[place] ^= luck.randrange(1, 256)
    (folder / FILE).write_bytes(body)
    return folder


@pytest.fixture
async def house(tmp_path: Path) -> Path:
    """A healthy database, all of it in one file."""
    folder = tmp_path / "house"
    folder.mkdir()
    async with open_salon(folder) as opened:
        await some_evenings(opened)
    return folder


async def test_a_healthy_database_passes(tmp_path: Path, database: str) -> None:
    async with open_salon(tmp_path, database=database) as opened:
        await some_evenings(opened)
        engine = open_engine(database)
        assert integrity.check(engine, KNOWN, replay=True) == integrity.Findings([]), "also while it is used"
        engine.dispose()


def test_scattered_damage_is_found(house: Path) -> None:
    size = (house / FILE).stat().st_size
    for seed in range(40):
        print(f"seed {seed}")
        folder = damaged(house, seed, size // 2000)
        assert found_in(folder), f"by the command, with seed {seed}"
        with pytest.raises(StartError, match=r"is damaged: .* Move .* `salon restore FILE`"):
            prepare(settings_in(folder, own=folder))


def test_damage_is_said_in_a_line_and_the_server_does_not_start_unless_told_to(house: Path) -> None:
    code, out, err = salon("check", "--data", house)
    assert (code, out, err) == (0, "The database is whole.\n", "")
    engine = open_engine(sqlite_address(house))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE log SET body = 'x' || body WHERE seq = 3")
    engine.dispose()
    code, out, err = salon("check", "--data", house)
    assert (code, err.count("\n")) == (1, 1)
    assert out.count("its body does not decode") == 3
    assert "salon restore FILE" in err
    code, _, err = salon("serve", "--port", "0", "--data", house)
    assert (code, err.count("\n")) == (1, 1), err
    assert "its body does not decode" in err
    assert "salon restore FILE" in err
    with real_server(house, "--ignore-damage") as server:
        assert "it is used all the same" in server.stop()


DAMAGE = [
    ("DELETE FROM log WHERE seq = 4", "entry 4 of a game is missing"),
    ("DELETE FROM log WHERE seq = 0", "entry 0 of a game is missing"),
    ("UPDATE log SET seat = 1 - seat WHERE seq = 2", "its body and its columns differ"),
    ("UPDATE log SET body = replace(body, 'Vote', 'Wote') WHERE seq = 1", "its body does not decode"),
    ("UPDATE log SET body = replace(body, 'draws', 'drows') WHERE seq = 0", "its body does not decode"),
    ("DELETE FROM games WHERE ended_ms IS NULL", "its game is missing"),
    ("UPDATE games SET body = replace(body, 'setup', 'setip')", "it does not decode"),
    ("UPDATE games SET outcome = NULL", "an end without a result"),
    ("UPDATE tables SET body = substr(body, 1, 50)", "its body does not decode"),
    ("DELETE FROM members", "its members differ"),
    ("DELETE FROM tables", "tables are missing"),
    ("DELETE FROM log", "entries of 6 rows are missing"),
]


async def test_rows_that_do_not_agree_are_found(tmp_path: Path, database: str) -> None:
    async with open_salon(tmp_path, database=database) as opened:
        await some_evenings(opened)
    engine = open_engine(database)
    for statement, finding in DAMAGE:
        with engine.connect() as connection:
            assert connection.exec_driver_sql(statement).rowcount > 0
            found = [each for check in rows.CHECKS for each in check(connection, KNOWN)]
            connection.rollback()
        assert any(finding in each for each in found), (statement, found)
    engine.dispose()


def test_replaying_finds_what_decodes_but_cannot_have_happened(house: Path) -> None:
    engine = open_engine(sqlite_address(house))
    changed = "UPDATE log SET body = replace(body, '\"points\":1', '\"points\":2') WHERE seq = 1"
    with engine.begin() as connection:
        assert connection.exec_driver_sql(changed).rowcount > 0
    engine.dispose()
    assert found_in(house) == []
    assert any("result differ" in each for each in found_in(house, replay=True))


def test_a_quick_look_has_little_time(house: Path) -> None:
    engine = open_engine(sqlite_address(house))
    try:
        assert integrity.check_structure(engine, 60) == integrity.Findings([])
        assert not integrity.check_structure(engine, -1).complete
        assert integrity.check_structure(engine, -1).damage == [], (
            "what has not been looked at is not damaged"
        )
    finally:
        engine.dispose()


def test_a_database_of_an_earlier_version_is_checked_and_started(tmp_path: Path) -> None:
    engine = open_engine(sqlite_address(tmp_path))
    migrate(engine, "0001")
    with engine.begin() as connection:
        for statement in FIRST:
            connection.exec_driver_sql(statement)
    engine.dispose()
    code, out, _ = salon("check", "--data", tmp_path)
    assert (code, "earlier version" in out) == (0, True)
    prepare(settings_in(tmp_path, own=tmp_path))
    assert salon("check", "--data", tmp_path)[:2] == (0, "The database is whole.\n")


def test_nothing_to_check(tmp_path: Path) -> None:
    code, _, err = salon("check", "--data", tmp_path)
    assert (code, "there is no salon" in err) == (1, True)
