"""Backup and restore: one moment of a running salon, in one file, for either kind of database."""

import asyncio
import gzip
import hashlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from salon.core import Record, replay
from salon.games.registry import content_folders
from salon.server.projection.seat import seat_news
from salon.server.settings import sqlite_address
from salon.server.store import dump
from salon.server.store.dialect import open_engine
from salon.server.store.migrate import migrate
from tests.support.games import ANY_GAME
from tests.support.server.first_version import FIRST
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.process import PATIENCE_S, hear, real_server, say
from tests.support.server.toy import TOY
from tests.support.services import Postgres

VOTE = {"type": "Vote", "points": 1}


def backed_up(database: str, own: Path, file: Path) -> list[bytes]:
    """A backup's lines."""
    engine = open_engine(database)
    with file.open("wb") as out:
        dump.write(engine, own, content_folders(), out)
    engine.dispose()
    return gzip.decompress(file.read_bytes()).splitlines()


def restored(file: Path, database: str, own: Path) -> int:
    engine = open_engine(database)
    try:
        with file.open("rb") as source:
            return dump.read(source, engine, own, content_folders())
    finally:
        engine.dispose()


async def play_on(
    players: list[Player], begun: asyncio.Event, until: asyncio.Event, acked: dict[str, int]
) -> None:
    """Vote and pass, round after round; `acked` is how far every game has surely come."""
    while not until.is_set():
        for seat, player in enumerate(players):
            answer = await player.act(VOTE, seat=seat)
            acked[player.game_id] = answer["seq"]
            for each in players:
                await each.news(answer["seq"])
        turn = players[0].seen[-1]["seats"][0]["view"]["turn"]
        answer = await players[turn].act({"type": "Pass"}, seat=turn)
        acked[players[0].game_id] = answer["seq"]
        for each in players:
            await each.news(answer["seq"])
        if answer["seq"] > 6:
            begun.set()


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
async def test_a_backup_made_during_play_comes_back_as_it_was(
    database: str, to: str, tmp_path: Path, postgres: Postgres
) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "backup"
    for folder in (here, there):
        folder.mkdir()
    (here / "decks").mkdir()
    (here / "decks" / "own.json").write_bytes(b"a deck")
    acked: dict[str, int] = {}
    async with open_salon(here, database=database) as salon:
        tables = [await salon.playing(f"Ada{n}", f"Ben{n}", options={"rounds": 50}) for n in range(3)]
        enough, begun = asyncio.Event(), [asyncio.Event() for _ in tables]
        playing = [
            asyncio.create_task(play_on(players, event, enough, acked))
            for (_, players), event in zip(tables, begun, strict=True)
        ]
        for event in begun:
            await asyncio.wait_for(event.wait(), PATIENCE_S)
        before = dict(acked)
        lines = await asyncio.to_thread(backed_up, database, here, file)
        after = dict(acked)
        enough.set()
        await asyncio.gather(*playing)
    other = sqlite_address(there) if to == "sqlite" else postgres.empty_database()
    rows = await asyncio.to_thread(restored, file, other, there)
    assert rows == msgspec.json.decode(lines[-1])["rows"]
    again = await asyncio.to_thread(backed_up, other, there, tmp_path / "again")
    assert again == lines, "to the letter"
    assert (there / "decks" / "own.json").read_bytes() == b"a deck"
    async with open_salon(there, database=other) as salon:
        for code, players in tables:
            await same_game(salon, code, players, before, after)


async def same_game(
    salon: Salon, code: str, players: list[Player], before: dict[str, int], after: dict[str, int]
) -> None:
    """What was acknowledged before is there, in order; everybody sees what they saw then, and plays on."""
    table = await salon.node.tables.get(code)
    assert table.game_id is not None
    live = await salon.node.live_games.get(table.game_id)
    entries = [row.entry for row in await salon.node.context.store.log(table.game_id)]
    assert [entry.seq for entry in entries] == list(range(live.seq + 1))
    assert before[table.game_id] <= live.seq <= after[table.game_id] + 1
    *_, last = replay(TOY, Record(live.row.setup, tuple(entries)))
    for seat, player in enumerate(players):
        then = next(news for news in player.seen if news["type"] == "GameNews" and news["seq"] == live.seq)
        now = seat_news(last.timeline, (), seat, asked=False)
        assert msgspec.json.decode(msgspec.json.encode(now.view)) == then["seats"][0]["view"]
        back = salon.player()
        back.http.cookies.set("salon", player.http.cookies["salon"])
        await back.connect(code)
        assert (await back.news(live.seq))["seats"][0]["seat"] == seat


