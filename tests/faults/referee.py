"""The referee: whatever failed meanwhile, a game's log must be whole, and everybody must have seen it as it was."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

from salon.core import AnyGame, Timeline
from salon.server.domain.game import LogRow, StoredGame
from salon.server.play.game_news import game_news, game_patch
from salon.server.play.live_game import LiveGame
from salon.server.protocol.outbound import GameNews
from salon.server.settings import Settings
from salon.server.store.base import Store
from tests.faults.people import Frame, Person

RECENT = Settings(database="").recent
PATCH = b'{"type":"GamePatch"'


class Receiver(Protocol):
    """Somebody who was sent frames of a game, for one seat (None: who looks on)."""

    @property
    def seat(self) -> int | None: ...

    @property
    def frames(self) -> Collection[Frame]: ...


async def judge(
    store: Store, catalogue: Mapping[str, AnyGame], game_id: str, people: Sequence[Person]
) -> list[str]:
    """All that is wrong with a game that has been played; nothing, if all is well."""
    row, rows = await store.game(game_id), await store.log(game_id)
    if row is None or not rows:
        return [f"game {game_id} is gone"]
    wrong = [fault for person in people for fault in person.wrong]
    wrong += _log_faults(rows)
    wrong += [fault for person in people for fault in _answer_faults(person, rows)]
    wrong += frame_faults(catalogue[row.setup.game], row, rows, people)
    wrong += [
        f"seat {person.seat} ended at {person.seq} of {rows[-1].entry.seq}"
        for person in people
        if person.saw_the_end and person.seq != rows[-1].entry.seq
    ]
    if row.outcome is None and any(person.saw_the_end for person in people):
        wrong.append("the game is over, and its row does not say so")
    return [f"game {game_id}: {fault}" for fault in wrong]


def _log_faults(rows: Sequence[LogRow]) -> list[str]:
    """Entries missing, twice, or out of time."""
    wrong = []
    if [row.entry.seq for row in rows] != list(range(len(rows))):
        wrong.append(f"the log has holes: {[row.entry.seq for row in rows]}")
    if len({row.client_id for row in rows}) != len(rows):
        wrong.append("a try is in the log twice")
    times = [row.entry.at_ms for row in rows]
    if times != sorted(times):
        wrong.append("time goes back in the log")
    return wrong


def _answer_faults(person: Person, rows: Sequence[LogRow]) -> list[str]:
    """Acknowledged and not there; refused and there."""
    stored = {row.client_id: row.entry.seq for row in rows}
    wrong = []
    for name, seq in person.acked.items():
        if stored.get(f"{person.seat}.{name}") != seq:
            wrong.append(f"{name} of seat {person.seat} was acknowledged as {seq}, and is not there")
    for name, code in person.refused.items():
        if f"{person.seat}.{name}" in stored:
            wrong.append(f"{name} of seat {person.seat} was refused ({code}), and is there")
    return wrong


def frame_faults(
    game: AnyGame, row: StoredGame, rows: Sequence[LogRow], receivers: Sequence[Receiver]
) -> list[str]:
    """Replay the log, and compare every byte that anybody was sent with what the log says they may know."""
    sent: dict[int, list[tuple[Receiver, Frame]]] = defaultdict(list)
    for receiver in receivers:
        for frame in receiver.frames:
            sent[frame.seq].append((receiver, frame))
    first, *rest = rows
    live = LiveGame(row, Timeline.resume(game, row.setup, first.entry).timeline, RECENT)
    live.advance(first.client_id, Timeline.resume(game, row.setup, first.entry))
    referee = _Frames(live)
    wrong = referee.compare(sent.pop(0, []))
    for later in rest:
        live.advance(later.client_id, live.timeline.follow(later.entry))
        wrong += referee.compare(sent.pop(live.seq, []))
    return wrong + [f"somebody was told of entry {seq}, which is not there" for seq in sent]


class _Frames:
    """The frames that the receivers of a game may be sent."""

    def __init__(self, live: LiveGame) -> None:
        self._live = live
        self._news: dict[tuple[int, tuple[int, ...]], GameNews] = {}

    def compare(self, sent: Sequence[tuple[Receiver, Frame]]) -> list[str]:
        """What was sent at the present entry, and differs from what the log says."""
        wrong = []
        for receiver, frame in sent:
            seats = () if receiver.seat is None else (receiver.seat,)
            if self._body(seats, frame) != frame.body:
                wrong.append(
                    f"seat {receiver.seat} was shown something else at {frame.seq} since {frame.since}"
                )
        return wrong

    def _body(self, seats: tuple[int, ...], frame: Frame) -> bytes:
        live = self._live
        whole = game_news(live, seats, frame.since)
        self._news[live.seq, seats] = live.news[seats]
        if frame.since is None or not frame.body.startswith(PATCH):
            return whole
        live.earlier_news[seats] = self._news[frame.since, seats]
        live.messages.clear()
        live.patches.clear()
        return game_patch(live, seats, frame.since)
