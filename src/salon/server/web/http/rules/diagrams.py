"""The diagrams of the rules over http. They are the same for everybody, and are made once in each language."""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Response, get

from salon.core import Refusal
from salon.core.kit import GameKit
from salon.server.node import Node
from salon.server.projection.diagrams import minute_of, variant_cards_of
from salon.server.protocol.diagrams import MinuteStep, VariantCard
from salon.server.web.http.problems import language_asked, language_of
from salon.server.web.http.responses import AnyRequest, compressed_answer, node_of

KEEP = "private, max-age=300"

Projection = Callable[[GameKit, str], Any]


class Answers:
    """The answers of a server so far: one for each game, projection and language."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, Projection, str], asyncio.Task[bytes]] = {}

    async def get(self, kit: GameKit, project: Projection, language: str) -> bytes:
        """An answer. Many requests at once wait for the same one, which goes on if some of them are cancelled."""
        key = kit.name, project, language
        making = self._made.get(key)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            making = self._made[key] = asyncio.create_task(_make(kit, project, language))
        return await asyncio.shield(making)


async def _make(kit: GameKit, project: Projection, language: str) -> bytes:
    return msgspec.json.encode(await asyncio.to_thread(project, kit, language))


_answers: WeakKeyDictionary[Node, Answers] = WeakKeyDictionary()


@get("/api/games/{game:str}/minute", opt={"gives": list[MinuteStep]})
async def minute(request: AnyRequest) -> Response[bytes]:
    """The game in one minute, with pictures."""
    return await _answer(request, minute_of)


@get("/api/games/{game:str}/variants", opt={"gives": list[VariantCard]})
async def variants(request: AnyRequest) -> Response[bytes]:
    """The variants of a game, with pictures."""
    return await _answer(request, variant_cards_of)


async def _answer(request: AnyRequest, project: Projection) -> Response[bytes]:
    node = node_of(request)
    kit = node.context.kits.get(request.path_params["game"])
    if kit is None:
        raise Refusal("no-such-page")
    answers = _answers.setdefault(node, Answers())
    body = await answers.get(kit, project, language_of(language_asked(request)))
    return await compressed_answer(request, body, KEEP)


ROUTES = [minute, variants]
