"""Tests that illegal actions are refused with a code and a sentence, and change nothing."""

import json
from typing import Any, get_args

import msgspec
import pytest

from salon.core import IllegalAction, Refusal, SeededChance, Timeline
from salon.core.kit import GameKit
from salon.testing.base import Suite
from salon.testing.tables import Table, body, legal, played
from salon.words import LANGUAGES, words_of

GARBAGE = [
    b"",
    b"null",
    b"true",
    b"17",
    b"[]",
    b"{}",
    b'"Claim"',
    b"{",
    b'{"type"',
    b'{"type": null}',
    b'{"type": 5}',
    b'{"type": "Nothing"}',
    b'{"type": "Nothing", "type": "Everything"}',
    b"\xff\xfe",
    b'{"type": "\xff"}',
    b"NaN",
    b"1e400",
    b"[" * 5_000,
    b'{"type": ' * 5_000,
    b"1" * 5_000,
]


def check_words(refusal: Refusal, kit: GameKit) -> None:
    """Check that a refusal can be sent, and that it has a complete sentence in every language."""
    body(refusal.params)
    for language in LANGUAGES:
        sentence = words_of(kit, language).explain(refusal)
        assert sentence != f"refused-{refusal.code}", f"{refusal.code} has no sentence in {language}"
        assert "{" not in sentence
        assert "$" not in sentence


def refuse(kit: GameKit, timeline: Timeline, seat: Any, action: Any) -> IllegalAction:
    """Check that the timeline and the game itself refuse an action, and return the refusal."""
    before = body(timeline.state)
    with pytest.raises(IllegalAction):
        timeline.game.apply(timeline.state, seat, action, 5_000, SeededChance("any"))
    with pytest.raises(IllegalAction) as refused:
        timeline.act(seat, action, at_ms=5_000)
    assert body(timeline.state) == before
    check_words(refused.value, kit)
    return refused.value


WRONG: list[Any] = [None, [], {}, "", "\x00", "💥" * 1_000, -1, 10**30, -(10**30), 1e300, [[]]]


def misshapen(action: Any) -> list[Any]:
    """The action with each field missing, repeated, of another type, or far too large; and with an additional field."""
    plain = msgspec.to_builtins(action)
    shapes = [{**plain, "more": 1}]
    for name in plain:
        shapes.append({key: value for key, value in plain.items() if key != name})
        others = [*WRONG, [plain[name]] * 2]
        shapes += [{**plain, name: other} for other in others]
    return shapes


class Refusals(Suite):
    """Tests that illegal actions are refused with a code and a sentence, and change nothing."""

    def test_garbage_is_refused(self, table: Table) -> None:
        for garbage in GARBAGE:
            with pytest.raises(IllegalAction) as refused:
                table.game.decode_action(garbage)
            assert refused.value.code == "malformed"
            check_words(refused.value, self.kit)

    def test_misshapen_actions_are_refused(self, table: Table) -> None:
        for timeline in played(table).some(6):
            for seat in table.game.waiting_for(timeline.state):
                actions = legal(timeline, seat)
                by_type = {type(action): action for action in actions}
                for shape in [shape for action in by_type.values() for shape in misshapen(action)]:
                    try:
                        action = table.game.decode_action(json.dumps(shape).encode())
                    except IllegalAction as refusal:
                        check_words(refusal, self.kit)
                    else:
                        if action not in actions:
                            refuse(self.kit, timeline, seat, action)

    def test_what_is_made_to_order_has_no_place_in_what_is_sent(self) -> None:
        """Types decide this: a field that a worker fills exists only in the stored type, never in the sent one."""
        game, to_order = self.kit.game, self.kit.made_to_order
        stored = {kind.__struct_config__.tag: kind for kind in get_args(game.action_type)}
        for sent in () if to_order is None else to_order.actions:
            assert sent in get_args(game.sent_type)
            assert sent not in get_args(game.action_type), "what nobody has made yet cannot be stored"
            made = stored[sent.__struct_config__.tag]
            assert set(made.__struct_fields__) > set(sent.__struct_fields__)

    def test_what_is_no_action_at_all_is_refused(self, table: Table) -> None:
        (timeline,) = played(table).some(1)
        seat = min(table.game.waiting_for(timeline.state))
        for thing in (None, 5, "Claim", object(), {"type": "Claim"}):
            with pytest.raises(IllegalAction):
                table.game.apply(timeline.state, seat, thing, 5_000, SeededChance("any"))

    def test_seats_that_are_not_asked_are_refused(self, table: Table) -> None:
        for timeline in played(table).some(10):
            waiting = table.game.waiting_for(timeline.state)
            action = next(iter(legal(timeline, min(waiting))))
            for seat in {*range(table.seats), -1, table.seats, 10**9} - set(waiting):
                assert refuse(self.kit, timeline, seat, action).code == "not-asked"

    def test_after_the_end_everything_is_refused(self, table: Table) -> None:
        end = played(table).timelines[-1]
        for entry in played(table).record.entries[-5:]:
            if entry.what == "act" and not isinstance(entry.action, msgspec.UnsetType):
                assert (
                    refuse(self.kit, end, entry.seat, table.game.decode_action(entry.action)).code
                    == "not-asked"
                )
        for seat in range(table.seats):
            with pytest.raises(IllegalAction):
                end.take_back(seat, at_ms=9_000)
