"""Export and erasure of one visitor's data, by themselves."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from salon.core import Record, replay
from salon.server.cli import shared_options
from salon.server.domain.blocks import short_id
from salon.server.protocol.visitor_data import VisitorData
from salon.server.settings import MINUTE, Settings
from salon.server.store import schema
from salon.server.store.dialect import open_engine
from salon.server.store.moderation import visitor_data
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy import TOY
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

DATA = "/api/me/data"


async def data_of(player: Player) -> VisitorData:
    answer = await player.ask("GET", DATA)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=VisitorData)


async def everything_in(salon: Salon) -> str:
    """All rows of the store that can hold names or visitors, as text."""

    def read() -> str:
        engine = open_engine(salon.node.context.settings.database)
        try:
            with engine.connect() as connection:
                tables = schema.metadata.sorted_tables
                return str([tuple(row) for table in tables for row in connection.execute(select(table))])
        finally:
            engine.dispose()

    return await asyncio.to_thread(read)


async def finished(salon: Salon, *names: str) -> tuple[str, list[Player]]:
    code, players = await salon.playing(*names, options={"rounds": 1})
    await play_round(players)
    return code, players


class TestExport:
    async def test_everything_that_is_stored(self, salon: Salon) -> None:
        code, (ada, ben) = await finished(salon, "Ada", "Ben")
        data = await data_of(ada)
        assert (data.format, data.visitor) == (1, short_id(ada.visitor or ""))
        (table,) = data.tables
        assert (table.code, table.name, table.host, table.seats, table.names) == (
            code,
            "Ada",
            True,
            (0,),
            ("Ada", "Ben"),
        )
        (game,) = data.games
        assert (game.game_id, game.seats, game.names) == (ada.game_id, (0,), ("Ada", "Ben"))
        assert game.outcome is not None
        record = Record.from_json(bytes(game.record))
        assert len(list(replay(TOY, record))) == len(record.entries) > 1, "the record can be replayed"
        assert (await data_of(ben)).games[0].seats == (1,)
        answer = await ada.ask("GET", DATA)
        assert answer.headers["cache-control"] == "no-store"
        assert "attachment" in answer.headers["content-disposition"]

    async def test_no_token_and_nobody_elses_hash(self, salon: Salon) -> None:
        _, (ada, ben) = await finished(salon, "Ada", "Ben")
        text = (await ada.ask("GET", DATA)).text
        for player in (ada, ben):
            assert (player.http.cookies.get("salon") or "-") not in text
            assert (player.visitor or "-") not in text

    async def test_a_running_game_is_listed_without_its_secrets(self, salon: Salon) -> None:
        _, (ada, ben) = await salon.playing("Ada", "Ben")
        await ben.act({"type": "Vote", "points": 2}, seat=1)
        row = await salon.node.context.store.game(ada.game_id)
        assert row is not None
        answer = await ada.ask("GET", DATA)
        (game,) = msgspec.json.decode(answer.content, type=VisitorData).games
        assert (bytes(game.record), game.outcome, game.names) == (b"null", None, ("Ada", ""))
        assert row.setup.seed not in answer.text

    async def test_another_visitor_gets_their_own(self, salon: Salon) -> None:
        await finished(salon, "Ada", "Ben")
        eve = salon.player()
        assert (await eve.ask("GET", DATA)).json()["code"] == "no-data"
        await eve.ok("POST", "/api/tables", {"game": "toy", "name": "Eve"})
        data = await data_of(eve)
        assert (len(data.tables), data.games) == (1, ())
        forged = salon.player()
        forged.http.cookies.set("salon", (await self._hash(salon)))
        assert (await forged.ask("GET", DATA)).json()["code"] == "no-data", "a hash is no token"

    async def _hash(self, salon: Salon) -> str:
        return salon.players[0].visitor or ""

    async def test_a_visitor_may_ask_only_so_often(self, salon: Salon) -> None:
        _, (ada, ben) = await finished(salon, "Ada", "Ben")
        codes = [(await ada.ask("GET", DATA)).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert (await ada.ask("DELETE", DATA)).status_code == 429
        assert (await ben.ask("GET", DATA)).status_code == 200
        salon.clock.advance(MINUTE)
        assert (await ada.ask("GET", DATA)).status_code == 200

    async def test_exports_that_nobody_reads_do_not_pile_up(self, tmp_path: Path) -> None:
        async with open_salon(tmp_path, limits={"exports": 2}) as salon:
            exports = salon.node.exports
            unread = [exports.export("v1"), exports.export("v2")]
            for piece in unread:
                await anext(piece)
            ada = salon.player()
            await ada.ok("POST", "/api/tables", {"game": "toy", "name": "Ada"})
            assert (await ada.ask("GET", DATA)).status_code == 429
            salon.clock.advance(5 * MINUTE)
            assert (await ada.ask("GET", DATA)).status_code == 200
            for piece in unread:
                await piece.aclose()  # type: ignore[attr-defined]


class TestErasure:
    async def test_nothing_is_left_but_unnamed_seats(self, salon: Salon) -> None:
        code, (ada, ben) = await finished(salon, "Ada", "Benvenuto")
        gone = ben.visitor or ""
        answer = await ben.ask("DELETE", DATA)
        assert answer.json() == {"tables": 1}
        assert 'salon=""' in answer.headers["set-cookie"] or "salon=;" in answer.headers["set-cookie"]
        assert "Max-Age=0" in answer.headers["set-cookie"]
        assert ben.http.cookies.get("salon") is None
        kept = await everything_in(salon)
        assert "Benvenuto" not in kept
        assert gone not in kept
        (line,) = await ada.ok("GET", "/api/me/games")
        assert line["names"] == ["Ada", ""]
        shown = await ada.ok("GET", f"/api/replays/{ada.game_id}")
        assert [seat["name"] for seat in shown["seats"]] == ["Ada", ""]
        assert shown["shuffle_checked"], "the record itself is as it was"
        table = await ada.table(lambda table: table["seats"][1]["member"] is None)
        assert "Benvenuto" not in str(table)
        assert (await ada.ok("GET", f"/api/tables/{code}"))["seats"][1]["kind"] == "open"

    async def test_a_running_game_is_left_as_by_leaving(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.playing("Ada", "Benvenuto")
        assert (await ben.ask("DELETE", DATA)).status_code == 200
        news = await ada.table(lambda table: table["seats"][1]["member"] is None)
        seat = news["table"]["seats"][1]
        assert (seat["kind"], seat["name"], seat["stand_in"]) == ("person", "", True)
        refused = await ben.act({"type": "Vote", "points": 1}, seat=1)
        assert refused["code"] == "not-at-table"
        assert "Benvenuto" not in await everything_in(salon)
        await salon.let_in(code, ada, "Eve", 1)
        assert (await ada.ok("GET", f"/api/tables/{code}"))["seats"][1]["name"] == "Eve"

    async def test_names_go_from_games_left_before(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.playing("Ada", "Benvenuto")
        await ben.ok("POST", f"/api/tables/{code}/leave")
        assert "Benvenuto" in await everything_in(salon)
        await ben.ok("DELETE", DATA)
        assert "Benvenuto" not in await everything_in(salon)
        await ada.table(lambda table: table["seats"][1]["name"] == "")

    async def test_many_games_are_erased_in_small_steps(
        self, salon: Salon, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(visitor_data, "BATCH", 2)
        ada = salon.player()
        for _ in range(3):
            wish = {"game": "toy", "name": "Adamantine", "seats": 2, "bots": ["easy"], "start": True}
            await ada.ok("POST", "/api/tables", wish)
        gone, writes = ada.visitor or "", salon.node.context.store.writer.writes  # type: ignore[attr-defined]
        await ada.ok("DELETE", DATA)
        kept = await everything_in(salon)
        assert "Adamantine" not in kept
        assert gone not in kept
        assert salon.node.context.store.writer.writes >= writes + 2  # type: ignore[attr-defined]

    async def test_a_removed_persons_name_goes_and_the_removal_stays(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.table("Ada", "Ben")
        await ada.ok("POST", f"/api/tables/{code}/removed", {"person": 2, "network": False})
        visitor = ben.visitor
        await ben.ok("DELETE", DATA)
        table = await salon.node.tables.get(code)
        assert [(each.name, each.visitor) for each in table.removed] == [("", visitor)]
        assert "Ben" not in msgspec.json.encode(table).decode()

    async def test_a_seat_that_somebody_has_taken_over_keeps_its_name(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.playing("Ada", "Benvenuto")
        await ben.ok("POST", f"/api/tables/{code}/leave")
        await salon.let_in(code, ada, "Eve", 1)
        await ben.ok("DELETE", DATA)
        assert "Benvenuto" not in await everything_in(salon)
        await ada.table(lambda table: table["seats"][1]["name"] == "Eve")

    async def test_another_site_cannot_erase(self, salon: Salon) -> None:
        _, (ada, _ben) = await finished(salon, "Ada", "Ben")
        for method in ("DELETE", "POST"):
            answer = await ada.ask(method, DATA, headers={"origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        assert len((await data_of(ada)).games) == 1
        assert (await ada.ask("POST", DATA)).status_code == 405, "no form can erase, wherever it is"

    async def test_nobody_erases_another(self, salon: Salon) -> None:
        _, (ada, _ben) = await finished(salon, "Ada", "Ben")
        eve = salon.player()
        assert (await eve.ask("DELETE", DATA)).json()["code"] == "no-data"
        await eve.ok("POST", "/api/tables", {"game": "toy", "name": "Eve"})
        assert (await eve.ask("DELETE", DATA)).status_code == 200
        assert len((await data_of(ada)).games) == 1

    async def test_reviews_in_memory_go_too(self, salon: Salon) -> None:
        _, (ada, _ben) = await finished(salon, "Ada", "Ben")
        path, token = f"/api/replays/{ada.game_id}/review", ada.http.cookies.get("salon")
        assert (await ada.ask("GET", path)).status_code == 200
        await ada.ok("DELETE", DATA)
        ada.http.cookies.set("salon", token or "")
        assert (await ada.ask("GET", path)).json()["code"] == "no-such-review"

    async def test_the_hosts_table_gets_another_host(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.table("Ada", "Ben")
        await ada.ok("DELETE", DATA)
        news: Any = await ben.table(lambda table: table["me"] is not None and table["me"]["host"])
        assert news["table"]["code"] == code


async def test_the_facts_of_the_privacy_note_are_the_settings(tmp_path: Path) -> None:
    days = 24 * 3600 * 1000
    changes: dict[str, Any] = {
        "lobby_expires_ms": 3 * days,
        "finished_expires_ms": 90 * days,
        "contact": "ada@example.org",
    }
    async with open_salon(tmp_path, **changes) as salon:
        facts = await salon.player().ok("GET", "/api/privacy")
    assert facts == {
        "tables_days": 3,
        "games_days": 30,
        "replays_days": 90,
        "cookie_days": 400,
        "packs_days": 400,
        "requests_logged": False,
        "contact": "ada@example.org",
    }


async def test_the_contact_is_an_option_or_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    def contact(*words: str) -> str | None:
        parser = argparse.ArgumentParser()
        shared_options.configure(parser)
        return shared_options.applied(Settings(database=""), parser.parse_args(words)).contact

    assert contact() is None
    monkeypatch.setenv("SALON_CONTACT", "ada@example.org")
    assert contact() == "ada@example.org"
    assert contact("--contact", "ben@example.org") == "ben@example.org"
