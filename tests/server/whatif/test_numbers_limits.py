"""Limits of one's own numbers: what files, transfers and time can make of them."""

import threading
from pathlib import Path
from typing import Any

import pytest

from salon.server.domain.numbers.results import Result
from salon.server.domain.numbers.variety import MOST_GAMES, MOST_LEVELS, MOST_MODES
from salon.server.projection.numbers import numbers_of
from salon.server.protocol.numbers import Numbers
from salon.server.store.base import KeptMark
from tests.support.numbers.files import FILE, LINE, NUMBERS, ONE_ROUND, a_file, a_line, file_of
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio


async def test_only_so_many_results_are_kept(salon: Salon, tmp_path: Any) -> None:
    (tmp_path / "small").mkdir()
    async with open_salon(tmp_path / "small", limits={"results_a_visitor": 2}) as small:
        ada = small.player()
        lines = [{**LINE, "game_id": f"{number:020x}"} for number in range(3)]
        for some, code in ((lines, "numbers-too-many"), (lines[:2], None), (lines[1:], "numbers-too-many")):
            answer = await ada.ask("POST", FILE, {"kind": "salon-numbers", "version": 1, "results": some})
            assert answer.json().get("code") == code
        assert (await ada.ok("GET", NUMBERS))["games"] == 2


async def moved(ada: Player, phone: Player, **wish: Any) -> None:
    """Ada opens a table, and her seat moves to the phone."""
    code = (await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada"}))["code"]
    offer = await ada.ok("POST", f"/api/tables/{code}/transfer")
    await phone.ok("POST", f"/api/tables/{code}/transfer/claim", {"code": offer["code"], **wish})


async def test_a_transfer_takes_nothing_along_that_was_not_asked_for(salon: Salon) -> None:
    ada, phone = salon.player(), salon.player()
    await ada.ok("POST", FILE, a_file(a_line(1)))
    await phone.ok("POST", FILE, a_file(a_line(2)))
    store = salon.node.context.store
    await store.add_marks(ada.visitor or "", "toy", [KeptMark("forged", 1, True, 1)])
    before = await file_of(phone)
    await moved(ada, phone)
    assert await file_of(phone) == before
    assert await store.marks_of(phone.visitor or "") == {}
    await moved(ada, phone, bring=True)
    assert len((await file_of(phone))["results"]) == 2
    assert list(await store.marks_of(phone.visitor or "")) == ["toy"]


async def test_transfers_bring_the_newest_and_no_more_than_one_may_have(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"results_a_visitor": 3}) as salon:
        phone, store = salon.player(), salon.node.context.store
        await phone.ok("POST", FILE, a_file(a_line(1)))
        for first in (10, 20):
            ada = salon.player()
            lines = [a_line(number, ended_ms=LINE["ended_ms"] + number) for number in range(first, first + 3)]
            await ada.ok("POST", FILE, a_file(*lines))
            marks = [KeptMark(f"mark {number}", 1, True, number) for number in range(first, first + 3)]
            await store.add_marks(ada.visitor or "", "toy", marks)
            await moved(ada, phone, bring=True)
        ids = [int(each["game_id"], 16) for each in (await file_of(phone))["results"]]
        assert ids == [1, 11, 12]
        assert len((await store.marks_of(phone.visitor or ""))["toy"]) == 3


