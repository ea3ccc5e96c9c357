"""A server for tests, with a real store, a clock that tests move, and clients."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec.structs import replace

from salon.core.kit import GameKit
from salon.server.background import cancel
from salon.server.bus import Bus, LocalBus
from salon.server.compute.worker_pool import Workers
from salon.server.domain.blocks import Client
from salon.server.node import Node
from salon.server.rate_limits import network_of
from salon.server.settings import Limits, Settings, sqlite_address
from salon.server.store.sql import SqlStore
from salon.server.web.app import make_routes
from salon.server.web.guards.security import guarded
from salon.server.web.http.identity import visitor_of
from salon.server.web.socket.session import Session
from tests.support.server.fakes import FakeClock, FakeWire, Following
from tests.support.server.toy import TOY_KIT
from tests.support.server.workers import ToyWorkers

PATIENCE_S = 20
"""How long a test waits for something that must come. Only a failure takes this long."""

Message = dict[str, Any]


class Player:
    """A client with a cookie, an HTTP client and, once connected, a socket.

    `raw` are the frames that it was sent, `seen` the messages in them. News are whole there, also those that came as
    patches."""

    def __init__(self, node: Node, app: Any, address: str = "192.0.2.7") -> None:
        transport = httpx.ASGITransport(app, client=(address, 1))
        self.http = httpx.AsyncClient(transport=transport, base_url="http://salon.test")
        self.node = node
        self.address = address
        self.seen: list[Message] = []
        self.raw: list[str] = []
        self.game_id = ""
        self.seq = -1
        self.wire = FakeWire()
        self._following = Following()
        self._running: asyncio.Task[None] | None = None
        self._tries = 0

    @property
    def visitor(self) -> str | None:
        return visitor_of(self.http.cookies.get("salon"))

    def view(self, seat: int) -> Any:
        """The latest view of a seat."""
        news = next(each for each in reversed(self.seen) if each["type"] == "GameNews")
        return next(each["view"] for each in news["seats"] if each["seat"] == seat)

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        return await self.http.request(method, path, json=body, **options)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    async def connect(self, code: str, *, screen: bool = False, **hello: Any) -> "Player":
        await self.knock(code, screen=screen)
        self.say({"type": "Hello", "patches": True, **hello})
        await self.until("TableNews")
        return self

    async def knock(self, code: str, *, screen: bool = False) -> None:
        self.wire, self._following = FakeWire(), Following()
        self.seen, self.raw = [], []
        session = Session(
            self.node,
            self.wire,
            code,
            visitor=None if screen else self.visitor,
            screen=screen,
            base="http://salon.test",
            language="en",
            rate=self.node.access.message_rate(None if screen else self.visitor, self.address),
            device=self.visitor,
            address=network_of(self.address),
            client=Client(self.visitor, self.address),
        )
        self._running = asyncio.create_task(session.run())

    async def hang_up(self) -> None:
        if self._running is not None:
            self.wire.inbox.put_nowait(None)
            await asyncio.wait_for(self._running, PATIENCE_S)
            self._running = None

    def say(self, message: Message | str | bytes) -> None:
        raw = isinstance(message, str | bytes)
        self.wire.inbox.put_nowait(message if raw else msgspec.json.encode(message).decode())  # type: ignore[arg-type]

    async def next(self) -> Message:
        text = await asyncio.wait_for(self.wire.outbox.get(), PATIENCE_S)
        message = self._following.hear(msgspec.json.decode(text))
        self.seen.append(message)
        self.raw.append(text)
        if message["type"] == "GameNews":
            self.game_id, self.seq = message["game_id"], message["seq"]
        return message

    async def until(self, kind: str, when: Callable[[Message], bool] = lambda _message: True) -> Message:
        while True:
            message = await self.next()
            if message["type"] == kind and when(message):
                return message

    async def news(self, seq: int) -> Message:
        """Wait for the news of an entry."""
        last = next((m for m in reversed(self.seen) if m["type"] == "GameNews"), None)
        if last is not None and last["seq"] >= seq:
            return last
        return await self.until("GameNews", lambda message: bool(message["seq"] >= seq))

    def waiting(self) -> dict[str, Any]:
        """The decisions of the seats in the latest news."""
        last = next(message for message in reversed(self.seen) if message["type"] == "GameNews")
        waiting: dict[str, Any] = last["waiting"]
        return waiting

    async def table(self, when: Callable[[Message], bool]) -> Message:
        """Wait until the table meets a condition."""
        for message in reversed(self.seen):
            if message["type"] == "TableNews":
                if when(message["table"]):
                    return message
                break
        return await self.until("TableNews", lambda message: when(message["table"]))

    async def act(self, action: Message, seat: int = 0, **changes: Any) -> Message:
        """Act, and return the answer."""
        self._tries += 1
        name = changes.pop("id", f"try{self._tries}")
        self.say(
            {
                "type": "Act",
                "id": name,
                "game_id": self.game_id,
                "seq": self.seq,
                "seat": seat,
                "action": action,
                **changes,
            }
        )
        return await self.answer(name)

    async def answer(self, name: str | None) -> Message:
        while True:
            message = await self.next()
            if message["type"] in ("Ack", "Refused") and message["id"] == name:
                return message

    async def quiet(self) -> None:
        """Wait until the server has answered all messages sent so far."""
        self.say({"type": "Ping"})
        await self.until("Pong")

    async def close(self) -> None:
        await self.hang_up()
        await self.http.aclose()


class Salon:
    """A server and all its clients."""

    def __init__(self, node: Node, app: Any, clock: FakeClock) -> None:
        self.node = node
        self.app = app
        self.clock = clock
        self.players: list[Player] = []
        self.dead = False

    async def die(self) -> None:
        """Stop like a server that is killed: it sends and stores nothing more."""
        self.dead = True
        self.node.rooms.presence.closing = True
        for player in self.players:
            if player._running is not None:
                await cancel(player._running)
                player._running = None
        await cancel(self.node._timing)
        await cancel(self.node._syncing)
        await cancel(self.node._moderating)
        await self.node.bot_scheduler.close()

    def player(self, address: str = "192.0.2.7") -> Player:
        player = Player(self.node, self.app, address)
        self.players.append(player)
        return player

    async def table(self, *names: str, **options: Any) -> tuple[str, list[Player]]:
        """Open a table at which these people sit and are connected. The game is not started."""
        host = self.player()
        view = await host.ok("POST", "/api/tables", {"game": "toy", "name": names[0], **options})
        players = [host]
        for name in names[1:]:
            player = self.player()
            await player.ok("POST", f"/api/tables/{view['code']}/join", {"name": name})
            players.append(player)
        for player in players:
            await player.connect(view["code"])
        for player in players:
            await player.table(lambda table: not any(seat["away"] for seat in table["seats"]))
        return view["code"], players

    async def let_in(self, code: str, host: Player, name: str, seat: int) -> Player:
        """A newcomer asks for an abandoned seat, and the host grants it."""
        newcomer = self.player()
        asked = await newcomer.ok("POST", f"/api/tables/{code}/requests", {"name": name, "seat": seat})
        number = asked["requests"][0]["number"]
        await host.ok("POST", f"/api/tables/{code}/requests/{number}", {"granted": True})
        return newcomer

    async def playing(self, *names: str, **options: Any) -> tuple[str, list[Player]]:
        """Open a table and start a game."""
        code, players = await self.table(*names, **options)
        await players[0].ok("POST", f"/api/tables/{code}/start")
        for player in players:
            await player.news(0)
        return code, players


def settings_in(folder: Path, **changes: Any) -> Settings:
    limits = Limits(**changes.pop("limits", {}))
    database = changes.pop("database", None) or sqlite_address(folder)
    return Settings(database=database, limits=limits, **{"bot_delay_ms": 0, **changes})


@asynccontextmanager
async def open_salon(
    folder: Path,
    *,
    clock: FakeClock | None = None,
    workers: Workers | None = None,
    kit: GameKit = TOY_KIT,
    bus: Bus | None = None,
    tasks_at_once: int | None = None,
    **changes: Any,
) -> AsyncIterator[Salon]:
    """Start a server with a real database and the web application."""
    clock = clock or FakeClock()
    settings = settings_in(folder, **changes)
    if tasks_at_once is not None:
        settings = replace(settings, workers=tasks_at_once)
    kits = {kit.name: kit}
    node = Node(
        settings, SqlStore(settings.database), bus or LocalBus(), clock, kits, workers or ToyWorkers()
    )

    async def made() -> Node:
        return node

    routes = make_routes(made)
    routes.state.node = node
    salon = Salon(node, guarded(routes, (), settings.public_url), clock)
    await node.open()
    try:
        yield salon
    finally:
        for player in salon.players:
            await player.close()
        await node.close()
