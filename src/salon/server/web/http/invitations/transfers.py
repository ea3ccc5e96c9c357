"""Moves the seats of a person to another device, by a code that the old device shows, and takes them back."""

import io

import msgspec
import segno
from litestar import Response, post
from msgspec.structs import replace

from salon.server.domain import admission
from salon.server.domain.commands import ClaimSeat
from salon.server.domain.devices import transfers
from salon.server.domain.table import Table
from salon.server.node import Node
from salon.server.protocol.http import TableView, Transfer
from salon.server.web.http.responses import (
    AnyRequest,
    address_of,
    base_of,
    body_of,
    identity,
    json_answer,
    known_visitor,
    node_of,
    show_table,
    table_of,
)


@post("/api/tables/{code:str}/transfer", status_code=200, opt={"gives": Transfer})
async def offer(request: AnyRequest) -> Response[bytes]:
    """A code by which another device takes over the visitor's seats."""
    node = node_of(request)
    table = await table_of(request)
    visitor = known_visitor(request)
    settings, now = node.context.settings, node.context.clock.now_ms()
    code = transfers.new_code()

    def offered(table: Table) -> Table:
        member = node.tables.member(table, visitor)
        if not table.key:
            table = replace(table, key=admission.new_key())
        hashed = transfers.code_hash(table, code, settings.address_key)
        return transfers.offer(table, member, hashed, now)

    await node.tables.change(table.code, offered)
    # The code is behind a "#", so that no browser sends it with a request.
    link = f"{node.invitation(base_of(request), table.code).link}#move={code}"
    path, size = _drawn(link)
    answer = Transfer(code, link, transfers.LASTS_MS, path, size)
    return json_answer(request, msgspec.json.encode(answer))


@post("/api/tables/{code:str}/transfer/claim", status_code=200, opt={"takes": ClaimSeat, "gives": TableView})
async def claim(request: AnyRequest) -> Response[bytes]:
    """Take over the seats of the device that shows this code.

    Attempts are counted before anything is looked up, so an address that has tried too often learns nothing from a
    right code."""
    data = await body_of(request, ClaimSeat)
    node = node_of(request)
    table = await table_of(request)
    visitor, token = identity(request)
    transfers.check_may_claim(table, visitor)
    node.access.check_transfer(address_of(request))
    if data.bring:
        node.context.guard.check_new()
    await node.tables.check_tables_of(visitor)
    secret, now = node.context.settings.address_key, node.context.clock.now_ms()

    def claimed(table: Table) -> Table:
        return transfers.claim(table, visitor, transfers.code_hash(table, data.code, secret), now)

    table = await node.tables.change(table.code, claimed)
    if data.bring:
        await _bring(node, table, visitor)
    return show_table(request, table, visitor, token)


@post("/api/tables/{code:str}/transfer/back", status_code=200, opt={"gives": TableView})
async def take_back(request: AnyRequest) -> Response[bytes]:
    """Take the seats back that have moved from this device to another one."""
    node = node_of(request)
    table = await table_of(request)
    visitor, now = known_visitor(request), node.context.clock.now_ms()
    table = await node.tables.change(table.code, lambda table: transfers.take_back(table, visitor, now))
    return show_table(request, table, visitor)


async def _bring(node: Node, table: Table, visitor: str) -> None:
    """Give a device that has just taken over a seat the numbers and marks of the one that showed the code."""
    context, member = node.context, table.member_of(visitor)
    if member is None or not member.earlier:
        return
    most, now = context.settings.limits.results_a_visitor, context.clock.now_ms()
    stored = await context.store.results.bring(member.earlier[0], visitor, most, now)
    context.guard.charge_rows(stored.rows, stored.size)


def _drawn(link: str) -> tuple[str, int]:
    """A QR code as the path of an SVG, and the size of its square."""
    rows = list(segno.make(link, error="m").matrix_iter(border=2))
    path = io.StringIO()
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            if dark:
                path.write(f"M{x} {y}h1v1h-1z")
    return path.getvalue(), len(rows)


ROUTES = [offer, claim, take_back]
