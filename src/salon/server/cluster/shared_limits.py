"""Rate limits that several servers share: an address that is spread over all of them has the budget of one.

Each server publishes once a second what was used there, and charges to its own buckets what was used at the others. So
a budget can be exceeded for a second, which leaves the buckets in debt. A lost message makes a limit more generous.
"""

import heapq
import math
from collections import OrderedDict

import msgspec

from salon.server.bus.base import LONGEST_TEXT
from salon.server.context import Context
from salon.server.rate_limits import Buckets

TOPIC = "limits"
KEYS = 10_000
"""Keys whose use is noted in a round; further ones are not."""
PUBLISHED = 500
"""Keys that are published in a round: those that have used the largest part of their budgets."""
LONGEST_KEY = 100
CHUNK = LONGEST_TEXT // (LONGEST_KEY + 60)
"""Keys in a message."""
SERVERS = 1_000
OWN = "anonymous "
"""Keys of sockets without a cookie begin with this: another server never sees them."""


class Use(msgspec.Struct, array_like=True):
    """What was used of one bucket."""

    limit: str
    key: str
    cost: float


class Report(msgspec.Struct, array_like=True):
    """What was used at one server since its last report. Reports are numbered, as a bus may repeat a message."""

    server: str
    number: int
    uses: list[Use]


_decode = msgspec.json.Decoder(Report).decode


class SharedLimits:
    """Tells the other servers what was used here, and charges what was used there."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._limits: dict[str, Buckets] = {}
        self._used: dict[tuple[str, str], float] = {}
        self._number = 0
        self._heard: OrderedDict[str, int] = OrderedDict()
        if not context.settings.alone:
            context.bus.listen(TOPIC, self._hear)

    def share(self, name: str, buckets: Buckets) -> Buckets:
        """Share these buckets under a name, if there are several servers."""
        if self._context.settings.alone:
            return buckets
        self._limits[name] = buckets

        def note(key: str, cost: float) -> None:
            use = (name, key)
            if len(key) > LONGEST_KEY or key.startswith(OWN):
                return
            if use in self._used or len(self._used) < KEYS:
                self._used[use] = self._used.get(use, 0) + cost

        buckets.on_use = note
        return buckets

    def publish(self) -> None:
        """Tell the other servers what was used here since the last time."""
        used, self._used = self._used, {}
        uses = (Use(name, key, cost) for (name, key), cost in used.items())
        most = heapq.nlargest(PUBLISHED, uses, lambda use: use.cost / self._limits[use.limit].size)
        for start in range(0, len(most), CHUNK):
            self._number += 1
            report = Report(self._context.name, self._number, most[start : start + CHUNK])
            text = msgspec.json.encode(report).decode()
            if text.isascii() and len(text) <= LONGEST_TEXT:
                self._context.bus.share(TOPIC, text)

    def _hear(self, text: str) -> None:
        try:
            report = _decode(text)
        except msgspec.DecodeError:
            return
        if report.server == self._context.name or report.number <= self._heard.get(report.server, 0):
            return
        self._heard[report.server] = report.number
        self._heard.move_to_end(report.server)
        if len(self._heard) > SERVERS:
            self._heard.popitem(last=False)
        for use in report.uses:
            if use.limit in self._limits and 0 < use.cost < math.inf:
                self._limits[use.limit].charge_for_peer(use.key, use.cost)
