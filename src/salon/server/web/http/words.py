"""The words of a game over http, for a page that was built without them: games of other packages bring their own."""

import asyncio
from importlib.resources.abc import Traversable

from litestar import Response, get

from salon.core import Refusal
from salon.server.web.http.responses import AnyRequest, compressed_answer, node_of
from salon.words import LANGUAGES, texts_in

KEEP = "public, max-age=300"
"""They change only when a package is updated, and are the same for everybody."""


@get("/api/games/{game:str}/words/{language:str}", opt={"gives": "text/plain"})
async def game_words(request: AnyRequest) -> Response[bytes]:
    """A game's words in a language, as a Fluent file."""
    kit, language = (
        node_of(request).context.kits.get(request.path_params["game"]),
        request.path_params["language"],
    )
    if kit is None or language not in LANGUAGES:
        raise Refusal("no-such-page")
    text = await asyncio.to_thread(_fluent, kit.words, language)
    return await compressed_answer(request, text, KEEP, "text/plain")


def _fluent(words: Traversable, language: str) -> bytes:
    return "\n".join(texts_in(words, language)).encode()


ROUTES = [game_words]
