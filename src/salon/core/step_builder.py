"""Builds a step, for games whose state consists of a table that everybody sees and of hidden fields."""

from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from salon.core.events import Event
from salon.core.game import Step


class Tabled(Protocol):
    """A state with a table; both are structs."""

    @property
    def table(self) -> Any: ...


StateT = TypeVar("StateT", bound=Tabled)


@dataclass
class StepBuilder(Generic[StateT]):
    """Collects the changes and events of one step. The state it starts from stays as it is."""

    state: StateT
    at_ms: int
    events: list[Event] = field(default_factory=list, kw_only=True)
    revealed: bool = field(default=False, kw_only=True)

    def tell(self, event: Event) -> None:
        """Add an event."""
        self.events.append(event)

    def change(self, **fields: Any) -> None:
        """Change fields of the state."""
        state: Any = self.state
        self.state = replace(state, **fields)

    def lay_out(self, **fields: Any) -> None:
        """Change fields of the table."""
        self.change(table=replace(self.state.table, **fields))

    def step(self) -> Step:
        """The finished step."""
        return Step(state=self.state, events=tuple(self.events), revealed=self.revealed)


def at(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """The items with one of them replaced."""
    return (*items[:place], item, *items[place + 1 :])
