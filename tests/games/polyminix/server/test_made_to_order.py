"""The server makes what an action orders before it stores the action, and ignores what the sender has put there."""

import pickle
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import pytest_asyncio

from salon.core import IllegalAction, Refusal
from salon.games.polyminix.content.challenges import load_deck
from salon.games.polyminix.kit import KIT
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio

NAME = "polyminix"
OWN = msgspec.to_builtins(next(load_deck().challenges()))
WISH: dict[str, Any] = {"type": "NewChallenge", "level": "green", "number": 7}


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as salon:
        yield salon


async def alone(salon: Salon) -> Player:
    _, (ada,) = await salon.playing("Ada", game=NAME, seats=1, options={"solo": "challenge"})
    return ada


async def test_what_was_made_is_stored_with_the_action(salon: Salon) -> None:
    ada = await alone(salon)
    assert (await ada.act(WISH))["type"] == "Ack"
    await ada.news(1)
    (made,) = ada.view(0)["table"]["made"]
    assert (made["id"], made["level"], len(made["boxes"])) == ("new-green-any-7-a", "green", 6)
    (_, stored) = await salon.node.context.store.log(ada.game_id)
    assert made["id"].encode() in bytes(cast("msgspec.Raw", stored.entry.action))


async def test_a_wish_sent_again_is_answered_as_then_and_made_once(salon: Salon) -> None:
    workers = salon.node.context.workers
    assert isinstance(workers, HouseWorkers)
    ada = await alone(salon)
    first = await ada.act(WISH, id="once")
    await ada.news(1)
    assert await ada.act(WISH, id="once", seq=0) == first
    assert workers.made == 1


async def test_nobody_can_bring_a_challenge_of_their_own(salon: Salon) -> None:
    ada = await alone(salon)
    own = {**OWN, "id": "new-green-any-7-a"}
    assert (await ada.act({**WISH, "made": [own]}))["type"] == "Ack"
    await ada.news(1)
    (made,) = ada.view(0)["table"]["made"]
    assert made["figure"] != own["figure"]


async def test_what_may_not_be_wished_for_keeps_no_worker_busy(salon: Salon) -> None:
    workers = salon.node.context.workers
    assert isinstance(workers, HouseWorkers)
    ada = await alone(salon)
    for wish in ({**WISH, "number": 0}, {**WISH, "family": "dragons"}):
        assert (await ada.act(wish))["type"] == "Refused"
    await ada.act({"type": "PickChallenge", "challenge": "green-2-01-a", "test": "must-1"})
    await ada.news(1)
    assert (await ada.act(WISH))["code"] == "polyminix-no-new-challenges"
    assert workers.made == 0


async def test_a_worker_that_breaks_refuses_and_changes_nothing(salon: Salon) -> None:
    workers = salon.node.context.workers
    assert isinstance(workers, HouseWorkers)
    ada = await alone(salon)
    workers.broken = True
    assert (await ada.act(WISH))["code"] == "not-made"
    workers.broken = False
    assert (await ada.act(WISH))["type"] == "Ack"


@pytest.mark.parametrize("kind", [Refusal, IllegalAction])
async def test_a_refusal_comes_back_whole_from_a_worker(kind: type[Refusal]) -> None:
    there = kind("no-challenge-found", "PX-33", level="red", number=4)
    back = pickle.loads(pickle.dumps(there))
    assert (type(back), back.code, back.rule, back.params) == (kind, there.code, there.rule, there.params)
