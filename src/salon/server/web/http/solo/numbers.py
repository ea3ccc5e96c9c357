"""The visitor's own numbers: seen, taken along as a file, brought back, and deleted. Nobody else is shown them."""

import asyncio

import msgspec
from litestar import Response, delete, get, post

from salon.core import Refusal
from salon.server.domain.numbers import file
from salon.server.domain.numbers.file import NumbersFile
from salon.server.projection.numbers import numbers_of
from salon.server.protocol.numbers import Imported, Numbers
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    identity,
    json_answer,
    node_of,
    raw_body_of,
    visitor_asking,
)

BODY_BYTES = 2 << 20
"""The largest file that is read: some more than the results that one visitor may have."""
NAME = "salon-numbers.json"


@get("/api/me/numbers", opt={"gives": Numbers})
async def numbers(request: AnyRequest) -> Response[bytes]:
    """The visitor's own numbers."""
    node = node_of(request)
    node.access.check_request(address_of(request), node.context.settings.limits.replay_requests)
    return json_answer(request, msgspec.json.encode(await _numbers(request, visitor_asking(request))))


@get("/api/me/numbers/file", opt={"gives": NumbersFile})
async def export(request: AnyRequest) -> Response[bytes]:
    """The results behind the visitor's numbers, as a download."""
    node, visitor = node_of(request), visitor_asking(request)
    node.access.check_request(address_of(request), node.context.settings.limits.replay_requests)
    results = [] if visitor is None else await node.context.store.results.of(visitor)
    answer = json_answer(request, file.written(results))
    answer.headers["content-disposition"] = f'attachment; filename="{NAME}"'
    return answer


@post(
    "/api/me/numbers/file",
    status_code=200,
    request_max_body_size=BODY_BYTES,
    opt={"takes": NumbersFile, "gives": Imported},
)
async def bring(request: AnyRequest) -> Response[bytes]:
    """Add the results of a file that was downloaded here or at another salon. What is known already counts once.

    Games that this salon does not have are kept, so that nothing is lost by moving, but only so many."""
    node = node_of(request)
    context, most = node.context, node.context.settings.limits.results_a_visitor
    visitor, token = identity(request)
    node.access.check_request(address_of(request), context.settings.limits.replay_requests)
    body = await raw_body_of(request)
    context.guard.check_new()
    results = await asyncio.to_thread(file.read, body, context.clock.now_ms())
    stored = await context.store.results.add(visitor, results, most, context.clock.now_ms())
    if isinstance(stored, str):
        raise Refusal(stored, most=most)
    context.guard.charge_rows(stored.rows, stored.size)
    imported = Imported(stored.rows, len(results) - stored.rows, await _numbers(request, visitor))
    return json_answer(request, msgspec.json.encode(imported), token)


@delete("/api/me/numbers", status_code=200, opt={"gives": Numbers})
async def erase(request: AnyRequest) -> Response[bytes]:
    """Delete the visitor's numbers. Games and replays stay."""
    node, visitor = node_of(request), visitor_asking(request)
    node.access.check_request(address_of(request), node.context.settings.limits.replay_requests)
    if visitor is not None:
        await node.context.store.results.erase(visitor)
    return json_answer(request, msgspec.json.encode(await _numbers(request, visitor)))


async def _numbers(request: AnyRequest, visitor: str | None) -> Numbers:
    context = node_of(request).context
    results = [] if visitor is None else await context.store.results.of(visitor)
    levels = {name: context.levels(name) for name in context.kits}
    return await asyncio.to_thread(numbers_of, results, context.clock.now_ms(), levels)


ROUTES = [numbers, export, bring, erase]
