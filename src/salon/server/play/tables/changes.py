"""What people do at a table apart from playing."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from salon.core import Refusal
from salon.server.context import Context
from salon.server.domain import admission, attendance, codes, joint_seed, names, opening, seating
from salon.server.domain.commands import (
    AskForSeat,
    ChangeSeat,
    ChangeTable,
    Contribute,
    GoOn,
    Join,
    NewTable,
    Remove,
)
from salon.server.domain.table import Member, Table
from salon.server.domain.timer import Timer
from salon.server.domain.together import finale
from salon.server.play.tables.packs import Packs
from salon.server.play.tables.stored import StoredTables
from salon.server.retry import compare_and_set


class Tables(StoredTables):
    """All tables, and what people do at them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.packs = Packs(context)

    async def create(self, visitor: str, new: NewTable, address: str = "", seat: int = 0) -> Table:
        """A new table with its host on a seat, and with the bots that were asked for."""
        kit, levels = self._context.kit(new.game), self._context.levels(new.game)
        self._context.guard.check_new()
        await self.check_tables_of(visitor)
        host = Join(self._name(new.name), new.colour, seat)
        now = self._context.clock.now_ms()
        pack = await self.packs.choose(visitor, new.game, new.pack) if new.pack else None
        open_tables = await self._context.store.count_tables()
        if open_tables >= self._context.settings.limits.tables:
            raise Refusal("house-full")

        async def add() -> Table | None:
            table = opening.new_table(codes.new_code(open_tables), new, kit, now)
            network = self._network(table, address)
            table = seating.sit(table, visitor, host, now, self._longest, network)
            table = self._cast(opening.with_bots(table, new, kit.game, levels))
            table = replace(table, pack=pack)
            await self.packs.check_fits(table)
            if not await self._context.store.add_table(table, self._grace_timers(None, table)):
                return None
            self._context.guard.charge(msgspec.json.encode(table))
            self._context.timer_signal.set()
            self.announce(table)
            return table

        return await compare_and_set(add)

    async def join(self, code: str, visitor: str, wish: Join, address: str = "") -> Table:
        """Sit down. `address` is the visitor's network."""
        wish = replace(wish, name=self._name(wish.name))

        def seated(table: Table) -> Table:
            table = self.admit(table, visitor, address)
            admission.check_unlocked(table, visitor)
            admission.check_cards(table, visitor)
            admission.check_members(table, visitor, self._context.settings.limits.members_a_table)
            network = self._network(table, address)
            now = self._context.clock.now_ms()
            hidden = self._hidden_hands(table)
            after = seating.sit(table, visitor, wish, now, self._longest, network, hidden_hands=hidden)
            if admission.needs_host(table, hidden_hands=hidden):
                admission.check_no_hand(table, table.member_of(visitor))
                raise Refusal("ask-host")
            return after

        if (await self.get(code)).member_of(visitor) is None:
            await self.check_tables_of(visitor)
        return await self.change(code, seated)

    def admit(self, table: Table, visitor: str | None, address: str) -> Table:
        """The table, with a key for networks; refuses a visitor who has been removed."""
        if not table.key:
            table = replace(table, key=admission.new_key())
        network = self._network(table, address) if table.removed else None
        admission.check_admitted(table, visitor, network)
        return table

    async def leave(self, code: str, visitor: str) -> Table:
        """Leave for good: the visitor is no longer a member of the table."""
        return await self.change(code, lambda table: seating.leave(table, visitor))

    async def change_as_host(
        self, code: str, visitor: str, change: Callable[[Table, Member], Table]
    ) -> Table:
        """Make a change that only the host may make."""
        return await self.change(code, lambda table: change(table, self.host(table, visitor)))

    async def contribute(self, code: str, visitor: str, wish: Contribute) -> Table:
        """A member's device contributes to the seed of the next game."""
        return await self.change(code, lambda table: joint_seed.contribute(table, visitor, wish))

    async def change_table(self, code: str, visitor: str, change: ChangeTable) -> Table:
        """The host changes the settings of the table."""
        before = await self.get(code)
        self.host(before, visitor)
        pack = await self.packs.choose(visitor, before.game, change.pack) if change.pack else None

        def changed(table: Table) -> Table:
            return seating.change_table(table, self._context.game(table.game), change, pack)

        if pack is not None or change.options is not None:
            await self.packs.check_fits(changed(before))
        return await self.change_as_host(code, visitor, lambda table, _: changed(table))

    async def go_on(self, code: str, visitor: str, wish: GoOn) -> Table:
        """Somebody at the table shows the next step of the finale to everybody."""
        now = self._context.clock.now_ms()
        return await self.change(
            code,
            lambda table: finale.go_on(table, self.member(table, visitor), wish.game_id, wish.step, now),
        )

    async def remove(self, code: str, visitor: str, wish: Remove) -> Table:
        """The host removes somebody for good."""

        def removed(table: Table, host: Member) -> Table:
            levels, hidden = self._context.levels(table.game), self._hidden_hands(table)
            return admission.remove(table, host, wish, levels, hidden_hands=hidden)

        return await self.change_as_host(code, visitor, removed)

    async def ask_for_seat(self, code: str, visitor: str, wish: AskForSeat, address: str = "") -> Table:
        """Ask the host for a seat that was abandoned in a game with hidden hands."""
        wish = replace(wish, name=self._name(wish.name))

        def asked(table: Table) -> Table:
            table = self.admit(table, visitor, address)
            network, hidden = self._network(table, address), self._hidden_hands(table)
            return admission.ask_for_seat(table, visitor, wish, network, self._longest, hidden_hands=hidden)

        await self.check_tables_of(visitor)
        return await self.change(code, asked)

    async def answer_request(self, code: str, visitor: str, number: int, *, granted: bool) -> Table:
        """The host lets somebody take the seat that they have asked for, or refuses."""
        now, most = self._context.clock.now_ms(), self._context.settings.limits.members_a_table
        return await self.change_as_host(
            code,
            visitor,
            lambda table, _: admission.answer_request(
                table, number, now, self._longest, most, granted=granted
            ),
        )

    async def change_seat(self, code: str, visitor: str, seat: int, change: ChangeSeat) -> Table:
        """A member changes a seat."""
        if change.name is not None:
            change = replace(change, name=self._name(change.name))

        def changed(table: Table) -> Table:
            member = self.member(table, visitor)
            levels = self._context.levels(table.game)
            return seating.change_seat(table, member, seat, change, levels, self._longest)

        return await self.change(code, changed)

    # --- presence

    async def arrive(self, code: str, visitor: str, address: str = "") -> None:
        """A member has connected to this server, so any stand-in ends. If the host has long been away, the member
        becomes host."""
        here, now, grace = self._context.name, self._context.clock.now_ms(), self._grace_ms

        def arrived(table: Table, member: Member) -> Table:
            table = attendance.arrive(table, member, here, self._network(table, address))
            return attendance.with_a_host(table, now, grace)

        await self._set_member(code, visitor, arrived)

    async def depart(self, code: str, visitor: str) -> None:
        """A member's last connection to this server is closed; the grace time begins."""
        here, now = self._context.name, self._context.clock.now_ms()
        await self._set_member(
            code, visitor, lambda table, member: attendance.depart(table, member, here, now)
        )

    async def disconnect(self, code: str, visitor: str, server: str) -> None:
        """A server has gone, and with it a member's connection."""
        now = self._context.clock.now_ms()
        await self._set_member(
            code, visitor, lambda table, member: attendance.disconnect(table, member, server, now)
        )

    async def grace_over(self, timer: Timer) -> None:
        """A member may have been away for long."""
        number, now = int(timer.kind.partition(":")[2]), self._context.clock.now_ms()
        if await self.find(timer.subject) is not None:
            await self.change(
                timer.subject, lambda table: attendance.long_away(table, number, now, self._patience(table))
            )

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

    async def _set_member(self, code: str, visitor: str, change: Callable[[Table, Member], Table]) -> None:
        def changed(table: Table) -> Table:
            member = table.member_of(visitor)
            return table if member is None else change(table, member)

        if await self.find(code) is not None:
            await self.change(code, changed)

    async def check_tables_of(self, visitor: str) -> None:
        """Refuse a visitor who is at too many tables already."""
        most = self._context.settings.limits.tables_a_visitor
        if len(await self._context.store.tables_of(visitor)) >= most:
            raise Refusal("too-many-tables", most=most)

    def _hidden_hands(self, table: Table) -> bool:
        return self._context.game(table.game).spec.hidden_hands

    def _network(self, table: Table, address: str) -> str | None:
        """The hash of a network, if it is known."""
        if not address or not table.key:
            return None
        return admission.network_hash(table, address, self._context.settings.address_key)

    @property
    def _longest(self) -> int:
        return self._context.settings.limits.name_length

    def _name(self, name: str) -> str:
        return names.tidy_name(name, self._longest)
