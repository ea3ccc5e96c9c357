"""Personality as an implementation of `core.Game`. Each method delegates to the module that has the rule."""

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
from salon.games.personality.content.cards import ENOUGH, HOUSE, Deck, house_deck
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
from salon.games.personality.model.public_state import VOTES
from salon.games.personality.model.state import State
from salon.games.personality.model.view import View
from salon.games.personality.rules import ballots, ending, moving, pairing, rounds
from salon.games.personality.rules.legality import Answers, check
from salon.games.personality.rules.outcome import outcome_of
from salon.games.personality.rules.rules import (
    LEFT_OUT,
    Rules,
    left_out_as_option,
    options_for,
    rules_of,
    with_left_out,
)
from salon.games.personality.rules.steps import Play
from salon.games.personality.rules.time_outs import may_be_skipped, skip
from salon.games.personality.rules.view_building import determinize, view_of


class Personality(Game[State, View, AnyAction]):
    """A party game of secret votes. Custom decks and boards, by name, can be added to those that Salon comes with."""

    state_type = State
    view_type = View
    action_type = AnyAction
    event_type = AnyEvent

    def __init__(
        self, decks: Mapping[str, Deck] | None = None, boards: Mapping[str, Board] | None = None
    ) -> None:
        self.decks = {HOUSE: house_deck(), **(decks or {})}
        self.boards = {**house_boards(), **(boards or {})}
        self.spec = Spec(
            name="personality",
            rules_version=1,
            seats=(3, 4, 5, 6),
            options=options_for(self.decks, self.boards),
            extras=(LEFT_OUT,),
        )

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """A checked setup. There must be enough cards in the game for a table with children (PY-1), and without the
        cards left out (PY-73).

        Ids that the deck does not have belong to another deck, which the table has played with before.
        """
        setup = super().setup(seats, options, seed)
        rules = rules_of(setup.options)
        deck = self._deck(rules)
        there = len(deck.playing(family=rules.family))
        if rules.family and there < ENOUGH:
            raise BadSetup("personality-too-few-family", "PY-1", fewest=ENOUGH, there=there)
        left_out = rules.left_out & deck.cards.keys()
        if left_out and len(deck.playing(family=rules.family, left_out=left_out)) < ENOUGH:
            raise BadSetup("personality-too-few-cards", "PY-73", fewest=ENOUGH)
        return replace(setup, options=with_left_out(setup.options, left_out))

    def kept(self, setup: Setup, state: State) -> dict[str, OptionValue]:
        """The cards left out so far (PY-73). If too few would stay in the game, all come back."""
        rules = rules_of(setup.options)
        left_out = rules.left_out.union(state.table.left_out)
        if not left_out:
            return {}
        enough = len(self._deck(rules).playing(family=rules.family, left_out=left_out)) >= ENOUGH
        return left_out_as_option(left_out if enough else ())

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """The cards are dealt; the first reader is asked."""
        rules = rules_of(setup.options)
        cards, board = rules.cards_of(self._deck(rules)), self.boards[rules.board]
        return rounds.deal(setup, board, cards, tuple(PERSONAS), chance, at_ms).step()

    def waiting_for(self, state: State) -> Mapping[Seat, Decision]:
        """The seats that are asked, and in a vote those that have locked in, who may change their minds (PY-13)."""
        table = state.table
        secret = table.phase in (*VOTES, "lay", "swap", "answer")
        changeable = table.answered if table.phase in VOTES else ()
        return {
            seat: Decision(table.phase, secret, table.deadline_ms, seat in changeable)
            for seat in sorted((*table.asked, *changeable))
        }

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything public, and the seat's own hand and answers."""
        return view_of(state, seat, self._deck(state.table.rules))

    def legal(self, view: View) -> Answers:
        """What the seat may do. A debate accepts any text, so its actions are not all listed."""
        return Answers(view)

    def apply(self, state: State, seat: Seat, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        """Check the action and carry it out. Chance is used at the start only: cards come from the top of the stock."""
        del chance
        if seat not in self.waiting_for(state):
            raise IllegalAction("not-asked")
        check(self.view(state, seat), action)
        play = Play(state, at_ms)
        _carry_out(play, seat, action)
        return play.step()

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        """Pass over the seats that have not answered in time: no ballot, no argument, no swap (PY-71)."""
        del chance
        table = state.table
        if table.deadline_ms is None or at_ms < table.deadline_ms:
            return None
        play = Play(state, at_ms)
        skip(play, *table.asked)
        return play.step()

    def skip(self, state: State, seat: Seat, at_ms: int, chance: Chance) -> Step | None:
        """Go on without a player who is away (PY-71), where that is possible (see `may_be_skipped`)."""
        del chance
        if not may_be_skipped(state, seat):
            return None
        play = Play(state, at_ms)
        skip(play, seat)
        return play.step()

    def outcome(self, state: State) -> Outcome | None:
        """The winners, and how far the others came."""
        return outcome_of(state.table)

    def determinize(self, view: View, chance: Chance) -> State:
        """A state with the unseen cards in a random order and random hidden answers."""
        return determinize(view, self._deck(view.table.rules), chance)

    def _deck(self, rules: Rules) -> Deck:
        deck = self.decks.get(rules.deck)
        if deck is None:
            raise BadSetup("personality-no-such-deck", "PY-1", deck=rules.deck)
        return deck


def _carry_out(play: Play, seat: Seat, action: AnyAction) -> None:  # noqa: C901 one case for each action
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
