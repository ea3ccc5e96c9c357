"""A hall: two hundred people of one audience behind one address, over real connections, with the limits of a real
server. What is bounded is counted, not timed."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from salon.server.clock import SystemClock
from salon.server.settings import Limits
from tests.support.server.harness import PATIENCE_S, Message
from tests.support.server.serving import serving

PEOPLE = 200
AT_ONCE = 25
VOTE = {"type": "Vote", "points": 1}
LONG_S = 6 * PATIENCE_S


class Phone:
    """One person's browser: a cookie and a socket."""

    def __init__(self, http: httpx.AsyncClient, port: int) -> None:
        self.http = http
        self.port = port
        self.cookie: dict[str, str] = {}
        self.socket: ClientConnection
        self.got: Counter[str] = Counter()
        self.audience: Message = {}
        self.game: Message = {}

    async def ask(self, path: str, body: Any = None) -> Any:
        answer = await self.http.post(path, json=body, headers=self.cookie)
        assert answer.is_success, answer.text
        if (token := answer.cookies.get("salon")) is not None:
            self.cookie = {"Cookie": f"salon={token}"}
        self.http.cookies.clear()
        return answer.json()

    async def connect(self, code: str) -> None:
        address = f"ws://127.0.0.1:{self.port}/ws/{code}"
        self.socket = await connect(address, additional_headers=self.cookie, proxy=None, open_timeout=LONG_S)
        await self.say(type="Hello")
        await self.hear("TableNews")

    async def say(self, **message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode())

    async def hear(self, kind: str, **wanted: Any) -> Message:
        while True:
            message: Message = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), LONG_S))
            self.got[message["type"]] += 1
            if message["type"] == "AudienceNews":
                self.audience = message
            if message["type"] == "GameNews":
                self.game = message
            if message["type"] == kind and all(message[name] == value for name, value in wanted.items()):
                return message

    async def act(self, seat: int) -> Message:
        where = {"game_id": self.game["game_id"], "seq": self.game["seq"], "seat": seat}
        await self.say(type="Act", id="once", action=VOTE, **where)
        return await self.hear("Ack")


@asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[tuple[list[Phone], list[Phone]]]:
    async with AsyncExitStack() as stack:
        port, _ = await stack.enter_async_context(serving(folder, clock=SystemClock()))
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}"))
        people = [Phone(http, port) for _ in range(PEOPLE + 2)]
        players, crowd = people[:2], people[2:]
        wish = {"game": "toy", "name": "Ada", "seats": 2}
        code = (await players[0].ask("/api/tables", wish))["code"]
        await players[1].ask(f"/api/tables/{code}/join", {"name": "Ben"})
        for phone in players:
            await phone.connect(code)
        await players[0].ask(f"/api/tables/{code}/start")

        async def come(phone: Phone) -> None:
            await phone.ask(f"/api/tables/{code}/audience")
            await phone.connect(code)

        for start in range(0, PEOPLE, AT_ONCE):
            await asyncio.gather(*(come(phone) for phone in crowd[start : start + AT_ONCE]))
        try:
            yield players, crowd
        finally:
            await asyncio.gather(*(phone.socket.close() for phone in people))


@pytest.mark.asyncio
async def test_two_hundred_people_behind_one_address(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (players, crowd):
        for phone in players:
            await phone.hear("GameNews", seq=0)
        game_id = players[0].game["game_id"]
        votes = {"type": "AudienceVote", "game_id": game_id, "key": "0"}
        for number, phone in enumerate(crowd):
            await phone.say(**votes, choice=number % 2)
            await phone.say(type="React", reaction="applause")
        for number, phone in enumerate(crowd):
            await phone.hear("AudienceNews", voted=PEOPLE, mine=number % 2)
        assert (await players[0].act(0))["seq"] == 1
        await players[1].hear("GameNews", seq=1)
        assert (await players[1].act(1))["seq"] == 2
        half = PEOPLE // 2
        for phone in (*players, *crowd):
            if not (phone.audience and phone.audience["opinion"]):
                await phone.hear("AudienceNews", asked=None)
            assert phone.audience["opinion"] == {"key": "0", "votes": {"0": half, "1": half}}
            assert phone.got["Refused"] == 0
        # Each of them caused two events; what anybody was sent of them does not grow with their number.
        for phone in (*players, *crowd):
            assert phone.got["AudienceNews"] + phone.got["Reactions"] < PEOPLE / 2
        assert all(phone.got["TableNews"] < PEOPLE / 2 for phone in crowd), "a crowd is counted by tens"
        assert sum(phone.got["Reactions"] > 0 for phone in players) == len(players)


def test_a_hall_fits_the_limits() -> None:
    limits = Limits()
    seats_and_screens = 6 * 2 + 4
    assert limits.sockets_a_table >= PEOPLE + seats_and_screens
    assert limits.sockets_an_address >= PEOPLE
    assert limits.connections_an_address >= 2 * PEOPLE, "a browser has a socket and asks for pages"
    assert limits.audience_votes >= limits.sockets_a_table
    assert limits.network_messages_at_once >= 10 * PEOPLE
    assert limits.requests_at_once >= 2 * PEOPLE, "all phones come back at once: a socket each, and the time"
