"""A race through the server: people move at once, bots take their time, and the solver answers who asks it."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from salon.games.polyminix.kit import KIT
from salon.games.polyminix.rules.rules import COUNTDOWN_MS
from salon.server.compute import tasks
from tests.support.rules import rule
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.workers import HouseWorkers

pytestmark = pytest.mark.asyncio

NAME = "polyminix"


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT, workers=HouseWorkers()) as salon:
        yield salon


def next_move(player: Player, seat: int) -> Any:
    view = msgspec.json.encode(player.view(seat))
    return msgspec.json.decode(tasks.choose(NAME, "sharp", view, "seed"))


async def off(salon: Salon, *names: str, **wishes: Any) -> list[Player]:
    """Game 2, to the first, just after the starting gun."""
    options = {"game": "solve", "starts": "1"}
    _, players = await salon.playing(*names, game=NAME, options=options, **wishes)
    await players[0].act({"type": "ChooseMode", "mode": "first"})
    await players[0].news(1)
    await players[0].act({"type": "Roll"})
    await begun(salon, *players)
    return players


async def begun(salon: Salon, *players: Player) -> None:
    """The countdown is over, and everybody knows that the race is on."""
    salon.clock.advance(COUNTDOWN_MS)
    for player in players:
        await player.until("GameNews", is_racing)


def is_racing(news: Any) -> bool:
    """Whether these news say that a race is on."""
    return any(decision["what"] == "race" for decision in news["waiting"].values())


@rule("PX-15")
async def test_moves_made_at_once_are_all_accepted(salon: Salon) -> None:
    ada, ben = await off(salon, "Ada", "Ben", seats=2)
    assert (await ada.act(next_move(ada, 0)))["type"] == "Ack"
    assert (await ben.act(next_move(ben, 1), seat=1))["type"] == "Ack", "Ben had not seen Ada's move"


@rule("PX-15")
async def test_who_completes_in_the_same_millisecond_shares_the_place(salon: Salon) -> None:
    ada, ben = await off(salon, "Ada", "Ben", seats=2)
    for player, seat in ((ada, 0), (ben, 1)):
        while (table := player.view(seat)["table"])["turn"] == 1 and table["runners"][seat][
            "done_ms"
        ] is None:
            seq = (await player.act(next_move(player, seat), seat=seat))["seq"]
            await player.news(seq)
    assert ben.view(1)["table"]["scores"] == [3, 3]


@rule("PX-16")
async def test_a_decided_race_ends_by_itself(salon: Salon) -> None:
    ada, ben = await off(salon, "Ada", "Ben", seats=2)
    while ada.view(0)["table"]["runners"][0]["done_ms"] is None:
        await ada.news((await ada.act(next_move(ada, 0)))["seq"])
    done = ada.seq
    salon.clock.advance(1)
    await ben.news(done + 1)
    assert ben.view(1)["table"]["turn"] == 2
    assert ben.view(1)["table"]["scores"] == [3, 0]


@rule("PX-32")
async def test_a_bot_takes_its_time_and_others_do_not_hold_it_up(salon: Salon) -> None:
    (ada,) = await off(salon, "Ada", seats=2, bots=("fair",))
    await ada.news((await ada.act(next_move(ada, 0)))["seq"])
    salon.clock.advance(200)
    await ada.quiet()
    assert ada.view(0)["table"]["runners"][1]["pieces"] == 0, "nobody lays a piece in a fifth of a second"
    for _ in range(60):
        move = next_move(ada, 0) if not ada.view(0)["laid"] else {"type": "Clear"}
        answer = await ada.act(move)
        if answer["type"] == "Refused" or ada.view(0)["table"]["turn"] > 1:
            break  # the bot was first
        await ada.news(answer["seq"])
        salon.clock.advance(500)
        await ada.quiet()
    assert any('"Laid"' in text and '"seat":1,' in text for text in ada.raw)


@rule("PX-31")
async def test_the_solver_answers_who_asks_it(salon: Salon) -> None:
    _, (ada,) = await salon.playing("Ada", game=NAME, seats=1, options={"solo": "challenge"})
    await ada.act({"type": "PickChallenge", "challenge": "green-2-01-a", "test": "must-1"})
    await ada.news(1)
    question = {"type": "Ask", "question": "hint", "game_id": ada.game_id, "seq": 1, "seat": 0}
    ada.say(question)
    assert (await ada.until("Answer"))["answer"] is None, "nothing was asked"
    await ada.act({"type": "TakeHint", "hint": "next"})
    await ada.news(2)
    ada.say({**question, "seq": 2})
    answer = (await ada.until("Answer"))["answer"]
    move = {"type": "Lay", **answer["next"]}
    assert (await ada.act(move))["type"] == "Ack"
    await ada.news(3)
    assert ada.view(0)["table"]["runners"][0]["hints"] == 1
    assert ada.view(0)["hint"] is None, "the pieces lie otherwise now"


async def cover(player: Player, seat: int = 0) -> None:
    """Lay pieces until the turn is over for this seat."""
    turn = player.view(seat)["table"]["turn"]
    while player.view(seat)["table"]["turn"] == turn and player.view(seat)["table"]["phase"] == "race":
        if player.view(seat)["table"]["runners"][seat]["done_ms"] is not None:
            return
        answer = await player.act(next_move(player, seat))
        if answer["type"] == "Ack":
            await player.news(answer["seq"])


@rule("PX-32")
async def test_bots_wait_for_the_first_figure_of_a_person(salon: Salon) -> None:
    options = {"game": "solve", "starts": "1", "limit_seconds": 0}
    _, (ada,) = await salon.playing("Ada", game=NAME, options=options, seats=2, bots=("sharp",))
    await ada.act({"type": "ChooseMode", "mode": "first"})
    await ada.news(1)
    await ada.act({"type": "Roll"})
    await begun(salon, ada)
    salon.clock.advance(30_000)
    await ada.news(ada.seq + 1)
    for _ in range(120):
        salon.clock.advance(30_000)
        await ada.quiet()
    table = ada.view(0)["table"]
    assert table["runners"][1]["pieces"] > 0, "it lays pieces"
    assert table["turn"] == 1, "but not the last one"
    await cover(ada)
    salon.clock.advance(1)
    while ada.view(0)["table"]["turn"] == 1:
        await ada.next()
    assert ada.view(0)["table"]["scores"] == [3, 0]
