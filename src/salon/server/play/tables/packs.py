"""Packs: keeping what visitors write, and handing it to the games of their tables."""

import asyncio

from msgspec.structs import replace

from salon.core import OptionValue, Refusal
from salon.core.kit import BadPack, Pack, PackKind, PackProblem
from salon.server.context import Context
from salon.server.domain.packs.pack import ChosenPack, StoredPack, chosen, new_id, shared
from salon.server.domain.table import Table


class Packs:
    """The packs of visitors. Only their writers see and change them; a link shows one to anybody who has it."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def check(self, game: str, body: bytes) -> Pack:
        """What somebody has written, checked by its game. Raises BadPack."""
        return await asyncio.to_thread(self._kind(game).read, body)

    async def of(self, visitor: str) -> list[StoredPack]:
        """A visitor's packs, of games that can be played here."""
        return [
            pack for pack in await self._context.store.packs.of(visitor) if pack.game in self._context.kits
        ]

    async def own(self, visitor: str, pack_id: str) -> StoredPack:
        """A visitor's own pack; refuses that of another like one that does not exist."""
        pack = await self._context.store.packs.get(pack_id)
        if pack is None or pack.visitor != visitor:
            raise Refusal("no-such-pack")
        return pack

    async def by_link(self, link: str) -> StoredPack:
        """A pack that is shared."""
        pack = await self._context.store.packs.by_link(link)
        if pack is None or pack.game not in self._context.kits:
            raise Refusal("no-such-pack")
        return pack

    async def add(self, visitor: str, game: str, body: bytes) -> StoredPack:
        """Keep a new pack."""
        self._context.guard.check_new()
        checked = await self._checked(game, body)
        pack = StoredPack(
            pack_id=new_id(),
            visitor=visitor,
            game=game,
            version=1,
            name=checked.name,
            items=checked.items,
            content=checked.content,
            touched_ms=self._context.clock.now_ms(),
        )
        most = self._context.settings.limits.packs_a_visitor
        if not await self._context.store.packs.add(pack, most):
            raise Refusal("too-many-packs", most=most)
        self._context.guard.charge(pack.content.encode())
        return pack

    async def change(self, visitor: str, pack_id: str, game: str, body: bytes) -> StoredPack:
        """Keep a pack as it is now. Games that have begun with it stay as they are."""
        before = await self.own(visitor, pack_id)
        if before.game != game:
            raise Refusal("no-such-pack")
        self._context.guard.check_new()
        checked = await self._checked(game, body)
        return await self._save(
            replace(before, name=checked.name, items=checked.items, content=checked.content)
        )

    async def share(self, visitor: str, pack_id: str, *, by_link: bool) -> StoredPack:
        """Share a pack by a link, or no longer."""
        before = await self.own(visitor, pack_id)
        after = shared(before, self._context.clock.now_ms()) if by_link else replace(before, link=None)
        return before if after == before else await self._save(after)

    async def remove(self, visitor: str, pack_id: str) -> None:
        """Remove a pack. Tables that have chosen it have to choose another one."""
        await self._context.store.packs.remove((await self.own(visitor, pack_id)).pack_id)

    async def choose(self, visitor: str, game: str, pack_id: str) -> ChosenPack:
        """A visitor's own pack, for a table of its game."""
        pack = await self.own(visitor, pack_id)
        if pack.game != game:
            raise Refusal("no-such-pack")
        return chosen(pack)

    async def options_for(self, table: Table) -> dict[str, OptionValue]:
        """The options of a table's next game, with the content of its pack. Refuses if the pack is gone."""
        if table.pack is None:
            return table.options
        pack = await self._context.store.packs.get(table.pack.pack_id)
        if pack is None or pack.visitor != table.pack.visitor:
            raise Refusal("pack-gone")
        return {**table.options, self._kind(table.game).extra: pack.content}

    async def check_fits(self, table: Table) -> None:
        """Refuse a pack that does not go with the other settings of a table."""
        if table.pack is not None:
            options = await self.options_for(table)
            self._context.game(table.game).setup(len(table.chairs), options, "")

    async def used(self, table: Table) -> None:
        """Note that a game with the table's pack has begun."""
        if table.pack is not None:
            await self._context.store.packs.touch(table.pack.pack_id, self._context.clock.now_ms())

    async def _save(self, pack: StoredPack) -> StoredPack:
        pack = replace(pack, version=pack.version + 1, touched_ms=self._context.clock.now_ms())
        if not await self._context.store.packs.save(pack):
            raise Refusal("pack-changed")
        self._context.guard.charge(pack.content.encode())
        return pack

    async def _checked(self, game: str, body: bytes) -> Pack:
        """The pack that was written; refuses with the first thing that is wrong."""
        try:
            return await self.check(game, body)
        except BadPack as error:
            raise _refusal(error.problems[0]) from error

    def _kind(self, game: str) -> PackKind:
        kind = self._context.kit(game).packs
        if kind is None:
            raise Refusal("no-packs")
        return kind


def _refusal(problem: PackProblem) -> Refusal:
    """A problem of a pack as a refusal, with the number of its item from 1; 0 for one of the whole."""
    number = 0 if problem.item is None else problem.item + 1
    return Refusal("pack-wrong", number=number)
