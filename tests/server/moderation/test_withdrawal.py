"""Replays that their players have withdrawn: gone by link, in lists, in reviews, in exports and in records."""

import asyncio
import contextlib
import io
from pathlib import Path

import pytest

from salon.cli import main
from salon.server.settings import DAY, sqlite_address
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio


async def finished(salon: Salon) -> tuple[str, list[Player]]:
    code, players = await salon.playing("Ada", "Ben", options={"rounds": 1})
    await play_round(players)
    return code, players


async def salon_command(*words: object) -> None:
    with contextlib.redirect_stderr(io.StringIO()) as said, contextlib.redirect_stdout(said):
        assert await asyncio.to_thread(main, [str(word) for word in words]) == 0, said.getvalue()


def paths(game_id: str) -> list[str]:
    replay = f"/api/replays/{game_id}"
    return [replay, f"{replay}/record", f"{replay}/review", f"{replay}/withdrawal"]


async def test_a_withdrawn_replay_is_like_one_that_never_was(salon: Salon) -> None:
    code, (ada, ben) = await finished(salon)
    stranger = salon.player()
    for path in paths(ada.game_id):
        assert (await ada.ask("GET", path)).status_code == 200
    assert await ben.ok("POST", f"/api/replays/{ada.game_id}/withdrawal") == {"allowed": False}
    never = "0" * len(ada.game_id)
    for who in (ada, ben, stranger):
        for here, nowhere in zip(paths(ada.game_id), paths(never), strict=True):
            answer, other = await who.ask("GET", here), await who.ask("GET", nowhere)
            assert (answer.status_code, answer.content) == (404, other.content)
            assert answer.headers["content-type"] == other.headers["content-type"]
        again = await who.ask("POST", f"/api/replays/{ada.game_id}/withdrawal")
        assert again.json()["code"] == "no-such-replay"
        assert await who.ok("GET", "/api/me/games") == []
    (line,) = (await ada.ok("GET", "/api/me/data"))["games"]
    assert (line["withdrawn"], line["record"], line["outcome"], line["names"]) == (
        True,
        None,
        None,
        ["Ada", ""],
    )
    assert (await ada.ok("GET", f"/api/tables/{code}"))["status"] == "over", "the table stays"
    await ada.ok("POST", f"/api/tables/{code}/rematch")


async def test_only_players_and_the_host_withdraw(salon: Salon) -> None:
    _, (ada, ben) = await finished(salon)
    path = f"/api/replays/{ada.game_id}/withdrawal"
    stranger = salon.player()
    await stranger.ok("POST", "/api/tables", {"game": "toy", "name": "Eve"})
    for who in (stranger, salon.player()):
        assert await who.ok("GET", path) == {"allowed": False}
        assert (await who.ask("POST", path)).json()["code"] == "not-your-game"
    forged = await ben.ask("POST", path, headers={"origin": "https://evil.example"})
    assert forged.json()["code"] == "wrong-origin"
    assert await ben.ok("GET", path) == {"allowed": True}
    assert (await ben.ask("GET", f"/api/replays/{ada.game_id}")).status_code == 200


async def test_the_host_withdraws_a_game_of_others(salon: Salon) -> None:
    code, (ada, ben) = await finished(salon)
    path, cleo = f"/api/replays/{ada.game_id}/withdrawal", salon.player()
    for player in (ada, ben):
        await player.ok("POST", f"/api/tables/{code}/leave")
    await cleo.ok("POST", f"/api/tables/{code}/join", {"name": "Cleo"})
    assert await cleo.ok("GET", path) == {"allowed": True}, "the host of the table at which it was played"
    await cleo.ok("POST", path)
    assert (await ada.ask("GET", f"/api/replays/{ada.game_id}")).status_code == 404


async def test_a_running_game_cannot_be_withdrawn(salon: Salon) -> None:
    _, (ada, _ben) = await salon.playing("Ada", "Ben")
    answer = await ada.ask("POST", f"/api/replays/{ada.game_id}/withdrawal")
    assert answer.json()["code"] == "no-such-replay"


async def test_it_stays_withdrawn_after_a_restore_and_is_not_in_records(tmp_path: Path) -> None:
    before, after, file = tmp_path / "before", tmp_path / "after", tmp_path / "backup"
    before.mkdir()
    async with open_salon(before) as salon:
        _, (ada, ben) = await finished(salon)
        _, (cleo, _dan) = await finished(salon)
        await ben.ok("POST", f"/api/replays/{ada.game_id}/withdrawal")
        token = ada.http.cookies.get("salon")
        await salon_command("backup", file, "--data", before)
    await salon_command("restore", file, "--data", after)
    async with open_salon(after, database=sqlite_address(after)) as salon:
        again = salon.player()
        again.http.cookies.set("salon", token or "")
        assert (await again.ask("GET", f"/api/replays/{ada.game_id}")).status_code == 404
        assert await again.ok("GET", "/api/me/games") == []
        assert (await again.ask("GET", f"/api/replays/{cleo.game_id}")).status_code == 200
        await salon_command("records", tmp_path / "records", "--data", after)
    assert [path.stem.rpartition("-")[2] for path in (tmp_path / "records").iterdir()] == [cleo.game_id]


async def test_its_record_is_removed_once_no_table_shows_it(salon: Salon) -> None:
    _, (ada, _ben) = await finished(salon)
    store = salon.node.context.store
    await ada.ok("POST", f"/api/replays/{ada.game_id}/withdrawal")
    await salon.node.timers.sweep()
    assert await store.game(ada.game_id) is not None, "the table still shows its end"
    for player in salon.players:
        await player.hang_up()
    salon.clock.advance(3 * DAY)
    await salon.node.timers.sweep()
    assert (await store.game(ada.game_id), await store.log(ada.game_id)) == (None, [])


async def test_browsers_ask_again_before_they_show_a_replay(salon: Salon) -> None:
    _, (ada, _ben) = await finished(salon)
    answer = await ada.ask("GET", f"/api/replays/{ada.game_id}")
    assert "no-cache" in answer.headers["cache-control"]