async def test_a_game_played_here_replaces_what_a_file_said_of_it(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", **ONE_ROUND)
    forged = {"game_id": ada.game_id, "points": 999, "levels": (), "people": 2}
    await ada.ok("POST", FILE, a_file({**LINE, **forged}))
    await play_round([ada, ben])
    (result,) = (await file_of(ada))["results"]
    assert (result["game_id"], result["points"]) == (ada.game_id, 0)


async def test_what_is_stored_is_charged_for_each_row(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[tuple[int, int]] = []
    monkeypatch.setattr(
        salon.node.context.guard, "charge_rows", lambda rows, size: spent.append((rows, size))
    )
    ada, phone = salon.player(), salon.player()
    body = a_file(*map(a_line, range(50)))
    for rows in (50, 0):
        await ada.ok("POST", FILE, body)
        assert spent[-1][0] == rows
        assert (spent[-1][1] > 50 * 100) == (rows > 0)
    await moved(ada, phone, bring=True)
    assert spent[-1][0] == 50


async def test_who_has_used_up_their_budget_brings_nothing(tmp_path: Path) -> None:
    small = {"stored_bytes_at_once": 20_000, "stored_bytes_a_second": 0.001}
    async with open_salon(tmp_path, limits=small) as salon:
        ada = salon.player()
        code = (await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada"}))["code"]
        offer = await ada.ok("POST", f"/api/tables/{code}/transfer")
        await ada.ok("POST", FILE, a_file(*map(a_line, range(100))))
        claim = {"code": offer["code"], "bring": True}
        for path, body in ((FILE, a_file(a_line(200))), (f"/api/tables/{code}/transfer/claim", claim)):
            answer = await salon.player().ask("POST", path, body)
            assert answer.json()["code"] == "over-quota"


@pytest.mark.parametrize(
    ("most", "differs"),
    [
        (MOST_GAMES, lambda number: {"game": f"game-{number}"}),
        (MOST_MODES, lambda number: {"mode": f"start-{number}"}),
        (MOST_LEVELS, lambda number: {"levels": (f"level-{number}",)}),
    ],
)
async def test_only_so_many_kinds_of_games_are_kept(salon: Salon, most: int, differs: Any) -> None:
    lines = [a_line(number, **differs(number)) for number in range(most + 1)]
    ada, phone, guest = salon.player(), salon.player(), salon.player()
    answer = await ada.ask("POST", FILE, a_file(*lines))
    assert (answer.status_code, answer.json()["code"]) == (400, "numbers-too-varied")
    assert (await ada.ok("GET", NUMBERS))["games"] == 0
    await ada.ok("POST", FILE, a_file(*lines[:most]))
    answer = await ada.ask("POST", FILE, a_file(lines[most]))
    assert answer.json()["code"] == "numbers-too-varied", "in several files, too"
    await ada.ok("POST", FILE, a_file(a_line(900, **differs(0))))
    await phone.ok("POST", FILE, a_file(lines[most]))
    await moved(ada, phone, bring=True)
    assert len((await file_of(phone))["results"]) == most + 1, "one kind of most + 1 is left behind"
    assert (await guest.ok("GET", NUMBERS))["games"] == 0


async def test_seeing_and_deleting_numbers_costs_as_much_as_a_replay(tmp_path: Path) -> None:
    async with open_salon(tmp_path, limits={"requests_at_once": 45, "replay_requests": 20}) as salon:
        for method in ("GET", "DELETE"):
            salon.clock.advance(10_000)
            answers = [(await salon.player().ask(method, NUMBERS)).status_code for _ in range(4)]
            assert answers == [200, 200, 200, 429]


async def test_counting_looks_at_each_result_a_few_times() -> None:
    looked = 0

    class Levels(tuple[str, ...]):
        def __getitem__(self, place: Any) -> Any:
            nonlocal looked
            looked += 1
            return super().__getitem__(place)

    class Won(int):
        def __bool__(self) -> bool:
            nonlocal looked
            looked += 1
            return self > 0

    class Rank(int):
        __hash__ = int.__hash__

        def __eq__(self, other: object) -> Any:
            return Won(int(self) == other)

    def looks(size: int) -> int:
        nonlocal looked
        looked = 0
        lines = [a_line(number, levels=Levels((f"level-{number}",)), rank=Rank(1)) for number in range(size)]
        (mode,) = numbers_of([Result(**line) for line in lines], 0, {}).modes
        assert mode.best_streak == len(mode.levels) == size
        return looked

    assert looks(400) <= 2 * looks(200)


async def test_numbers_are_counted_in_a_thread(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    threads = []

    def counted(*args: Any) -> Numbers:
        threads.append(threading.current_thread())
        return numbers_of(*args)

    monkeypatch.setattr("salon.server.web.http.solo.numbers.numbers_of", counted)
    await salon.player().ok("GET", NUMBERS)
    assert len(threads) == 1
    assert threading.current_thread() not in threads


async def test_numbers_of_who_has_not_come_for_long_expire(salon: Salon) -> None:
    store, kept = salon.node.context.store, salon.node.context.settings.finished_expires_ms
    gone, back, seated = salon.player(), salon.player(), salon.player()
    for player in (gone, back, seated):
        await player.ok("POST", FILE, a_file(a_line(1)))
        await store.add_marks(player.visitor or "", "toy", [KeptMark("old", 1, True, 1)])
    long_ago = salon.clock.now_ms()
    assert LINE["ended_ms"] < long_ago - kept, "what is brought from long ago is not old here"
    assert await store.results.remove_unseen(long_ago) == 0
    salon.clock.advance(kept + 1)
    await back.ok("POST", FILE, a_file(a_line(2)))
    await seated.ok("POST", "/api/tables", {"game": "toy", "name": "Ada"})
    assert await store.results.remove_unseen(salon.clock.now_ms() - kept) == 1
    assert await store.results.of(gone.visitor or "") == []
    assert await store.marks_of(gone.visitor or "") == {}
    for player, results in ((back, 2), (seated, 1)):
        assert len(await store.results.of(player.visitor or "")) == results
        assert len((await store.marks_of(player.visitor or ""))["toy"]) == 1
    salon.clock.advance(kept + 1)
    await salon.node.timers.sweep()
    assert await store.results.of(back.visitor or "") == []
