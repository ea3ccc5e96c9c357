"""Tables: what people do at them apart from playing. Every change stores a new version."""

from collections import OrderedDict
from collections.abc import Callable

from msgspec.structs import replace

from salon.core import Refusal
from salon.server.bus import table_topic
from salon.server.context import Context
from salon.server.domain import codes, joint_seed, names, seating
from salon.server.domain.commands import ChangeSeat, ChangeTable, Contribute, Join, NewTable
from salon.server.domain.table import Member, Table
from salon.server.domain.timer import GRACE, Timer
from salon.server.retry import compare_and_set
from salon.server.store.base import TableRead


class Tables:
    """All tables. Those that were used last are kept in memory."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: OrderedDict[str, Table] = OrderedDict()

    # --- reading

    async def find(self, code: str, *, fresh: bool = False) -> Table | None:
        """A table by its code. A single server answers from memory, since nobody else can have changed the table."""
        known = self._known.get(code)
        if known is not None and self._context.settings.alone and not fresh:
            return known
        read, _ = await self._context.store.read_table(TableRead(code, known))
        return self.remember(read, code)

    def known(self, code: str) -> Table | None:
        """A table as it is in memory; with several servers it may be out of date."""
        return self._known.get(code)

    async def get(self, code: str, *, fresh: bool = False) -> Table:
        """A table by its code; refuses if there is none."""
        table = await self.find(code, fresh=fresh)
        if table is None:
            raise Refusal("no-such-table", table=code)
        return table

    def remember(self, table: Table | None, code: str) -> Table | None:
        """Keep a table as it was read, unless a newer version is known; returns the newest."""
        known = self._known.get(code)
        if table is None:
            self._known.pop(code, None)
            return None
        if known is not None and known.version > table.version:
            return known
        self._known[code] = table
        self._known.move_to_end(code)
        if len(self._known) > self._context.settings.limits.tables_in_memory:
            self._known.popitem(last=False)
        return table

    # --- changing

    async def change(self, code: str, change: Callable[[Table], Table]) -> Table:
        """Change a table. If it was changed by somebody else meanwhile, the change is made again on the result."""
        table = await self.get(code)

        async def save() -> Table | None:
            nonlocal table
            after = change(table)
            if after == table:
                return table
            after = self.next_version(table, after)
            timers = self._grace_timers(table, after)
            if not await self._context.store.save_table(after, timers):
                table = await self.get(code, fresh=True)
                return None
            self.announce(after)
            if timers:
                self._context.timer_signal.set()
            return after

        return await compare_and_set(save)

    def next_version(self, before: Table, after: Table) -> Table:
        """The version that follows."""
        return replace(after, version=before.version + 1, touched_ms=self._context.clock.now_ms())

    def announce(self, table: Table) -> None:
        """Publish a new version that has been stored."""
        self.remember(table, table.code)
        self._context.bus.publish(table_topic(table.code), table.version)

    async def create(self, visitor: str, new: NewTable) -> Table:
        """A new table with its host seated, and with the bots that were asked for."""
        game = self._context.game(new.game)
        await self._check_tables_of(visitor)
        name = self._name(new.name)
        taken = 1 + len(new.bots)
        seats = new.seats or (taken if new.start else seating.usual_seats(game.spec, taken))
        if taken > seats:
            raise Refusal("seats-taken", taken=taken, seats=seats)
        options = game.setup(seats, new.options, "").options
        open_tables = await self._context.store.count_tables()
        if open_tables >= self._context.settings.limits.tables:
            raise Refusal("house-full")

        async def add() -> Table | None:
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
                touched_ms=self._context.clock.now_ms(),
                next_secret=joint_seed.new_secret(),
            )
            table = seating.sit(table, visitor, Join(name, new.colour, 0), table.touched_ms)
            for seat, level in enumerate(new.bots, start=1):
                table = seating.with_bot(table, seat, level, self._context.levels(new.game))
            if new.start:  # a table that cannot be started is not even opened
                ready = seating.ready(table, game.spec)
                game.setup(len(ready.chairs), options, "")
            if not await self._context.store.add_table(table, self._grace_timers(None, table)):
                return None
            self._context.timer_signal.set()
            self.announce(table)
            return table

        return await compare_and_set(add)

    async def join(self, code: str, visitor: str, wish: Join) -> Table:
        """Sit down."""
        wish = replace(wish, name=self._name(wish.name))
        most = self._context.settings.limits.members_a_table

        def seated(table: Table) -> Table:
            if table.member_of(visitor) is None and len(table.members) >= most:
                raise Refusal("table-full")
            return seating.sit(table, visitor, wish, self._context.clock.now_ms())

        if (await self.get(code)).member_of(visitor) is None:
            await self._check_tables_of(visitor)
        return await self.change(code, seated)

    async def leave(self, code: str, visitor: str) -> Table:
        """Leave for good: the visitor is no longer a member of the table."""
        return await self.change(code, lambda table: seating.leave(table, visitor))

    async def contribute(self, code: str, visitor: str, wish: Contribute) -> Table:
        """A member's device contributes to the seed of the next game."""
        return await self.change(code, lambda table: joint_seed.contribute(table, visitor, wish))

    async def change_table(self, code: str, visitor: str, change: ChangeTable) -> Table:
        """The host changes the settings of the table."""

        def changed(table: Table) -> Table:
            self.host(table, visitor)
            return seating.change_table(table, self._context.game(table.game), change)

        return await self.change(code, changed)

    async def change_seat(self, code: str, visitor: str, seat: int, change: ChangeSeat) -> Table:
        """A member changes a seat."""
        if change.name is not None:
            change = replace(change, name=self._name(change.name))

        def changed(table: Table) -> Table:
            member = self.member(table, visitor)
            return seating.change_seat(table, member, seat, change, self._context.levels(table.game))

        return await self.change(code, changed)

    # --- presence

    async def arrive(self, code: str, visitor: str) -> None:
        """A member has connected to this server, so any stand-in ends. If the host has long been away, the member
        becomes host."""
        here = {"at": self._context.name, "away_ms": None, "stand_in": False}
        await self._set_member(code, visitor, lambda member: replace(member, **here), self._with_a_host)

    async def depart(self, code: str, visitor: str) -> None:
        """A member's last connection to this server is closed; the grace time begins."""

        def gone(member: Member) -> Member:
            if member.at not in (self._context.name, None):
                return member  # connected to another server meanwhile
            return replace(member, at=None, away_ms=self._context.clock.now_ms())

        await self._set_member(code, visitor, gone)

    async def disconnect(self, code: str, visitor: str, server: str) -> None:
        """A server has gone, and with it a member's connection, unless the member has connected to another one."""

        def lost(member: Member) -> Member:
            if member.at != server:
                return member
            return replace(member, at=None, away_ms=member.away_ms or self._context.clock.now_ms())

        await self._set_member(code, visitor, lost)

    async def grace_over(self, timer: Timer) -> None:
        """A member has been away for long: the away policy applies, and another member becomes host."""
        number = int(timer.kind.removeprefix(GRACE))

        def long_away(table: Table) -> Table:
            member = table.member(number)
            if member is None or member.away_ms is None or self._due(member) > self._context.clock.now_ms():
                return table
            table = _with_member(table, replace(member, stand_in=table.away_policy != "wait"))
            return seating.pass_host(table) if table.host == number else table

        if await self.find(timer.subject) is not None:
            await self.change(timer.subject, long_away)

    def host(self, table: Table, visitor: str) -> Member:
        """The host, if the visitor is; refuses anybody else."""
        member = self.member(table, visitor)
        if member.number != table.host:
            raise Refusal("not-host")
        return member

    def member(self, table: Table, visitor: str) -> Member:
        """The member that a visitor is; refuses anybody who is not at the table."""
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
        if host is not None and host.away_ms is not None and self._due(host) <= self._context.clock.now_ms():
            return seating.pass_host(table)
        return table

    async def _check_tables_of(self, visitor: str) -> None:
        """Refuse a visitor who is at too many tables already."""
        most = self._context.settings.limits.tables_a_visitor
        if len(await self._context.store.tables_of(visitor)) >= most:
            raise Refusal("too-many-tables", most=most)

    def _name(self, name: str) -> str:
        return names.tidy_name(name, self._context.settings.limits.name_length)

    def _due(self, member: Member) -> int:
        return (member.away_ms or 0) + self._context.settings.grace_ms

    def _grace_timers(self, before: Table | None, after: Table) -> tuple[Timer, ...]:
        """A timer for each member who has just gone away, or for all who are away if the policy has changed."""
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
