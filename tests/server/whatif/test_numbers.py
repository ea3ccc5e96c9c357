"""One's own numbers: kept for the visitor alone, taken along, and deleted."""

import json
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.server.domain.numbers.results import Result
from salon.server.domain.numbers.variety import MOST_GAMES, MOST_LEVELS, MOST_MODES
from salon.server.projection.numbers import numbers_of
from salon.server.protocol.numbers import Numbers
from salon.server.settings import DAY
from salon.server.store.base import KeptMark
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

NUMBERS = "/api/me/numbers"
FILE = "/api/me/numbers/file"
ONE_ROUND = {"options": {"rounds": 1}}


async def against_a_bot(salon: Salon, ada: Player, points: int = 2) -> None:
    """Play one round of two seats against a bot, with a vote for so many points."""
    wish = {"game": "toy", "name": "Ada", "seats": 2, "bots": ["hard"], "start": True, **ONE_ROUND}
    code = (await ada.ok("POST", "/api/tables", wish))["code"]
    await ada.hang_up()
    await ada.connect(code)
    await ada.until("GameNews")
    await ada.act({"type": "Vote", "points": points}, 0)
    await ada.news(2)
    await ada.act({"type": "Pass"}, 0)
    await ada.news(3)


async def file_of(player: Player) -> dict[str, Any]:
    answer = await player.ask("GET", FILE)
    assert "attachment" in answer.headers["content-disposition"]
    found: dict[str, Any] = answer.json()
    return found


async def test_games_are_counted_by_mode_and_level(salon: Salon) -> None:
    ada = salon.player()
    assert await ada.ok("GET", NUMBERS) == {"games": 0, "modes": [], "days": 0, "best_days": 0}
    for points in (2, 0):
        await against_a_bot(salon, ada, points)
        salon.clock.advance(1_000)
    found = await ada.ok("GET", NUMBERS)
    (mode,) = found["modes"]
    assert (found["games"], found["days"], mode["game"], mode["mode"]) == (2, 1, "toy", "variants")
    assert (mode["games"], mode["best"], mode["mean"], mode["points"]) == (2, 2, 1.0, [2, 0])
    (level,) = mode["levels"]
    assert (level["level"], level["games"]) == ("hard", 2)
    assert mode["wins"] == level["wins"] == mode["won"].count(True)


async def test_nobody_else_sees_them(salon: Salon) -> None:
    _, (ada, ben) = await salon.playing("Ada", "Ben", **ONE_ROUND)
    await play_round([ada, ben])
    stranger = salon.player()
    assert (await stranger.ok("GET", NUMBERS))["games"] == 0
    assert (await file_of(stranger))["results"] == []
    mine, his = await file_of(ada), await file_of(ben)
    assert [each["points"] for each in mine["results"]] == [0]
    assert [each["points"] for each in his["results"]] == [1]
    assert "Ben" not in json.dumps(mine)


async def test_a_device_that_is_passed_round_counts_for_nobody(salon: Salon) -> None:
    code, (ada,) = await salon.table("Ada", **ONE_ROUND)
    await ada.ok("POST", f"/api/tables/{code}/join", {"name": "Cleo"})
    await ada.ok("POST", f"/api/tables/{code}/start")
    await ada.news(0)
    await play_round([ada, ada])
    assert (await ada.ok("GET", NUMBERS))["games"] == 0


async def test_what_was_played_on_from_a_position_does_not_count(salon: Salon) -> None:
    ada = salon.player()
    await against_a_bot(salon, ada)
    wish = {"name": "Ada", "seq": 2, "seat": 0}
    table = await ada.ok("POST", f"/api/replays/{ada.game_id}/play-on", wish)
    await ada.hang_up()
    await ada.connect(table["code"])
    await ada.news(3)
    await ada.act({"type": "Pass"}, 0)
    await ada.table(lambda table: table["status"] == "over")
    assert (await ada.ok("GET", NUMBERS))["games"] == 1


async def test_export_delete_and_import(salon: Salon) -> None:
    ada = salon.player()
    await against_a_bot(salon, ada)
    await against_a_bot(salon, ada)
    before, taken = await ada.ok("GET", NUMBERS), await file_of(ada)
    assert (await ada.ok("DELETE", NUMBERS))["games"] == 0
    assert (await ada.ok("GET", NUMBERS))["games"] == 0
    assert len(await ada.ok("GET", "/api/me/games")) == 2, "games and replays stay"
    for added, known in ((2, 0), (0, 2)):
        answer = await ada.ok("POST", FILE, taken)
        assert (answer["added"], answer["known"], answer["numbers"]) == (added, known, before)
    other = salon.player()
    assert (await other.ok("POST", FILE, taken))["numbers"] == before
    assert (await other.ok("GET", NUMBERS)) == before, "it has got a cookie"
    assert len((await ada.ok("GET", "/api/me/data"))["results"]) == 2
    await ada.ok("DELETE", "/api/me/data")
    assert await salon.node.context.store.results.of(ada.visitor or "") == []


