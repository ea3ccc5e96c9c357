"""A challenge that a player sends never reaches the log, whenever it comes and however slow stores and workers are."""

import asyncio
from functools import cache
from typing import Any

import msgspec
import pytest

from salon.core import Setup, Timeline
from salon.games.polyminix.content.challenges import load_deck
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.kit import KIT
from salon.games.polyminix.model.actions import OrderChallenge
from salon.server.compute import tasks
from tests.support.interleaving import Gates, explore
from tests.support.orders import World

pytestmark = pytest.mark.asyncio

OWN = {**msgspec.to_builtins(next(load_deck().challenges())), "id": "new-green-any-7-a"}
FORGED: dict[str, Any] = {"type": "NewChallenge", "level": "green", "number": 7, "made": [OWN]}
PICK = {"type": "PickChallenge", "challenge": "green-2-01-a", "test": "must-1"}
ALONE = POLYMINIX.setup(1, {"solo": "challenge"}, "seed")
TOGETHER = POLYMINIX.setup(2, {"new_challenges": True}, "seed")


@cache
def made() -> bytes:
    """What the server makes for the wish."""
    state = Timeline.start(POLYMINIX, ALONE, 0).timeline.state
    wish = POLYMINIX.decode_action(msgspec.json.encode(FORGED))
    assert isinstance(wish, OrderChallenge)
    assert KIT.made_to_order is not None
    order = KIT.made_to_order.order(POLYMINIX.view(state, 0), wish)
    return tasks.make(KIT.name, msgspec.json.encode(order))


def figures(world: World) -> list[Any]:
    """The figures of all challenges that were stored."""
    actions = map(msgspec.json.decode, world.stored())
    return [each["figure"] for action in actions for each in action.get("made", [])]


@pytest.mark.parametrize("servers", [1, 2])
@pytest.mark.parametrize(
    "sent",
    [
        [(FORGED, 0, 0)],
        [(FORGED, 0, 1)],
        [(FORGED, 0, 0), (PICK, 0, 0)],
        [(FORGED, 0, 0), (FORGED, 0, 0)],
        [(PICK, 0, 0), (FORGED, 0, 1), (FORGED, 0, 0)],
    ],
    ids=["asked", "early", "moved on", "twice", "late"],
)
async def test_alone(servers: int, sent: list[tuple[dict[str, Any], int, int]]) -> None:
    await _try(ALONE, servers, sent)


@pytest.mark.parametrize("servers", [1, 2])
async def test_together_by_seats_that_are_not_asked_and_in_other_phases(servers: int) -> None:
    sent = [(FORGED, 1, 0), (FORGED, 0, 0), ({"type": "Roll"}, 0, 0), ({"type": "Roll"}, 1, 0)]
    await _try(TOGETHER, servers, sent)


async def _try(setup: Setup, servers: int, sent: list[tuple[dict[str, Any], int, int]]) -> None:
    (house,) = msgspec.json.decode(made())
    assert house["figure"] != OWN["figure"]

    async def run(gates: Gates) -> None:
        world = World(gates, KIT, setup, made(), servers)

        async def later(number: int, action: dict[str, Any], seat: int, seq: int) -> None:
            await gates.wait()
            await world.send(action, id_=f"{number}", seq=seq, seat=seat, server=number % servers)

        await asyncio.gather(*(later(number, *each) for number, each in enumerate(sent)))
        assert all(figure == house["figure"] for figure in figures(world)), world.stored()

    assert await explore(run) >= len(sent)


async def test_a_record_with_what_was_made_replays_byte_for_byte() -> None:
    stored = msgspec.json.encode({**FORGED, "family": None, "made": msgspec.json.decode(made())})
    action = POLYMINIX.decode_stored(stored)
    again = msgspec.json.decode(msgspec.json.encode(action))
    assert again == msgspec.json.decode(stored)
    advance = Timeline.start(POLYMINIX, ALONE, 0).timeline.act(0, action, 1)
    follower = Timeline.start(POLYMINIX, ALONE, 0).timeline.follow(advance.entry)
    assert msgspec.json.encode(follower.timeline.state) == msgspec.json.encode(advance.timeline.state)
    assert bytes(msgspec.json.encode(action)) == bytes(advance.entry.action)  # type: ignore[arg-type]
