"""The door: who may come in, how often anybody may knock, and how many may be inside.

An address may be one person or a whole school behind one Wi-Fi. So what counts against it is what people in a room do
not do: trying out codes. What they do (come, join, play) counts as well, against limits that a full hall keeps.
"""

from salon.core import Refusal
from salon.server.cluster.clock import Clock
from salon.server.domain import codes
from salon.server.domain.rows import Table
from salon.server.play.tables import Tables
from salon.server.settings import Settings
from salon.server.web.guards.rate_limits import Buckets, Counts


class Pace:
    """How fast one socket may speak: as its visitor, whatever else that visitor has open, and as its address."""

    def __init__(self, speaker: str, network: str, voices: Buckets, networks: Buckets) -> None:
        self._speaker = speaker
        self._network = network
        self._voices = voices
        self._networks = networks

    def take(self) -> bool:
        """Whether one more message may be heard now."""
        return self._voices.take(self._speaker) and self._networks.take(self._network)


class Door:
    """Lets people in by room code. Addresses here are networks, as `limits.network_of` says them."""

    def __init__(self, tables: Tables, clock: Clock, settings: Settings) -> None:
        limits = settings.limits
        self._tables = tables
        self._limits = limits
        self._requests = Buckets(clock, limits.requests_at_once, limits.request_every_ms)
        self._misses = Buckets(clock, limits.misses_at_once, limits.miss_every_ms)
        self._new_tables = Buckets(clock, limits.tables_at_once, limits.table_every_ms)
        self._voices = Buckets(
            clock, limits.messages_at_once, 1000 / limits.messages_a_second, keys=limits.sockets
        )
        self._networks = Buckets(
            clock, limits.network_messages_at_once, 1000 / limits.network_messages_a_second
        )
        self._advice = Buckets(clock, limits.advice_at_once, limits.advice_every_ms)
        self._sockets = Counts()
        self._strangers = 0

    def knock(self, address: str, cost: float = 1) -> None:
        """A request comes from an address; refuses if there are too many."""
        if not self._requests.take(address, cost):
            raise Refusal("slow-down")

    async def table(self, typed: str, visitor: str | None, address: str) -> Table:
        """The table with this code.

        Only wrong codes count against an address. One that has tried too many learns nothing more for a while; who
        is already at the table comes in all the same, so a guesser on a shared network disturbs no game.
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

    def open_table(self, address: str) -> None:
        """Refuses if an address opens tables too fast."""
        if not self._new_tables.take(address):
            raise Refusal("slow-down")

    def ask_coach(self, visitor: str) -> None:
        """Refuses if a visitor asks for advice too often."""
        if not self._advice.take(visitor):
            raise Refusal("slow-down")

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._sockets["all"]

    def pace(self, visitor: str | None, address: str) -> Pace:
        """How fast a socket may speak."""
        if visitor is None:
            self._strangers += 1
        speaker = f"stranger {self._strangers}" if visitor is None else visitor
        return Pace(speaker, address, self._voices, self._networks)

    def enter(self, code: str, visitor: str | None, address: str = "") -> None:
        """A socket comes in; refuses if there are too many."""
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

    def exit(self, code: str, visitor: str | None, address: str = "") -> None:
        """A socket that came in goes."""
        for key in self._keys(code, visitor, address):
            self._sockets.drop(key)

    @staticmethod
    def _keys(code: str, visitor: str | None, address: str) -> tuple[str, ...]:
        who = () if visitor is None else (f"visitor {visitor}",)
        return ("all", f"table {code}", f"address {address}", *who)
