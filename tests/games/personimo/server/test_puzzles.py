"""Puzzles over http: a position, the grade of a move, what is kept of the first try, and wrong numbers in words."""

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime
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
from salon.server.store.base import StoreDownError, StoreFullError
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
        ("20261120", "isn’t a date"),
        ("2026-W47-5", "isn’t a date"),
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


async def test_a_day_does_not_count_if_its_puzzle_was_tried_before(salon: Salon) -> None:
    ada, day = salon.player(), today(salon)
    number = (await ada.ok("GET", f"{ADDRESS}?day={day}"))["of_day"]
    assert (await attempt(ada, number, shipped(number).obvious))["counted"]
    assert not (await attempt(ada, number, shipped(number).best.move, day=day))["counted"]
    assert await marks(ada) == {f"puzzle {number}": False}


async def test_a_day_has_one_spelling(salon: Salon) -> None:
    ada, day = salon.player(), date.fromisoformat(today(salon))
    number = PUZZLES.of_day(day)
    year, week, weekday = day.isocalendar()
    for spelling in (
        f"{day:%Y%m%d}",
        f"{year}-W{week:02}-{weekday}",
        f"{year}W{week:02}{weekday}",
        f" {day}",
    ):
        sent = {"actions": actions(shipped(number).best.move), "day": spelling}
        refused = await ada.ask("POST", f"{ADDRESS}/{number}/try", sent)
        assert (refused.status_code, refused.json()["code"]) == (400, "puzzle-no-day")
    assert await marks(ada) == {}


async def test_what_is_kept_is_charged(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, day = salon.player(), today(salon)
    number = PUZZLES.of_day(date.fromisoformat(day))
    charged: list[tuple[bytes, ...]] = []
    monkeypatch.setattr(salon.node.context.guard, "charge", lambda *bodies: charged.append(bodies))
    for _ in range(2):
        await attempt(ada, number, shipped(number).best.move, day=day)
    whats = [f"puzzle {number}".encode(), f"puzzle-day {day}".encode()]
    assert [each for bodies in charged for each in bodies] == whats


async def test_the_grade_is_told_without_a_budget_to_keep_it(tmp_path: Path) -> None:
    limits = {"stored_bytes_at_once": 1, "stored_bytes_a_second": 0.001}
    async with open_salon(tmp_path, kit=KIT, limits=limits) as salon:
        ada = salon.player()
        tried = [await attempt(ada, number, shipped(number).best.move) for number in (1, 2)]
        assert [each["grade"]["stars"] for each in tried] == [3, 3]
        assert [each["counted"] for each in tried] == [True, False]
        assert await marks(ada) == {"puzzle 1": True}


@pytest.mark.parametrize("error", [StoreFullError("no room"), StoreDownError("no answer")])
async def test_the_grade_is_told_while_the_store_fails(
    salon: Salon, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    ada = salon.player()
    with monkeypatch.context() as failing:
        failing.setattr(salon.node.context.store, "add_marks", fail)
        tried = await attempt(ada, 1, shipped(1).best.move)
    assert (tried["grade"]["stars"], tried["counted"]) == (3, False)
    assert await marks(ada) == {}
    assert (await attempt(ada, 1, shipped(1).best.move))["counted"], "it was no try"


async def test_the_time_that_a_page_tells_is_compared_with_nobodys(salon: Salon) -> None:
    day = today(salon)
    number = PUZZLES.of_day(date.fromisoformat(day))
    ada, ben = salon.player(), salon.player()
    await attempt(ada, number, shipped(number).best.move, day=day, seconds=60)
    await attempt(ben, number, shipped(number).best.move, day=day, seconds=0)
    for player, seconds in ((ada, 60), (ben, 0)):
        kept = (await player.ok("GET", "/api/me/progress/personimo"))["marks"]
        told = {(mark["seconds"], mark["others"], mark["slower"]) for mark in kept}
        assert (len(kept), told) == (2, {(seconds, None, None)})


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
