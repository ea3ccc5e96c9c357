"""Admission to a table: the lock, people who were removed for good, and requests for abandoned seats."""

import hmac
import secrets

from msgspec.structs import replace

from salon.core import Refusal
from salon.server.domain import names, seating
from salon.server.domain.commands import AskForSeat, Join, Remove
from salon.server.domain.table import Member, Removed, SeatRequest, Table

MOST_REMOVED = 64
MOST_REQUESTS = 8
MOST_REFUSED = 32


def new_key() -> str:
    """A random key for a table's hashes of networks."""
    return secrets.token_hex(16)


def network_hash(table: Table, network: str, secret: str) -> str:
    """A network as a table stores it. The hash is keyed with the table's key and the server's `secret`, so that neither
    the store nor another table tells which network it is."""
    return hmac.digest(f"{secret} {table.key}".encode(), network.encode(), "sha256").hex()[:32]


def check_admitted(table: Table, visitor: str | None, network: str | None) -> None:
    """Refuse a visitor who has been removed, or who is on a network that is kept out. Members stay in any case.

    The refusal is the same for both, so nobody learns why they are refused."""
    if visitor is not None and table.member_of(visitor) is not None:
        return
    for gone in table.removed:
        if gone.visitor == visitor or (gone.network is not None and gone.network == network):
            raise Refusal("removed")


def check_unlocked(table: Table, visitor: str) -> None:
    """Refuse newcomers while a table is locked."""
    if table.locked and table.member_of(visitor) is None:
        raise Refusal("table-locked")


def check_cards(table: Table, visitor: str) -> None:
    """Refuse newcomers in a game with the cards of a finished one: whoever has started it may know them all."""
    if table.cards_known and table.member_of(visitor) is None:
        raise Refusal("cards-known")


def check_members(table: Table, visitor: str, most: int) -> None:
    """Refuse newcomers at a table that has as many members as are allowed."""
    if len(table.members) >= most and table.member_of(visitor) is None:
        raise Refusal("table-full")


def needs_host(table: Table, *, hidden_hands: bool) -> bool:
    """Whether a free seat is only taken with the host's permission, since a hand lies there. A table without members
    has nobody who could give it."""
    return hidden_hands and table.status == "playing" and bool(table.members)


def remove(table: Table, host: Member, wish: Remove, levels: tuple[str, ...], *, hidden_hands: bool) -> Table:
    """The host removes a member, or somebody who has asked for a seat, for good."""
    member = table.member(wish.person)
    person = member or _request(table, wish.person)
    if person.number == host.number:
        raise Refusal("remove-self")
    if len(table.removed) >= MOST_REMOVED:
        raise Refusal("removed-full", most=MOST_REMOVED)
    network = person.network if wish.network else None
    gone = Removed(number=person.number, name=person.name, visitor=person.visitor, network=network)
    if member is not None:
        table = seating.dismiss(table, member, levels, hidden_hands=hidden_hands)
    requests = tuple(
        one
        for one in table.requests
        if one.visitor != gone.visitor and (network is None or one.network != network)
    )
    return replace(table, removed=(*table.removed, gone), requests=requests)


def restore(table: Table, number: int) -> Table:
    """Let a person who was removed come back."""
    left = tuple(gone for gone in table.removed if gone.number != number)
    if len(left) == len(table.removed):
        raise Refusal("no-such-person")
    return replace(table, removed=left)


def ask_for_seat(
    table: Table, visitor: str, wish: AskForSeat, network: str | None, longest: int, *, hidden_hands: bool
) -> Table:
    """A visitor without a seat asks the host for one that was abandoned. A new request replaces the last one."""
    check_unlocked(table, visitor)
    check_cards(table, visitor)
    member = table.member_of(visitor)
    if not 0 <= wish.seat < len(table.chairs):
        raise Refusal("no-such-seat", seat=wish.seat + 1)
    if not table.is_takeable(wish.seat, hidden_hands=hidden_hands):
        raise Refusal("seat-taken", seat=wish.seat + 1)
    if not needs_host(table, hidden_hands=hidden_hands) or table.game_id is None:
        raise Refusal("seat-free")
    check_no_hand(table, member)
    current = [one for one in table.requests if one.game_id == table.game_id]
    if any(one.visitor == visitor and one.refused for one in current):
        raise Refusal("request-refused")
    others = [one for one in current if one.visitor != visitor]
    if sum(not one.refused for one in others) >= MOST_REQUESTS:
        raise Refusal("too-many-requests")
    refused = [one for one in others if one.refused][-MOST_REFUSED:]
    name = names.distinct_name(wish.name, seating.taken_names(table, wish.seat, member), longest)
    if any((one.visitor, one.name, one.seat) == (visitor, name, wish.seat) for one in current):
        return table
    request = SeatRequest(
        number=table.next_member,
        name=name,
        visitor=visitor,
        network=network,
        game_id=table.game_id,
        seat=wish.seat,
    )
    waiting = [one for one in others if not one.refused]
    return replace(table, requests=(*refused, *waiting, request), next_member=table.next_member + 1)


def check_no_hand(table: Table, member: Member | None) -> None:
    """Refuse a player who has a hand of their own: nobody sees two."""
    if table.seats_of(member):
        raise Refusal("has-hand")


def answer_request(
    table: Table, number: int, now_ms: int, longest: int, most_members: int, *, granted: bool
) -> Table:
    """The host lets somebody take the seat that they have asked for, or refuses."""
    request = _request(table, number)
    if not granted:
        refused = (replace(one, refused=True) if one == request else one for one in table.requests)
        return replace(table, requests=tuple(refused))
    check_members(table, request.visitor, most_members)
    check_no_hand(table, table.member_of(request.visitor))
    join = Join(request.name, None, request.seat)
    rest = tuple(one for one in table.requests if one.seat != request.seat and one.visitor != request.visitor)
    return seating.sit(replace(table, requests=rest), request.visitor, join, now_ms, longest, request.network)


def _request(table: Table, number: int) -> SeatRequest:
    for request in table.open_requests():
        if request.number == number and not request.refused:
            return request
    raise Refusal("no-such-person")
