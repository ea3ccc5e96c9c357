"""Packs through the server: kept for their writers, shared by links, and handed to games."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from salon.server.settings import DAY
from tests.server.packs.toy_packs import PACK_KIT
from tests.support.server.forks.pages import pages
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

WORDS = ["swordfish", "marzipan", "barnacle"]


@pytest_asyncio.fixture
async def salon(tmp_path: Path) -> AsyncIterator[Salon]:
    async with open_salon(tmp_path, kit=PACK_KIT) as opened:
        yield opened


def written(words: Any = WORDS) -> dict[str, Any]:
    return {"game": "toy", "pack": words}


async def keep(player: Player, words: Any = WORDS) -> dict[str, Any]:
    pack: dict[str, Any] = await player.ok("POST", "/api/packs", written(words))
    return pack


async def refused(player: Player, method: str, path: str, body: Any = None) -> tuple[int, str]:
    answer = await player.ask(method, path, body)
    return answer.status_code, answer.json()["code"]


async def table_with(salon: Salon, *names: str) -> tuple[str, list[Player], dict[str, Any]]:
    """A table whose host has chosen a pack."""
    code, players = await salon.table(*names)
    pack = await keep(players[0])
    await players[0].ok("PATCH", f"/api/tables/{code}", {"pack": pack["pack_id"]})
    return code, players, pack


class TestKeeping:
    async def test_it_is_kept_for_its_writer_and_can_be_changed(self, salon: Salon) -> None:
        ada = salon.player()
        pack = await keep(ada)
        assert (pack["name"], pack["items"], pack["version"], pack["content"]) == ("swordfish", 3, 1, WORDS)
        changed = await ada.ok("PUT", f"/api/packs/{pack['pack_id']}", written(["one"]))
        assert (changed["version"], changed["content"]) == (2, ["one"])
        assert await ada.ok("GET", f"/api/packs/{pack['pack_id']}") == changed
        (card,) = await ada.ok("GET", "/api/me/packs")
        assert (card["pack_id"], card["items"], card["link"]) == (pack["pack_id"], 1, None)
        assert await ada.ok("DELETE", f"/api/packs/{pack['pack_id']}") == []

    async def test_nobody_else_gets_at_it(self, salon: Salon) -> None:
        ada, ben, nobody = salon.player(), salon.player(), salon.player()
        path = f"/api/packs/{(await keep(ada))['pack_id']}"
        await keep(ben)
        for other in (ben, nobody):
            for method, body in (("GET", None), ("PUT", written()), ("DELETE", None)):
                assert await refused(other, method, path, body) == (404, "no-such-pack")
            for method in ("POST", "DELETE"):
                assert await refused(other, method, f"{path}/link") == (404, "no-such-pack")
        assert await nobody.ok("GET", "/api/me/packs") == []
        assert (await ada.ok("GET", path))["version"] == 1

    async def test_what_is_wrong_is_said_where_it_is(self, salon: Salon) -> None:
        ada = salon.player()
        check = await ada.ok("POST", "/api/packs/check", written(["fine", "", "", "good"]))
        assert [fault["item"] for fault in check["faults"]] == [1, 2]
        assert (await ada.ok("POST", "/api/packs/check", written()))["faults"] == []
        answer = await ada.ask("POST", "/api/packs", written(["fine", ""]))
        assert (answer.status_code, answer.json()["code"]) == (400, "pack-wrong")
        assert "2" in answer.json()["text"]
        assert await ada.ok("GET", "/api/me/packs") == []
        assert ada.visitor is None, "checking stores nothing"

    async def test_a_visitor_keeps_only_so_many(self, tmp_path: Path) -> None:
        async with open_salon(tmp_path, kit=PACK_KIT, limits={"packs_a_visitor": 2}) as salon:
            ada = salon.player()
            await keep(ada), await keep(ada)
            assert await refused(ada, "POST", "/api/packs", written()) == (409, "too-many-packs")
            await asyncio.gather(*(ada.ask("POST", "/api/packs", written()) for _ in range(4)))
            assert len(await ada.ok("GET", "/api/me/packs")) == 2

    async def test_a_visitor_stores_only_so_often(self, tmp_path: Path) -> None:
        async with open_salon(tmp_path, kit=PACK_KIT, limits={"pack_writes_at_once": 2}) as salon:
            ada, ben = salon.player(), salon.player()
            path = f"/api/packs/{(await keep(ada))['pack_id']}"
            await ada.ok("PUT", path, written())
            assert await refused(ada, "PUT", path, written()) == (429, "slow-down")
            await keep(ben)

    async def test_an_address_checks_only_so_often(self, tmp_path: Path) -> None:
        limits = {"requests_at_once": 60, "request_every_ms": 10**6}
        async with open_salon(tmp_path, kit=PACK_KIT, limits=limits) as salon:
            ada = salon.player()
            codes = [(await ada.ask("POST", "/api/packs/check", written())).status_code for _ in range(8)]
            assert codes == [200] * 6 + [429] * 2, "a check costs as much as several requests"

    async def test_an_address_pays_for_what_it_stores(self, tmp_path: Path) -> None:
        limits = {"stored_bytes_at_once": 1, "stored_bytes_a_second": 0.001}
        async with open_salon(tmp_path, kit=PACK_KIT, limits=limits) as salon:
            ada, ben = salon.player(), salon.player(address="198.51.100.9")
            await keep(ada)
            assert await refused(ada, "POST", "/api/packs", written()) == (429, "over-quota")
            await keep(ben)

    async def test_two_windows_do_not_overwrite_each_other(self, salon: Salon) -> None:
        ada = salon.player()
        pack = await keep(ada)
        stored = await salon.node.context.store.packs.get(pack["pack_id"])
        assert stored is not None
        later = msgspec.structs.replace(stored, version=2, content='["later"]')
        assert await salon.node.context.store.packs.save(later)
        assert not await salon.node.context.store.packs.save(
            msgspec.structs.replace(stored, version=2, content='["sooner"]')
        )
        assert (await ada.ok("GET", f"/api/packs/{pack['pack_id']}"))["content"] == ["later"]

    async def test_packs_are_for_games_that_have_them(self, salon: Salon) -> None:
        ada = salon.player()
        assert await refused(ada, "POST", "/api/packs", {**written(), "game": "chess"}) == (
            400,
            "game-unknown",
        )


class TestHostile:
    @pytest.mark.parametrize(
        "body",
        [
            b'{"game":"toy","pack":' + b"[" * 100_000,
            b'{"game":"toy","pack":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
            b'{"game":"toy","pack":["\xff"]}',
            b'{"game":"toy"}',
            b"[]",
        ],
    )
    async def test_what_is_no_pack_is_refused(self, salon: Salon, body: bytes) -> None:
        ada = salon.player()
        for path in ("/api/packs", "/api/packs/check"):
            answer = await ada.http.post(path, content=body, headers={"content-type": "application/json"})
            faults = answer.json().get("faults") if answer.is_success else None
            assert answer.status_code == 400 or faults
        assert await ada.ok("GET", "/api/me/packs") == []

    async def test_a_body_without_end_is_not_read(self, salon: Salon) -> None:
        ada = salon.player()
        body = b'{"game":"toy","pack":["' + b"a" * 200_000 + b'"]}'
        answer = await ada.http.post("/api/packs", content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


class TestSharing:
    async def test_by_a_link_that_cannot_be_guessed(self, salon: Salon) -> None:
        ada, ben = salon.player(), salon.player()
        pack = await keep(ada)
        shared = await ada.ok("POST", f"/api/packs/{pack['pack_id']}/link")
        assert len(shared["link"]) >= 22
        assert shared["link"] not in pack["pack_id"]
        again = await ada.ok("POST", f"/api/packs/{pack['pack_id']}/link")
        assert again == shared, "there is one link"
        seen = await ben.ok("GET", f"/api/shared-packs/{shared['link']}")
        assert seen == {"game": "toy", "name": "swordfish", "items": 3, "content": WORDS}
        copy = await keep(ben, seen["content"])
        await ada.ok("PUT", f"/api/packs/{pack['pack_id']}", written(["other"]))
        assert (await ben.ok("GET", f"/api/packs/{copy['pack_id']}"))["content"] == WORDS

    async def test_until_it_is_not_shared_any_more(self, salon: Salon) -> None:
        ada, ben = salon.player(), salon.player()
        path = f"/api/packs/{(await keep(ada))['pack_id']}/link"
        link = (await ada.ok("POST", path))["link"]
        assert (await ada.ok("DELETE", path))["link"] is None
        for wrong in (link, "", "x" * 22, "%00"):
            answer = await ben.ask("GET", f"/api/shared-packs/{wrong}")
            assert answer.status_code == 404
        assert (await ada.ok("POST", path))["link"] != link


class TestTables:
    async def test_everybody_is_told_that_there_is_one_and_nothing_of_it(self, salon: Salon) -> None:
        code, (ada, ben), pack = await table_with(salon, "Ada", "Ben")
        looker = await salon.player().connect(code)
        await ada.ok("POST", f"/api/tables/{code}/start")
        for player in (ada, ben):
            await player.connect(code)
        shown = (await ben.ok("GET", f"/api/tables/{code}"))["pack"]
        assert shown == {"pack_id": pack["pack_id"], "name": "swordfish", "items": 3}
        live = await salon.node.live_games.get(str((await ben.ok("GET", f"/api/tables/{code}"))["game_id"]))
        assert live.row.setup.options["words"] == msgspec.json.encode(WORDS).decode()
        for player in (ben, looker):
            await player.quiet()
            answers = [await player.ask("GET", path) for path in pages(code, live.row.game_id, "toy")]
            sent = player.raw + [f"{answer.headers} {answer.text}" for answer in answers]
            assert not [text for text in sent for word in WORDS[1:] if word in text]

    async def test_a_game_keeps_what_it_began_with(self, salon: Salon) -> None:
        code, (ada, _), pack = await table_with(salon, "Ada", "Ben")
        table = await ada.ok("POST", f"/api/tables/{code}/start")
        await ada.ok("PUT", f"/api/packs/{pack['pack_id']}", written(["changed"]))
        row = await salon.node.context.store.game(table["game_id"])
        assert row is not None
        assert "marzipan" in str(row.setup.options["words"])
        await ada.ok("DELETE", f"/api/packs/{pack['pack_id']}")
        row = await salon.node.context.store.game(table["game_id"])
        assert row is not None
        assert "marzipan" in str(row.setup.options["words"])

    async def test_a_pack_that_is_gone_has_to_be_chosen_again(self, salon: Salon) -> None:
        code, (ada, _), pack = await table_with(salon, "Ada", "Ben")
        await ada.ok("DELETE", f"/api/packs/{pack['pack_id']}")
        assert await refused(ada, "POST", f"/api/tables/{code}/start") == (409, "pack-gone")
        assert (await ada.ok("PATCH", f"/api/tables/{code}", {"pack": ""}))["pack"] is None
        assert (await ada.ok("POST", f"/api/tables/{code}/start"))["status"] == "playing"

    async def test_only_the_host_chooses_and_only_their_own(self, salon: Salon) -> None:
        code, (ada, ben) = await salon.table("Ada", "Ben")
        others = await keep(ben)
        path = f"/api/tables/{code}"
        assert await refused(ben, "PATCH", path, {"pack": others["pack_id"]}) == (403, "not-host")
        assert await refused(ada, "PATCH", path, {"pack": others["pack_id"]}) == (404, "no-such-pack")
        wish = {"game": "toy", "name": "Ada", "pack": others["pack_id"]}
        assert await refused(ada, "POST", "/api/tables", wish) == (404, "no-such-pack")
        opened = await ben.ok("POST", "/api/tables", {**wish, "name": "Ben"})
        assert opened["pack"]["items"] == 3

    async def test_not_during_a_game(self, salon: Salon) -> None:
        code, (ada, _), _ = await table_with(salon, "Ada", "Ben")
        await ada.ok("POST", f"/api/tables/{code}/start")
        assert await refused(ada, "PATCH", f"/api/tables/{code}", {"pack": ""}) == (409, "table-playing")

    async def test_what_does_not_go_together_is_refused_when_it_is_chosen(self, salon: Salon) -> None:
        code, (ada, _) = await salon.table("Ada", "Ben")
        odd, path = await keep(ada, ["odd"]), f"/api/tables/{code}"
        assert await refused(ada, "PATCH", path, {"pack": odd["pack_id"]}) == (400, "option-seats")
        await ada.ok("PATCH", path, {"pack": odd["pack_id"], "options": {"rounds": 1}})
        assert await refused(ada, "PATCH", path, {"options": {"rounds": 2}}) == (400, "option-seats")

    async def test_nobody_sends_content_as_an_option(self, salon: Salon) -> None:
        code, (ada, _) = await salon.table("Ada", "Ben")
        hidden = {"words": '["x"]'}
        assert await refused(ada, "PATCH", f"/api/tables/{code}", {"options": hidden}) == (
            400,
            "option-unknown",
        )
        wish = {"game": "toy", "name": "Ada", "options": hidden}
        assert await refused(ada, "POST", "/api/tables", wish) == (400, "option-unknown")

    async def test_the_replay_does_not_show_it(self, tmp_path: Path) -> None:
        async with open_salon(tmp_path, kit=PACK_KIT) as salon:
            code, players, _ = await table_with(salon, "Ada", "Ben")
            ada, ben = players
            await ada.ok("PATCH", f"/api/tables/{code}", {"options": {"rounds": 1}})
            await ada.ok("POST", f"/api/tables/{code}/start")
            for player in players:
                await player.connect(code)
                await player.news(0)
            await play_round(players)
            replay = await ben.ok("GET", f"/api/replays/{ben.game_id}")
            assert "words" not in replay["options"]
            record = await ben.ok("GET", f"/api/replays/{ben.game_id}/record")
            assert "marzipan" in record["setup"]["options"]["words"], "a record replays elsewhere"
            again = await ada.ok("POST", f"/api/tables/{code}/rematch")
            assert "words" not in again["options"]
            row = await salon.node.context.store.game(again["game_id"])
            assert row is not None
            assert "marzipan" in str(row.setup.options["words"])


class TestOwnData:
    async def test_it_is_exported_and_erased(self, salon: Salon) -> None:
        code, (ada, ben), pack = await table_with(salon, "Ada", "Ben")
        link = (await ada.ok("POST", f"/api/packs/{pack['pack_id']}/link"))["link"]
        data = await ada.ok("GET", "/api/me/data")
        assert [(one["content"], one["link"]) for one in data["packs"]] == [(WORDS, link)]
        assert (await ben.ok("GET", "/api/me/data"))["packs"] == []
        await ada.ok("DELETE", "/api/me/data")
        assert await refused(ben, "GET", f"/api/shared-packs/{link}") == (404, "no-such-pack")
        assert (await ben.ok("GET", f"/api/tables/{code}"))["pack"] is None
        assert await salon.node.context.store.packs.get(pack["pack_id"]) is None

    async def test_it_goes_when_it_has_not_been_used_for_long(self, salon: Salon) -> None:
        code, (ada, ben), pack = await table_with(salon, "Ada", "Ben")
        other = await keep(ben)
        salon.clock.advance(300 * DAY)
        await ada.ok("POST", f"/api/tables/{code}/start")
        salon.clock.advance(200 * DAY)
        packs = salon.node.context.store.packs
        assert await packs.remove_unused(salon.clock.now_ms() - 400 * DAY) == 1
        assert await packs.get(pack["pack_id"]) is not None, "a game has been played with it"
        assert await packs.get(other["pack_id"]) is None
