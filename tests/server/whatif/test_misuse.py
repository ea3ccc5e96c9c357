"""Playing on from a position cannot be used to fill the disk, to cheat newcomers, or to keep what was withdrawn."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.core import Refusal
from salon.server.housekeeping.write_guard import charge_to
from tests.server.whatif.test_playing_on import finished, play_out, record_of, started, what_if
from tests.support.server.harness import Salon, open_salon

pytestmark = pytest.mark.asyncio


async def test_what_is_copied_is_paid_for_before_anything_is_stored(tmp_path: Path) -> None:
    limits = {"stored_bytes_at_once": 60_000, "stored_bytes_a_second": 0.001, "requests_at_once": 10_000}
    async with open_salon(tmp_path, limits=limits) as salon:
        ada, _ben, game_id = await finished(salon)
        store, guard = salon.node.context.store, salon.node.context.guard
        budget = guard._budgets._buckets["192.0.2.7"]
        before, tables = budget._tokens, await store.count_tables()
        assert (await what_if(ada, game_id)).status_code == 201
        cost = before - budget._tokens
        copied = sum(
            len(msgspec.json.encode(each)) + 128 for each in (await record_of(ada, game_id)).entries[:4]
        )
        assert cost > copied
        budget._tokens = 2 * copied + 1  # enough for the entries of one game with its table, not for more
        answers = await asyncio.gather(*[what_if(ada, game_id) for _ in range(8)])
        refused = {answer.json()["code"] for answer in answers if answer.status_code != 201}
        assert refused == {"over-quota"}
        stored = await store.count_tables() - tables - 1
        assert stored <= 2
        assert [answer.status_code for answer in answers].count(201) == stored


async def test_what_is_stored_counts_even_if_the_budget_is_used_up(salon: Salon) -> None:
    guard = salon.node.context.guard
    await salon.player().ok("POST", "/api/tables", {"game": "toy", "name": "Ada"})
    budget = guard._budgets._buckets["192.0.2.7"]
    charge_to("192.0.2.7")
    for _ in range(60):
        guard.charge(bytes(2_000_000))
    assert budget._tokens < 64_000_000 - 60 * 2_000_000
    with pytest.raises(Refusal):
        guard.check_new()


async def test_a_game_that_is_withdrawn_meanwhile_is_not_played_on_from(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, ben, game_id = await finished(salon)
    begin = salon.node.playing_on._starter.begin

    async def late(*given: Any) -> Any:
        await ben.ok("POST", f"/api/replays/{game_id}/withdrawal")
        return await begin(*given)

    monkeypatch.setattr(salon.node.playing_on._starter, "begin", late)
    before = await salon.node.context.store.tables_of(ada.visitor or "")
    answer = await what_if(ada, game_id)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-replay")
    assert await salon.node.context.store.tables_of(ada.visitor or "") == before


async def test_it_is_withdrawn_with_its_origin_after_the_clock_was_set_back(salon: Salon) -> None:
    ada, ben, game_id = await finished(salon)
    salon.clock.advance(-3_600_000)
    await started(ada, game_id)
    await play_out(ada)
    await ben.ok("POST", f"/api/replays/{game_id}/withdrawal")
    assert (await ada.ask("GET", f"/api/replays/{ada.game_id}")).status_code == 404


async def test_everybody_sees_that_a_game_was_played_on(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    table = await started(ada, game_id)
    assert table["played_on"]
    eve = salon.player("198.51.100.9")
    assert (await eve.ok("GET", f"/api/tables/{table['code']}"))["played_on"]
    await play_out(ada)
    again = await ada.ok("POST", f"/api/tables/{table['code']}/rematch")
    assert not again["played_on"]


async def test_nobody_new_sits_down_to_the_cards_of_a_finished_game(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    eve, wish = salon.player("198.51.100.9"), {"name": "Eve", "seat": 1}
    dealt_anew = (await started(ada, game_id, seq=0))["code"]
    same = (await started(ada, game_id, seq=0, cards="same"))["code"]
    assert (await eve.ok("GET", f"/api/tables/{dealt_anew}"))["takeable"] == [1]
    assert (await eve.ok("GET", f"/api/tables/{same}"))["takeable"] == []
    for path in ("join", "requests"):
        answer = await eve.ask("POST", f"/api/tables/{same}/{path}", wish)
        assert (answer.status_code, answer.json()["code"]) == (403, "cards-known")
        assert not answer.json()["text"].startswith("refused-")
    await eve.ok("POST", f"/api/tables/{dealt_anew}/requests", wish)
    await play_out(ada)
    await eve.ok("POST", f"/api/tables/{same}/join", wish)


async def test_no_series_goes_on_from_it(salon: Salon) -> None:
    ada, _ben, game_id = await finished(salon)
    table = await started(ada, game_id)
    await play_out(ada)
    standings = []
    for _ in range(2):
        await ada.ok("POST", f"/api/tables/{table['code']}/rematch")
        await ada.hang_up()
        await ada.connect(table["code"])
        await ada.news(0)
        live = await salon.node.live_games.get(ada.game_id)
        standings.append(live.row.standing)
        await play_out(ada)
    assert standings[0] is None
    assert standings[1] is not None
