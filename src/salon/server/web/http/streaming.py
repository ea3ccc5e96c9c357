"""Long responses that are made while they are sent, in threads, so that neither memory nor the event loop is filled.

A piece of a response is made only when the client has taken most of what came before: Uvicorn waits in `send` while
more than 64 KiB are unsent. A client that takes nothing is cut off by `guards/write_timeout.py`.
"""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from litestar.response.base import ASGIResponse
from litestar.response.streaming import ASGIStreamingResponse, Stream
from litestar.types import Receive, Scope, Send

from salon.server.node import Node
from salon.server.web.http.responses import AnyRequest, node_of

log = logging.getLogger(__name__)

CHUNK_BYTES = 65_536
"""Pieces are made until they have this many bytes together, before compression."""
CHUNK_PIECES = 100
"""At most this many pieces are made at once, so that responses take turns."""
OWN_BYTES = 8 * CHUNK_BYTES
"""The memory of a response besides what its pieces are made from: its chunk, the compressor, what is unsent."""

_GZIP = 16 + zlib.MAX_WBITS
_threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="stream")


class Chunks:
    """Makes the chunks of a response from its pieces, compressed if the client accepts that."""

    def __init__(self, pieces: Iterator[bytes], *, compressed: bool) -> None:
        self._pieces = pieces
        self._packer = zlib.compressobj(6, zlib.DEFLATED, _GZIP) if compressed else None

    def make(self) -> bytes | None:
        """The next chunk, which may be empty; None after the last. It is called in a thread."""
        made, size = [], 0
        for piece in self._pieces:
            made.append(piece)
            size += len(piece)
            if size >= CHUNK_BYTES or len(made) >= CHUNK_PIECES:
                break
        body = b"".join(made)
        if self._packer is None:
            return body or None
        if made:
            return self._packer.compress(body)
        packer, self._packer = self._packer, None
        return packer.flush()


class _StreamedResponse(ASGIStreamingResponse):
    """A response that calls `on_end` when it has been sent or cut off."""

    def __init__(self, on_end: Callable[[], None], **options: Any) -> None:
        super().__init__(**options)
        self._on_end = on_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._on_end()


class Streamed(Stream):
    """A streamed response. `on_end` is called when it has been sent or cut off."""

    def __init__(
        self, chunks: AsyncIterator[bytes], on_end: Callable[[], None], headers: dict[str, str]
    ) -> None:
        super().__init__(chunks, media_type="application/json", headers=headers)
        self._on_end = on_end

    def to_asgi_response(self, *_arguments: Any, **_options: Any) -> ASGIResponse:
        return _StreamedResponse(
            self._on_end, iterator=self.iterator, headers=self.headers, media_type=self.media_type
        )


async def streamed(
    request: AnyRequest, pieces: Iterator[bytes], keep: str, on_end: Callable[[], None]
) -> Streamed:
    """A JSON response made of these pieces. A failure before the first chunk is answered like any other."""
    compressed = "gzip" in request.headers.get("accept-encoding", "")
    chunks = Chunks(pieces, compressed=compressed)
    first = await _made(chunks)
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if compressed:
        headers["content-encoding"] = "gzip"
    return Streamed(_all(node_of(request), first, chunks), on_end, headers)


async def _made(chunks: Chunks) -> bytes | None:
    return await asyncio.get_running_loop().run_in_executor(_threads, chunks.make)


async def _all(node: Node, chunk: bytes | None, chunks: Chunks) -> AsyncIterator[bytes]:
    while chunk is not None:
        if chunk:
            yield chunk
        try:
            chunk = await _made(chunks)
        except Exception:
            log.exception("a response failed while it was sent")
            node.metrics.faults.inc()
            raise
