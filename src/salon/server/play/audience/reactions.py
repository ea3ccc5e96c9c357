"""Passes reactions on to everybody at a table, on all servers, in one message a beat. Nothing of it is kept."""

from collections import OrderedDict

import msgspec

from salon.server.context import Context
from salon.server.domain.together.reactions import Batch, Reaction, shown
from salon.server.play.audience.beat import Beat
from salon.server.play.rooms import Rooms
from salon.server.protocol.outbound import Reactions

TOPIC = "reactions"
SERVERS = 1_000

_encode = msgspec.json.Encoder().encode


class Share(msgspec.Struct, array_like=True):
    """The reactions that came to one server since its last share. Shares are numbered, as a bus may repeat them."""

    server: str
    number: int
    code: str
    counts: dict[str, int]


_decode = msgspec.json.Decoder(Share).decode


class ReactionRelay:
    """The reactions at all tables of this server."""

    def __init__(self, context: Context, rooms: Rooms, beat: Beat) -> None:
        self._context = context
        self._rooms = rooms
        self._beat = beat
        self._batches: dict[str, Batch] = {}
        self._number = 0
        self._heard: OrderedDict[str, int] = OrderedDict()
        beat.subscribe(self._tell)
        if not context.settings.alone:
            context.bus.listen(TOPIC, self._hear)

    def __len__(self) -> int:
        return len(self._batches)

    def react(self, code: str, reaction: Reaction) -> None:
        """Somebody reacts at a table."""
        self._batches.setdefault(code, Batch()).add(reaction)
        self._beat.due(code)

    def _tell(self, code: str) -> None:
        batch, room = self._batches.pop(code, None), self._rooms.room(code)
        if batch is None:
            return
        if (own := shown(batch.own)) and not self._context.settings.alone:
            self._number += 1
            share = Share(self._context.name, self._number, code, own)
            self._context.bus.share(TOPIC, _encode(share).decode())
        if room is not None and (counts := shown(batch.all)):
            room.reactions = (room.reactions[0] + 1, _encode(Reactions(counts)))
            room.nudge()

    def _hear(self, text: str) -> None:
        try:
            share = _decode(text)
        except msgspec.DecodeError:
            return
        if share.server == self._context.name or share.number <= self._heard.get(share.server, 0):
            return
        self._heard[share.server] = share.number
        self._heard.move_to_end(share.server)
        if len(self._heard) > SERVERS:
            self._heard.popitem(last=False)
        if self._rooms.has(share.code):
            self._batches.setdefault(share.code, Batch()).hear(share.counts)
            self._beat.due(share.code)
