"""Golden games: a record plays as it did on the day it was written, to the last line of the score sheet."""

import msgspec
import pytest

from salon.core import replay
from salon.diagrams import Diagrams, Picture, PlayedGame, draw
from salon.games.registry import GAMES
from tests.golden.golden import GoldenId, folder_of, playthroughs
from tests.golden.moves import entry_of
from tests.golden.playthrough import told
from tests.support.games import OUR_GAMES, UNTIMED_GAMES, names_with

PLAYTHROUGHS = playthroughs()
GOLDEN = {golden: golden.read() for golden in PLAYTHROUGHS if golden.path.exists()}


def test_every_playthrough_is_there() -> None:
    missing = [str(golden) for golden in PLAYTHROUGHS if golden not in GOLDEN]
    assert missing == [], "python -m tests.golden.golden writes them"


def test_every_file_has_a_playthrough() -> None:
    kept = {path for game in names_with("golden.playthroughs") for path in folder_of(game).glob("*.json")}
    assert kept == {golden.path for golden in PLAYTHROUGHS}


@pytest.mark.parametrize("which", GOLDEN, ids=str)
def test_it_plays_as_it_did(which: GoldenId) -> None:
    golden = GOLDEN[which]
    assert golden.record.setup.game == which.game
    game = GAMES[which.game]
    *_, end = replay(game, golden.record)
    outcome = game.outcome(end.timeline.state)
    assert outcome is not None
    assert told(outcome) == [*golden.told]
    assert outcome == golden.outcome
    assert golden.record.is_fairly_drawn()


@pytest.mark.parametrize("name", OUR_GAMES)
def test_every_number_of_players_and_every_kind_of_option_has_one(name: str) -> None:
    setups = [golden.record.setup for which, golden in GOLDEN.items() if which.game == name]
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


def test_the_moves_of_a_golden_game_can_be_drawn() -> None:
    """With those that have moves only, in a game without a clock and by the present rules."""
    drawn = 0
    for which, golden in GOLDEN.items():
        game, record = GAMES[which.game], golden.record
        plain = {entry.what for entry in record.entries} == {"start", "act"} and which.game in UNTIMED_GAMES
        if plain and record.setup == game.setup(record.setup.seats, record.setup.options, record.setup.seed):
            body = "{" + entry_of(which.name, record) + "}"
            games = msgspec.json.decode(body, type=dict[str, PlayedGame])
            diagram = draw(game, Diagrams(games=games), Picture(which.name, "any"))
            assert diagram.advance.timeline.seq == record.entries[-1].seq
            drawn += 1
        if drawn == 3:
            break
    assert drawn > 0
