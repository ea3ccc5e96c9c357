"""The puzzles that come with Salon: each follows the rules, has every move of its position, and is small on disk."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from salon.games.personimo import PERSONIMO, View
from salon.games.personimo.model.actions import AnyAction, Claim, Discard, Place, Select
from salon.games.personimo.puzzles.codes import Move, read, written
from salon.games.personimo.puzzles.puzzle import Puzzle
from salon.games.personimo.puzzles.shipped import cards, everything
from salon.games.personimo.puzzles.themes import PATIENCE, THEMES, theme_of, worths_of

MOST_BYTES = 300_000
PUZZLES = everything()


def moves_of(puzzle: Puzzle) -> set[Move]:
    """Every move of a position, by the engine: a placement and the claim that follows it, if there is one."""
    timeline = puzzle.timeline()
    moves: set[Move] = set()
    for action in _choices(PERSONIMO.view(timeline.state, puzzle.seat)):
        after = timeline.act(puzzle.seat, action, 0).timeline if not isinstance(action, Claim) else timeline
        view = PERSONIMO.view(after.state, puzzle.seat)
        follows = not isinstance(action, Claim) and view.turn == timeline.state.turn and view.phase == "claim"
        moves |= {(action, claim) for claim in _choices(view)} if follows else {(action,)}
    return moves


def _choices(view: View) -> list[AnyAction]:
    return [action for action in PERSONIMO.legal(view) if isinstance(action, Place | Claim | Discard)]


@pytest.mark.parametrize("number", range(1, len(PUZZLES) + 1))
def test_a_puzzle_follows_the_rules_and_has_every_move(number: int) -> None:
    puzzle = PUZZLES[number - 1]
    assert puzzle.timeline().waiting.keys() == {puzzle.seat}
    assert len(puzzle.by_move) == len(puzzle.moves)
    assert set(puzzle.by_move) == moves_of(puzzle)
    losses = [each.loss for each in puzzle.moves]
    assert losses[0] == 0
    assert puzzle.obvious in {each.move for each in puzzle.alternatives}
    gap = min(loss for loss in losses if loss)
    assert gap >= 0.5, "the best move is clear"
    assert all(each.loss >= 3 * (each.error or 0) for each in puzzle.alternatives)


def test_no_position_is_there_twice() -> None:
    assert len({(each.seed, each.played) for each in PUZZLES}) == len(PUZZLES)


def test_there_are_puzzles_of_every_theme_for_one_to_four() -> None:
    found = Counter(card.theme for card in cards())
    assert set(found) == set(THEMES)
    assert {card.players for card in cards()} == {1, 2, 3, 4}
    assert {card.level for card in cards()} == {1, 2, 3}


def test_the_theme_is_what_is_worth_most() -> None:
    for puzzle in PUZZLES:
        theme, worths = theme_of(puzzle), worths_of(puzzle)
        if theme != PATIENCE:
            assert worths[theme] == max(worths.values()) > 0


def test_the_file_is_small() -> None:
    data = files("salon.games.personimo.puzzles") / "data" / "puzzles.jsonl"
    assert len(data.read_bytes()) < MOST_BYTES


@pytest.mark.parametrize("code", ["0,0h", "-3,2v 1", "x", "x 3", "=harvest", "2"])
def test_codes_are_read_as_they_were_written(code: str) -> None:
    assert written(read(code)) == code


@pytest.mark.parametrize("code", ["", " ", "0,0", "0,0d", "a", "1 ", "0,0h1", "12", "=", "= x"])
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match=re.escape("not the code of a move")):
        read(code)


def test_only_moves_have_codes() -> None:
    assert written((Select("rite"), Discard(), Claim(3))) == "=rite x 3"
