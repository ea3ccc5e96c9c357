"""Polyminix as a `core.Game`: each method calls the module that implements it."""

from collections.abc import Mapping

from msgspec.structs import replace

from salon.core import (
    Chance,
    Decision,
    Game,
    IllegalAction,
    LegalActions,
    OptionValue,
    Outcome,
    Seat,
    Setup,
    Spec,
    Step,
)
from salon.games.polyminix.model.actions import (
    AnyAction,
    ChooseMode,
    ChooseSide,
    GiveUp,
    NameDeck,
    NewChallenge,
    PickChallenge,
    PickTask,
    Ready,
    Roll,
    SentAction,
)
from salon.games.polyminix.model.events import AnyEvent
from salon.games.polyminix.model.state import State
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules import legality, made_to_order, race, scoring, solo, turns, view_building
from salon.games.polyminix.rules.rules import (
    CHALLENGE,
    CONDITIONS,
    DAY,
    FIGURE,
    OPTIONS,
    RULES_VERSION,
    rules_for,
)
from salon.games.polyminix.rules.steps import Play


class Polyminix(Game[State, View, AnyAction]):
    """A race with polyominoes: both games of the box, for one to four players."""

    state_type = State
    view_type = View
    action_type = AnyAction
    sent_type = SentAction
    event_type = AnyEvent
    spec = Spec(
        name="polyminix",
        rules_version=RULES_VERSION,
        seats=(1, 2, 3, 4),
        options=OPTIONS,
        conditions=CONDITIONS,
        extras=(DAY, CHALLENGE, FIGURE),
    )

    def setup(self, seats: int, options: Mapping[str, OptionValue], seed: str) -> Setup:
        """A checked setup. A challenge that is named in it has to be in the deck (PX-30), and a figure can be covered
        by what its squares allow (PX-35)."""
        setup = super().setup(seats, options, seed)
        solo.check_chosen(rules_for(setup.options))
        solo.check_day(rules_for(setup.options))
        solo.check_own_figure(rules_for(setup.options))
        return setup

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        """The decks are shuffled, and the first player is asked."""
        return turns.set_up(setup, chance, at_ms).step()

    def waiting_for(self, state: State) -> Mapping[Seat, Decision]:
        """Whose turn it is; in a race all who are still covering."""
        table = state.table
        secret = table.phase == "race"
        return {seat: Decision(table.phase, secret, table.deadline_ms) for seat in table.asked}

    def view(self, state: State, seat: Seat | None) -> View:
        """The table, and the seat's own pieces."""
        return view_building.view_of(state, seat)

    def replayed(self, state: State) -> View:
        """A replay shows everybody's pieces."""
        return view_building.replayed(state)

    def legal(self, view: View) -> LegalActions[AnyAction]:
        """What the seat may do. In a race the actions are counted but not listed."""
        return legality.legal(view)

    def apply(self, state: State, seat: Seat, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        """Check, then play. An action that arrives after the time of a race, or of the countdown, ends that and has no
        other effect."""
        if seat not in state.table.asked:
            raise IllegalAction("not-asked")
        legality.check(self.view(state, seat), action)
        play = Play(state, at_ms, chance)
        if _is_due(state, at_ms):
            _run_out(play)
        else:
            _carry_out(play, seat, action)
            scoring.settle(play)
        return play.step()

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        """The race starts when the countdown is over, and ends when its time is."""
        if not _is_due(state, at_ms):
            return None
        play = Play(state, at_ms, chance)
        _run_out(play)
        return play.step()

    def skip(self, state: State, seat: Seat, at_ms: int, chance: Chance) -> Step | None:
        """The table goes on without a player who is away: they give up, or the first legal choice is made (PX-16)."""
        if state.table.seats == 1 or seat not in state.table.asked:
            return None
        first = GiveUp() if state.table.phase == "race" else next(iter(self.legal(self.view(state, seat))))
        return self.apply(state, seat, first, at_ms, chance)

    def outcome(self, state: State) -> Outcome | None:
        """Points, turn by turn."""
        return scoring.outcome_of(state.table)

    def determinize(self, view: View, chance: Chance) -> State:
        """The unseen cards in a random order, and the others' pieces in random places."""
        return view_building.determinize(view, chance)

    def dealt_anew(self, state: State, seat: Seat, chance: Chance) -> State:
        """The decks in another order. Pieces that others have laid stay where they lie, hidden as before: random ones
        would not be what anybody has built."""
        del seat
        table = state.table
        held = () if table.rules.is_scripted else tuple(held.card for hand in table.hands for held in hand)
        return (
            replace(state, piles=turns.shuffled_piles(chance, held, table.edition)) if state.piles else state
        )


def _is_due(state: State, at_ms: int) -> bool:
    deadline = state.table.deadline_ms
    return state.table.phase in ("ready", "race") and deadline is not None and at_ms >= deadline


def _run_out(play: Play) -> None:
    if play.table.phase == "ready":
        turns.go(play)
    else:
        scoring.run_out(play)


def _carry_out(play: Play, seat: Seat, action: AnyAction) -> None:
    match action:
        case Roll():
            turns.roll(play, seat)
        case ChooseMode():
            turns.choose_mode(play, seat, action)
        case NameDeck():
            turns.name_deck(play, seat, action)
        case ChooseSide():
            turns.choose_side(play, seat, action)
        case Ready():
            turns.ready(play, seat)
        case PickChallenge() | PickTask():
            solo.pick(play, seat, action)
        case NewChallenge():
            made_to_order.lay_out(play, seat, action)
        case _:
            race.carry_out(play, seat, action)


POLYMINIX = Polyminix()
