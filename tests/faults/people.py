"""People who keep playing whatever fails: like the page, they come back and send again what was not answered."""

import asyncio
import contextlib
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.server.wire import Wire, connect
from tests.faults.network import Faults
from tests.support.server.fakes import Following

SILENCE_S = 1.5
"""After so long without a word a person looks whether the line still stands."""
AGAIN_S = 0.05
PATCHES = 0.8
"""How often a connection asks for patches."""
ENOUGH = 60
"""A game so long is left by everybody as it is: what has happened in it must be as right as in any other."""


class Frame(NamedTuple):
    """What somebody was sent of a game, whole or as a patch: to be compared with what they may know."""

    seq: int
    since: int | None
    body: bytes


class Person:
    """A seat's person (seat None: somebody who looks on), with one line to some server."""

    def __init__(
        self,
        code: str,
        cookie: str,
        seat: int | None,
        ports: Callable[[], list[int]],
        faults: Faults,
        luck: Random,
    ) -> None:
        self.seat = seat
        self.frames: set[Frame] = set()
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.wrong: list[str] = []
        """What must not happen, and did."""
        self.over = False
        self.saw_the_end = False
        self.game_id: str | None = None
        self.seq = -1
        self.back_s: list[float] = []
        """How long it took each time to be back after the line was cut."""
        self._code = code
        self._cookie = cookie
        self._ports = ports
        self._faults = faults
        self._luck = luck
        self._news: dict[str, Any] | None = None
        self._pending: dict[str, Any] | None = None
        self._tries = 0
        self._act_from = 0
        self._wire: Wire | None = None
        self._following = Following()
        self._heard = asyncio.Event()
        self._cut_s: float | None = None

    async def play(self) -> None:
        """Until this person has seen the end of the game, or enough of it."""
        while not self.over:
            try:
                await self._connect()
            except (OSError, TimeoutError):
                await asyncio.sleep(AGAIN_S)
                continue
            await self._stay()
        self._close()

    async def _connect(self) -> None:
        ports = self._ports()
        if not ports:
            raise OSError("nobody is there")
        address = ("127.0.0.1", self._luck.choice(ports))
        async with asyncio.timeout(5):
            self._wire = await connect(address, f"/ws/{self._code}", self._cookie, self._carried)
        known = {} if self.game_id is None else {"game_id": self.game_id, "seq": self.seq}
        self._following = Following()
        hello = {"type": "Hello", "patches": self._luck.random() < PATCHES, **known}
        self._wire.send(msgspec.json.encode(hello))
        if self._pending is not None:
            self._send(self._pending)

    async def _stay(self) -> None:
        wire = self._wire
        assert wire is not None
        while not self.over and not wire.lost and wire is self._wire:
            self._heard.clear()
            self._decide()
            try:
                async with asyncio.timeout(SILENCE_S):
                    await self._heard.wait()
            except TimeoutError:
                break  # something may have been lost: come back and hear everything anew
        self._close()

    def _close(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None
            self._cut_s = self._cut_s or asyncio.get_running_loop().time()

    def _carried(self, body: bytes, _now: float) -> None:
        wire = self._wire
        self._faults.carry(lambda: self._hear(body), lambda: self._cut(wire))

    def _cut(self, wire: Wire | None) -> None:
        if wire is not None:
            wire.close()
            self._heard.set()

    def _send(self, message: dict[str, Any]) -> None:
        wire, body = self._wire, msgspec.json.encode(message)

        def deliver() -> None:
            if wire is not None and not wire.lost and wire is self._wire:
                wire.send(body)

        self._faults.carry(deliver, lambda: self._cut(wire))

    def _hear(self, body: bytes) -> None:
        message = msgspec.json.decode(body)
        match message["type"]:
            case "GameNews" | "GamePatch":
                self._hear_news(self._following.hear(message), body)
            case "Ack":
                self._hear_ack(message)
            case "Refused":
                self._hear_refusal(message)
        self._heard.set()

    def _hear_news(self, news: dict[str, Any], body: bytes) -> None:
        if self.game_id is None:
            self.game_id = news["game_id"]
        if [each["seat"] for each in news["seats"]] != [self.seat]:
            self.wrong.append(f"seat {self.seat} was sent the view of another: {body[:200]!r}")
        self.frames.add(Frame(news["seq"], news["since"], body))
        if self._cut_s is not None:
            self.back_s.append(asyncio.get_running_loop().time() - self._cut_s)
            self._cut_s = None
        if news["seq"] >= self.seq:
            self.seq, self._news = news["seq"], news
            self.saw_the_end = news["outcome"] is not None
            self.over = self.saw_the_end or self.seq >= ENOUGH

    def _hear_ack(self, ack: dict[str, Any]) -> None:
        if self.acked.setdefault(ack["id"], ack["seq"]) != ack["seq"]:
            self.wrong.append(f"{ack['id']} was acknowledged as {self.acked[ack['id']]} and as {ack['seq']}")
        self._act_from = max(self._act_from, ack["seq"])
        if self._pending is not None and self._pending["id"] == ack["id"]:
            self._pending = None
            self._faults.acknowledged += 1

    def _hear_refusal(self, refused: dict[str, Any]) -> None:
        if refused["id"] is not None:
            self.refused[refused["id"]] = refused["code"]
            if self._pending is not None and self._pending["id"] == refused["id"]:
                if refused["code"] == "stale":
                    self._act_from = max(self._act_from, self._pending["seq"] + 1)
                self._pending = None

    def _decide(self) -> None:
        """Act, if this seat is asked and nothing is under way."""
        news = self._news
        if news is None or self.seat is None or self._pending is not None or self.over:
            return
        if news["seq"] < self._act_from:
            return  # there is news on its way
        asked = news["waiting"].get(str(self.seat))
        mine = news["seats"][0]
        message: dict[str, Any] = {"game_id": news["game_id"], "seq": news["seq"], "seat": self.seat}
        self._tries += 1
        message["id"] = f"t{self._tries}"
        if mine["may_take_back"] and self._luck.random() < 0.15:
            self._pending = {"type": "TakeBack", **message}
        elif asked is not None and not asked["answered"] and mine["legal"]:
            self._pending = {"type": "Act", "action": self._luck.choice(mine["legal"]), **message}
        if self._pending is not None:
            self._send(self._pending)


async def ended(people: list[Person], patience_s: float) -> bool:
    """Everybody plays to the end; False if there is none because nothing happens any more."""
    playing = asyncio.gather(*(person.play() for person in people))
    seen = None
    while seen != (seen := [person.seq for person in people]):
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience_s):
                await asyncio.shield(playing)
                return True
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return False
