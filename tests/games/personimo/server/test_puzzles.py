"""Puzzles over http: a position, the grade of a move, what is kept of the first try, and wrong numbers in words."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from salon.games.personimo.kit import KIT
from salon.games.personimo.puzzles.codes import read, written
from salon.games.personimo.puzzles.grading import PUZZLES
from salon.games.personimo.puzzles.puzzle import Puzzle
from salon.games.personimo.puzzles.shipped import everything, shipped
from tests.support.server.harness import Player, Salon, open_salon

pytestmark = pytest.mark.asyncio

ADDRESS = "/api/games/personimo/puzzles"
WHOLE = next(number for number, each in enumerate(everything(), 1) if " " in each.best.move)
"""A puzzle whose move has two parts."""


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=KIT) as salon:
        yield salon


def today(salon: Salon) -> str:
    return datetime.fromtimestamp(salon.clock.now_ms() / 1000, UTC).date().isoformat()


def actions(code: str) -> list[Any]:
    return [msgspec.json.decode(msgspec.json.encode(each)) for each in read(code)]


async def attempt(player: Player, number: int, code: str, **more: Any) -> Any:
    return await player.ok("POST", f"{ADDRESS}/{number}/try", {"actions": actions(code), **more})


async def marks(player: Player) -> dict[str, bool]:
    kept = (await player.ok("GET", "/api/me/progress/personimo"))["marks"]
    return {mark["what"]: mark["clean"] for mark in kept}


async def test_the_list_says_which_puzzle_belongs_to_a_day(salon: Salon) -> None:
    ada = salon.player()
    index = await ada.ok("GET", f"{ADDRESS}?day={PUZZLES.first_day}")
    assert len(index["puzzles"]) == len(everything())
    assert index["of_day"] == 1
    assert {each["theme"] for each in index["puzzles"]} <= set(index["themes"])
    for day, why in (
        ("2026-10-31", "2026-11-01"),
        ("yesterday", "isn’t a date"),
        ("2026-02-30", "isn’t a date"),
    ):
        refused = await ada.ask("GET", f"{ADDRESS}?day={day}")
        assert refused.status_code == 400
        assert why in refused.json()["text"]


async def test_a_move_is_made_part_by_part_and_then_graded(salon: Salon) -> None:
    ada, puzzle = salon.player(), shipped(WHOLE)
    view = await ada.ok("GET", f"{ADDRESS}/{WHOLE}")
    assert view["seat"] == puzzle.seat
    first, second = actions(puzzle.best.move)
    assert first in view["frame"]["news"]["legal"]
    between = await ada.ok("POST", f"{ADDRESS}/{WHOLE}/try", {"actions": [first]})
    assert between["grade"] is None
    assert second in between["frame"]["news"]["legal"]
    assert await marks(ada) == {}
    tried = await attempt(ada, WHOLE, puzzle.best.move)
    assert (tried["grade"]["stars"], tried["grade"]["loss"], tried["grade"]["place"]) == (3, 0, 1)
    assert tried["frame"]["news"]["legal"] == [second], "the board shows the best move"


async def test_every_move_has_its_grade(salon: Salon) -> None:
    ada, puzzle = salon.player(), shipped(WHOLE)
    grades = [(await attempt(ada, WHOLE, each.move))["grade"] for each in puzzle.moves[:12]]
    assert [each["loss"] for each in grades] == sorted(each["loss"] for each in grades)
    assert [each["stars"] for each in grades] == sorted((each["stars"] for each in grades), reverse=True)
    obvious = (await attempt(ada, WHOLE, puzzle.obvious))["grade"]
    assert obvious["obvious"]
    assert obvious["why"][0]["code"].startswith("why-")


async def test_only_the_first_try_is_kept_and_a_day_with_it(salon: Salon) -> None:
    ada, day = salon.player(), today(salon)
    number = (await ada.ok("GET", f"{ADDRESS}?day={day}"))["of_day"]
    puzzle = shipped(number)
    assert (await attempt(ada, number, puzzle.obvious, day=day, seconds=-5))["counted"]
    assert not (await attempt(ada, number, puzzle.best.move, day=day))["counted"]
    assert await marks(ada) == {f"puzzle {number}": False, f"puzzle-day {day}": False}
    other = number % len(everything()) + 1
    best = shipped(other).best.move
    assert (await attempt(ada, other, best, day=day))["counted"], "a puzzle, but not that of the day"
    assert await marks(ada) == {
        f"puzzle {number}": False,
        f"puzzle-day {day}": False,
        f"puzzle {other}": True,
    }
    assert await marks(salon.player()) == {}


async def test_a_past_day_is_no_day_of_a_streak(salon: Salon) -> None:
    ada = salon.player()
    day = PUZZLES.first_day.isoformat()
    assert (await attempt(ada, 1, shipped(1).best.move, day=day))["counted"]
    assert await marks(ada) == {"puzzle 1": True}


@pytest.mark.parametrize("number", ["0", "-1", "99999", "1.5", "one", "1e2", "²", "9" * 60])
async def test_a_wrong_number_gets_an_answer_in_words(salon: Salon, number: str) -> None:
    ada = salon.player()
    for refused in (
        await ada.ask("GET", f"{ADDRESS}/{number}"),
        await ada.ask("POST", f"{ADDRESS}/{number}/try", {"actions": []}),
    ):
        assert refused.status_code == 404
        assert f"from 1 to {len(everything())}" in refused.json()["text"]
    assert await marks(ada) == {}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        ([{"type": "Settle"}], "personimo-asked-to-place"),
        ([{"type": "Place", "squares": [[90, 0], [91, 0]]}], None),
        ([{"type": "Nothing"}], None),
        ([7], None),
        ([{"type": "Claim", "position": 0}] * 5, "puzzle-over"),
    ],
)
async def test_what_is_no_move_of_it_is_refused_and_keeps_nothing(
    salon: Salon, sent: list[Any], code: str | None
) -> None:
    ada = salon.player()
    refused = await ada.ask("POST", f"{ADDRESS}/{WHOLE}/try", {"actions": sent})
    assert refused.status_code == 400
    assert refused.json()["text"]
    assert code in (None, refused.json()["code"])
    assert await marks(ada) == {}


async def test_more_than_a_move_is_refused(salon: Salon) -> None:
    puzzle: Puzzle = shipped(WHOLE)
    ada, move = salon.player(), actions(puzzle.best.move)
    refused = await ada.ask("POST", f"{ADDRESS}/{WHOLE}/try", {"actions": [*move, move[-1]]})
    assert refused.json()["code"] == "puzzle-over"
    assert written(read(puzzle.best.move)) == puzzle.best.move


async def test_nothing_hidden_is_told(salon: Salon) -> None:
    """Neither the seed, from which the deck follows, nor the rest of the game is sent."""
    ada = salon.player()
    for number, puzzle in list(enumerate(everything(), 1))[:20]:
        told = (await ada.ask("GET", f"{ADDRESS}/{number}")).text
        told += (
            await ada.ask("POST", f"{ADDRESS}/{number}/try", {"actions": actions(puzzle.best.move)})
        ).text
        assert f'"{puzzle.seed}"' not in told
        state = puzzle.timeline().state
        unseen = {*state.deck, *state.set_aside}
        assert not [card for card in unseen if f'"{card}"' in told]