LINE = msgspec.to_builtins(
    Result(
        game_id="ab" * 10,
        game="toy",
        mode="usual",
        ended_ms=1_700_000_000_000,
        seats=2,
        people=1,
        points=3,
        rank=1,
        levels=("hard",),
    )
)


def a_line(number: int, **changes: Any) -> dict[str, Any]:
    return {**LINE, "game_id": f"{number:020x}", **changes}


def a_file(*lines: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "salon-numbers", "version": 1, "results": lines}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (b"", "numbers-no-file"),
        (b"\xff\xfe", "numbers-no-file"),
        (b"[" * 100_000, "numbers-no-file"),
        (b'{"setup":{},"entries":[]}', "numbers-no-file"),
        ({"kind": "salon-numbers", "version": 2, "scores": {}}, "numbers-version"),
        ({"kind": "salon-numbers", "version": 1, "results": 7}, "numbers-no-file"),
        ({"kind": "salon-cards", "version": 1, "results": []}, "numbers-no-file"),
    ],
)
async def test_a_file_that_is_none_is_refused_in_words(salon: Salon, body: Any, code: str) -> None:
    await refused(salon, body if isinstance(body, bytes) else json.dumps(body).encode(), code)


@pytest.mark.parametrize(
    "wrong",
    [
        {"game_id": "../../x"},
        {"game": "Toy<script>"},
        {"mode": "cheat"},
        {"ended_ms": 0},
        {"ended_ms": 1 << 60},
        {"ended_ms": 10**40},
        {"seats": 0},
        {"seats": 10_000},
        {"people": 3},
        {"people": 0},
        {"rank": 3},
        {"rank": 0},
        {"points": 1 << 50},
        {"points": "3"},
        {"levels": ["hard", "easy"]},
        {"levels": ["ha rd"]},
        {"levels": ["h" * 33]},
        {"surprise": 1},
    ],
)
async def test_one_forged_line_refuses_the_whole_file(salon: Salon, wrong: dict[str, Any]) -> None:
    body = {"kind": "salon-numbers", "version": 1, "results": [LINE, {**LINE, **wrong}]}
    await refused(salon, json.dumps(body).encode(), "numbers-wrong-line")


async def refused(salon: Salon, body: bytes, code: str) -> None:
    ada = salon.player()
    await against_a_bot(salon, ada)
    before = await ada.ok("GET", NUMBERS)
    answer = await ada.http.post(FILE, content=body, headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert not answer.json()["text"].startswith("refused-")
    assert await ada.ok("GET", NUMBERS) == before


async def test_only_so_many_results_are_kept(salon: Salon, tmp_path: Any) -> None:
    (tmp_path / "small").mkdir()
    async with open_salon(tmp_path / "small", limits={"results_a_visitor": 2}) as small:
        ada = small.player()
        lines = [{**LINE, "game_id": f"{number:020x}"} for number in range(3)]
        for some, code in ((lines, "numbers-too-many"), (lines[:2], None), (lines[1:], "numbers-too-many")):
            answer = await ada.ask("POST", FILE, {"kind": "salon-numbers", "version": 1, "results": some})
            assert answer.json().get("code") == code
        assert (await ada.ok("GET", NUMBERS))["games"] == 2


async def test_the_transfer_code_takes_them_along(salon: Salon) -> None:
    ada = salon.player()
    await against_a_bot(salon, ada)
    before = await ada.ok("GET", NUMBERS)
    for started in (False, True):
        code = (await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada"}))["code"]
        if started:
            await ada.ok("PATCH", f"/api/tables/{code}/seats/1", {"kind": "bot"})
            await ada.ok("POST", f"/api/tables/{code}/start")
        offer = await ada.ok("POST", f"/api/tables/{code}/transfer")
        phone = salon.player()
        claim = {"code": offer["code"], "bring": True}
        await phone.ok("POST", f"/api/tables/{code}/transfer/claim", claim)
        assert await phone.ok("GET", NUMBERS) == before


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


async def test_streaks() -> None:
    def result(number: int, rank: int, day: int, seats: int = 2) -> Result:
        return Result(
            game_id=f"{number:020x}",
            game="toy",
            mode="usual",
            ended_ms=day * DAY,
            seats=seats,
            people=1,
            points=number,
            rank=rank,
            levels=("hard",) if seats > 1 else (),
        )

    results = [result(n, rank, day) for n, (rank, day) in enumerate([(1, 1), (1, 2), (2, 3), (1, 5), (1, 6)])]
    found = numbers_of([*results, result(9, 1, 6, seats=1)], 7 * DAY, {})
    assert (found.days, found.best_days) == (2, 3)
    company = next(mode for mode in found.modes if not mode.alone)
    assert (company.wins, company.streak, company.best_streak) == (4, 2, 2)
    alone = next(mode for mode in found.modes if mode.alone)
    assert (alone.wins, alone.streak, alone.won) == (None, 0, ())
    assert numbers_of(results, 9 * DAY, {}).days == 0
