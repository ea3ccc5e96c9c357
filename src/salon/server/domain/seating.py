"""Seating: every change to a table, as a function from the table before to the table after."""

from msgspec.structs import replace

from salon.core import AnyGame, Refusal, Spec
from salon.server.domain import names
from salon.server.domain.commands import ChangeSeat, ChangeTable, Join
from salon.server.domain.packs.pack import ChosenPack, check_options
from salon.server.domain.table import Chair, Member, Table

COLOURS = ("garnet", "plum", "olive", "walnut", "midnight", "rose")
"""The colours of seats. The page gives each a light and a dark shade, and a pattern."""
BOT_NAMES = ("Clio", "Otto", "Mina", "Hugo", "Vera", "Nils", "Iris", "Remy", "Zita", "Egon")


def known_colour(colour: str | None) -> None:
    """Refuse an unknown colour."""
    if colour is not None and colour not in COLOURS:
        raise Refusal("colour-unknown", colours=", ".join(COLOURS))


def check_plays(table: Table, visitor: str | None, seat: int, game_id: str) -> None:
    """Refuse unless a visitor has a seat in the game that is being played."""
    member = None if visitor is None else table.member_of(visitor)
    if member is None:
        raise Refusal("not-at-table")
    if seat not in table.seats_of(member):
        raise Refusal("not-your-seat")
    if game_id != table.game_id:
        raise Refusal("other-game")


def empty_chairs(number: int) -> tuple[Chair, ...]:
    """A number of open seats, each with a colour."""
    return tuple(Chair(colour=COLOURS[seat % len(COLOURS)]) for seat in range(number))


def usual_seats(spec: Spec, taken: int) -> int:
    """The number of seats of a new table: four if the game allows it, or enough for those who are there."""
    fitting = [number for number in spec.seats if number >= taken] or [max(spec.seats)]
    return min(fitting, key=lambda number: (abs(number - max(4, taken)), number))


def sit(
    table: Table,
    visitor: str,
    wish: Join,
    now_ms: int,
    longest: int,
    network: str | None = None,
    *,
    hidden_hands: bool = True,
) -> Table:
    """A visitor takes a seat. A member takes a further one (hot seat).

    Somebody without a seat may name that of a bot. A new member counts as away until they connect. If the name is
    taken, it gets a number."""
    seat = _chosen(table, visitor, wish.seat, hidden_hands=hidden_hands)
    chair = table.chairs[seat]
    member = table.member_of(visitor)
    table, name = _give_name(table, seat, member, wish.name, longest)
    if member is None:
        member = Member(number=table.next_member, name=name, visitor=visitor, away_ms=now_ms, network=network)
        table = replace(table, members=(*_without_device(table, visitor), member))
        table = replace(table, next_member=table.next_member + 1)
    # A person who takes over during a game also takes over the colour, by which the others know the seat.
    known_colour(wish.colour)
    colour = chair.colour if table.status == "playing" else _free_colour(table, seat, wish.colour)
    chair = Chair(kind="person", name=name, colour=colour, member=member.number)
    host = member.number if table.member(table.host) is None else table.host
    return replace(_with_chair(table, seat, chair), host=host)


def _chosen(table: Table, visitor: str, wish: int | None, *, hidden_hands: bool) -> int:
    """The seat that a visitor gets: the one they name, or the first free one."""
    free = [seat for seat in range(len(table.chairs)) if table.is_free(seat)]
    if wish is not None and not 0 <= wish < len(table.chairs):
        raise Refusal("no-such-seat", seat=wish + 1)
    if wish is not None and wish not in free:
        seated = bool(table.seats_of(table.member_of(visitor)))
        if seated or not table.is_takeable(wish, hidden_hands=hidden_hands):
            raise Refusal("seat-taken", seat=wish + 1)
        return wish
    if not free:
        raise Refusal("table-full" if table.status != "playing" else "table-playing")
    return free[0] if wish is None else wish


def _without_device(table: Table, visitor: str) -> tuple[Member, ...]:
    """The members. A visitor who sits down anew takes no seats back that have moved from their device."""
    return tuple(
        replace(member, earlier=tuple(one for one in member.earlier if one != visitor))
        for member in table.members
    )


def leave(table: Table, visitor: str) -> Table:
    """A member leaves for good. Their seats become free (during a game, for anybody to take over)."""
    member = table.member_of(visitor)
    if member is None:
        raise Refusal("not-at-table")
    for seat in table.seats_of(member):
        table = _vacate(table, seat)
    return _without(table, member)


