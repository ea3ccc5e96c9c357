"""Cases: which game is forked for whom, and what differs between the two worlds."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, get_args

from salon.core.kit import GameKit
from salon.games.registry import KITS
from salon.testing.tables import Table, tables_of
from tests.support.server.toy import TOY_KIT

Kind = Literal["state", "field", "seed", "choice", "undo", "silence"]
"""What differs between the worlds.

`state`: everything that the observer cannot know. `field`: one hidden field of the state, or one seat's part of it.
`seed`: the seed, and so every later draw. `choice`: an action of another seat. `undo`: an action that another seat has
taken back. `silence`: in one world the others ask the coach, send what is refused, ping and open further connections;
in the other world they do not.
"""
KINDS: tuple[Kind, ...] = get_args(Kind)

SPECTATOR = "spectator"


class Case(NamedTuple):
    """A fork of one game for one observer (None: a spectator). Everything else follows from the number `luck`."""

    table: Table
    kind: Kind
    observer: int | None
    luck: int

    def __str__(self) -> str:
        watching = SPECTATOR if self.observer is None else f"seat-{self.observer}"
        return f"{self.table}/{self.kind}/{watching}/{self.luck}"

    @property
    def bot(self) -> int | None:
        """The seat of a bot, at tables for three or more."""
        last = self.table.seats - 1
        return last if last >= 2 and self.observer != last and self.table.kit.levels else None


def cases_of(kit: GameKit, kind: Kind, lucks: range, *, seated: bool) -> Iterator[Case]:
    """A case for each number. The numbers go through all tables of the game, and through the seats."""
    tables = tables_of(kit)
    for luck in lucks:
        table = tables[luck % len(tables)]
        yield Case(table, kind, luck % table.seats if seated else None, luck)


def case_named(name: str) -> Case:
    """The case with this name, as a report prints it."""
    where, kind, watching, luck = name.rsplit("/", 3)
    kits = {**KITS, TOY_KIT.name: TOY_KIT}
    table = next(each for kit in kits.values() for each in tables_of(kit) if str(each) == where)
    observer = None if watching == SPECTATOR else int(watching.removeprefix("seat-"))
    return Case(table, next(each for each in KINDS if each == kind), observer, int(luck))
