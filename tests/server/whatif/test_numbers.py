"""One's own numbers: kept for the visitor alone, taken along, and deleted."""

import json
from typing import Any

import pytest

from salon.server.domain.numbers.results import Result
from salon.server.projection.numbers import numbers_of
from salon.server.settings import DAY
from tests.support.numbers.files import FILE, LINE, NUMBERS, ONE_ROUND, file_of
from tests.support.server.harness import Player, Salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio


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
    wish = {"name": " Ada\u200b\u2066\n", "seq": 2, "seat": 0}
    table = await ada.ok("POST", f"/api/replays/{ada.game_id}/play-on", wish)
    assert table["seats"][0]["name"] == "Ada"
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
