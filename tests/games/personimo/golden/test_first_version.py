"""Whole solitaires of the first version of the rules play as they did: headquarters dealt, titles everywhere."""

from pathlib import Path

import msgspec
import pytest

from salon.core import replay
from salon.games.personimo import PERSONIMO
from tests.golden.playthrough import Golden, told
from tests.support.rules import rule

FOLDER = Path(__file__).with_name("version-1")
RECORDS = sorted(FOLDER.glob("*.json"))


@rule("PM-110")
@rule("PM-112")
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_it_plays_as_it_did(path: Path) -> None:
    golden = msgspec.json.decode(path.read_bytes(), type=Golden)
    assert golden.record.setup.rules_version == 1
    *_, end = replay(PERSONIMO, golden.record)
    outcome = PERSONIMO.outcome(end.timeline.state)
    assert outcome is not None
    assert told(outcome) == [*golden.told]
    assert outcome == golden.outcome
    assert golden.record.is_fairly_drawn()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_next_game_at_its_table_follows_the_present_rules(path: Path) -> None:
    setup = msgspec.json.decode(path.read_bytes(), type=Golden).record.setup
    earlier = PERSONIMO.resumed(setup)
    options = PERSONIMO.next_options(earlier)
    assert earlier.options != options
    following = PERSONIMO.setup(1, options, "next")
    assert following.rules_version == PERSONIMO.spec.rules_version
    assert PERSONIMO.resumed(following) == following


def test_there_are_some() -> None:
    assert len(RECORDS) >= 4
