"""Actions of every game, mangled: refused with a code and a sentence, or legal; the state before is as it was."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from salon.core import IllegalAction
from salon.testing.refusals import check_words
from salon.testing.tables import Table, body, legal, played, some_of
from tests.conformance.tables import TABLES
from tests.fuzz.mangling import broken, mangled, tries

ONE_OF_EACH = [
    next(table for table in TABLES if table.name == name) for name in dict.fromkeys(t.name for t in TABLES)
]


@st.composite
def asked(draw: st.DrawFn, table: Table) -> tuple[Any, int, bytes]:
    """A position, a seat that is asked there, and something like one of its actions."""
    timeline = draw(st.sampled_from(played(table).some(30)))
    seat = draw(st.sampled_from(sorted(table.game.waiting_for(timeline.state))))
    random = draw(st.randoms(use_true_random=False))
    action = draw(st.sampled_from(some_of(legal(timeline, seat), random, most=20)))
    plain = json.loads(body(action))
    if draw(st.integers(0, 5)) == 0:
        return timeline, seat, draw(broken(body(action)))
    return timeline, seat, json.dumps(draw(mangled(plain))).encode()


@pytest.mark.parametrize("table", ONE_OF_EACH, ids=str)
def test_mangled_actions_are_refused_or_legal(table: Table) -> None:
    @tries(1)
    @given(asked(table))
    def act(tried: tuple[Any, int, bytes]) -> None:
        timeline, seat, raw = tried
        before = body(timeline.state)
        try:
            action = table.game.decode_action(msgspec.Raw(raw))
            advance = timeline.act(seat, action, at_ms=9_000_000)
        except IllegalAction as refusal:
            check_words(refusal, table.kit)
        else:
            assert action in legal(timeline, seat)
            assert advance.timeline.seq == timeline.seq + 1
        assert body(timeline.state) == before

    act()
