"""What the devices of a table are sent: every frame of their sockets, and every answer of the server to a request."""

import json
from typing import Any, NamedTuple

from playwright.sync_api import Error, Page, Request, WebSocket

from tests.faults.people import Frame
from tests.support.server.fakes import Following

BEFORE = -1
"""The entry that a device knows before it has heard of a game."""


class Heard(NamedTuple):
    """Something a device was sent, and the last entry of the game that it had heard of on the same socket before."""

    after: int
    message: Any
    body: bytes


class Receiver(NamedTuple):
    """The frames of a game that a device was sent for one seat (None: as somebody who watches)."""

    seat: int | None
    frames: frozenset[Frame]


class Device:
    """Records what a page is sent. Create it before the page opens its table.

    `seats` are those for which it may be sent frames: None for a device that watches.
    """

    def __init__(self, page: Page, name: str, seat: int | None = None) -> None:
        self.name = name
        self.seats = {seat}
        self.heard: list[Heard] = []
        self.answers: list[Heard] = []
        self.unread: list[str] = []
        """Answers whose text the browser did not keep."""
        self.votes: dict[str, set[int]] = {}
        """What was sent from here as a vote of the audience, by question."""
        self.news: dict[str, Any] | None = None
        """The latest news of the game."""
        page.on("websocket", self._listen)
        page.on("requestfinished", self._read)

    @property
    def receivers(self) -> list[Receiver]:
        """The frames of the game, by the seat that they say they are for."""
        frames: dict[int | None, set[Frame]] = {}
        for heard in self.heard:
            if heard.message["type"] == "GameNews":
                for part in heard.message["seats"]:
                    frame = Frame(heard.message["seq"], heard.message["since"], heard.body)
                    frames.setdefault(part["seat"], set()).add(frame)
        return [Receiver(seat, frozenset(sent)) for seat, sent in frames.items()]

    def _listen(self, socket: WebSocket) -> None:
        after, following = BEFORE, Following()

        def hear(payload: str | bytes) -> None:
            nonlocal after
            body = payload.encode() if isinstance(payload, str) else payload
            message = following.hear(json.loads(body))
            self.heard.append(Heard(after, message, body))
            if message["type"] == "GameNews":
                after = message["seq"]
                self.news = message

        socket.on("framereceived", hear)
        socket.on("framesent", self._say)

    def _say(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "AudienceVote":
            self.votes.setdefault(message["key"], set()).add(message["choice"])

    def _read(self, request: Request) -> None:
        path = request.url.partition("/api/")[2]
        answer = request.existing_response if path else None
        if answer is None or answer.status in (204, 304):
            return
        after = BEFORE if self.news is None else self.news["seq"]
        try:
            body = answer.body()
        except Error:
            self.unread.append(path)
            return
        kind = answer.headers.get("content-type", "")
        message = json.loads(body) if "json" in kind else body.decode(errors="replace")
        self.answers.append(Heard(after, message, body))
