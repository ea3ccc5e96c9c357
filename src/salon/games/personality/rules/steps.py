"""What a step can do: ask seats, move cards, and tell events."""

from typing import Any

from msgspec.structs import replace

from salon.core import Seat, StepBuilder
from salon.core.step_builder import at
from salon.games.personality.content.cards import CardId
from salon.games.personality.model.actions import Choose, Lay
from salon.games.personality.model.events import Drew, TraitReceived, Why
from salon.games.personality.model.public_state import How, Phase, Poll, PublicState, Trait
from salon.games.personality.model.state import State
from salon.games.personality.showing import shown_ms

HAND = 7


class Play(StepBuilder[State]):
    """One step of a game of Personality."""

    @property
    def table(self) -> PublicState:
        """The public state as it is now."""
        return self.state.table

    def ask(self, phase: Phase, seats: tuple[Seat, ...], **fields: Any) -> None:
        """Begin a phase in which these seats are asked. Earlier secret answers are cleared."""
        nothing = (None,) * self.table.seats
        seconds, shown = _seconds(phase, self.table), self._shown_until_ms()
        self.lay_out(
            phase=phase,
            asked=tuple(sorted(seats)),
            answered=(),
            out=(),
            deadline_ms=max(self.at_ms, shown) + 1000 * seconds if seconds else None,
            shown_until_ms=shown,
            **fields,
        )
        self.change(ballots=nothing, cards=nothing, contests=nothing, picks=nothing)

    def _shown_until_ms(self) -> int:
        """Until when the latest reveal is shown: no clock runs before (PY-71)."""
        if self.table.is_first_version:
            return 0
        took = shown_ms(self.events, self.table.polls)
        return self.at_ms + took if took else self.table.shown_until_ms

    def answer(self, seat: Seat) -> None:
        """A seat has answered and is no longer waited for."""
        asked = tuple(other for other in self.table.asked if other != seat)
        self.pick(seat, None)
        self.lay_out(asked=asked, answered=tuple(sorted({*self.table.answered, seat})))

    def ask_again(self, seat: Seat) -> None:
        """A seat's answer is void, and it is asked again."""
        answered = tuple(other for other in self.table.answered if other != seat)
        self.lay_out(asked=tuple(sorted({*self.table.asked, seat})), answered=answered)

    def pick(self, seat: Seat, answer: Choose | Lay | None) -> None:
        """Note what a seat has picked and not locked in (PY-74)."""
        self.change(picks=at(self.state.picks, seat, answer))

    def pass_over(self, seat: Seat) -> None:
        """The table goes on without this seat's answer."""
        asked = tuple(other for other in self.table.asked if other != seat)
        self.lay_out(asked=asked, out=(*self.table.out, seat))

    def take(self, seat: Seat, card: CardId) -> None:
        """A card leaves a hand."""
        hand = tuple(other for other in self.state.hands[seat] if other != card)
        self.change(hands=at(self.state.hands, seat, hand))
        if self.state.swaps[seat] == card:
            self.change(swaps=at(self.state.swaps, seat, None))

    def hold(self, seat: Seat, *cards: CardId) -> None:
        """Cards are added to a hand."""
        self.change(hands=at(self.state.hands, seat, (*self.state.hands[seat], *cards)))

    def put_under(self, *cards: CardId) -> None:
        """Cards go under the stock and can be drawn again (PY-34)."""
        self.change(stock=(*self.state.stock, *cards))

    def draw(self, seat: Seat, wanted: int, why: Why) -> None:
        """A seat draws the cards it wants, or as many as the stock has (PY-34)."""
        cards = self.state.stock[: max(wanted, 0)]
        if cards:
            self.change(stock=self.state.stock[len(cards) :])
            self.hold(seat, *cards)
            self.tell(Drew(seat, len(cards), why, cards))
            self.revealed = True

    def fill_hand(self, seat: Seat, why: Why) -> None:
        """A seat fills its hand up to seven."""
        self.draw(seat, HAND - len(self.state.hands[seat]), why)

    def receive(self, seat: Seat, card: CardId, how: How, vote: Poll | None = None) -> None:
        """A card is laid face up in front of a player for the rest of the game (PY-14).

        `vote` is the one that gave it, if any. After a tie, which elects nobody, the votes for the player who gets the
        card count.
        """
        trait = Trait(card=card, how=how, round=self.table.round.number, votes=0, voters=0)
        if vote is not None:
            trait = replace(
                trait,
                votes=vote.tally[seat if vote.elected is None else vote.elected],
                voters=vote.voters,
                chosen=tuple(None if ballot is None else ballot.whom for ballot in vote.ballots),
                elected=vote.elected,
                pairs=vote.pairs,
            )
        self.lay_out(traits=at(self.table.traits, seat, (*self.table.traits[seat], trait)))
        self.tell(TraitReceived(seat, card, how))


def _seconds(phase: Phase, table: PublicState) -> int:
    """The time that a phase may take; 0 is no limit (PY-71)."""
    rules = table.rules
    match phase:
        case "choose" | "second" | "contest":
            return rules.choice_seconds
        case "lay" | "pair" | "answer":
            return 0 if table.is_first_version else rules.choice_seconds
        case "debate":
            return rules.debate_seconds
        case "swap":
            return rules.swap_seconds
        case _:
            return 0
