"""Things made to order: everything is checked before they are made, and only the server makes them."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from tests.server.compute.ordering_game import FORGED, HOUSE, ORDERING_KIT
from tests.support.interleaving import Gates, explore
from tests.support.orders import World

pytestmark = pytest.mark.asyncio

FORGERY: dict[str, Any] = {"type": "Print", "number": 3, "made": FORGED}
VOTE = {"type": "Vote", "points": 1}
SETUP = ORDERING_KIT.game.setup(2, {"rounds": 50}, "seed")


def world(gates: Gates, servers: int = 1) -> World:
    return World(gates, ORDERING_KIT, SETUP, HOUSE, servers)


async def opened(gates: Gates, work: Any) -> Any:
    """The result of something that passes every gate at once."""
    task = asyncio.ensure_future(work)
    while not task.done():
        await asyncio.sleep(0)
        while gates.closed:
            gates.closed.pop().set_result(None)
    return task.result()


async def later(gates: Gates, work: Awaitable[int | str]) -> int | str:
    """Something that begins at any time."""
    await gates.wait()
    return await work


async def at_the_turn(gates: Gates, servers: int = 1) -> World:
    """A game in which both have voted, and seat 0 has the turn at entry 2."""
    made = world(gates, servers)
    for seat in (0, 1):
        assert await opened(gates, made.send(VOTE, id_="vote", seq=seat, seat=seat)) == seat + 1
    for server, live in zip(made.servers, made.lives, strict=True):
        await opened(gates, server.catch_up(live))
    return made


def check(made: World, *, orders: int) -> None:
    assert not any(FORGED.encode() in action for action in made.stored()), made.stored()
    assert len(made.workers.orders) <= orders


class TestForgeries:
    """A forged print at every moment, with every store and worker as slow as can be."""

    async def test_by_a_seat_that_is_asked(self) -> None:
        gates = Gates()
        made = await at_the_turn(gates)
        assert await opened(gates, made.send(FORGERY, id_="a", seq=2)) == 3
        assert made.stored()[-1] == b'{"type":"Print","number":3,"made":"printed by the house"}'

    @pytest.mark.parametrize(
        ("seat", "seq", "code"),
        [(1, 2, "not-asked"), (0, 1, "stale"), (0, 7, "stale"), (1, 0, "stale"), (5, 2, "not-asked")],
    )
    async def test_by_a_seat_that_is_not_asked_or_too_late(self, seat: int, seq: int, code: str) -> None:
        gates = Gates()
        made = await at_the_turn(gates)
        assert await opened(gates, made.send(FORGERY, id_="a", seq=seq, seat=seat)) == code
        check(made, orders=0)

    async def test_what_may_not_be_ordered_is_not_made(self) -> None:
        gates = Gates()
        made = await at_the_turn(gates)
        assert await opened(gates, made.send({**FORGERY, "number": 10}, id_="a", seq=2)) == "not-legal"
        early = world(gates)
        assert await opened(gates, early.send(FORGERY, id_="a", seq=0)) == "not-legal"
        check(made, orders=0)
        check(early, orders=0)

    @pytest.mark.parametrize("servers", [1, 2])
    async def test_in_every_interleaving(self, servers: int) -> None:
        async def run(gates: Gates) -> None:
            made = await at_the_turn(gates, servers)
            last = servers - 1
            answers = await asyncio.gather(
                made.send(FORGERY, id_="asked", seq=2),
                later(gates, made.send({"type": "Pass"}, id_="pass", seq=2, server=last)),
                later(gates, made.send(FORGERY, id_="not asked", seq=2, seat=1, server=last)),
            )
            check(made, orders=1)
            assert [answer for answer in answers if isinstance(answer, int)], answers

        assert await explore(run) > 10

    async def test_sent_twice_while_the_first_is_being_made(self) -> None:
        async def run(gates: Gates) -> None:
            made = await at_the_turn(gates)
            twice = [later(gates, made.send(FORGERY, id_="same", seq=2)) for _ in range(2)]
            answers = await asyncio.gather(*twice, later(gates, made.send(FORGERY, id_="other", seq=2)))
            assert 3 in answers
            assert set(answers) <= {3, "stale"}
            assert len(made.stored()) == 3, "stored once"
            check(made, orders=3)

        assert await explore(run) > 20


class TestStaleWishes:
    async def test_a_flood_of_wishes_at_one_entry_is_made_once_or_twice(self) -> None:
        gates = Gates()
        made = await at_the_turn(gates)
        sent = [asyncio.ensure_future(made.send(FORGERY, id_=f"{n}", seq=2)) for n in range(50)]
        for _ in range(100):
            await asyncio.sleep(0)
        assert len(made.workers.orders) <= 2, "all but the latest have left the queue"
        answers = await opened(gates, asyncio.gather(*sent))
        assert [answer for answer in answers if answer != "stale"] == [3]
        check(made, orders=2)

    async def test_a_server_that_is_behind_looks_before_it_makes(self) -> None:
        gates = Gates()
        made = await at_the_turn(gates, servers=2)
        assert await opened(gates, made.send({"type": "Pass"}, id_="pass", seq=2, server=1)) == 3
        assert made.lives[0].seq == 2
        assert await opened(gates, made.send(FORGERY, id_="late", seq=2, server=0)) == "stale"
        check(made, orders=0)
