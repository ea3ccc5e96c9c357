"""One step of a game: it asks seats, lays pieces, and updates how far a player is."""

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from salon.core import Chance, Seat, StepBuilder
from salon.core.step_builder import at
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import Phase, PublicState, Runner
from salon.games.polyminix.model.state import State


@dataclass
class Play(StepBuilder[State]):
    """One step of a game of Polyminix. Most steps reveal something."""

    chance: Chance
    revealed: bool = field(default=True, kw_only=True)

    @property
    def table(self) -> PublicState:
        """The table as it now is."""
        return self.state.table

    def ask(self, phase: Phase, *seats: Seat, **fields: Any) -> None:
        """Go on to a phase in which these seats are asked."""
        self.lay_out(phase=phase, asked=tuple(sorted(seats)), **fields)

    def run(self, seat: Seat, **fields: Any) -> None:
        """Change how far a runner is."""
        runner: Runner = replace(self.table.runners[seat], **fields)
        self.lay_out(runners=at(self.table.runners, seat, runner))

    def put(self, seat: Seat, laid: tuple[Placement, ...]) -> None:
        """Put these pieces on a seat's board. An answer of the solver about the pieces before is dropped."""
        self.change(boards=at(self.state.boards, seat, laid), hints=at(self.state.hints, seat, None))
        self.run(seat, squares=sum(len(placement.cells) for placement in laid), pieces=len(laid))
