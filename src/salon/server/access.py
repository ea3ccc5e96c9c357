"""Access control: rate limits on requests and messages, and limits on open connections.

An address may belong to one person or to a whole school behind one Wi-Fi. The strict limit is therefore on guessing
room codes, which nobody in a room does. Joining and playing have limits that a full hall keeps.
"""

from collections.abc import Callable

from salon.core import Refusal
from salon.server.cluster.shared_limits import OWN, SharedLimits
from salon.server.context import Context
from salon.server.domain import codes
from salon.server.domain.table import Table
from salon.server.play.tables import Tables
from salon.server.rate_limits import Buckets, ByteBudget, Counts
from salon.server.settings import Limits


class MessageRate:
    """The rate limit of one socket's messages: its visitor's, over all of their sockets, and its address's."""

    def __init__(
        self, sender: str, network: str, senders: Buckets, networks: Buckets, note: Callable[[], None]
    ) -> None:
        self._sender = sender
        self.network = network
        self._senders = senders
        self._networks = networks
        self._note = note

    def take(self) -> bool:
        """Whether one more message may be handled now."""
        self._note()
        return self._senders.take(self._sender) and self._networks.take(self.network)


class HeldBytes:
    """The memory of one response that is being sent: its visitor's, its address's, and part of the whole."""

    def __init__(self, budget: ByteBudget, limits: Limits, visitor: str | None, address: str) -> None:
        self._budget = budget
        self._limits = limits
        self._visitor = f"visitor {visitor}"
        self._address = f"address {address}"
        self._keys = (self._address,) if visitor is None else (self._visitor, self._address)
        self._held = 0

    def hold(self, count: int) -> None:
        """Hold more bytes; refuses if there are too many, and then gives back what is held."""
        budget, limits = self._budget, self._limits
        own = (
            budget[self._visitor] + count > limits.replay_bytes_a_visitor
            or budget[self._address] + count > limits.replay_bytes_an_address
        )
        if own or budget.total + count > limits.replay_bytes:
            self.release()
            raise Refusal("too-many-replays" if own else "replays-busy")
        self._held += count
        budget.add(self._keys, count)

    def release(self) -> None:
        """Give back everything."""
        self._budget.add(self._keys, -self._held)
        self._held = 0


class FrameRate:
    """The rate limit of one socket's frames: its visitor's, over all of their sockets, and its address's. Frames of
    every kind count, also those that carry no message.

    When an address has used up its frames, connections that send little are still served, so a flood from a shared
    network closes the connections that take part in it.
    """

    def __init__(
        self, sender: str, network: str, senders: Buckets, networks: Buckets, quiet: Buckets
    ) -> None:
        self._sender = sender
        self._network = network
        self._senders = senders
        self._networks = networks
        self._quiet = quiet

    def take(self, frames: int) -> bool:
        """Whether this many more frames may be handled now."""
        if not self._senders.take(self._sender, frames):
            return False
        return self._networks.take(self._network, frames) or self._quiet.take(self._sender, frames)


