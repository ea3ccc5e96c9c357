"""A socket session: one connection to a table. It handles what the client sends, and sends what is new.

For a slow receiver only the answers to its own messages are queued. When it is ready for more, it gets the table and
the game as they are then. So it slows nobody down, and its queue does not grow.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
from msgspec import Raw

from salon.core import Action, Refusal
from salon.core.kit import Question
from salon.core.record import What
from salon.server.access import MessageRate
from salon.server.domain import seating
from salon.server.domain.blocks import Client
from salon.server.domain.table import Table
from salon.server.housekeeping.write_guard import charge_to
from salon.server.node import Node
from salon.server.play.live_games import Attempt, Ordered
from salon.server.play.room import Room
from salon.server.protocol import inbound
from salon.server.protocol.outbound import Ack, Closing, Outbound, Pong, Refused
from salon.server.store.base import StoreDownError, StoreFullError
from salon.server.web.guards.here import inviting
from salon.server.web.socket.analysis_requests import answer
from salon.server.web.socket.audience_messages import AudienceMessages
from salon.server.web.socket.ending import CLOSE_CODES, Ending
from salon.server.web.socket.orders import Orders, demand_for
from salon.server.web.socket.pending_updates import PendingUpdates
from salon.server.web.socket.wire import GOING_DOWN, LEFT_BEHIND, POLICY, TRY_AGAIN, Closed, Wire
from salon.words import explain

log = logging.getLogger(__name__)

CLOSE_S = 2
"""How long a client has to take the last messages and the close frame."""

_encode = msgspec.json.Encoder().encode
_ID = re.compile(r"[!-~]{1,64}")


class Session:
    """One web socket at one table. The big screen (`screen`) is a spectator, whatever its cookie says; `device` is the
    visitor of its cookie, who may have been removed. `here`: it comes from the machine that runs the server."""

    def __init__(
        self,
        node: Node,
        wire: Wire,
        code: str,
        *,
        visitor: str | None,
        screen: bool,
        base: str,
        language: str,
        rate: MessageRate,
        device: str | None = None,
        address: str = "",
        client: Client | None = None,
        here: bool = False,
    ) -> None:
        self.visitor = visitor
        self.client = client or Client(visitor, "")
        self.screen = screen
        self.address = address
        self._device = visitor or device
        self._node = node
        self._limits = node.context.settings.limits
        self._wire = wire
        self._code = code
        self._invitation = inviting(node, base, self._device, here=here)
        self._language = language
        self._rate = rate
        self._room: Room | None = None
        self._updates: PendingUpdates | None = None
        self._replies: deque[bytes] = deque()
        self._woken = asyncio.Event()
        self._violations = 0
        self._questions: dict[Question, asyncio.Task[None]] = {}
        self._orders = Orders()
        self._audience = AudienceMessages(node, code, visitor, self._check_admitted)
        self._ending = Ending()

    async def run(self) -> None:
        """Run until either side closes the connection."""
        charge_to(self._rate.network)
        sending = asyncio.create_task(self._send_all())
        receiving = asyncio.create_task(self._receive_all())
        hello = asyncio.create_task(self._expect_hello())
        ending = asyncio.create_task(self._ending.wait())
        tasks: set[asyncio.Future[None]] = {sending, receiving, hello, ending, self._orders.broken}
        self._node.moderator.connected(self)
        try:
            done, rest = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            while done == {hello} and hello.exception() is None:
                done, _ = await asyncio.wait(rest, return_when=asyncio.FIRST_COMPLETED)
            closed = next((task.exception() for task in done if task.exception() is not None), None)
            if isinstance(closed, StoreDownError):
                closed = Closed(TRY_AGAIN)
        finally:
            self._node.moderator.disconnected(self)
            tasks.update(self._questions.values(), self._orders.tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._room is not None:
                self._node.rooms.exit(self._room, self)
        if isinstance(closed, Closed):
            await self._close(closed.code)
        elif closed is not None:
            raise closed

    def wake(self) -> None:
        self._woken.set()

    def end(self, refusal: Refusal) -> None:
        """Tell the client why, and close the connection, whether the client reads or not."""
        if self._ending.begin(refusal):
            self._refuse(None, refusal)

    async def shut_down(self) -> None:
        self._reply(Closing())
        await self._close(GOING_DOWN)

    async def _close(self, code: int) -> None:
        """Send the remaining replies if the client takes them, and close."""
        with contextlib.suppress(TimeoutError, Closed):
            if code != LEFT_BEHIND:
                async with asyncio.timeout(CLOSE_S):
                    await self._flush()
        with contextlib.suppress(TimeoutError, Closed):
            async with asyncio.timeout(CLOSE_S):
                await self._wire.close(code)

    # --- receiving

    async def _expect_hello(self) -> None:
        clock = self._node.context.clock
        await clock.wait(clock.now_ms() + self._limits.hello_ms)
        if self._room is None:
            raise Closed(POLICY)

    async def _receive_all(self) -> None:
        while True:
            message = await self._wire.receive()
            if message is None:
                return
            if len(self._replies) > self._limits.replies:
                raise Closed(LEFT_BEHIND)
            if self._rate.take():
                await self._handle(message)
            else:
                self._count_violation()

    def _count_violation(self) -> None:
        """A message above the rate is dropped. The first one is answered, and too many close the connection."""
        if self._violations == 0:
            self._refuse(None, Refusal("slow-down"))
        self._violations += 1
        if self._violations > self._limits.violations:
            raise Closed(POLICY)

    async def _handle(self, text: str | bytes) -> None:
        try:
            message = inbound.decode(text, self._limits.message_bytes)
        except Refusal as refusal:
            self._refuse(None, refusal)
        else:
            await self._answer_errors(self._dispatch(message), getattr(message, "id", None))

    async def _answer_errors(self, work: Coroutine[Any, Any, None], id_: str | None) -> None:
        """Handle a message. If that fails, the client is told."""
        try:
            await work
        except Refusal as refusal:
            self._refuse(id_, refusal)
        except StoreFullError:
            self._refuse(id_, Refusal("cannot-store"))
        except StoreDownError as error:
            # It is unknown whether the action was stored. The client reconnects and sends it again.
            raise Closed(TRY_AGAIN) from error
        except Exception:
            log.exception("a message could not be handled")
            self._node.metrics.faults.inc()
            self._refuse(id_, Refusal("internal"))

    async def _dispatch(self, message: inbound.AnyInbound) -> None:
        match message:
            case inbound.Hello():
                self._start(message)
            case inbound.Ping():
                self._reply(Pong())
            case _ if self._room is None:
                raise Refusal("hello-first")
            case inbound.Act():
                await self._act(message, message.action)
            case inbound.TakeBack():
                await self._act(message, None)
            case inbound.Ask():
                self._ask(message)
            case inbound.AudienceVote() | inbound.React():
                await self._audience.handle(message)
                self.wake()

    def _start(self, hello: inbound.Hello) -> None:
        self._language = hello.language
        if self._room is None:
            self._room = self._node.rooms.enter(self._code, self)
        self._updates = PendingUpdates(
            self._node, self._room, hello, self.visitor, self._invitation, self._check_admitted
        )
        self.wake()

    def _check_admitted(self, table: Table) -> None:
        self._node.tables.admit(table, self._device, self.address)

    async def _act(self, message: inbound.Act | inbound.TakeBack, action: Raw | None) -> None:
        if not _ID.fullmatch(message.id):
            raise Refusal("malformed-message")
        began, arrived_ms = time.perf_counter(), self._node.context.clock.now_ms()
        table = await self._node.tables.get(self._code)
        seating.check_plays(table, self.visitor, message.seat, message.game_id)  # seats change hands
        live = await self._node.live_games.get(message.game_id)
        what: What = "take-back" if action is None else "act"
        attempt = Attempt(what, message.seat, f"{message.seat}.{message.id}", message.seq)
        ready = None if action is None else await self._node.live_games.prepare(live, attempt, action)

        async def store(ready: Raw | Action | None, at_ms: int | None = None) -> None:
            seq = await self._node.live_games.act(live, attempt._replace(arrived_ms=at_ms), ready)
            self._reply(Ack(message.id, seq))
            self._node.metrics.acted(live.row.setup.game, time.perf_counter() - began)
            self._node.rooms.announce(live)

        async def make(ordered: Ordered) -> None:
            demand = demand_for(self._node, table, self.visitor, ordered.seat)
            made = await self._node.live_games.make(live, attempt, ordered, demand)
            await self._node.background.complete(store(made))

        if isinstance(ready, Ordered):
            self._orders.start(self._answer_errors(make(ready), message.id))
        else:
            await self._node.background.complete(store(ready, arrived_ms))

    def _ask(self, message: inbound.Ask) -> None:
        """Answer in the background. A new question of a kind replaces the one before."""
        if (before := self._questions.get(message.question)) is not None:
            before.cancel()
        self._questions[message.question] = asyncio.create_task(
            self._answer_errors(self._answer(message), None)
        )

    async def _answer(self, message: inbound.Ask) -> None:
        if (answered := await answer(self._node, self._code, self.visitor, message)) is not None:
            self._reply(answered)

    # --- sending

    def _reply(self, message: Outbound) -> None:
        self._replies.append(_encode(message))
        self.wake()

    def _refuse(self, id_: str | None, refusal: Refusal) -> None:
        self._node.metrics.refused(refusal.code)
        text = explain(refusal, self._language)
        self._reply(Refused(id=id_, code=refusal.code, text=text, rule=refusal.rule, params=refusal.params))

    async def _send_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            if not self._node.context.settings.alone:
                await self._flush()  # what is new may have to be read first
            try:
                await self._flush(() if self._updates is None else await self._updates.messages())
            except Refusal as refusal:
                # The table has been removed, or its game cannot be loaded, such as one whose deck has been removed.
                self._updates = None
                if refusal.code in CLOSE_CODES:
                    self.end(refusal)
                else:
                    self._refuse(None, refusal)

    async def _flush(self, messages: Sequence[bytes] = ()) -> None:
        """Send all replies, and then these messages."""
        sent = (*self._replies, *messages)
        self._replies.clear()
        if sent:
            await self._wire.send(*sent)
