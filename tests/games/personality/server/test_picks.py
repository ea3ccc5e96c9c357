"""Nobody is told what somebody has picked and not locked in: not a byte differs for anybody else (PY-74)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from salon.core import Action
from salon.games.personality import Choose, Pick, Read, Swap
from salon.games.personality.kit import KIT
from salon.games.personality.model.state import State
from salon.testing.tables import Table
from tests.support.rules import rule
from tests.support.server.forks.cases import Case
from tests.support.server.forks.forking import perform
from tests.support.server.forks.plans import Plan, Turn
from tests.support.server.forks.transcripts import Difference, first_difference
from tests.support.server.forks.world import open_world

pytestmark = pytest.mark.asyncio

PICKER = 1


async def difference(folder: Path, observer: int | None, *, picks: str) -> Difference | None:
    """What an observer is sent differently if seat 1 picks differently."""
    case = Case(Table(KIT, 4), "choice", observer, 1)
    transcripts = []
    for number in (0, 1):
        async with open_world(folder / f"{number}", case, number) as world:
            timeline, opening = world.live.timeline, []
            at_ms = world.salon.clock.now_ms()

            def play(seat: int, action: Action) -> None:
                nonlocal timeline
                opening.append((seat, action))  # noqa: B023
                timeline = timeline.act(seat, action, at_ms).timeline  # noqa: B023

            state: State = timeline.state
            if picks == "swap":  # all advance, so seat 1 may swap and reads next
                play(0, Read(state.hands[0][0]))
                for seat in range(4):
                    play(seat, Choose(0))
            else:
                play(0, Read(state.hands[0][0]))
            hand = timeline.state.hands[PICKER]
            wishes: dict[str, Sequence[Action]] = {
                "ballot": (Pick(Choose(2, 3)), Pick(Choose(0, 1))),
                "swap": (Pick(Swap(hand[0])), Pick(Swap(hand[1]))),
            }
            here, there = wishes[picks]
            plan = Plan(opening, timeline, timeline, turns=[Turn((PICKER, PICKER), (here, there))])
            transcripts.append(await perform(world, plan))
    return first_difference(*transcripts)


@rule("PY-74", "PY-13")
@pytest.mark.parametrize("observer", [0, None], ids=["a player", "a spectator and the big screen"])
@pytest.mark.parametrize("picks", ["ballot", "swap"])
async def test_nothing_that_anybody_else_is_sent_depends_on_it(
    tmp_path: Path, observer: int | None, picks: str
) -> None:
    assert await difference(tmp_path, observer, picks=picks) is None


@rule("PY-74")
async def test_who_has_picked_sees_it_again(tmp_path: Path) -> None:
    """The same comparison finds a difference for the one who has picked, so it would find a leak."""
    assert await difference(tmp_path, PICKER, picks="ballot") is not None
