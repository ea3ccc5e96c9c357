"""Routes by which visitors download and erase what is stored about them. The cookie says who they are."""

import msgspec
from litestar import Response, delete, get
from litestar.response import Stream

from salon.core import Refusal
from salon.server.moderation.visitor_data import erase
from salon.server.protocol.visitor_data import Erased, VisitorData
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    clear_identity,
    json_answer,
    node_of,
    visitor_asking,
)

FILE = "salon-data.json"


def _visitor(request: AnyRequest) -> str:
    """The visitor, if they may ask again so soon; refuses a request without a cookie."""
    visitor = visitor_asking(request)
    if visitor is None:
        raise Refusal("no-data")
    node_of(request).access.check_own_data(visitor, address_of(request))
    return visitor


@get("/api/me/data", opt={"gives": VisitorData})
async def export(request: AnyRequest) -> Stream:
    """Everything that is stored about the visitor, as a download."""
    pieces = node_of(request).exports.export(_visitor(request))
    headers = {
        "cache-control": "no-store",
        "vary": "cookie",
        "content-disposition": f'attachment; filename="{FILE}"',
    }
    return Stream(pieces, media_type="application/json", headers=headers)


@delete("/api/me/data", status_code=200, opt={"gives": Erased})
async def erase_data(request: AnyRequest) -> Response[bytes]:
    """Erase what is stored about the visitor, and the cookie."""
    node, visitor = node_of(request), _visitor(request)
    tables = await erase(node.context, node.tables, visitor)
    return clear_identity(request, json_answer(request, msgspec.json.encode(Erased(tables))))


ROUTES = [export, erase_data]
