"""A connection to a table: what it says is checked and done, what it is owed is sent.

Nothing is queued for a slow receiver but answers to its own messages: when it is ready for more, it gets the table and
the game as they are then. So it slows nobody, and what waits for it does not grow.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections import deque

import msgspec
from msgspec import Raw

from salon.core import Refusal
from salon.core.kit import Question
from salon.core.record import What
from salon.server.compute.made_to_order import fulfilled
from salon.server.domain.rows import Table
from salon.server.node import House
from salon.server.play.live_games import Live
from salon.server.play.room import Room
from salon.server.protocol.inbound import Act, AnyInbound, Ask, Hello, Ping, TakeBack
from salon.server.protocol.outbound import Ack, Closing, Outbound, Pong, Refused
from salon.server.store.base import StoreDownError, StoreFullError
from salon.server.web.guards.access import Pace
from salon.server.web.socket.analysis_requests import answer
from salon.server.web.socket.pending import Showing
from salon.server.web.socket.wire import GOING_DOWN, LEFT_BEHIND, POLICY, TRY_AGAIN, Closed, Wire
from salon.words import explain

log = logging.getLogger(__name__)

FAREWELL_S = 2

_decode = msgspec.json.Decoder(AnyInbound).decode
_encode = msgspec.json.Encoder().encode
_ID = re.compile(r"[!-~]{1,64}")


class Connection:
    """One web socket at one table. The big screen (`screen`) is a spectator whatever its cookie says."""

    def __init__(
        self,
        house: House,
        wire: Wire,
        code: str,
        *,
        visitor: str | None,
        screen: bool,
        base: str,
        language: str,
        pace: Pace,
    ) -> None:
        self.visitor = visitor
        self.screen = screen
        self._house = house
        self._wire = wire
        self._code = code
        self._link = f"{base}/t/{code}"
        self._language = language
        self._room: Room | None = None
        self._replies: deque[bytes] = deque()
        self._woken = asyncio.Event()
        self._strikes = 0
        self._pace = pace
        self._asking: dict[Question, asyncio.Task[None]] = {}
        self._showing: Showing | None = None

    async def run(self) -> None:
        """Until either side has had enough."""
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        hello = asyncio.create_task(self._expect_hello())
        tasks = {sending, receiving, hello}
        try:
            done, _ = await asyncio.wait({sending, receiving, hello}, return_when=asyncio.FIRST_COMPLETED)
            while done == {hello} and hello.exception() is None:
                done, _ = await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
            closed = next((task.exception() for task in done if task.exception() is not None), None)
            if isinstance(closed, StoreDownError):
                closed = Closed(TRY_AGAIN)
        finally:
            tasks.update(self._asking.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._room is not None:
                self._house.rooms.exit(self._room, self)
        if isinstance(closed, Closed):
            await self._close(closed.code)
        elif closed is not None:
            raise closed

    async def _close(self, code: int) -> None:
        """Say what is left to say, if anybody listens, and close."""
        with contextlib.suppress(TimeoutError, Closed):
            if code != LEFT_BEHIND:
                async with asyncio.timeout(FAREWELL_S):
                    await self._flush()
        with contextlib.suppress(TimeoutError, Closed):
            async with asyncio.timeout(FAREWELL_S):
                await self._wire.close(code)

    def wake(self) -> None:
        self._woken.set()

    async def bid_farewell(self) -> None:
        self._reply(Closing())
        await self._close(GOING_DOWN)

    # --- what it says

    async def _expect_hello(self) -> None:
        await self._house.clock.wait(self._house.clock.now_ms() + self._house.settings.limits.hello_ms)
        if self._room is None:
            raise Closed(POLICY)

    async def _receive_all(self) -> None:
        while True:
            message = await self._wire.receive()
            if message is None:
                return
            if len(self._replies) > self._house.settings.limits.replies:
                raise Closed(LEFT_BEHIND)
            if self._pace.take():
                await self._hear(message)
            else:
                self._strike()

    def _strike(self) -> None:
        """Too fast: one sentence, then silence, then the door."""
        if self._strikes == 0:
            self._refuse(None, Refusal("slow-down"))
        self._strikes += 1
        if self._strikes > self._house.settings.limits.strikes:
            raise Closed(POLICY)

    async def _hear(self, text: str | bytes) -> None:
        message: AnyInbound | None = None
        try:
            if len(text) > self._house.settings.limits.message_bytes:
                raise Refusal("too-big", most=self._house.settings.limits.message_bytes)
            try:
                message = _decode(text)
            except (msgspec.DecodeError, RecursionError, ValueError) as error:
                raise Refusal("malformed-message") from error
            await self._do(message)
        except Refusal as refusal:
            self._refuse(getattr(message, "id", None), refusal)
        except StoreFullError:
            self._refuse(getattr(message, "id", None), Refusal("cannot-store"))
        except StoreDownError as error:
            # Nobody knows whether it was written. Who comes back sends it again, and then it is known.
            raise Closed(TRY_AGAIN) from error
        except Exception:
            log.exception("a message could not be handled")
            self._house.metrics.faults.inc()
            self._refuse(getattr(message, "id", None), Refusal("internal"))

    async def _do(self, message: AnyInbound) -> None:
        match message:
            case Hello():
                self._greet(message)
            case Ping():
                self._reply(Pong())
            case _ if self._room is None:
                raise Refusal("hello-first")
            case Act():
                await self._act(message, message.action)
            case TakeBack():
                await self._act(message, None)
            case Ask():
                self._ask_worker(message)

    def _greet(self, hello: Hello) -> None:
        self._language = hello.language
        if self._room is None:
            self._room = self._house.rooms.enter(self._code, self)
        self._showing = Showing(self._house, self._room, hello, self.visitor, self._link)
        self.wake()

    async def _act(self, message: Act | TakeBack, action: Raw | None) -> None:
        if not _ID.fullmatch(message.id):
            raise Refusal("malformed-message")
        began = time.perf_counter()
        table = await self._house.tables.get(self._code)
        live = await self._seated_game(table, message.game_id, message.seat)
        what: What = "act" if isinstance(message, Act) else "take-back"
        name = f"{message.seat}.{message.id}"
        if action is not None and name not in live.clients:
            action = await fulfilled(self._house.workers, self._house.kits, live, message.seat, action)

        async def stored() -> None:
            seq = await self._house.games.act(live, what, message.seat, name, message.seq, action)
            self._reply(Ack(message.id, seq))
            self._house.metrics.acted(live.row.setup.game, time.perf_counter() - began)
            self._house.announce(live)

        await self._house.see_through(stored())

    async def _seated_game(self, table: Table, game_id: str, seat: int) -> Live:
        """The game, if this connection may act for that seat in it. Asked anew every time: seats change hands."""
        member = None if self.visitor is None else table.member_of(self.visitor)
        if member is None:
            raise Refusal("not-at-table")
        if seat not in table.seats_of(member):
            raise Refusal("not-your-seat")
        if table.game_id is None or game_id != table.game_id:
            raise Refusal("other-game")
        return await self._house.games.get(table.game_id)

    def _ask_worker(self, message: Ask) -> None:
        """Answered when a worker has done the sum; a new question of a kind replaces the one before."""
        if (before := self._asking.get(message.question)) is not None:
            before.cancel()
        self._asking[message.question] = asyncio.create_task(self._answer(message))

    async def _answer(self, message: Ask) -> None:
        try:
            table = await self._house.tables.get(self._code)
            live = await self._seated_game(table, message.game_id, message.seat)
            answered = await answer(self._house, table, live, self.visitor, message)
        except Refusal as refusal:
            self._refuse(None, refusal)
        except StoreDownError:
            self._refuse(None, Refusal("cannot-store"))
        except Exception:
            log.exception("a question could not be answered")
            self._house.metrics.faults.inc()
            self._refuse(None, Refusal("internal"))
        else:
            if answered is not None:
                self._reply(answered)

    # --- what it is owed

    def _reply(self, message: Outbound) -> None:
        self._replies.append(_encode(message))
        self.wake()

    def _refuse(self, id_: str | None, refusal: Refusal) -> None:
        self._house.metrics.refused(refusal.code)
        text = explain(refusal, self._language)
        self._reply(Refused(id=id_, code=refusal.code, text=text, rule=refusal.rule, params=refusal.params))

    async def _send_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            await self._flush()
            try:
                await self._show()
            except Refusal as refusal:  # a game that cannot be taken up again, such as one whose deck is gone
                self._showing = None
                self._refuse(None, refusal)

    async def _show(self) -> None:
        if self._showing is not None:
            for frame in await self._showing.news():
                await self._wire.send(frame)

    async def _flush(self) -> None:
        while self._replies:
            await self._wire.send(self._replies.popleft())
