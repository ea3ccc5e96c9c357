"""Personimo as a game of the house: the interface of `core.Game`, each method handed to where its idea lives."""

from collections.abc import Mapping

from salon.core import (
    Chance,
    Decision,
    Event,
    Game,
    IllegalAction,
    ListedActions,
    OptionValue,
    Outcome,
    Seat,
    Setup,
    Spec,
    Step,
)
from salon.games.personimo.model.actions import AnyAction, Carry, Claim, Discard, Fix, Place, Propose, Settle
from salon.games.personimo.model.events import AnyEvent
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import View
from salon.games.personimo.rules import turns
from salon.games.personimo.rules.legality import (
    Question,
    answers,
    check,
    find_open,
    find_scoring,
    question_in_state,
    question_in_view,
)
from salon.games.personimo.rules.move_values import default_action
from salon.games.personimo.rules.outcome import outcome_of
from salon.games.personimo.rules.variants import CONDITIONS, OPTIONS, PRESETS, check_cards
from salon.games.personimo.rules.view_building import determinize, view_of


class Answers(ListedActions[AnyAction]):
    """The legal answers to a question; `in` accepts a placement with its squares in either order."""

    def __init__(self, question: Question) -> None:
        super().__init__(tuple(answers(question)))
        self._question = question

    def __contains__(self, action: object) -> bool:
        try:
            check(self._question, action)
        except IllegalAction:
            return False
        return True


class Personimo(Game[State, View, AnyAction]):
    """A tile-laying game for the Decktet, by M. C. DeMarco."""

    spec = Spec(
        name="personimo",
        rules_version=1,
        seats=(1, 2, 3, 4, 5, 6),
        options=OPTIONS,
        conditions=CONDITIONS,
        presets=PRESETS,
    )
    state_type = State
    view_type = View
    action_type = AnyAction
    event_type = AnyEvent

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """A checked setup: the options go together, and there are enough cards for them."""
        setup = super().setup(seats, options, seed)
        check_cards(seats, setup.options)
        return setup

    def next_options(self, setup: Setup) -> dict[str, OptionValue]:
        """In a tournament the first order rotates by one seat each game (PM-50)."""
        number = int(setup.options["tournament"])
        return setup.options | {"tournament": number % setup.seats + 1 if number else 0}

    def games_in_series(self, setup: Setup) -> int | None:
        """A tournament has as many games as players, so that everybody is first once (PM-50)."""
        return setup.seats if setup.options["tournament"] else None

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """Headquarters, deck and first row are dealt."""
        return turns.begin(setup, chance, at_ms)

    def waiting_for(self, state: State) -> Mapping[Seat, Decision]:
        """The owner of the acting architect; all who still settle their suits, at once."""
        return {seat: Decision(_what(state, seat), deadline_ms=state.deadline_ms) for seat in state.asked()}

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything but the deck and the cards set aside."""
        return view_of(state, seat)

    def legal(self, view: View) -> Answers:
        """Spots for the card, cards to claim, suits to fix."""
        return Answers(question_in_view(view))

    def apply(self, state: State, seat: Seat, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        """Check, then play. Chance speaks at the start, and again only where discards are reshuffled (PM-111)."""
        question = question_in_state(state, seat)
        match check(question, action):
            case Claim() as checked:
                return turns.claim(state, checked, at_ms, chance)
            case Place() as checked:
                return turns.place(state, checked, at_ms, chance)
            case Discard():
                return turns.discard(state, at_ms, chance)
            case Fix() as checked:
                return turns.fix(state, seat, find_open(question, checked), checked)
            case Carry() as checked:
                return turns.carry(state, seat, find_scoring(question, checked), checked)
            case Propose() as checked:
                return turns.propose(state, checked)
            case Settle():
                return turns.settle(state, seat)

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        """The default for everybody whose time has run out."""
        if state.deadline_ms is None or at_ms < state.deadline_ms:
            return None
        events: list[Event] = []
        revealed = False
        for seat in state.asked():
            step = self.apply(state, seat, default_action(question_in_state(state, seat)), at_ms, chance)
            state, revealed = step.state, revealed or step.revealed
            events += step.events
        return Step(state=state, events=tuple(events), revealed=revealed)

    def outcome(self, state: State) -> Outcome | None:
        """Ranks and score sheets, once the game is over."""
        return outcome_of(state.rules, state.districts) if state.phase == "over" else None

    def determinize(self, view: View, chance: Chance) -> State:
        """The unseen cards in some order."""
        return determinize(view, chance)


def _what(state: State, seat: Seat) -> str:
    """What a seat is asked, in a word: place, discard, claim or settle."""
    if state.phase == "place" and not question_in_state(state, seat).spots():
        return "discard"
    return state.phase


PERSONIMO = Personimo()