def dismiss(table: Table, member: Member, levels: tuple[str, ...], *, hidden_hands: bool) -> Table:
    """The host removes a member. During a game with hidden hands a bot takes the seats, so that nobody gets to see what
    they hold; otherwise, and if there are no bots, the seats become free."""
    for seat in table.seats_of(member):
        if table.status == "playing" and hidden_hands and levels:
            table = with_bot(table, seat, None, levels)
        else:
            table = _vacate(table, seat)
    return _without(table, member)


def pass_host(table: Table) -> Table:
    """The first member who is present becomes host. If nobody is, the host stays, or the first member follows."""
    there = [member.number for member in table.members if member.away_ms is None]
    rest = [member.number for member in table.members]
    stays = [] if table.member(table.host) is None else [table.host]
    return replace(table, host=next(iter(there or stays or rest), None))


def change_table(table: Table, game: AnyGame, change: ChangeTable, pack: ChosenPack | None = None) -> Table:
    """The host changes seats, options, coach and pack between games, and everything else at any time. `pack` is the one
    that the change names."""
    at_any_time = {name: getattr(change, name) for name in ("away_policy", "bot_pace", "locked", "reactions")}
    table = replace(table, **{name: value for name, value in at_any_time.items() if value is not None})
    if all(each is None for each in (change.seats, change.options, change.coach, change.pack)):
        return table
    if table.status == "playing":
        raise Refusal("table-playing")
    if change.pack is not None:
        table = replace(table, pack=pack)
    if change.coach is not None:
        table = replace(table, coach=change.coach)
    if change.seats is not None:
        table = _with_seats(table, game.spec, change.seats)
    check_options(game.spec, change.options or {})
    options = table.options if change.options is None else {**table.options, **change.options}
    return replace(table, options=game.setup(len(table.chairs), options, "").options)


def change_seat(
    table: Table, member: Member, seat: int, change: ChangeSeat, levels: tuple[str, ...], longest: int
) -> Table:
    """The host puts a bot on a seat or opens it. Members give up, rename or recolour their own seats, and the host
    also those of bots."""
    if not 0 <= seat < len(table.chairs):
        raise Refusal("no-such-seat", seat=seat + 1)
    if change.kind is not None or change.level is not None:
        table = _put(table, member, seat, change, levels)
    chair = table.chairs[seat]
    if change.name is None and change.colour is None:
        return table
    if chair.member != member.number and not (chair.kind != "person" and table.host == member.number):
        raise Refusal("not-your-seat")
    if change.name is not None:
        own = member if chair.member == member.number else None
        table, name = _give_name(table, seat, own, change.name, longest)
        chair = replace(chair, name=name)
    if change.colour is not None:
        known_colour(change.colour)
        if change.colour in _colours(table, seat):
            raise Refusal("colour-taken")
        chair = replace(chair, colour=change.colour)
    table = _with_chair(table, seat, chair)
    if table.seats_of(member)[:1] != (seat,):
        return table
    members = (
        replace(each, name=chair.name) if each.number == member.number else each for each in table.members
    )
    return replace(table, members=tuple(members))


def _put(table: Table, member: Member, seat: int, change: ChangeSeat, levels: tuple[str, ...]) -> Table:
    chair = table.chairs[seat]
    if change.kind == "open" and chair.member == member.number:
        return _vacate(table, seat)
    if table.host != member.number:
        raise Refusal("not-host")
    sitter = table.member(chair.member)
    present = sitter is not None and sitter.away_ms is None
    opened = change.kind == "open"
    # During a game the host may remove a person only for a bot, so that nobody else gets to see the hand.
    if table.status == "playing" and (chair.kind == "bot" or (present and opened)):
        raise Refusal("table-playing")
    table = _vacate(table, seat) if opened else with_bot(table, seat, change.level, levels)
    if sitter is not None and not table.seats_of(sitter) and sitter.number != member.number:
        table = _without(table, sitter)
    return table


def with_bot(table: Table, seat: int, level: str | None, levels: tuple[str, ...]) -> Table:
    """Put a bot on a seat. It keeps the seat's colour, and its name if it had one."""
    chair = table.chairs[seat]
    if not levels:
        raise Refusal("no-bots")
    level = level or chair.level or usual_level(levels)
    if level not in levels:
        raise Refusal("level-unknown", level=level)
    keeps = chair.kind == "bot" or table.status == "playing"
    name = (chair.name if keeps else "") or _bot_name(taken_names(table, seat))
    colour = _free_colour(table, seat, None)
    replaces = table.status == "playing" and (chair.kind == "person" or chair.replaces)
    bot = Chair(kind="bot", name=name, colour=colour, level=level, replaces=replaces)
    return _with_chair(table, seat, replace(bot, persona=chair.persona if chair.kind == "bot" else None))


