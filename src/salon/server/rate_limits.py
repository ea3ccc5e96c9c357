"""Rate limits: token buckets, a bounded collection of them, counts of what is open, and budgets of bytes."""

import ipaddress
from collections import OrderedDict
from collections.abc import Callable, Iterable

from salon.server.clock import Clock

DEBT = 4
"""How many times its size a bucket may be in debt."""


class Bucket:
    """Holds up to `size` tokens and gains one every `every_ms`."""

    def __init__(self, size: float, every_ms: float, now_ms: int) -> None:
        self._size = size
        self._every_ms = every_ms
        self._tokens = size
        self._at_ms = now_ms

    def peek(self, now_ms: int, cost: float = 1) -> bool:
        """Whether there is a token left, or as many as `cost`."""
        if now_ms > self._at_ms and self._tokens < self._size:
            self._tokens = min(self._size, self._tokens + (now_ms - self._at_ms) / self._every_ms)
        self._at_ms = now_ms
        return self._tokens >= cost

    def take(self, now_ms: int, cost: float = 1) -> bool:
        """Take a token, if there is one. A higher cost may leave the bucket in debt."""
        if not self.peek(now_ms):
            return False
        self._tokens -= cost
        return True

    def charge(self, now_ms: int, cost: float = 1) -> None:
        """Take tokens that have been used already, even if that leaves the bucket in debt."""
        self.peek(now_ms)
        self._tokens = max(self._tokens - cost, min(self._tokens, -DEBT * self._size))


class Buckets:
    """A bucket for each key. The keys used longest ago are forgotten, so the collection is bounded."""

    def __init__(self, clock: Clock, size: float, every_ms: float, keys: int = 10_000) -> None:
        self._clock = clock
        self._size = size
        self._every_ms = every_ms
        self._keys = keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.on_use: Callable[[str, float], None] | None = None
        """Called with each key whose tokens are used here, and their number."""

    @property
    def size(self) -> float:
        """The tokens of a full bucket."""
        return self._size

    def peek(self, key: str, cost: float = 1) -> bool:
        """Whether this key has a token left, or as many as `cost`."""
        bucket = self._buckets.get(key)
        return self._size >= cost if bucket is None else bucket.peek(self._clock.now_ms(), cost)

    def take(self, key: str, cost: float = 1) -> bool:
        """Take a token of this key, if there is one."""
        now = self._clock.now_ms()
        taken = self._bucket(key, now).take(now, cost)
        if taken and self.on_use is not None:
            self.on_use(key, cost)
        return taken

    def charge(self, key: str, cost: float = 1) -> None:
        """Take tokens of this key that have been used already."""
        self.charge_for_peer(key, cost)
        if self.on_use is not None:
            self.on_use(key, cost)

    def charge_for_peer(self, key: str, cost: float) -> None:
        """Take tokens of this key that have been used at another server."""
        now = self._clock.now_ms()
        self._bucket(key, now).charge(now, cost)

    def _bucket(self, key: str, now_ms: int) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._size, self._every_ms, now_ms)
            if len(self._buckets) > self._keys:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket


class Counts:
    """A count for each key."""

    def __init__(self) -> None:
        self._counts: dict[str, int] = {}

    def __getitem__(self, key: str) -> int:
        return self._counts.get(key, 0)

    def add(self, key: str) -> int:
        """Add one; returns the count."""
        self._counts[key] = self[key] + 1
        return self._counts[key]

    def drop(self, key: str) -> int:
        """Subtract one; returns the count."""
        left = self[key] - 1
        if left > 0:
            self._counts[key] = left
        else:
            self._counts.pop(key, None)
        return max(0, left)


class ByteBudget:
    """Bytes that are in use now, for each key and in all."""

    def __init__(self) -> None:
        self._used: dict[str, int] = {}
        self.total = 0

    def __getitem__(self, key: str) -> int:
        return self._used.get(key, 0)

    def add(self, keys: Iterable[str], count: int) -> None:
        """Use more bytes, or give back as many with a negative count."""
        self.total += count
        for key in keys:
            used = self[key] + count
            if used > 0:
                self._used[key] = used
            else:
                self._used.pop(key, None)


def network_of(address: str) -> str:
    """The network of an address, for rate limits. Of IPv6 it is the first half; clients choose the second."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if ip.version == 4:
        return str(ip)
    return str(ip.ipv4_mapped or ipaddress.ip_network((int(ip) >> 64 << 64, 64)))
