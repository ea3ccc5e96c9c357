"""A game in memory: its log, replayed."""

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from salon.core import Advance, AnyGame, Decision, Event, Timeline
from salon.core.record import What
from salon.server.domain.game import LogRow, StoredGame
from salon.server.projection.patch import Known
from salon.server.protocol.outbound import GameNews


class RecentEntry(NamedTuple):
    """An entry that is still in memory: its events, and the decisions that were pending after it."""

    seq: int
    at_ms: int
    seat: int | None
    what: What
    events: tuple[Event, ...]
    waiting: dict[int, Decision]

    def asked(self, seat: int) -> Decision | None:
        """What a seat was asked, without the deadline: a race may end while somebody is moving."""
        decision = self.waiting.get(seat)
        return None if decision is None else replace(decision, deadline_ms=None)


class LiveGame:
    """A game in memory. It only moves forward, by entries that are in the log."""

    def __init__(self, row: StoredGame, timeline: Timeline, recent: int) -> None:
        self.row = row
        self.timeline = timeline
        self.recent: deque[RecentEntry] = deque(maxlen=recent)
        self.clients: dict[str, int] = {}
        """The seq of each stored action, by its client id."""
        self.messages: dict[object, bytes] = {}
        """Messages encoded at this seq, for the next receiver that gets the same."""
        self.news: dict[tuple[int, ...], GameNews] = {}
        """The news at this seq, by the seats of its receivers."""
        self.earlier_news: dict[tuple[int, ...], GameNews] = {}
        """The last news before this seq, from which patches are made."""
        self.patches: Known = {}
        """Patches made at this seq of what several receivers see alike."""

    @property
    def seq(self) -> int:
        return self.timeline.seq

    @property
    def waiting(self) -> dict[int, Decision]:
        """The pending decisions, in the order of seats."""
        return self.recent[-1].waiting

    def advance(self, client_id: str, advance: Advance) -> None:
        """Move on by one entry that is in the log."""
        entry, timeline, step = advance
        self.timeline = timeline
        self.clients[client_id] = entry.seq
        waiting = dict(sorted(timeline.waiting.items()))
        self.recent.append(RecentEntry(entry.seq, entry.at_ms, entry.seat, entry.what, step.events, waiting))
        self.messages.clear()
        self.patches.clear()
        self.earlier_news |= self.news
        self.news.clear()

    def follow(self, rows: Sequence[LogRow]) -> None:
        """Move on by those of some rows of the log that are new."""
        for row in rows:
            if row.entry.seq == self.seq + 1:
                self.advance(row.client_id, self.timeline.follow(row.entry))

    def remembers(self, seq: int) -> bool:
        """Whether the entries after a seq are still in memory. They are not if it has not been reached."""
        return self.recent[0].seq - 1 <= seq <= self.seq

    def since(self, seq: int) -> list[RecentEntry] | None:
        """The entries after a seq; None if they are no longer in memory, or the seq has not been reached."""
        if not self.remembers(seq):
            return None
        return [self.recent[back] for back in range(seq - self.seq, 0)]  # entries are consecutive

    def still_asked(self, seat: int, seq: int) -> bool:
        """Whether an action that a seat chose at `seq` still answers what the seat is asked now.

        It does if several seats were asked at once (a vote, a race) and only others have acted since. If one seat
        alone was asked, every later entry makes the action stale.
        """
        if seq == self.seq:
            return True
        then = next((entry for entry in self.recent if entry.seq == seq), None)
        later = self.since(seq)
        if then is None or later is None or len(then.waiting) < 2 or seat not in then.waiting:
            return False
        asked = then.asked(seat)
        return all(one.what == "act" and one.seat != seat and one.asked(seat) == asked for one in later)


def replayed(game: AnyGame, row: StoredGame, rows: Sequence[LogRow], recent: int) -> LiveGame:
    """A game as its log says."""
    first, *rest = rows
    advance = Timeline.resume(game, row.setup, first.entry)
    live = LiveGame(row, advance.timeline, recent)
    live.advance(first.client_id, advance)
    live.follow(rest)
    return live
