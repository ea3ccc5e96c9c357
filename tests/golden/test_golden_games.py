"""Golden games: a record plays as it did on the day it was written, to the last line of the score sheet."""

import msgspec
import pytest

from salon.core import replay
from salon.games.registry import GAMES
from tests.games.personimo.golden import variants
from tests.games.personimo.suits.brute_force import Layout
from tests.golden.golden import PLAYTHROUGHS, Golden, path_of, told

GOLDEN = {
    name: msgspec.json.decode(path_of(name).read_bytes(), type=Golden)
    for name in PLAYTHROUGHS
    if path_of(name).exists()
}


def test_every_playthrough_is_there() -> None:
    missing = [name for name in PLAYTHROUGHS if name not in GOLDEN]
    assert missing == [], "python -m tests.golden.golden writes them"


@pytest.mark.parametrize("name", GOLDEN)
def test_it_plays_as_it_did(name: str) -> None:
    golden = GOLDEN[name]
    game = GAMES[golden.record.setup.game]
    *_, end = replay(game, golden.record)
    outcome = game.outcome(end.timeline.state)
    assert outcome is not None
    assert told(outcome) == [*golden.told]
    assert outcome == golden.outcome
    assert golden.record.is_fairly_drawn()


def is_base(name: str) -> bool:
    return name.startswith("personimo") and name.removeprefix("personimo-") not in variants.GAMES


@pytest.mark.parametrize("name", [name for name in GOLDEN if is_base(name)])
def test_brute_force_gives_every_district_the_same_points(name: str) -> None:
    golden = GOLDEN[name]
    *_, end = replay(GAMES["personimo"], golden.record)
    for seat, district in enumerate(end.timeline.state.districts):
        cards = [(placed.card, placed.squares, placed.fixed) for placed in district.placed]
        points, _ = Layout(district.headquarters.rstrip("*"), cards).best()
        assert points == golden.outcome.sheets[seat].total


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_and_every_kind_of_option_has_one(name: str) -> None:
    setups = [golden.record.setup for golden in GOLDEN.values() if golden.record.setup.game == name]
    assert {setup.seats for setup in setups} == set(GAMES[name].spec.seats)
    for option in GAMES[name].spec.options:
        assert any(setup.options.get(option.name, option.default) != option.default for setup in setups), (
            option.name
        )


def test_between_them_they_show_every_kind_of_entry() -> None:
    entries = [entry for golden in GOLDEN.values() for entry in golden.record.entries]
    assert {"start", "act", "expire", "take-back"} <= {entry.what for entry in entries}


def test_one_of_them_is_tied() -> None:
    assert any("-tie-" in note.what for golden in GOLDEN.values() for note in golden.outcome.notes)
