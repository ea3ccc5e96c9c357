"""Several servers: what a host decides at one of them counts at all of them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from salon.server.web.socket.wire import REMOVED
from tests.server.cluster.test_several import BEAT_MS, Several, seated
from tests.support.server.harness import PATIENCE_S

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture(params=["folder", "no bus"])
async def several(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> AsyncIterator[Several]:
    bus = f"folder:{tmp_path}" if request.param == "folder" else ""
    made = Several(tmp_path, database, bus)
    yield made
    await made.close()


async def test_a_lock_counts_everywhere_at_once(several: Several) -> None:
    one, two = await several.start()
    code, ada, _ = await seated(one, two)
    await ada.ok("PATCH", f"/api/tables/{code}", {"locked": True})
    eve = two.player()
    refused = await eve.ask("POST", f"/api/tables/{code}/requests", {"name": "Eve", "seat": 1})
    assert refused.json()["code"] == "table-locked"


async def test_who_is_removed_at_one_server_is_put_out_at_the_other(several: Several) -> None:
    one, two = await several.start(address_key="shared")
    code, ada, ben = await seated(one, two)
    looker = await two.player().connect(code)
    table = await ada.ok("POST", f"/api/tables/{code}/removed", {"person": 2, "network": True})
    assert table["seats"][1]["kind"] == "bot"
    for method, path, body in (("GET", "", None), ("POST", "/join", {"name": "Ben"})):
        for player in (ben, two.player()):
            refused = await player.ask(method, f"/api/tables/{code}{path}", body)
            assert (refused.status_code, refused.json()["code"]) == (403, "removed")
    await several.pass_time(BEAT_MS)
    for player in (ben, looker):
        assert (await player.until("Refused"))["code"] == "removed"
        assert await asyncio.wait_for(asyncio.shield(player.wire.closed), PATIENCE_S) == REMOVED


async def test_a_seat_asked_for_at_one_server_is_granted_at_the_other(several: Several) -> None:
    one, two = await several.start()
    code, ada, ben = await seated(one, two)
    await ada.ok("PATCH", f"/api/tables/{code}", {"away_policy": "wait"})
    await ben.ok("POST", f"/api/tables/{code}/leave")
    eve = two.player()
    asked = await eve.ok("POST", f"/api/tables/{code}/requests", {"name": "Ada", "seat": 1})
    await eve.connect(code)
    await several.pass_time(BEAT_MS)
    told = (await ada.table(lambda table: table["requests"] != []))["table"]
    assert [request["name"] for request in told["requests"]] == ["Ada 2"]
    await ada.ok("POST", f"/api/tables/{code}/requests/{asked['requests'][0]['number']}", {"granted": True})
    await several.pass_time(BEAT_MS)
    await eve.table(lambda table: table["me"] is not None)
