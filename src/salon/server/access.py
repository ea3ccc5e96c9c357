"""Access control: rate limits on requests and messages, and limits on open connections.

An address may belong to one person or to a whole school behind one Wi-Fi. The strict limit is therefore on guessing
room codes, which nobody in a room does. Joining and playing have limits that a full hall keeps.
"""

from salon.core import Refusal
from salon.server.context import Context
from salon.server.domain import codes
from salon.server.domain.table import Table
from salon.server.play.tables import Tables
from salon.server.rate_limits import Buckets, ByteBudget, Counts
from salon.server.settings import Limits


class MessageRate:
    """The rate limit of one socket's messages: its visitor's, over all of their sockets, and its address's."""

    def __init__(self, sender: str, network: str, senders: Buckets, networks: Buckets) -> None:
        self._sender = sender
        self._network = network
        self._senders = senders
        self._networks = networks

    def take(self) -> bool:
        """Whether one more message may be handled now."""
        return self._senders.take(self._sender) and self._networks.take(self._network)


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


class AccessControl:
    """Finds tables by room code, and refuses what exceeds a limit. Addresses are networks (see `network_of`)."""

    def __init__(self, context: Context, tables: Tables) -> None:
        clock, limits = context.clock, context.settings.limits
        self._tables = tables
        self._limits = limits
        self._requests = Buckets(clock, limits.requests_at_once, limits.request_every_ms)
        self._misses = Buckets(clock, limits.misses_at_once, limits.miss_every_ms)
        self._new_tables = Buckets(clock, limits.tables_at_once, limits.table_every_ms)
        self._senders = Buckets(
            clock, limits.messages_at_once, 1000 / limits.messages_a_second, keys=limits.sockets
        )
        self._networks = Buckets(
            clock, limits.network_messages_at_once, 1000 / limits.network_messages_a_second
        )
        self._advice = Buckets(clock, limits.advice_at_once, limits.advice_every_ms)
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

    async def table(self, typed: str, visitor: str | None, address: str) -> Table:
        """The table with this code.

        Only wrong codes count against an address. An address that has tried too many is refused for a while, but
        members still get to their tables, so a guesser on a shared network disturbs no game.
        """
        code = codes.tidy(typed)
        table = None if code is None else await self._tables.find(code)
        if table is not None and visitor is not None and table.member_of(visitor) is not None:
            return table
        if not self._misses.peek(address):
            raise Refusal("slow-down")
        if table is None:
            self._misses.take(address)
            raise Refusal("no-such-table", table=typed[:16])
        return table

    def check_new_table(self, address: str) -> None:
        """Count a table opened by an address; refuses if there are too many."""
        if not self._new_tables.take(address):
            raise Refusal("slow-down")

    def check_advice(self, visitor: str) -> None:
        """Count a visitor's request for advice; refuses if there are too many."""
        if not self._advice.take(visitor):
            raise Refusal("slow-down")

    def hold_replay(self, visitor: str | None, address: str) -> HeldBytes:
        """The memory of a replay that is about to be sent."""
        return HeldBytes(self._replays, self._limits, visitor, address)

    @property
    def replay_bytes(self) -> int:
        """The memory of all replays and records that are being sent."""
        return self._replays.total

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return self._sockets["all"]

    def message_rate(self, visitor: str | None, address: str) -> MessageRate:
        """The rate limit of a new socket's messages."""
        if visitor is None:
            self._anonymous += 1
        sender = f"anonymous {self._anonymous}" if visitor is None else visitor
        return MessageRate(sender, address, self._senders, self._networks)

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
