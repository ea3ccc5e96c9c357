"""What a visitor may know of a table."""

import msgspec

from salon.server.domain.devices.transfers import moved_away
from salon.server.domain.joint_seed import next_commitment
from salon.server.domain.table import Table
from salon.server.local_network import Invitation
from salon.server.protocol.http import Me, RemovedView, RequestView, SeatView, TableCard, TableView
from salon.server.protocol.outbound import TableNews

_encode = msgspec.json.Encoder().encode


def table_view(
    table: Table, visitor: str | None, spectators: int, invitation: Invitation, *, hidden_hands: bool
) -> TableView:
    """A table as a visitor (None: a spectator) sees it."""
    member = table.member_of(visitor) if visitor is not None else None
    me = None
    if member is not None:
        host = member.number == table.host
        me = Me(member.number, member.name, table.seats_of(member), host, member.contribution)
    return TableView(
        code=table.code,
        version=table.version,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=tuple(_seat_view(table, seat) for seat in range(len(table.chairs))),
        away_policy=table.away_policy,
        coach=table.coach,
        bot_pace=table.bot_pace,
        advice=table.may_ask_coach(),
        spectators=spectators,
        round=table.round,
        game_id=table.game_id,
        host=table.host,
        me=me,
        link=invitation.link,
        locked=table.locked,
        removed=_removed(table) if me is not None and me.host else (),
        requests=_requests(table, visitor, host=me is not None and me.host),
        next_commitment=next_commitment(table),
        here_only=invitation.here_only,
        network=invitation.network,
        moved=table.seats_of(moved_away(table, visitor)),
        takeable=tuple(
            seat for seat in range(len(table.chairs)) if table.is_takeable(seat, hidden_hands=hidden_hands)
        ),
    )


def table_card(table: Table, visitor: str, asked: tuple[int, ...] | None, idle_ms: int) -> TableCard:
    """A table as a line in the list of one of its members."""
    return TableCard(
        code=table.code,
        game=table.game,
        options=table.options,
        status=table.status,
        round=table.round,
        seats=tuple(_seat_view(table, seat) for seat in range(len(table.chairs))),
        mine=table.seats_of(table.member_of(visitor)),
        asked=asked,
        idle_ms=idle_ms,
    )


def table_news(
    table: Table, visitor: str | None, spectators: int, invitation: Invitation, *, hidden_hands: bool
) -> bytes:
    """The message that shows a table."""
    return _encode(TableNews(table_view(table, visitor, spectators, invitation, hidden_hands=hidden_hands)))


def _removed(table: Table) -> tuple[RemovedView, ...]:
    return tuple(RemovedView(gone.number, gone.name, gone.network is not None) for gone in table.removed)


def _requests(table: Table, visitor: str | None, *, host: bool) -> tuple[RequestView, ...]:
    return tuple(
        RequestView(one.number, one.name, one.seat, one.refused)
        for one in table.open_requests()
        if (host and not one.refused) or (visitor is not None and one.visitor == visitor)
    )


def _seat_view(table: Table, seat: int) -> SeatView:
    chair = table.chairs[seat]
    member = table.member(chair.member)
    return SeatView(
        kind=chair.kind,
        name=chair.name,
        colour=chair.colour,
        member=None if member is None else member.number,
        level=chair.level,
        away=table.is_away(seat),
        stand_in=table.has_stand_in(seat),
    )
