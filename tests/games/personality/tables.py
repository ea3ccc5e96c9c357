"""Tables of Personality for tests: played by short words, and rigged where a rule needs a certain position."""

from typing import Any, Self, TypeVar

from msgspec.structs import replace

from salon.core import Entry, Event, OptionValue, Record, Timeline
from salon.games.personality import (
    PERSONALITY,
    AnyAction,
    Argue,
    Choose,
    Keep,
    Lay,
    Personality,
    Pick,
    Read,
    Swap,
    View,
)
from salon.games.personality.model.public_state import PublicState
from salon.games.personality.model.state import State

E = TypeVar("E", bound=Event)


class Room:
    """A table in play. `rig` changes the position from outside the rules."""

    def __init__(
        self, seats: int = 4, options: dict[str, OptionValue] | None = None, game: Personality = PERSONALITY
    ) -> None:
        self.game = game
        first = Timeline.start(game, game.setup(seats, options or {}, "room"), at_ms=0)
        self.timeline: Timeline = first.timeline
        self.entries: list[Entry] = [first.entry]
        self.told: list[tuple[Event, ...]] = [first.step.events]
        self.now = 0

    @property
    def state(self) -> State:
        state: State = self.timeline.state
        return state

    @property
    def table(self) -> PublicState:
        return self.state.table

    @property
    def phase(self) -> str:
        return self.table.phase

    @property
    def record(self) -> Record:
        return Record(self.timeline.setup, tuple(self.entries))

    @property
    def last(self) -> tuple[Event, ...]:
        """What the last action led to."""
        return self.told[-1]

    def heard(self, kind: type[E]) -> list[E]:
        """The events of a kind that the last action led to."""
        return [event for event in self.last if isinstance(event, kind)]

    def view(self, seat: int | None) -> View:
        return self.game.view(self.state, seat)

    def offered(self, seat: int) -> list[AnyAction]:
        """What a seat may do, without picks and swaps."""
        return [each for each in self.game.legal(self.view(seat)) if not isinstance(each, Pick | Swap | Keep)]

    def rig(self, **fields: Any) -> Self:
        """Change what is secret."""
        self.timeline = replace(self.timeline, state=replace(self.state, **fields), past=())
        return self

    def rig_table(self, **fields: Any) -> Self:
        """Change what lies on the table."""
        return self.rig(table=replace(self.table, **fields))

    def act(self, seat: int, action: AnyAction) -> Self:
        return self._follow(self.timeline.act(seat, action, self.now))

    def skip(self, seat: int) -> Self:
        return self._follow(self.timeline.skip(seat, self.now))

    def expire(self, at_ms: int) -> Self:
        self.now = at_ms
        return self._follow(self.timeline.expire(at_ms))

    def wait(self, ms: int) -> Self:
        """Time passes, and nobody does anything."""
        self.now += ms
        return self

    def run_out(self) -> Self:
        """Nobody does anything until the time is over."""
        return self.expire(self.table.deadline_ms or 0)

    def read(self, place: int = 0) -> Self:
        """The reader reads a card from their hand."""
        (reader,) = self.table.asked
        return self.act(reader, Read(self.state.hands[reader][place]))

    def lay(self) -> Self:
        """Everybody who is asked lays the first card of their hand."""
        for seat in self.table.asked:
            self.act(seat, Lay(self.state.hands[seat][0]))
        return self

    def vote(self, wishes: str) -> Self:
        """Everybody votes: `1 1*3 - 0` is one wish a seat, with the bet after the star; `-` does nothing."""
        for seat, wish in enumerate(wishes.split()):
            if wish != "-":
                self.act(seat, ballot(wish))
        return self

    def argue(self) -> Self:
        """Everybody has said why, aloud."""
        for seat in self.table.asked:
            self.act(seat, Argue())
        return self

    def keep(self) -> Self:
        """Nobody wants to swap; there is nothing to say."""
        return self

    def round(self, wishes: str) -> Self:
        """A card is read, all vote, nobody swaps."""
        return self.read().vote(wishes).keep()

    def _follow(self, advance: Any) -> Self:
        self.timeline = advance.timeline
        self.entries.append(advance.entry)
        self.told.append(advance.step.events)
        return self


def ballot(wish: str) -> Choose:
    """`2*3` is a vote for seat 2 with a bet of 3."""
    whom, _, bet = wish.partition("*")
    bets: dict[str, Choose] = {
        "": Choose(int(whom)),
        "1": Choose(int(whom), 1),
        "2": Choose(int(whom), 2),
        "3": Choose(int(whom), 3),
    }
    return bets[bet]