def usual_level(levels: tuple[str, ...]) -> str:
    """The default level of bots: the middle one, or the easier of two."""
    return levels[(len(levels) - 1) // 2]


def ready(table: Table, spec: Spec) -> Table:
    """The table as its next game starts, without open seats; refuses if too few seats are taken."""
    taken = tuple(
        replace(chair, replaces=False)
        for chair in table.chairs
        if chair.kind == "bot" or table.member(chair.member) is not None
    )
    if len(taken) not in spec.seats:
        raise Refusal("too-few", taken=len(taken), allowed=", ".join(map(str, spec.seats)))
    return replace(table, chairs=taken)


def taken_names(table: Table, but: int | None, member: Member | None = None) -> list[str]:
    """The names at a table, without that of a seat and that of a member."""
    chairs = (chair.name for seat, chair in enumerate(table.chairs) if seat != but and chair.kind != "open")
    others = (each.name for each in table.members if member is None or each.number != member.number)
    return [*chairs, *others]


def _give_name(table: Table, seat: int, member: Member | None, wish: str, longest: int) -> tuple[Table, str]:
    """A name for a person's seat that differs from all others. Between games bots give up theirs."""
    if table.status != "playing" and table.chairs[seat].kind != "bot":
        for other, chair in enumerate(table.chairs):
            if other != seat and chair.kind == "bot" and names.is_taken(chair.name, [wish]):
                name = _bot_name([*taken_names(table, other), wish])
                table = _with_chair(table, other, replace(chair, name=name))
    return table, names.distinct_name(wish, taken_names(table, seat, member), longest)


def _bot_name(taken: list[str]) -> str:
    """A name for a bot that differs from all others, by its first letter too if it can: pawns show only that."""
    letters = {name[:1].casefold() for name in taken}
    free = [name for name in BOT_NAMES if not names.is_taken(name, taken)]
    free.sort(key=lambda name: name[:1].casefold() in letters)
    return next(iter(free), None) or names.distinct_name(BOT_NAMES[0], taken, len(BOT_NAMES[0]) + 4)


def _vacate(table: Table, seat: int) -> Table:
    """Free a seat. During a game it stays a person's seat, without a member."""
    chair = table.chairs[seat]
    if table.status == "playing":
        return _with_chair(table, seat, replace(chair, member=None))
    return _with_chair(table, seat, Chair(colour=chair.colour))


def _without(table: Table, gone: Member) -> Table:
    members = tuple(member for member in table.members if member.number != gone.number)
    transfers = tuple(one for one in table.transfers if one.member != gone.number)
    table = replace(table, transfers=transfers)
    # Nobody is left who could unlock the table.
    table = replace(table, members=members, locked=table.locked and bool(members))
    return pass_host(table) if table.host == gone.number else table


def _with_chair(table: Table, seat: int, chair: Chair) -> Table:
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _with_seats(table: Table, spec: Spec, number: int) -> Table:
    """Add or remove seats. Only open seats are removed."""
    if number not in spec.seats:
        raise Refusal("seats", seats=number, allowed=", ".join(map(str, spec.seats)))
    chairs = list(table.chairs)
    while len(chairs) > number:
        opened = [seat for seat, chair in enumerate(chairs) if chair.kind == "open"]
        if not opened:
            raise Refusal("seats-taken", taken=len(chairs), seats=number)
        del chairs[opened[-1]]
    while len(chairs) < number:
        used = {chair.colour for chair in chairs}
        chairs.append(Chair(colour=next((colour for colour in COLOURS if colour not in used), COLOURS[0])))
    return replace(table, chairs=tuple(chairs))


def _colours(table: Table, but: int) -> set[str]:
    """The colours of the other taken seats."""
    return {chair.colour for seat, chair in enumerate(table.chairs) if seat != but and chair.kind != "open"}


def _free_colour(table: Table, seat: int, wish: str | None) -> str:
    """The wished colour if it is free, or else the seat's own, or else the first free one."""
    used = _colours(table, seat)
    wishes = (*filter(None, (wish, table.chairs[seat].colour)), *COLOURS)
    return next((colour for colour in wishes if colour not in used), COLOURS[seat % len(COLOURS)])
