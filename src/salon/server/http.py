"""What can be asked over http. Each handler says who is asking, hands on, and shows what may be seen."""

import asyncio
import gzip
import io
import re
from importlib.metadata import version
from typing import Any, TypeVar

import msgspec
import segno
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie

from salon.core import Refusal
from salon.server import projection
from salon.server.house import House
from salon.server.identity import COOKIE, COOKIE_SECONDS, new_token, visitor_of
from salon.server.messages import ChangeSeat, ChangeTable, GameInfo, Health, Join, NewTable
from salon.server.store.rows import StoredGame, Table

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")
_GAME_ID = re.compile(r"[0-9a-f]{20}")


def house_of(request: AnyRequest) -> House:
    """The house this request came to."""
    house: House = request.app.state.house
    return house


def base_of(request: AnyRequest) -> str:
    """Where others reach this server, as far as this request knows."""
    public = house_of(request).settings.public_url
    return public or str(request.base_url).rstrip("/")


def address_of(request: AnyRequest) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def _visitor(request: AnyRequest) -> str | None:
    return visitor_of(request.cookies.get(COOKIE))


async def _body(request: AnyRequest, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refusal("malformed-message") from error


def _known(request: AnyRequest) -> str:
    visitor = _visitor(request)
    if visitor is None:
        raise Refusal("not-at-table")
    return visitor


def _json(body: bytes, *, token: str | None = None, secure: bool = False) -> Response[bytes]:
    cookies = []
    if token is not None:
        cookies = [
            Cookie(
                COOKIE,
                value=token,
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="lax",
                secure=secure,
                path="/",
            )
        ]
    return Response(
        body, media_type="application/json", cookies=cookies, headers={"cache-control": "no-store"}
    )


def _show(
    request: AnyRequest, table: Table, visitor: str | None, token: str | None = None
) -> Response[bytes]:
    spectators = house_of(request).rooms.spectators(table)
    view = projection.table_view(table, visitor, spectators, f"{base_of(request)}/t/{table.code}")
    return _json(msgspec.json.encode(view), token=token, secure=request.url.scheme == "https")


async def _table(request: AnyRequest) -> Table:
    return await house_of(request).door.table(
        request.path_params["code"], _visitor(request), address_of(request)
    )


def _identity(request: AnyRequest) -> tuple[str, str | None]:
    """Who is asking; a newcomer gets a token."""
    visitor = _visitor(request)
    if visitor is not None:
        return visitor, None
    token = new_token()
    return visitor_of(token) or "", token


@get("/health")
async def health(request: AnyRequest) -> Response[bytes]:
    """Whether the server and its store are well."""
    await house_of(request).store.count_tables()
    return _json(msgspec.json.encode(Health("ok", version("salon"))))


@get("/api/games")
async def games(request: AnyRequest) -> Response[bytes]:
    """The games of the house."""
    house = house_of(request)
    known = [GameInfo(game.spec, house.brains.levels(name)) for name, game in house.catalogue.items()]
    return await _packed(request, msgspec.json.encode(known), "no-store")


@post("/api/tables")
async def new_table(request: AnyRequest) -> Response[bytes]:
    """Open a table."""
    data = await _body(request, NewTable)
    house = house_of(request)
    house.door.open_table(address_of(request))
    visitor, token = _identity(request)
    table = await house.tables.create(visitor, data)
    if data.start:
        table = await house.rounds.start(table.code, visitor)
        house.autopilot.consider(table.code)
    return _show(request, table, visitor, token)


@get("/api/tables/{code:str}")
async def see_table(request: AnyRequest) -> Response[bytes]:
    """Look at a table."""
    return _show(request, await _table(request), _visitor(request))


@patch("/api/tables/{code:str}")
async def change_table(request: AnyRequest) -> Response[bytes]:
    """Change how it will be played."""
    data = await _body(request, ChangeTable)
    table = await _table(request)
    visitor = _known(request)
    return _show(request, await house_of(request).tables.change_table(table.code, visitor, data), visitor)


@post("/api/tables/{code:str}/join", status_code=200)
async def join(request: AnyRequest) -> Response[bytes]:
    """Sit down."""
    data = await _body(request, Join)
    table = await _table(request)
    visitor, token = _identity(request)
    return _show(request, await house_of(request).tables.join(table.code, visitor, data), visitor, token)


@post("/api/tables/{code:str}/leave", status_code=200)
async def leave(request: AnyRequest) -> Response[bytes]:
    """Leave for good."""
    table = await _table(request)
    visitor = _known(request)
    return _show(request, await house_of(request).tables.leave(table.code, visitor), visitor)


@post(["/api/tables/{code:str}/start", "/api/tables/{code:str}/rematch"], status_code=200)
async def start(request: AnyRequest) -> Response[bytes]:
    """Start a game, or the next one."""
    house = house_of(request)
    table = await _table(request)
    visitor = _known(request)
    table = await house.rounds.start(table.code, visitor)
    house.autopilot.consider(table.code)
    return _show(request, table, visitor)


@patch("/api/tables/{code:str}/seats/{seat:int}")
async def change_seat(request: AnyRequest) -> Response[bytes]:
    """Change a seat."""
    data = await _body(request, ChangeSeat)
    table = await _table(request)
    visitor, seat = _known(request), request.path_params["seat"]
    table = await house_of(request).tables.change_seat(table.code, visitor, seat, data)
    return _show(request, table, visitor)


@get("/api/tables/{code:str}/qr.svg")
async def qr(request: AnyRequest) -> Response[bytes]:
    """The table's link as a QR code."""
    table = await _table(request)
    drawing = io.BytesIO()
    segno.make(f"{base_of(request)}/t/{table.code}", error="m").save(
        drawing, kind="svg", xmldecl=False, scale=8, border=2, dark="#23211e", light="#ffffff"
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/api/me/games")
async def my_games(request: AnyRequest) -> Response[bytes]:
    """The asker's finished games."""
    house, visitor = house_of(request), _visitor(request)
    rows = (
        []
        if visitor is None
        else await house.store.finished_games(visitor, house.settings.limits.finished_listed)
    )
    lines = [projection.finished_game(row, seats) for row, seats in rows]
    return _json(msgspec.json.encode([line for line in lines if line is not None]))


@get("/api/me/tables")
async def my_tables(request: AnyRequest) -> Response[bytes]:
    """The tables the asker is at."""
    house, visitor = house_of(request), _visitor(request)
    tables = [] if visitor is None else await house.store.tables_of(visitor)
    views = [
        projection.table_view(
            table, visitor, house.rooms.spectators(table), f"{base_of(request)}/t/{table.code}"
        )
        for table in tables
    ]
    return _json(msgspec.json.encode(views))


@get("/api/replays/{game_id:str}")
async def replay(request: AnyRequest) -> Response[bytes]:
    """A finished game, position by position."""
    house = house_of(request)
    row = await _finished(house, request.path_params["game_id"])
    entries = [line.entry for line in await house.store.log(row.game_id)]
    game = house.catalogue[row.setup.game]
    body = await asyncio.to_thread(projection.replay_of, game, row, entries)
    return await _packed(request, body)


@get("/api/replays/{game_id:str}/record")
async def record(request: AnyRequest) -> Response[bytes]:
    """A finished game's record, to keep."""
    house = house_of(request)
    row = await _finished(house, request.path_params["game_id"])
    entries = [line.entry for line in await house.store.log(row.game_id)]
    answer = await _packed(request, projection.record(row, entries))
    answer.headers["content-disposition"] = f'attachment; filename="{row.setup.game}-{row.game_id}.json"'
    return answer


async def _finished(house: House, game_id: str) -> StoredGame:
    """A game that is over. A running game and one that never was look the same from outside."""
    row = await house.store.game(game_id) if _GAME_ID.fullmatch(game_id) else None
    if row is None or row.outcome is None or row.setup.game not in house.catalogue:
        raise Refusal("no-such-replay")
    return row


async def _packed(
    request: AnyRequest, body: bytes | None, keep: str = "private, max-age=86400"
) -> Response[bytes]:
    if body is None:
        raise Refusal("no-such-replay")
    headers = {"cache-control": keep, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 6)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type="application/json", headers=headers)


ROUTES = [
    health,
    games,
    new_table,
    see_table,
    change_table,
    join,
    leave,
    start,
    change_seat,
    qr,
    my_games,
    my_tables,
    replay,
    record,
]
