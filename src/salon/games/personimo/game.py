"""Personimo as a `core.Game`."""

from collections.abc import Mapping

from msgspec.structs import replace

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
from salon.games.personimo.model.actions import (
    AnyAction,
    Carry,
    Claim,
    Discard,
    Fix,
    Place,
    Propose,
    Select,
    Settle,
)
from salon.games.personimo.model.events import AnyEvent
from salon.games.personimo.model.state import State
from salon.games.personimo.model.view import View
from salon.games.personimo.rules import turns
from salon.games.personimo.rules.legality import (
    PendingDecision,
    check,
    decision_in_state,
    decision_in_view,
    find_open,
    find_own,
    find_scoring,
    legal_actions,
    seats_to_act,
)
from salon.games.personimo.rules.scoring.move_values import default_action
from salon.games.personimo.rules.scoring.outcome import outcome_of
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import (
    CONDITIONS,
    EXTRAS,
    OPTIONS,
    PRESETS,
    check_cards,
    next_in_tournament,
    of_its_version,
    rules_for,
    rules_of,
)
from salon.games.personimo.rules.view_building import view_of
from salon.games.personimo.rules.view_reading import determinize

RULES_VERSION = 2
"""In version 1 the headquarters of the Waning was dealt by chance, and its titles were given in every solitaire."""


class LegalActions(ListedActions[AnyAction]):
    """The legal actions of a seat; `in` accepts a placement with its squares in either order."""

    def __init__(self, decision: PendingDecision) -> None:
        super().__init__(tuple(legal_actions(decision)))
        self._decision = decision

    def __contains__(self, action: object) -> bool:
        try:
            check(self._decision, action)
        except IllegalAction:
            return False
        return True


class Personimo(Game[State, View, AnyAction]):
    """A tile-laying game for the Decktet, by M. C. DeMarco."""

    spec = Spec(
        name="personimo",
        rules_version=RULES_VERSION,
        seats=(1, 2, 3, 4, 5, 6),
        options=OPTIONS,
        conditions=CONDITIONS,
        extras=EXTRAS,
        presets=PRESETS,
        hidden_hands=False,
    )
    state_type = State
    view_type = View
    action_type = AnyAction
    event_type = AnyEvent

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """Check that the options go together and that there are enough cards for them."""
        setup = super().setup(seats, options, seed)
        check_cards(seats, setup.options)
        return setup

    def resumed(self, setup: Setup) -> Setup:
        """A lone player's game of the first version goes on by its rules (PM-110, PM-112)."""
        return of_its_version(super().resumed(setup))

    def next_options(self, setup: Setup) -> dict[str, OptionValue]:
        """In a tournament the first order rotates by one seat each game (PM-50)."""
        return next_in_tournament(setup)

    def games_in_series(self, setup: Setup) -> int | None:
        """A tournament has as many games as players, so each of them is first once (PM-50)."""
        return setup.seats if rules_for(setup.seats, setup.options).order.series_game else None

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """Headquarters, deck and first row are dealt."""
        return turns.begin(setup, chance, at_ms)

    def waiting_for(self, state: State) -> Mapping[Seat, Decision]:
        """The owner of the acting architect, or all who still settle their suits."""
        rules = rules_of(state)
        return {
            seat: Decision(_what(rules, state, seat), deadline_ms=state.deadline_ms)
            for seat in seats_to_act(rules, state)
        }

    def view(self, state: State, seat: Seat | None) -> View:
        """Everything except the deck and the cards set aside."""
        return view_of(rules_of(state), state, seat)

    def legal(self, view: View) -> LegalActions:
        """Spots for the card, cards to claim, suits to fix."""
        return LegalActions(decision_in_view(view))

    def apply(self, state: State, seat: Seat, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        """Check the action and take it. Chance is used at the start, and where discards are reshuffled (PM-111)."""
        rules = rules_of(state)
        decision = decision_in_state(rules, state, seat)
        match check(decision, action):
            case Select() as checked:
                return turns.select(rules, state, seat, find_own(decision), checked, at_ms, chance)
            case Claim() as checked:
                return turns.claim(rules, state, checked, at_ms, chance)
            case Place() as checked:
                return turns.place(rules, state, checked, at_ms, chance)
            case Discard():
                return turns.discard(rules, state, at_ms, chance)
            case Fix() as checked:
                return turns.fix(rules, state, seat, find_open(decision, checked), checked)
            case Carry() as checked:
                return turns.carry(state, seat, find_scoring(decision, checked), checked)
            case Propose() as checked:
                return turns.propose(rules, state, checked)
            case Settle():
                return turns.settle(rules, state, seat)

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        """Take the default action for every seat whose time has run out."""
        if state.deadline_ms is None or at_ms < state.deadline_ms:
            return None
        events: list[Event] = []
        revealed = False
        rules = rules_of(state)
        for seat in seats_to_act(rules, state):
            action = default_action(decision_in_state(rules, state, seat))
            step = self.apply(state, seat, action, at_ms, chance)
            state, revealed = step.state, revealed or step.revealed
            events += step.events
        return Step(state=state, events=tuple(events), revealed=revealed)

    def outcome(self, state: State) -> Outcome | None:
        """Ranks and score sheets, once the game is over."""
        return outcome_of(rules_of(state), state.districts) if state.phase == "over" else None

    def determinize(self, view: View, chance: Chance) -> State:
        """A state with the unseen cards in some order."""
        return determinize(view, chance)

    def dealt_anew(self, state: State, seat: Seat, chance: Chance) -> State:
        """The unseen cards in another order. The time for the turn goes on."""
        return replace(self.determinize(self.view(state, seat), chance), deadline_ms=state.deadline_ms)


def _what(rules: Rules, state: State, seat: Seat) -> str:
    """Return what a seat is to decide: select, place, discard, claim or settle."""
    if state.phase == "place" and not decision_in_state(rules, state, seat).spots():
        return "discard"
    return state.phase


PERSONIMO = Personimo()
