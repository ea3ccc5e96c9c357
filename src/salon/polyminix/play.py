"""A step in the making: the state as it becomes, and what is told on the way."""

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from salon.core import Chance, Event, Seat, Step
from salon.polyminix.problem import Placement
from salon.polyminix.state import State
from salon.polyminix.table import Phase, Runner, Table


@dataclass
class Play:
    """One step. The state it starts from is never changed: every change makes a new one."""

    state: State
    at_ms: int
    chance: Chance
    events: list[Event] = field(default_factory=list)
    revealed: bool = True

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.state.table

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        """Change what is hidden."""
        self.state = replace(self.state, **fields)

    def lay_out(self, **fields: Any) -> None:
        """Change the table."""
        self.state = replace(self.state, table=replace(self.table, **fields))

    def ask(self, phase: Phase, *seats: Seat, **fields: Any) -> None:
        """Go on to a phase in which these seats are asked."""
        self.lay_out(phase=phase, asked=tuple(sorted(seats)), **fields)

    def run(self, seat: Seat, **fields: Any) -> None:
        """Change how far a runner is."""
        runner: Runner = replace(self.table.runners[seat], **fields)
        self.lay_out(runners=at(self.table.runners, seat, runner))

    def put(self, seat: Seat, laid: tuple[Placement, ...]) -> None:
        """These pieces lie on a seat's board now; what the solver said of the others is void."""
        self.change(boards=at(self.state.boards, seat, laid), hints=at(self.state.hints, seat, None))
        self.run(seat, squares=sum(len(placement.cells) for placement in laid), pieces=len(laid))

    def step(self) -> Step:
        """What it all led to."""
        return Step(state=self.state, events=tuple(self.events), revealed=self.revealed)


def at(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The same items, but for one place."""
    return (*items[:place], item, *items[place + 1 :])
