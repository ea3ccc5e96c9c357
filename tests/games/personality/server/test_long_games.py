"""A game that three people draw out as long as they like: its views stay small, and so does its replay."""

from functools import cache
from pathlib import Path
from random import Random

import msgspec
import pytest

from salon.core import Record, Timeline
from salon.games.personality.game import PERSONALITY
from salon.games.personality.kit import KIT
from salon.games.personality.model.actions import Choose
from salon.server.settings import Limits
from tests.support.records import store_finished, views_of
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import open_salon

ENTRIES = Limits().entries_a_game
NOW_MS = FakeClock().now_ms()
A_STEP = 600
"""The bytes of a position in a replay of three people, before compression."""


@cache
def drawn_out(entries: int = ENTRIES) -> tuple[tuple[Timeline, ...], Record]:
    """A game in which everybody votes for somebody else, so that nobody is ever elected (PY-17)."""
    random = Random(3)
    advance = Timeline.start(PERSONALITY, PERSONALITY.setup(3, {}, "long"), NOW_MS)
    advances = [advance]
    while len(advances) < entries:
        timeline = advance.timeline
        seat = next(seat for seat, decision in timeline.waiting.items() if not decision.answered)
        action = PERSONALITY.legal(PERSONALITY.view(timeline.state, seat)).sample(random)
        if isinstance(action, Choose):
            action = Choose((seat + 1) % 3)
        advance = timeline.act(seat, action, NOW_MS + len(advances))
        advances.append(advance)
    record = Record(advance.timeline.setup, tuple(each.entry for each in advances))
    return tuple(each.timeline for each in advances), record


def test_a_view_does_not_grow_with_the_rounds() -> None:
    timelines, _ = drawn_out()
    assert timelines[-1].state.table.round.number > ENTRIES / 5, "nobody is elected, and the game goes on"
    for seat in (None, 0, 1, 2):
        early, late = (
            max(len(msgspec.json.encode(PERSONALITY.view(timeline.state, seat))) for timeline in part)
            for part in (timelines[:200], timelines[-200:])
        )
        assert late < early * 1.2


@pytest.mark.asyncio
async def test_a_replay_is_as_long_as_its_game_and_no_longer(tmp_path: Path) -> None:
    sizes = {}
    async with open_salon(tmp_path, kit=KIT) as salon:
        for number, entries in enumerate((ENTRIES // 4, ENTRIES)):
            timelines, record = drawn_out(entries)
            game_id = f"{number:020}"
            await store_finished(salon.node.context.store, record, game_id, f"ACDE{number}")
            answer = await salon.player().ask("GET", f"/api/replays/{game_id}")
            sizes[entries] = len(answer.content)
            views = list(views_of(answer.json()))
            assert len(views) == entries
            for place in Random(number).sample(range(entries), 20):
                shown = msgspec.to_builtins(PERSONALITY.replayed(timelines[place].state))
                assert views[place] == msgspec.json.decode(msgspec.json.encode(shown))
    for entries, size in sizes.items():
        assert size < A_STEP * entries, "linear, with a small constant"
