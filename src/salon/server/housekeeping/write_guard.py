"""Limits what people can make the database grow by: a budget for each address, and the room on the disk."""

import logging
from collections import Counter
from collections.abc import Mapping
from contextvars import ContextVar

from salon.core import Refusal
from salon.server.clock import Clock, monotonic_ms
from salon.server.housekeeping.disk_room import DiskRoom, Room
from salon.server.rate_limits import Buckets
from salon.server.settings import MINUTE, Settings
from salon.server.store.base import Store, StoreFullError

log = logging.getLogger(__name__)

ROW_BYTES = 128
"""What a row takes besides its body: its keys, its numbers and its index entries."""
REPORT_MS = MINUTE
"""Refused writes are logged at most this often."""

_payer: ContextVar[str | None] = ContextVar("payer", default=None)


def charge_to(address: str) -> None:
    """Charge what the rest of this task stores, and the bots that it lets act, to the budget of an address."""
    _payer.set(address)


class WriteGuard:
    """Refuses writes for which there is no budget or no room, counts them, and logs them once in a while."""

    def __init__(self, settings: Settings, store: Store, clock: Clock) -> None:
        limits = settings.limits
        self.room = DiskRoom(settings, store)
        self._store = store
        self._budgets = Buckets(clock, limits.stored_bytes_at_once, 1000 / limits.stored_bytes_a_second)
        self._refused: Counter[str] = Counter()
        self._reported_ms: int | None = None
        self._unreported = 0

    def check_new(self) -> None:
        """Refuse a new table or a new game if there is no room or no budget for it."""
        if self.room.room(fresh=True) != Room.ENOUGH:
            self._count("no-room")
            raise Refusal("no-room")
        self._check_budget()

    def check_entry(self, *, by_bot: bool) -> None:
        """Refuse an action if there is no room, or if the address that sent it has no budget left.

        A bot that is refused would try again all the time, so only people need a budget. What bots store is charged.
        """
        if self.room.room() == Room.NONE:
            self._count("cannot-store")
            raise StoreFullError("the rest of the disk is for the database itself")
        if not by_bot:
            self._check_budget()

    def charge(self, *bodies: bytes) -> None:
        """Charge what has been stored, one row for each body, even if that leaves the budget in debt."""
        self.charge_rows(len(bodies), sum(map(len, bodies)))

    def charge_rows(self, rows: int, size: int) -> None:
        """Charge rows that have been stored, whose bodies have a size together."""
        if (payer := _payer.get()) is not None:
            self._budgets.charge(payer, size + ROW_BYTES * rows)

    def reserve(self, *bodies: bytes) -> None:
        """Charge what is about to be stored with a new game; refuses if there is no room, or not enough budget for all
        of it. Nothing happens between the check and the charge, so requests at the same time cannot share a budget."""
        self.check_new()
        self._check_budget(_size_of(bodies) + 1)
        self.charge(*bodies)

    @property
    def refused(self) -> Mapping[str, int]:
        """How many writes have been refused, by the reason. `disk-full` are those refused by the database."""
        return {
            **dict.fromkeys(("no-room", "cannot-store", "over-quota"), 0),
            **self._refused,
            "disk-full": self._store.refused_writes,
        }

    def _check_budget(self, cost: float = 1) -> None:
        payer = _payer.get()
        if payer is not None and not self._budgets.peek(payer, cost):
            self._count("over-quota")
            raise Refusal("over-quota")

    def _count(self, reason: str) -> None:
        self._refused[reason] += 1
        self._unreported += 1
        now = monotonic_ms()
        if self._reported_ms is None or now - self._reported_ms >= REPORT_MS:
            log.warning("%d writes have been refused, the last one with %s", self._unreported, reason)
            self._reported_ms, self._unreported = now, 0


def _size_of(bodies: tuple[bytes, ...]) -> int:
    return sum(map(len, bodies)) + ROW_BYTES * len(bodies)
