"""What a client still has to be sent, given what it was sent before."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from salon.core import Refusal
from salon.server.domain.table import Member, Table
from salon.server.local_network import Invitation
from salon.server.node import Node
from salon.server.play.game_news import game_news, game_patch
from salon.server.play.live_game import LiveGame
from salon.server.play.room import Room
from salon.server.projection.table import Onlookers, table_news
from salon.server.protocol.inbound import Hello
from salon.server.protocol.outbound import AudienceNews

_encode = msgspec.json.Encoder().encode


class TableShown(NamedTuple):
    """The table as a client has been sent it, with what may change without a new version."""

    version: int
    onlookers: Onlookers
    invitation: Invitation


class Shown(NamedTuple):
    """The game that a client has been sent, for which seats, and up to which entry."""

    game_id: str | None
    seats: tuple[int, ...]
    seq: int


class Place(NamedTuple):
    """Who a client is at a table, and its seats there."""

    table: Table
    member: Member | None
    seats: tuple[int, ...]


class PendingUpdates:
    """One client's picture of a table since its hello. `visitor` is None for spectators and the big screen.

    `invitation` is how others get to the table.
    `check_admitted` refuses a client whom the host has removed. It is called for every version of the table."""

    def __init__(
        self,
        node: Node,
        room: Room,
        hello: Hello,
        visitor: str | None,
        invitation: Callable[[Table], Invitation],
        check_admitted: Callable[[Table], None],
    ) -> None:
        self._rooms = node.rooms
        self._opinions = node.opinions
        self._room = room
        self._hello = hello
        self._visitor = visitor
        self._invitation = invitation
        self._of_game = node.of_game
        self._check_admitted = check_admitted
        self._place: Place | None = None
        self._table: TableShown | None = None
        self._game: Shown | None = None
        self._audience: AudienceNews | None = None
        self._reactions = room.reactions[0]
        """The number of the latest reactions that the client was sent, or that came before it."""

    async def messages(self) -> list[bytes]:
        """The messages that bring the client up to date.

        All of them are made at one moment: while a slow client takes the first one, the game goes on and seats change
        hands.
        """
        room = self._room
        table, live = await self._rooms.current(room)
        if table is None:
            raise Refusal("table-closed")
        if self._table is None or self._table.version != table.version:
            self._check_admitted(table)
        member, seats = self._place_at(table)
        if member is not None and member.away_ms is not None:
            self._rooms.presence.update(room.code, member.visitor)
        messages = self._new_reactions(table)
        shown = TableShown(table.version, room.onlookers(table), self._invitation(table))
        if shown != self._table:
            self._table = shown
            _, onlookers, invitation = shown
            messages.append(table_news(table, self._visitor, onlookers, invitation, self._of_game(table)))
        if live is None:
            self._game = Shown(None, (), -1)
            return messages
        now = Shown(live.row.game_id, seats, live.seq)
        if now != self._game:
            messages.append(self._news(live, now))
            self._game = now
        audience = self._opinions.news(table.code, live, None if seats else self._visitor)
        if audience is not None and audience != self._audience:
            self._audience = audience
            messages.append(_encode(audience))
        return messages

    def _place_at(self, table: Table) -> tuple[Member | None, tuple[int, ...]]:
        """Who the client is, and its seats: looked up once for each version of the table."""
        place = self._place
        if place is None or place.table is not table:
            member = None if self._visitor is None else table.member_of(self._visitor)
            place = self._place = Place(table, member, table.seats_of(member))
        return place.member, place.seats

    def _new_reactions(self, table: Table) -> list[bytes]:
        """The latest reactions, if the client wants any. A client that has missed some gets the last ones only."""
        number, message = self._room.reactions
        is_new, self._reactions = number != self._reactions, number
        return [message] if is_new and self._hello.reactions and table.reactions else []

    def _news(self, live: LiveGame, now: Shown) -> bytes:
        """What the client is sent of the game: only what has changed, if it knows how to use that."""
        since, before = self._since(live, now), self._game
        if self._hello.patches and before is not None and before[:2] == now[:2] and since is not None:
            return game_patch(live, now.seats, since)
        return game_news(live, now.seats, since)

    def _since(self, live: LiveGame, now: Shown) -> int | None:
        """The last entry that the client knows; None if it needs the whole game."""
        before = self._game
        since: int | None
        if before is None:
            since = self._hello.seq if self._hello.game_id == now.game_id else None
        elif before.game_id != now.game_id:
            since = -1  # the client was at the table when the game began
        else:
            since = before.seq if before.seats == now.seats else None
        return since if since is not None and live.remembers(since) else None
