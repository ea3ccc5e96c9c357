"""What a step can do: ask, take and give cards, and tell of it."""

from typing import Any

from salon.core import Seat, StepBuilder
from salon.core.step_builder import at
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.events import Drew, TraitReceived, Why
from salon.games.personality.model.public import How, Phase, Table, Trait
from salon.games.personality.model.state import State

HAND = 7

_CLOCKS: dict[Phase, str] = {
    "choose": "choice_seconds",
    "second": "choice_seconds",
    "contest": "choice_seconds",
    "debate": "debate_seconds",
    "swap": "swap_seconds",
}
"""The option that limits a phase (PY-71)."""


class Play(StepBuilder[State]):
    """One step of a game of Personality."""

    @property
    def table(self) -> Table:
        """The table as it now is."""
        return self.state.table

    def ask(self, phase: Phase, seats: tuple[Seat, ...], **fields: Any) -> None:
        """Go on to a phase in which these seats are asked; earlier answers are forgotten."""
        nothing = (None,) * self.table.seats
        clock = _CLOCKS.get(phase)
        seconds = int(self.table.options[clock]) if clock else 0
        self.lay_out(
            phase=phase,
            asked=tuple(sorted(seats)),
            answered=(),
            out=(),
            deadline_ms=self.at_ms + 1000 * seconds if seconds else None,
            **fields,
        )
        self.change(ballots=nothing, cards=nothing, contests=nothing)

    def answer(self, seat: Seat) -> None:
        """A seat has answered and is no longer waited for."""
        asked = tuple(other for other in self.table.asked if other != seat)
        self.lay_out(asked=asked, answered=tuple(sorted({*self.table.answered, seat})))

    def ask_again(self, seat: Seat) -> None:
        """A seat's answer does not count any more."""
        answered = tuple(other for other in self.table.answered if other != seat)
        self.lay_out(asked=tuple(sorted({*self.table.asked, seat})), answered=answered)

    def pass_over(self, seat: Seat) -> None:
        """The table goes on without this seat's answer."""
        asked = tuple(other for other in self.table.asked if other != seat)
        self.lay_out(asked=asked, out=(*self.table.out, seat))

    def take(self, seat: Seat, card: CardId) -> None:
        """A card leaves a hand."""
        hand = tuple(other for other in self.state.hands[seat] if other != card)
        self.change(hands=at(self.state.hands, seat, hand))

    def hold(self, seat: Seat, *cards: CardId) -> None:
        """Cards come into a hand."""
        self.change(hands=at(self.state.hands, seat, (*self.state.hands[seat], *cards)))

    def put_under(self, *cards: CardId) -> None:
        """Cards go under the stock, from where they come up again (PY-34)."""
        self.change(stock=(*self.state.stock, *cards))

    def draw(self, seat: Seat, wanted: int, why: Why) -> None:
        """A seat draws, as far as there is a stock (PY-34)."""
        cards = self.state.stock[: max(wanted, 0)]
        if cards:
            self.change(stock=self.state.stock[len(cards) :])
            self.hold(seat, *cards)
            self.tell(Drew(seat, len(cards), why, cards))
            self.revealed = True

    def fill_hand(self, seat: Seat, why: Why) -> None:
        """A seat fills its hand up to seven."""
        self.draw(seat, HAND - len(self.state.hands[seat]), why)

    def receive(self, seat: Seat, card: CardId, how: How, votes: int, voters: int) -> None:
        """A card is laid face up in front of a player for the rest of the game (PY-14)."""
        trait = Trait(card, how, self.table.round.number, votes, voters)
        self.lay_out(traits=at(self.table.traits, seat, (*self.table.traits[seat], trait)))
        self.tell(TraitReceived(seat, card, how))
