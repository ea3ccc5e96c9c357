"""Nobody is told who had a card left out (PY-73), not even after the game, by its replay or its record."""

from random import Random

import msgspec

from salon.core import Record, Timeline, replay
from salon.core.record import Entry
from salon.games.personality import Personality, board_from
from salon.games.personality.model.actions import LeaveOut
from salon.server.domain.game import LogRow, StoredGame
from salon.server.projection import finished
from tests.support.rules import rule

GAME = Personality(boards={"tiny": board_from("P.SG*")})
SETUP = GAME.setup(4, {"board": "tiny"}, "left out")


def played(seat: int) -> list[Entry]:
    """A whole game in which this seat has the first card left out that is read."""
    random, advance = Random(73), Timeline.start(GAME, SETUP, 0)
    entries, left_out = [advance.entry], False
    while waiting := advance.timeline.waiting:
        state, asked = advance.timeline.state, min(s for s, each in waiting.items() if not each.answered)
        if state.table.phase == "choose" and not left_out:
            left_out = True
            advance = advance.timeline.act(seat, LeaveOut(state.table.round.card), 0)
        else:
            action = GAME.legal(GAME.view(state, asked)).sample(random)
            advance = advance.timeline.act(asked, action, 0)
        entries.append(advance.entry)
    return entries


def stored(entries: list[Entry]) -> tuple[StoredGame, list[LogRow]]:
    *_, end = replay(GAME, Record(SETUP, tuple(entries)))
    row = StoredGame(
        game_id="a" * 20,
        code="ABCDE",
        round=1,
        setup=SETUP,
        chairs=(),
        commitment="",
        started_ms=0,
        ended_ms=0,
        outcome=GAME.outcome(end.timeline.state),
    )
    return row, [LogRow(row.game_id, f"{entry.seq}", entry) for entry in entries]


@rule("PY-73")
def test_the_replay_and_the_record_do_not_say_who_it_was() -> None:
    one, two = stored(played(1)), stored(played(3))
    assert one[1] != two[1]
    assert list(finished.record(GAME, *one) or ()) == list(finished.record(GAME, *two) or ())
    assert list(finished.replay_of(GAME, *one) or ()) == list(finished.replay_of(GAME, *two) or ())


@rule("PY-73")
def test_the_record_still_replays() -> None:
    row, log = stored(played(3))
    body = finished.record(GAME, row, log)
    assert body is not None
    record = Record.from_json(b"".join(body))
    assert record.is_fairly_drawn()
    *_, end = replay(GAME, record)
    assert GAME.outcome(end.timeline.state) == row.outcome
    changed = [entry.seq for entry, line in zip(record.entries, log, strict=True) if entry != line.entry]
    assert len(changed) == 1
    action = record.entries[changed[0]].action
    assert not isinstance(action, msgspec.UnsetType)
    assert isinstance(GAME.decode_action(action), LeaveOut)


@rule("PY-73")
def test_a_hand_card_was_left_out_by_its_reader() -> None:
    """Only the reader can do that, so nothing is to be hidden, and the record stays as it is."""
    advance = Timeline.start(GAME, SETUP, 0)
    left = advance.timeline.act(0, LeaveOut(advance.timeline.state.hands[0][0]), 0)
    row, log = stored([advance.entry, left.entry, *played_on(left.timeline)])
    body = finished.record(GAME, row, log)
    assert body is not None
    assert Record.from_json(b"".join(body)).entries == tuple(line.entry for line in log)


def played_on(timeline: Timeline) -> list[Entry]:
    random, entries = Random(7), []
    while timeline.waiting:
        asked = min(seat for seat, each in timeline.waiting.items() if not each.answered)
        action = GAME.legal(GAME.view(timeline.state, asked)).sample(random)
        advance = timeline.act(asked, action, 0)
        timeline = advance.timeline
        entries.append(advance.entry)
    return entries
