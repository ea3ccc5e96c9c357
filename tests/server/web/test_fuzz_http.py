"""The http interface is asked everything that its description allows, and much that it does not.

Whatever is asked: no fault, an answer as described, a refusal in words, and what was there before is still there.
"""

import asyncio
import json
import re
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import schemathesis
from hypothesis import given
from hypothesis import strategies as st
from schemathesis import GenerationMode

from salon.server.node import Node
from salon.server.web.app import make_routes
from salon.server.web.http import openapi, routes
from tests.fuzz.mangling import tries
from tests.support.server.harness import Player, open_salon

T = TypeVar("T")
LIMITS = {
    "requests_at_once": 10**9,
    "misses_at_once": 10**9,
    "tables_at_once": 10**9,
    "tables_a_visitor": 10**9,
}

DESCRIBED = schemathesis.openapi.from_dict(openapi.describe(routes.HANDLERS))
OPERATIONS = {
    (path, method.upper()): operation
    for path, methods in DESCRIBED.raw_schema["paths"].items()
    for method, operation in methods.items()
}
ASKED = [
    pytest.param(path, method, mode, id=f"{method} {path} {mode.value}")
    for (path, method), operation in OPERATIONS.items()
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or "requestBody" in operation  # any text will do for a code
]
SENSIBLE: dict[str, list[Any]] = {
    "game": ["toy"],
    "name": ["Zoe"],
    "colour": ["olive", None],
    "seats": [2, 3, 4],
    "options": [{}, {"rounds": 1}, {"rounds": 50, "clock": True}],
    "bots": [[], ["easy"], ["easy", "hard"]],
    "start": [True, False],
    "seat": [0, 1, 2, None],
    "kind": ["open", "bot"],
    "level": ["hard", None],
}
"""So that much of what is asked gets past the first check."""


class Background:
    """A salon on a loop of its own, for tests that are not asynchronous."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever)
        self._thread.start()
        self._closing = asyncio.Event()
        self._ready: asyncio.Future[None] = self.loop.create_future()
        self._life = asyncio.run_coroutine_threadsafe(self._live(folder), self.loop)
        self.player: Player
        self.values: dict[str, list[str]] = {}
        self.run(self._begun())

    async def _begun(self) -> None:
        await asyncio.wait_for(self._ready, 20)

    async def _live(self, folder: Path) -> None:
        async with open_salon(folder, limits=LIMITS) as salon:
            code, players = await salon.playing("Ada", "Ben")
            lobby, _ = await salon.table("Cleo")
            finished, (dan, eve) = await salon.playing("Dan", "Eve", options={"rounds": 1})
            for player, seat in ((dan, 0), (eve, 1)):
                await player.act({"type": "Vote", "points": 1}, seat=seat)
                await dan.news(1 + seat)
                await eve.news(1 + seat)
            await dan.act({"type": "Pass"})
            await dan.table(lambda table: table["status"] == "over")
            self.values = {
                "code": [code, lobby, finished, code.lower(), "XXXXX"],
                "game_id": [dan.game_id, players[0].game_id, "0" * 20],
                "seat": ["0", "1", "-1", "99", str(10**30)],
            }
            self.player = players[0]
            self._ready.set_result(None)
            await self._closing.wait()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._closing.set)
        self._life.result(60)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    background = Background(tmp_path_factory.mktemp("fuzz"))
    yield background
    background.close()


def send(node: Background, case: Any) -> httpx.Response:
    wish = case.as_transport_kwargs(base_url="http://salon.test")
    body: dict[str, Any] = {
        key: wish[key] for key in ("json", "content", "params") if wish.get(key) is not None
    }
    if wish.get("data") is not None:
        body["content"] = wish["data"]
    headers = {name: str(value) for name, value in (wish.get("headers") or {}).items()}
    return node.run(node.player.http.request(wish["method"], wish["url"], headers=headers, **body))


@pytest.mark.parametrize(("path", "method", "mode"), ASKED)
def test_http_keeps_to_its_description(
    node: Background, path: str, method: str, mode: GenerationMode
) -> None:
    operation = DESCRIBED[path][method]

    @tries(0.25)
    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    def ask(case: Any, data: st.DataObject) -> None:
        for part, known in ((case.path_parameters, node.values), (case.body, SENSIBLE)):
            for name in sorted(set(part) & set(known)) if isinstance(part, dict) else ():
                if data.draw(st.booleans()):
                    part[name] = data.draw(st.sampled_from(known[name]))
        answer = send(node, case)
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, excluded_checks=EXCLUDED)

    ask()


EXCLUDED = [
    schemathesis.checks.CHECKS.get_one(name)
    for name in ("negative_data_rejection", "positive_data_acceptance", "unsupported_method", "ignored_auth")
]
"""What a description cannot say: whether a table has that code, a game that option, a person that seat."""


async def _no_house() -> Node:
    raise NotImplementedError


def test_the_description_is_served_and_covers_every_route(node: Background) -> None:
    served = node.run(node.player.ok("GET", "/api/openapi.json"))
    assert served == json.loads(json.dumps(openapi.describe(routes.HANDLERS)))
    paths = {
        (path, method)
        for handler in routes.HANDLERS
        for path in handler.paths
        for method in handler.http_methods
    }
    assert len(paths) == len(OPERATIONS)
    app = make_routes(_no_house)
    asked = {route.path for route in app.routes if route.path.startswith("/api/")}
    assert {re.sub(r":\w+}", "}", path) for path in asked} - {"/api/openapi.json"} == {
        path for path, _ in OPERATIONS
    }
    names = [each["operationId"] for methods in served["paths"].values() for each in methods.values()]
    assert len(set(names)) == len(names)
