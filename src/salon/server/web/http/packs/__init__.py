"""Routes of packs: what visitors write for their tables. The cookie says whose they are; a link shows a shared one."""

import msgspec
from litestar import Response, delete, get, post, put
from msgspec import Raw

from salon.core import Refusal
from salon.core.kit import BadPack, PackProblem
from salon.server.domain.commands import WritePack
from salon.server.projection.visitor_data import own_pack
from salon.server.protocol.packs import OwnPack, PackCard, PackCheck, PackFault, SharedPack
from salon.server.web.http.problems import language_asked
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    body_of,
    identity,
    json_answer,
    node_of,
    visitor_asking,
)
from salon.words import say

BODY_BYTES = 163_840
"""A pack, and what is around it. Longer bodies are not read."""


@get("/api/me/packs", opt={"gives": list[PackCard]})
async def my_packs(request: AnyRequest) -> Response[bytes]:
    """The visitor's packs, the one that was used last first."""
    return await _listed(request)


async def _listed(request: AnyRequest) -> Response[bytes]:
    visitor = visitor_asking(request)
    packs = [] if visitor is None else await node_of(request).tables.packs.of(visitor)
    cards = [
        PackCard(pack_id=one.pack_id, game=one.game, name=one.name, items=one.items, link=one.link)
        for one in packs
    ]
    return json_answer(request, msgspec.json.encode(cards))


@post(
    "/api/packs/check",
    status_code=200,
    request_max_body_size=BODY_BYTES,
    opt={"takes": WritePack, "gives": PackCheck},
)
async def check_pack(request: AnyRequest) -> Response[bytes]:
    """What is wrong with a pack, without storing it."""
    node, data = node_of(request), await body_of(request, WritePack)
    node.access.check_pack(address_of(request))
    problems: tuple[PackProblem, ...] = ()
    try:
        await node.tables.packs.check(data.game, bytes(data.pack))
    except BadPack as error:
        problems = error.problems
    language = language_asked(request)
    faults = tuple(
        PackFault(say(each.code, language, each.params), each.item, each.field) for each in problems
    )
    return json_answer(request, msgspec.json.encode(PackCheck(faults)))


@post("/api/packs", request_max_body_size=BODY_BYTES, opt={"takes": WritePack, "gives": OwnPack})
async def new_pack(request: AnyRequest) -> Response[bytes]:
    """Keep a new pack."""
    node, data = node_of(request), await body_of(request, WritePack)
    visitor, token = identity(request)
    node.access.check_pack_write(visitor, address_of(request))
    pack = await node.tables.packs.add(visitor, data.game, bytes(data.pack))
    return json_answer(request, msgspec.json.encode(own_pack(pack)), token)


@get("/api/packs/{pack:str}", opt={"gives": OwnPack})
async def get_pack(request: AnyRequest) -> Response[bytes]:
    """A pack of the visitor."""
    pack = await node_of(request).tables.packs.own(_writer(request), request.path_params["pack"])
    return json_answer(request, msgspec.json.encode(own_pack(pack)))


@put("/api/packs/{pack:str}", request_max_body_size=BODY_BYTES, opt={"takes": WritePack, "gives": OwnPack})
async def change_pack(request: AnyRequest) -> Response[bytes]:
    """Keep a pack as it is now."""
    node, data = node_of(request), await body_of(request, WritePack)
    visitor = _writer(request)
    node.access.check_pack_write(visitor, address_of(request))
    pack = await node.tables.packs.change(visitor, request.path_params["pack"], data.game, bytes(data.pack))
    return json_answer(request, msgspec.json.encode(own_pack(pack)))


@delete("/api/packs/{pack:str}", status_code=200, opt={"gives": list[PackCard]})
async def remove_pack(request: AnyRequest) -> Response[bytes]:
    """Remove a pack."""
    await node_of(request).tables.packs.remove(_writer(request), request.path_params["pack"])
    return await _listed(request)


@post("/api/packs/{pack:str}/link", status_code=200, opt={"gives": OwnPack})
async def share_pack(request: AnyRequest) -> Response[bytes]:
    """Share a pack with everybody who gets its link."""
    return await _shared(request, by_link=True)


@delete("/api/packs/{pack:str}/link", status_code=200, opt={"gives": OwnPack})
async def stop_sharing_pack(request: AnyRequest) -> Response[bytes]:
    """Share a pack no longer; its link leads nowhere."""
    return await _shared(request, by_link=False)


@get("/api/shared-packs/{link:str}", opt={"gives": SharedPack})
async def shared_pack(request: AnyRequest) -> Response[bytes]:
    """The pack that a link shares."""
    pack = await node_of(request).tables.packs.by_link(request.path_params["link"])
    content = Raw(pack.content.encode())
    shown = SharedPack(game=pack.game, name=pack.name, items=pack.items, content=content)
    return json_answer(request, msgspec.json.encode(shown))


async def _shared(request: AnyRequest, *, by_link: bool) -> Response[bytes]:
    node, visitor = node_of(request), _writer(request)
    node.access.check_pack_write(visitor, address_of(request))
    pack = await node.tables.packs.share(visitor, request.path_params["pack"], by_link=by_link)
    return json_answer(request, msgspec.json.encode(own_pack(pack)))


def _writer(request: AnyRequest) -> str:
    """The visitor; without a cookie there is nothing that they could have written."""
    visitor = visitor_asking(request)
    if visitor is None:
        raise Refusal("no-such-pack")
    return visitor


ROUTES = [
    my_packs,
    check_pack,
    new_pack,
    get_pack,
    change_pack,
    remove_pack,
    share_pack,
    stop_sharing_pack,
    shared_pack,
]
