"""Tables: where people meet. Every change is a new version of a row, and only one change can make it."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from salon.core import AnyGame, Refusal
from salon.server.bus import Bus, table_topic
from salon.server.cluster.clock import Clock
from salon.server.domain import codes, names, seating
from salon.server.domain.rows import Look, Member, Table, Timer
from salon.server.protocol.http import ChangeSeat, ChangeTable, Join, NewTable
from salon.server.settings import Settings
from salon.server.store.base import Store

TRIES = 16
GRACE = "grace:"


class Tables:
    """All tables, and what people do at them apart from playing."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        clock: Clock,
        settings: Settings,
        games: Mapping[str, AnyGame],
        levels: Callable[[str], tuple[str, ...]],
        server: str,
        armed: asyncio.Event,
    ) -> None:
        self._store = store
        self._bus = bus
        self._clock = clock
        self._settings = settings
        self._games = games
        self._levels = levels
        self._server = server
        self._armed = armed
        self._known: OrderedDict[str, Table] = OrderedDict()

    # --- looking

    async def find(self, code: str, *, fresh: bool = False) -> Table | None:
        """A table by its code. What is in memory is good while no other server can have changed it."""
        known = self._known.get(code)
        if known is not None and self._settings.alone and not fresh:
            return known
        seen, _ = await self._store.look(Look(code, known))
        return self.remember(seen, code)

    def known(self, code: str) -> Table | None:
        """What is in memory of a table; with several servers it may be behind."""
        return self._known.get(code)

    async def get(self, code: str, *, fresh: bool = False) -> Table:
        """A table by its code; refuses if there is none."""
        table = await self.find(code, fresh=fresh)
        if table is None:
            raise Refusal("no-such-table", table=code)
        return table

    def remember(self, table: Table | None, code: str) -> Table | None:
        """Keep what the store says of a table, unless something newer is known; returns the newest."""
        known = self._known.get(code)
        if table is None:
            self._known.pop(code, None)
            return None
        if known is not None and known.version > table.version:
            return known
        self._known[code] = table
        self._known.move_to_end(code)
        if len(self._known) > self._settings.limits.tables_in_memory:
            self._known.popitem(last=False)
        return table

    def game(self, name: str) -> AnyGame:
        """A game by its name."""
        if name not in self._games:
            raise Refusal("game-unknown")
        return self._games[name]

    # --- changing

    async def change(self, code: str, change: Callable[[Table], Table]) -> Table:
        """Change a table; done again on what is there now if somebody else was quicker."""
        table = await self.get(code)
        for _ in range(TRIES):
            after = change(table)
            if after == table:
                return table
            after = self.next_version(table, after)
            timers = self._grace_timers(table, after)
            if await self._store.save_table(after, timers):
                self.tell(after)
                if timers:
                    self._armed.set()
                return after
            table = await self.get(code, fresh=True)
        raise Refusal("busy")

    def next_version(self, before: Table, after: Table) -> Table:
        """The version that follows."""
        return replace(after, version=before.version + 1, touched_ms=self._clock.now_ms())

    def tell(self, table: Table) -> None:
        """A new version is stored: tell whoever watches."""
        self.remember(table, table.code)
        self._bus.publish(table_topic(table.code), table.version)

    async def create(self, visitor: str, new: NewTable) -> Table:
        """A new table, its maker seated as host, bots where they were asked for."""
        game = self.game(new.game)
        await self._not_everywhere(visitor)
        name = self._name(new.name)
        taken = 1 + len(new.bots)
        seats = new.seats or (taken if new.start else seating.usual_seats(game.spec, taken))
        if taken > seats:
            raise Refusal("seats-taken", taken=taken, seats=seats)
        options = game.setup(seats, new.options, "").options
        open_tables = await self._store.count_tables()
        if open_tables >= self._settings.limits.tables:
            raise Refusal("house-full")
        for _ in range(TRIES):
            table = Table(
                code=codes.new_code(open_tables),
                version=1,
                status="lobby",
                game=new.game,
                options=options,
                chairs=seating.empty_chairs(seats),
                members=(),
                host=None,
                next_member=1,
                away_policy="bot",
                round=0,
                game_id=None,
                touched_ms=self._clock.now_ms(),
            )
            table = seating.sit(table, visitor, Join(name, new.colour, 0), table.touched_ms)
            for seat, level in enumerate(new.bots, start=1):
                table = seating.with_bot(table, seat, level, self._levels(new.game))
            if new.start:  # what cannot be started is not even set
                ready = seating.ready(table, game.spec)
                game.setup(len(ready.chairs), options, "")
            if await self._store.add_table(table, self._grace_timers(None, table)):
                self._armed.set()
                self.tell(table)
                return table
        raise Refusal("busy")

    async def join(self, code: str, visitor: str, wish: Join) -> Table:
        """Sit down."""
        wish = replace(wish, name=self._name(wish.name))
        most = self._settings.limits.members_a_table

        def seated(table: Table) -> Table:
            if table.member_of(visitor) is None and len(table.members) >= most:
                raise Refusal("table-full")
            return seating.sit(table, visitor, wish, self._clock.now_ms())

        if (await self.get(code)).member_of(visitor) is None:
            await self._not_everywhere(visitor)
        return await self.change(code, seated)

    async def leave(self, code: str, visitor: str) -> Table:
        """Leave for good: from now on the visitor's token is worth nothing at this table."""
        return await self.change(code, lambda table: seating.leave(table, visitor))

    async def change_table(self, code: str, visitor: str, change: ChangeTable) -> Table:
        """The host changes how it will be played."""

        def changed(table: Table) -> Table:
            self.host(table, visitor)
            return seating.change_table(table, self.game(table.game), change)

        return await self.change(code, changed)

    async def change_seat(self, code: str, visitor: str, seat: int, change: ChangeSeat) -> Table:
        """Somebody changes a seat."""
        if change.name is not None:
            change = replace(change, name=self._name(change.name))

        def changed(table: Table) -> Table:
            member = self.member(table, visitor)
            return seating.change_seat(table, member, seat, change, self._levels(table.game))

        return await self.change(code, changed)

    # --- who is there

    async def arrive(self, code: str, visitor: str) -> None:
        """A member's first connection to this server: back at once, whatever stood in. Where the host has long been
        away, and nobody was there to follow, the member is host."""
        here = {"at": self._server, "away_ms": None, "stand_in": False}
        await self._set_member(code, visitor, lambda member: replace(member, **here), self._with_a_host)

    async def depart(self, code: str, visitor: str) -> None:
        """A member's last connection to this server is gone; the grace time begins."""

        def gone(member: Member) -> Member:
            if member.at not in (self._server, None):
                return member  # connected to another server meanwhile
            return replace(member, at=None, away_ms=self._clock.now_ms())

        await self._set_member(code, visitor, gone)

    async def lose(self, code: str, visitor: str, server: str) -> None:
        """A server is gone, and with it a member's connection; who is connected to another by now stays."""

        def lost(member: Member) -> Member:
            if member.at != server:
                return member
            return replace(member, at=None, away_ms=member.away_ms or self._clock.now_ms())

        await self._set_member(code, visitor, lost)

    async def grace_over(self, timer: Timer) -> None:
        """Somebody has been away for long: another is host, and a bot stands in, or the table goes on without."""
        number = int(timer.kind.removeprefix(GRACE))

        def long_away(table: Table) -> Table:
            member = table.member(number)
            if member is None or member.away_ms is None or self._due(member) > self._clock.now_ms():
                return table
            table = _with_member(table, replace(member, stand_in=table.away_policy != "wait"))
            return seating.pass_host(table) if table.host == number else table

        if await self.find(timer.subject) is not None:
            await self.change(timer.subject, long_away)

    def host(self, table: Table, visitor: str) -> Member:
        """The host, if that is who is asking."""
        member = self.member(table, visitor)
        if member.number != table.host:
            raise Refusal("not-host")
        return member

    def member(self, table: Table, visitor: str) -> Member:
        """Who is asking, if at this table."""
        member = table.member_of(visitor)
        if member is None:
            raise Refusal("not-at-table")
        return member

    async def _set_member(
        self,
        code: str,
        visitor: str,
        change: Callable[[Member], Member],
        then: Callable[[Table], Table] = lambda table: table,
    ) -> None:
        def changed(table: Table) -> Table:
            member = table.member_of(visitor)
            return table if member is None else then(_with_member(table, change(member)))

        if await self.find(code) is not None:
            await self.change(code, changed)

    def _with_a_host(self, table: Table) -> Table:
        host = table.member(table.host)
        if host is not None and host.away_ms is not None and self._due(host) <= self._clock.now_ms():
            return seating.pass_host(table)
        return table

    async def _not_everywhere(self, visitor: str) -> None:
        """Refuses who is at too many tables already."""
        most = self._settings.limits.tables_a_visitor
        if len(await self._store.tables_of(visitor)) >= most:
            raise Refusal("too-many-tables", most=most)

    def _name(self, name: str) -> str:
        return names.tidy_name(name, self._settings.limits.name_length)

    def _due(self, member: Member) -> int:
        return (member.away_ms or 0) + self._settings.grace_ms

    def _grace_timers(self, before: Table | None, after: Table) -> tuple[Timer, ...]:
        """A timer for everybody who has just gone away, or for all who are if the policy has changed."""
        known = () if before is None else before.members
        anew = before is not None and before.away_policy != after.away_policy
        return tuple(
            Timer(after.code, f"{GRACE}{member.number}", self._due(member), after.version)
            for member in after.members
            if member.away_ms is not None and not member.stand_in and (anew or member not in known)
        )


def _with_member(table: Table, member: Member) -> Table:
    members = (member if each.number == member.number else each for each in table.members)
    return replace(table, members=tuple(members))