async def test_a_backup_of_an_old_salon_is_brought_up_to_date(tmp_path: Path, database: str) -> None:
    engine = open_engine(database)
    migrate(engine, "0001")
    with engine.begin() as connection:
        for statement in FIRST:
            connection.exec_driver_sql(statement)
    engine.dispose()
    lines = backed_up(database, tmp_path, tmp_path / "old")
    assert msgspec.json.decode(lines[0])["schema"] == "0001"
    there = tmp_path / "there"
    there.mkdir()
    assert restored(tmp_path / "old", sqlite_address(there), there) == len(FIRST) + 1
    async with open_salon(there) as salon:
        assert (await salon.node.context.store.table("ACDEF")) is not None
        assert len(await salon.node.context.store.log("g1")) == 2


def signed(lines: list[bytes]) -> list[bytes]:
    """Lines with an end that fits them."""
    rows = sum(line.startswith(b"[") for line in lines)
    total = hashlib.sha256(b"".join(line + b"\n" for line in lines)).hexdigest()
    return [*lines, msgspec.json.encode(dump.End(rows, total))]


def spoilt(lines: list[bytes], how: str) -> bytes:
    """A backup with something wrong."""
    row = next(number for number, line in enumerate(lines) if line.startswith(b"["))
    head = msgspec.json.decode(lines[0])
    outside = msgspec.json.encode({"type": "file", "path": "decks/../../evil", "body": ""})
    changes: dict[str, list[bytes]] = {
        "cut": lines[:-1],
        "shorter": [*lines[:row], *lines[row + 1 :]],
        "changed": [*lines[:row], lines[row].replace(b"ACDEF", b"ACDEG"), *lines[row + 1 :]],
        "another order": [lines[0], lines[row], *lines[1:row], *lines[row + 1 :]],
        "newer": [msgspec.json.encode({**head, "schema": "9999"}), *lines[1:]],
        "another table": [line.replace(b'"members"', b'"nobody"') for line in lines],
        "a file outside": signed([*lines[:-1], outside]),
        "nothing": [],
        "no backup": [b"{}"],
    }
    body = gzip.compress(b"".join(line + b"\n" for line in changes.get(how, lines)))
    return body[: len(body) // 2] if how == "half" else b"no gzip" if how == "no gzip" else body


@pytest.mark.parametrize(
    "how",
    [
        "cut",
        "shorter",
        "changed",
        "another order",
        "newer",
        "another table",
        "a file outside",
        "nothing",
        "no backup",
        "half",
        "no gzip",
    ],
)
async def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path, how: str) -> None:
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
    database = sqlite_address(tmp_path / "here")
    engine = open_engine(database)
    migrate(engine, "0001")
    with engine.begin() as connection:
        for statement in FIRST:
            connection.exec_driver_sql(statement)
    engine.dispose()
    lines = backed_up(database, tmp_path / "here", tmp_path / "good")
    assert signed(lines[:-1]) == lines
    file, there = tmp_path / "bad", tmp_path / "there"
    file.write_bytes(spoilt(lines, how))
    with pytest.raises(dump.BadDump):
        restored(file, sqlite_address(there), there)
    assert restored(tmp_path / "good", sqlite_address(there), there) > 0, "it was still empty"
    with pytest.raises(dump.BadDump, match="already"):
        restored(tmp_path / "good", sqlite_address(there), there)
    assert not (tmp_path / "evil").exists()


def salon_command(*words: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "salon.cli", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE_S)


def test_the_commands_with_a_real_server(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "salon.backup"
    with real_server(here) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        wish = {"game": ANY_GAME, "name": "Ada", "seats": 2}
        code = client.post("/api/tables", json=wish).json()["code"]
        client.post(f"/api/tables/{code}/join", json={"name": "Ben"})
        client.post(f"/api/tables/{code}/start")
        cookie = client.cookies["salon"]
        with server.socket(code, cookie) as socket:
            say(socket, type="Hello")
            shown = hear(socket, "GameNews")
        done = salon_command("backup", file, "--data", here)
        assert (done.returncode, "rows" in done.stderr) == (0, True), done.stderr
        refused = salon_command("restore", file, "--data", here)
        assert refused.returncode == 1
        assert "another salon" in refused.stderr
    assert file.stat().st_mode & 0o077 == 0, "it holds secrets"
    done = salon_command("restore", file, "--data", there)
    assert done.returncode == 0, done.stderr
    with real_server(there) as server, server.socket(code, cookie) as socket:
        say(socket, type="Hello")
        again = hear(socket, "GameNews")
    assert (again["seats"], again["seq"]) == (shown["seats"], shown["seq"])
    nowhere = salon_command("backup", tmp_path / "none", "--data", tmp_path / "nowhere")
    assert (nowhere.returncode, "no salon" in nowhere.stderr) == (1, True)
    assert not (tmp_path / "none").exists()
    refused = salon_command("restore", file, "--data", there)
    assert (refused.returncode, "empty place" in refused.stderr) == (1, True)
