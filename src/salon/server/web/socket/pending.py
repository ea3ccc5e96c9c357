"""What a receiver shows, and what it needs to be sent to show what is there now."""

from typing import NamedTuple

from salon.server.node import House
from salon.server.play import projection
from salon.server.play.live_games import Live
from salon.server.play.room import Room
from salon.server.protocol.inbound import Hello
from salon.server.web.socket.wire import NOT_FOUND, Closed


class Shown(NamedTuple):
    """The game a receiver has been sent, as which seats, up to which entry."""

    game_id: str | None
    seats: tuple[int, ...]
    seq: int


class Showing:
    """One receiver's picture of a table, from its hello on. `visitor` is None for spectators and the big screen."""

    def __init__(self, house: House, room: Room, hello: Hello, visitor: str | None, link: str) -> None:
        self._house = house
        self._room = room
        self._hello = hello
        self._visitor = visitor
        self._link = link
        self._table: tuple[int, int] | None = None
        self._game: Shown | None = None

    async def news(self) -> list[bytes]:
        """The messages that bring the receiver from what it shows to now.

        All are made at one moment: while a slow receiver takes the first, the game goes on and seats change hands.
        """
        house, room = self._house, self._room
        table, live = await house.rooms.see(room)
        if table is None:
            raise Closed(NOT_FOUND)
        member = None if self._visitor is None else table.member_of(self._visitor)
        if member is not None and member.away_ms is not None:
            house.rooms.settle(room.code, member.visitor)
        frames: list[bytes] = []
        shown = (table.version, room.spectators(table))
        if shown != self._table:
            self._table = shown
            visitor = None if member is None else member.visitor
            frames.append(projection.table_news(table, visitor, shown[1], self._link))
        if live is None:
            self._game = Shown(None, (), -1)
            return frames
        now = Shown(live.row.game_id, table.seats_of(member), live.seq)
        if now != self._game:
            since = self._since(live, now)
            self._game = now
            frames.append(projection.game_news(live, now.seats, since))
        return frames

    def _since(self, live: Live, now: Shown) -> int | None:
        """The entry after which the receiver needs to be told what happened; None: it needs the whole."""
        before = self._game
        since: int | None
        if before is None:
            since = self._hello.seq if self._hello.game_id == now.game_id else None
        elif before.game_id != now.game_id:
            since = -1  # it has been watching the table, so it sees the game begin
        else:
            since = before.seq if before.seats == now.seats else None
        return since if since is not None and live.since(since) is not None else None
