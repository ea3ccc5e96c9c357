"""Personality as a game of the house: the interface of `core.Game`, each method handed to where its idea lives."""

from collections.abc import Mapping

from msgspec.structs import replace

from salon.core import (
    BadSetup,
    Chance,
    Decision,
    Game,
    IllegalAction,
    OptionValue,
    Outcome,
    Seat,
    Setup,
    Spec,
    Step,
)
from salon.games.personality.content.board import Board, house_boards
from salon.games.personality.content.cards import ENOUGH, Deck, house_deck
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.model.actions import (
    Accept,
    AnyAction,
    Argue,
    Choose,
    Contest,
    Give,
    Keep,
    Lay,
    LeaveOut,
    Pair,
    Read,
    Reconsider,
    Swap,
)
from salon.games.personality.model.events import AnyEvent
from salon.games.personality.model.public import VOTES, Table
from salon.games.personality.model.state import State
from salon.games.personality.model.view import View
from salon.games.personality.rules import ballots, ending, moving, pairing, rounds
from salon.games.personality.rules.legality import Answers, check
from salon.games.personality.rules.options import options_for
from salon.games.personality.rules.outcome import outcome_of
from salon.games.personality.rules.steps import Play
from salon.games.personality.rules.time_outs import may_be_skipped, skip
from salon.games.personality.rules.view_building import determinize, view_of

LEFT_OUT = "left_out"
"""Not an option to choose from a list: it grows as the table leaves cards out."""


class Personality(Game[State, View, AnyAction]):
    """A party game of secret votes. Own decks and boards, by name, can be added to those of the house."""

    state_type = State
    view_type = View
    action_type = AnyAction
    event_type = AnyEvent

    def __init__(
        self, decks: Mapping[str, Deck] | None = None, boards: Mapping[str, Board] | None = None
    ) -> None:
        self.decks = {"house": house_deck(), **(decks or {})}
        self.boards = {**house_boards(), **(boards or {})}
        self.spec = Spec(
            name="personality",
            rules_version=1,
            seats=(3, 4, 5, 6),
            options=options_for(self.decks, self.boards),
        )

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """As declared; and `left_out`, the ids of cards that this table does not want to see again (PY-73).

        Ids that the deck does not have are those of another deck, which the table has played with before.
        """
        declared = {name: value for name, value in options.items() if name != LEFT_OUT}
        setup = super().setup(seats, declared, seed)
        deck = self._deck(setup.options.get("deck"))
        there = deck.playing(setup.options)
        if setup.options["cards"] == "family" and len(there) < ENOUGH:
            raise BadSetup("personality-too-few-family", "PY-1", fewest=ENOUGH, there=len(there))
        left_out = [card for card in str(options.get(LEFT_OUT, "")).split() if card in deck.cards]
        if not left_out:
            return setup
        setup = replace(setup, options={**setup.options, LEFT_OUT: " ".join(sorted(set(left_out)))})
        if len(deck.playing(setup.options)) < ENOUGH:
            raise BadSetup("personality-too-few-cards", "PY-73", fewest=ENOUGH)
        return setup

    def kept(self, setup: Setup, state: State) -> dict[str, OptionValue]:
        """The cards left out so far (PY-73); when too few would be left, all come back."""
        left_out = {*str(setup.options.get(LEFT_OUT, "")).split(), *state.table.left_out}
        if not left_out:
            return {}
        kept: dict[str, OptionValue] = {LEFT_OUT: " ".join(sorted(left_out))}
        deck = self._deck(setup.options.get("deck"))
        return kept if len(deck.playing({**setup.options, **kept})) >= ENOUGH else {LEFT_OUT: ""}

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """The cards are dealt; the first reader is asked."""
        cards = self._deck(setup.options.get("deck")).playing(setup.options)
        board = self.boards[str(setup.options["board"])]
        return rounds.deal(setup, board, cards, tuple(PERSONAS), chance, at_ms).step()

    def waiting_for(self, state: State) -> Mapping[Seat, Decision]:
        """Who is asked; in a vote also who has locked in, since he may still change his mind (PY-13)."""
        table = state.table
        secret = table.phase in (*VOTES, "lay", "swap", "answer")
        changeable = table.answered if table.phase in VOTES else ()
        return {
            seat: Decision(table.phase, secret, table.deadline_ms, seat in changeable)
            for seat in sorted((*table.asked, *changeable))
        }

    def view(self, state: State, seat: Seat | None) -> View:
        """The table, and the seat's own hand and answers."""
        return view_of(state, seat, self._deck_of(state.table))

    def legal(self, view: View) -> Answers:
        """What the seat may do; a debate also takes any words."""
        return Answers(view)

    def apply(self, state: State, seat: Seat, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        """Check, then play. Chance has spoken at the start: cards come from the stock in its order."""
        del chance
        if seat not in self.waiting_for(state):
            raise IllegalAction("not-asked")
        check(self.view(state, seat), action)
        play = Play(state, at_ms)
        _carry_out(play, seat, action)
        return play.step()

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        """Whoever has not answered in time is passed over: no ballot, no argument, no swap (PY-71)."""
        del chance
        table = state.table
        if table.deadline_ms is None or at_ms < table.deadline_ms:
            return None
        play = Play(state, at_ms)
        skip(play, *table.asked)
        return play.step()

    def skip(self, state: State, seat: Seat, at_ms: int, chance: Chance) -> Step | None:
        """The table goes on without somebody who is away (PY-71); only a candidate's gifts have to be waited for."""
        del chance
        if not may_be_skipped(state, seat):
            return None
        play = Play(state, at_ms)
        skip(play, seat)
        return play.step()

    def outcome(self, state: State) -> Outcome | None:
        """Winners, and how far the others came."""
        return outcome_of(state.table)

    def determinize(self, view: View, chance: Chance) -> State:
        """The unseen cards in some order, the hidden answers anyhow."""
        return determinize(view, self._deck_of(view.table), chance)

    def _deck_of(self, table: Table) -> Deck:
        return self._deck(table.options.get("deck"))

    def _deck(self, name: object) -> Deck:
        """The deck of a table; one without a choice of decks plays with that of the house."""
        deck = self.decks.get("house" if name is None else str(name))
        if deck is None:
            raise BadSetup("personality-no-such-deck", "PY-1", deck=str(name))
        return deck


def _carry_out(play: Play, seat: Seat, action: AnyAction) -> None:  # noqa: C901 one line a verb
    match action:
        case Read():
            rounds.read(play, seat, action)
        case Lay():
            rounds.lay(play, seat, action)
        case LeaveOut():
            rounds.leave_out(play, seat, action)
        case Choose():
            ballots.choose(play, seat, action)
        case Reconsider():
            ballots.reconsider(play, seat)
        case Argue():
            ballots.argue(play, seat, action)
        case Swap():
            moving.swap(play, seat, action)
        case Keep():
            moving.swap(play, seat, None)
        case Pair():
            pairing.pair(play, seat, action)
        case Give():
            ending.give(play, seat, action)
        case Accept():
            ending.answer(play, seat, contests=False)
        case Contest():
            ending.answer(play, seat, contests=True)


PERSONALITY = Personality()
