"""`docs/architecture.md` describes the program as it is: the kit, the parts of the server, the path of an action."""

import re
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import FrameType
from typing import Any

from salon.core import Game
from salon.core.kit import GameKit
from tests.support.files import ROOT
from tests.support.server.harness import Salon

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "salon"
SERVER = SOURCE / "server"
DIAGRAM = PAGE[PAGE.index("## The path of an action") :].split("```")[1]
STEP = re.compile(r"^[^\d]*?(\d+)  ((?:[\w/]+\.py|[\w/]+/)(?:, [\w/]+\.py)*)", re.MULTILINE)
DOES = {"play/live_game.py": "advance", "play/room.py": "wake"}
"""The function of a file that is its step, if other steps read what it holds."""
SOMETIMES = {"web/socket/orders.py", "compute/made_to_order.py", "bus/"}
"""Files of steps that only some actions pass, and a folder with one file for each kind of bus."""
VOTE = {"type": "Vote", "points": 1}


def rows(heading: str) -> Iterator[str]:
    """The first cells of the first table below a heading."""
    section = PAGE[PAGE.index(f"\n{heading}\n") :]
    table = section[section.index("\n|") :].split("\n\n")[0]
    yield from (line.split("|")[1] for line in table.strip().splitlines()[2:])


def names(text: str) -> set[str]:
    return set(re.findall(r"`([^`]+)`", text))


def test_every_field_of_a_kit_is_explained() -> None:
    assert names(" ".join(rows("## A game is one plug"))) == {field.name for field in fields(GameKit)}


def test_every_method_of_a_game_is_named() -> None:
    methods = {name for name in vars(Game) if not name.startswith("_") and callable(getattr(Game, name))}
    methods -= {"setup", "decode_action", "decode_stored"}  # no game writes these anew
    section = PAGE[PAGE.index("`core.Game` is the whole contract") :].split("States are frozen")[0]
    assert names(section) - {"core.Game"} == methods


def test_every_part_of_the_server_is_explained() -> None:
    parts = {path.name for path in SERVER.iterdir() if path.is_dir() and not path.name.startswith("_")}
    parts |= {path.stem for path in SERVER.glob("*.py") if path.stem != "__init__"}
    assert {name.rstrip("/") for name in names(" ".join(rows("## Server")))} == parts


def steps() -> list[tuple[int, str]]:
    """The files of the diagram, each with the number of its step."""
    return [(int(number), file) for number, files in STEP.findall(DIAGRAM) for file in files.split(", ")]


def test_the_steps_of_an_action_are_numbered_and_their_files_exist() -> None:
    numbers = [number for number, _ in steps()]
    assert sorted(set(numbers)) == [*range(1, max(numbers) + 1)]
    assert numbers == sorted(numbers)
    named = re.findall(r"[\w/]+\.py", DIAGRAM)
    folders = (SERVER, SOURCE)
    assert [name for name in named if not any((folder / name).is_file() for folder in folders)] == []


async def test_an_action_passes_the_parts_in_the_order_of_the_diagram(
    salon: Salon,
) -> None:
    """The parts that every action passes from the session on, when the server is alone. What runs in the writer's
    thread, and what only some actions need, is not watched. The sender's own news need not wait for the bus, so the
    last steps are only looked for."""
    _, (ada, _ben) = await salon.playing("Ada", "Ben")
    number_of = {file: number for number, file in reversed(steps())}
    begin, last = number_of["web/socket/session.py"], number_of["web/socket/pending_updates.py"]
    seen: list[str] = []

    def watch(frame: FrameType, event: str, _argument: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(SOURCE):
            below = path.relative_to(SERVER if path.is_relative_to(SERVER) else SOURCE).as_posix()
            called = DOES.get(below, frame.f_code.co_name) == frame.f_code.co_name
            if called and number_of.get(below, 0) >= begin and below not in seen:
                seen.append(below)

    sys.setprofile(watch)
    try:
        assert (await ada.act(VOTE))["type"] == "Ack"
        await ada.news(1)
    finally:
        sys.setprofile(None)
    before = [file for file in seen if number_of[file] < last]
    assert before == sorted(before, key=number_of.__getitem__)
    always = {file for file, number in number_of.items() if number >= begin} - SOMETIMES
    assert always - set(seen) == set()


def test_the_modules_that_know_the_database_are_named() -> None:
    """Somebody who adds a database finds every place in the store that has to be changed."""
    knowing = {
        path.relative_to(SERVER).as_posix()
        for path in (SERVER / "store").rglob("*.py")
        if re.search(r"\bSQLITE\b|\bPOSTGRESQL\b", path.read_text(encoding="utf-8"))
    }
    bullet = PAGE[PAGE.index("- **a store**") :].split("\n- **")[0]
    assert knowing <= names(bullet)