class AccessControl:
    """Finds tables by room code, and refuses what exceeds a limit. Addresses are networks (see `network_of`)."""

    def __init__(self, context: Context, tables: Tables, shared: SharedLimits) -> None:
        clock, limits = context.clock, context.settings.limits
        self._tables = tables
        self._limits = limits
        self._owners = context.owners
        self._requests = Buckets(clock, limits.requests_at_once, limits.request_every_ms)
        self._misses = Buckets(clock, limits.misses_at_once, limits.miss_every_ms)
        self._new_tables = Buckets(clock, limits.tables_at_once, limits.table_every_ms)
        self._senders = Buckets(
            clock, limits.messages_at_once, 1000 / limits.messages_a_second, keys=limits.sockets
        )
        self._networks = Buckets(
            clock, limits.network_messages_at_once, 1000 / limits.network_messages_a_second
        )
        self._frame_senders = Buckets(
            clock, limits.frames_at_once, 1000 / limits.frames_a_second, keys=limits.sockets
        )
        self._frame_networks = Buckets(
            clock, limits.network_frames_at_once, 1000 / limits.network_frames_a_second
        )
        self._quiet_senders = Buckets(
            clock, limits.quiet_frames_at_once, 1000 / limits.quiet_frames_a_second, keys=limits.sockets
        )
        self._advice = Buckets(clock, limits.advice_at_once, limits.advice_every_ms)
        self._reactions = Buckets(clock, limits.reactions_at_once, limits.reaction_every_ms)
        self._table_reactions = Buckets(clock, limits.table_reactions_at_once, limits.table_reaction_every_ms)
        self._transfers = Buckets(clock, limits.transfers_at_once, limits.transfer_every_ms)
        self._pack_writes = Buckets(clock, limits.pack_writes_at_once, limits.pack_write_every_ms)
        self._own_data = Buckets(clock, limits.own_data_at_once, limits.own_data_every_ms)
        for name, buckets in {
            "requests": self._requests,
            "misses": self._misses,
            "new-tables": self._new_tables,
            "messages": self._senders,
            "network-messages": self._networks,
            "frames": self._frame_senders,
            "network-frames": self._frame_networks,
            "advice": self._advice,
            "transfers": self._transfers,
            "reactions": self._reactions,
            "table-reactions": self._table_reactions,
            "packs": self._pack_writes,
        }.items():
            shared.share(name, buckets)
        self._lookups = Counts()
        self._sockets = Counts()
        self._replays = ByteBudget()
        self._anonymous = 0

    def check_request(self, address: str, cost: float = 1) -> None:
        """Count a request of an address; refuses if there are too many."""
        if not self._requests.take(address, cost):
            raise Refusal("slow-down")

    def charge_request(self, address: str, cost: float) -> None:
        """Count a request that was let in and turned out to cost more; what follows it may be refused."""
        self._requests.charge(address, cost)

    def check_page_file(self, address: str) -> None:
        """Count a request for a file of the page; refuses if there are too many requests."""
        self.check_request(address, self._limits.page_file_requests)

    def check_probe(self, address: str) -> None:
        """Count a health check. An address has a budget of its own for them, so that its other requests, or those of
        everybody behind its proxy, do not lock out what monitors this server."""
        self.check_request(f"probe {address}")

    async def table(self, typed: str, visitor: str | None, address: str) -> Table:
        """The table with this code; refuses a visitor whom its host has removed.

        Only wrong codes count against an address. An address that has tried too many is refused for a while, and its
        codes are not looked up, so right and wrong ones look and take the same. Members of tables in memory still get
        to their tables, so a guesser on a shared network disturbs no game.
        """
        code = codes.tidy(typed)
        guessing = self._guesses_too_much(address)
        if guessing and not self._known_member(code, visitor):
            raise Refusal("slow-down")
        table = None if code is None else await self._look_up(code, address)
        if table is None:
            self._misses.charge(address)
            raise Refusal("no-such-table", table=typed[:16])
        if guessing and (visitor is None or table.member_of(visitor) is None):
            raise Refusal("slow-down")
        self._tables.admit(table, visitor, address)
        return table

    def _guesses_too_much(self, address: str) -> bool:
        """Whether an address has tried too many wrong codes, or is trying too many codes at the same time."""
        return not self._misses.peek(address) or self._lookups[address] >= self._limits.lookups_at_once

    def _known_member(self, code: str | None, visitor: str | None) -> bool:
        table = None if code is None or visitor is None else self._tables.known(code)
        return table is not None and visitor is not None and table.member_of(visitor) is not None

    async def _look_up(self, code: str, address: str) -> Table | None:
        self._lookups.add(address)
        try:
            return await self._tables.find(code)
        finally:
            self._lookups.drop(address)

    def check_new_table(self, address: str) -> None:
        """Count a table opened by an address; refuses if there are too many."""
        if not self._new_tables.take(address):
            raise Refusal("slow-down")

    def check_advice(self, visitor: str) -> None:
        """Count a visitor's request for advice; refuses if there are too many."""
        if not self._advice.take(visitor):
            raise Refusal("slow-down")

    def take_reaction(self, visitor: str, code: str) -> bool:
        """Count a visitor's reaction; refuses if they send too many. False if the table gets too many from all."""
        if not self._reactions.take(visitor):
            raise Refusal("too-many-reactions")
        return self._table_reactions.take(code)

    def check_transfer(self, address: str) -> None:
        """Count an attempt to move a seat with a code, right or wrong; refuses if there are too many."""
        if not self._transfers.take(address):
            raise Refusal("slow-down")

    def check_pack(self, address: str) -> None:
        """Count a pack that is to be checked; refuses if there are too many requests."""
        self.check_request(address, self._limits.pack_requests)

    def check_pack_write(self, visitor: str, address: str) -> None:
        """Count a pack that is to be stored; refuses if there are too many."""
        self.check_pack(address)
        if not self._pack_writes.take(visitor):
            raise Refusal("slow-down")

    def hold_replay(self, visitor: str | None, address: str) -> HeldBytes:
        """The memory of a replay that is about to be sent."""
        return HeldBytes(self._replays, self._limits, visitor, address)

    @property
    def replay_bytes(self) -> int:
        """The memory of all replays and records that are being sent."""
        return self._replays.total

    def check_own_data(self, visitor: str, address: str) -> None:
        """Count a download or an erasure of a visitor's data; refuses if there are too many."""
        self.check_request(address, self._limits.replay_requests)
        if not self._own_data.take(visitor):
            raise Refusal("slow-down")

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return self._sockets["all"]

    def message_rate(self, visitor: str | None, address: str) -> MessageRate:
        """The rate limit of a new socket's messages."""
        owners = self._owners

        def note() -> None:
            owners.note(visitor, address)

        note()
        return MessageRate(self._sender(visitor), address, self._senders, self._networks, note)

    def frame_rate(self, visitor: str | None, address: str) -> FrameRate:
        """The rate limit of a new socket's frames."""
        sender = self._sender(visitor)
        return FrameRate(sender, address, self._frame_senders, self._frame_networks, self._quiet_senders)

    def _sender(self, visitor: str | None) -> str:
        """The key of a visitor. A socket without a cookie has one of its own."""
        if visitor is not None:
            return visitor
        self._anonymous += 1
        return f"{OWN}{self._anonymous}"

    def open_socket(self, code: str, visitor: str | None, address: str = "") -> None:
        """Count an open socket; refuses if there are too many."""
        limits = self._limits
        full = (
            self._sockets["all"] >= limits.sockets
            or self._sockets[f"table {code}"] >= limits.sockets_a_table
            or self._sockets[f"address {address}"] >= limits.sockets_an_address
            or (visitor is not None and self._sockets[f"visitor {visitor}"] >= limits.sockets_a_visitor)
        )
        if full:
            raise Refusal("too-many-connections")
        for key in self._keys(code, visitor, address):
            self._sockets.add(key)

    def close_socket(self, code: str, visitor: str | None, address: str = "") -> None:
        """Count a socket as closed."""
        for key in self._keys(code, visitor, address):
            self._sockets.drop(key)

    @staticmethod
    def _keys(code: str, visitor: str | None, address: str) -> tuple[str, ...]:
        of_visitor = () if visitor is None else (f"visitor {visitor}",)
        return ("all", f"table {code}", f"address {address}", *of_visitor)
