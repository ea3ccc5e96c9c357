"""A step in the making, for games whose state is a table that all see, and what is hidden beside it."""

from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from salon.core.events import Event
from salon.core.game import Step


class Tabled(Protocol):
    """A state (a struct) with a table (another)."""

    @property
    def table(self) -> Any: ...


StateT = TypeVar("StateT", bound=Tabled)


@dataclass
class StepBuilder(Generic[StateT]):
    """One step. The state it starts from is never changed: every change makes a new one."""

    state: StateT
    at_ms: int
    events: list[Event] = field(default_factory=list, kw_only=True)
    revealed: bool = field(default=False, kw_only=True)

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        """Change what is hidden."""
        state: Any = self.state
        self.state = replace(state, **fields)

    def lay_out(self, **fields: Any) -> None:
        """Change the table."""
        self.change(table=replace(self.state.table, **fields))

    def step(self) -> Step:
        """What it all led to."""
        return Step(state=self.state, events=tuple(self.events), revealed=self.revealed)


def at(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The same items, but for one place."""
    return (*items[:place], item, *items[place + 1 :])
