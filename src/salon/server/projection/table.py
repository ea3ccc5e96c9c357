"""What a visitor may know of a table."""

from typing import NamedTuple

import msgspec

from salon.server.domain.attendance import stand_in_ms
from salon.server.domain.bots.personas import shown_persona
from salon.server.domain.devices.transfers import moved_away
from salon.server.domain.joint_seed import next_commitment
from salon.server.domain.table import Table
from salon.server.local_network import Invitation
from salon.server.protocol.http import Me, RemovedView, RequestView, SeatView, TableCard, TableView
from salon.server.protocol.outbound import TableNews
from salon.server.protocol.packs import PackView

_encode = msgspec.json.Encoder().encode


class OfGame(NamedTuple):
    """What the game of a table says about its seats: whether they hold something secret, and how long it waits for a
    person who is away before the away policy applies."""

    hidden_hands: bool
    pause_ms: int


class Onlookers(NamedTuple):
    """Who is connected to a table besides its members: the number of spectators, and whether a big screen is."""

    spectators: int
    on_screen: bool


def table_view(
    table: Table, visitor: str | None, onlookers: Onlookers, invitation: Invitation, of_game: OfGame
) -> TableView:
    """A table as a visitor (None: a spectator) sees it."""
    member = table.member_of(visitor) if visitor is not None else None
    me = None
    if member is not None:
        host = member.number == table.host
        me = Me(member.number, member.name, table.seats_of(member), host, member.contribution)
    pack = table.pack
    return TableView(
        code=table.code,
        version=table.version,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=tuple(_seat_view(table, seat, of_game.pause_ms) for seat in range(len(table.chairs))),
        away_policy=table.away_policy,
        coach=table.coach,
        bot_pace=table.bot_pace,
        advice=table.may_ask_coach(),
        spectators=onlookers.spectators,
        round=table.round,
        game_id=table.game_id,
        host=table.host,
        me=me,
        link=invitation.link,
        locked=table.locked,
        reactions=table.reactions,
        removed=_removed(table) if me is not None and me.host else (),
        requests=_requests(table, visitor, host=me is not None and me.host),
        next_commitment=next_commitment(table),
        here_only=invitation.here_only,
        network=invitation.network,
        moved=table.seats_of(moved_away(table, visitor)),
        takeable=tuple(
            seat
            for seat in range(len(table.chairs))
            if table.is_takeable(seat, hidden_hands=of_game.hidden_hands)
        ),
        finale=table.finale.step,
        on_screen=onlookers.on_screen,
        pack=None if pack is None else PackView(pack.pack_id, pack.name, pack.items),
        played_on=table.played_on is not None,
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
    table: Table, visitor: str | None, onlookers: Onlookers, invitation: Invitation, of_game: OfGame
) -> bytes:
    """The message that shows a table."""
    return _encode(TableNews(table_view(table, visitor, onlookers, invitation, of_game)))


def _removed(table: Table) -> tuple[RemovedView, ...]:
    return tuple(RemovedView(gone.number, gone.name, gone.network is not None) for gone in table.removed)


def _requests(table: Table, visitor: str | None, *, host: bool) -> tuple[RequestView, ...]:
    return tuple(
        RequestView(one.number, one.name, one.seat, one.refused)
        for one in table.open_requests()
        if (host and not one.refused) or (visitor is not None and one.visitor == visitor)
    )


def _seat_view(table: Table, seat: int, pause_ms: int | None = None) -> SeatView:
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
        stand_in_ms=None if pause_ms is None else stand_in_ms(table, seat, pause_ms),
        persona=shown_persona(table.game, chair),
    )
