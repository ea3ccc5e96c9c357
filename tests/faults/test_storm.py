"""Storms: nothing lost, nothing twice, and nobody sees what is not theirs, whatever fails."""

from pathlib import Path

import pytest

from tests.faults.storm import Plan, weather
from tests.support.server.process import on_linux

pytestmark = [pytest.mark.asyncio, pytest.mark.skipif(not on_linux(), reason="forks, and reads /proc")]

SHORT = Plan(tables=16, kills=5, at_once=12, kill_every=20, bus_every=60, database_every=120, others=0)
SHORT_ALONE = Plan(tables=12, kills=4, at_once=12, alone=True, others=0)
LONG = Plan(tables=1000, kills=200, at_once=32, kill_every=60, bus_every=400, database_every=800)
LONG_ALONE = Plan(tables=200, kills=50, at_once=32, alone=True)


async def passes(folder: Path, plan: Plan, seed: int) -> None:
    report = await weather(folder, plan, seed)
    assert report.wrong == []
    assert report.counts["tables"] >= plan.tables
    assert report.counts["kills"] >= plan.kills
    wanted = {"clock jumps", "messages: drop", "messages: repeat", "messages: delay"}
    if not plan.alone:
        wanted |= {"bus crashes", "database crashes", "bus: drop", "bus: repeat", "bus: delay"}
    assert wanted <= set(report.counts), "it was a storm"
    said = (folder / "said").read_text(encoding="utf-8")
    assert "Traceback" not in said, said[said.index("Traceback") - 200 :][:3000]


async def test_a_storm_over_several_servers(tmp_path: Path) -> None:
    await passes(tmp_path, SHORT, 1)


async def test_a_storm_over_one_server(tmp_path: Path) -> None:
    await passes(tmp_path, SHORT_ALONE, 2)


@pytest.mark.long
async def test_a_long_storm_over_several_servers(tmp_path: Path) -> None:
    await passes(tmp_path, LONG, 3)


@pytest.mark.long
async def test_a_long_storm_over_one_server(tmp_path: Path) -> None:
    await passes(tmp_path, LONG_ALONE, 4)
