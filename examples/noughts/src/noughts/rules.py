"""What may happen: the game as Salon plays it."""

from collections.abc import Mapping

from msgspec.structs import asdict, replace

from noughts.model import ROWS, AnyEvent, Began, BoardFilled, Mark, Marked, RowMade, State, View
from salon import core
from salon.core import IllegalAction, Seat, Sheet, SheetLine, Step

MISERE = core.Option("misere", (False, True), False, "aim")


def check(state: State, seat: Seat | None, action: Mark) -> None:
    """Raise IllegalAction unless a seat may take an action. Both `legal` and `apply` ask here."""
    if state.over or seat != state.turn:
        raise IllegalAction("not-asked")
    if not isinstance(action, Mark):
        raise IllegalAction("malformed")
    if not 0 <= action.cell < len(state.cells):
        raise IllegalAction("noughts-no-such-cell", cell=action.cell)
    if state.cells[action.cell] is not None:
        raise IllegalAction("noughts-taken")


class Noughts(core.Game[State, View, Mark]):
    """Noughts and crosses, with its misère variant: three in a row loses."""

    spec = core.Spec("noughts", 1, seats=(2,), options=(MISERE,), hidden_hands=False)
    state_type, view_type, action_type, event_type = State, View, Mark, AnyEvent

    def start(self, setup: core.Setup, chance: core.Chance, at_ms: int) -> Step:
        first = chance.number("first", 2)
        state = State(misere=bool(setup.options["misere"]), turn=first)
        return Step(state=state, events=(Began(first),), revealed=True)

    def waiting_for(self, state: State) -> Mapping[Seat, core.Decision]:
        return {} if state.over else {state.turn: core.Decision("mark")}

    def view(self, state: State, seat: Seat | None) -> View:
        return View(**asdict(state), seat=seat)

    def legal(self, view: View) -> core.ListedActions[Mark]:
        actions = map(Mark, range(len(view.cells)))
        return core.ListedActions.allowed(actions, lambda action: check(view, view.seat, action))

    def apply(self, state: State, seat: Seat, action: Mark, at_ms: int, chance: core.Chance) -> Step:
        check(state, seat, action)
        cells = (*state.cells[: action.cell], seat, *state.cells[action.cell + 1 :])
        row = next((row for row in ROWS if all(cells[cell] == seat for cell in row)), ())
        state = replace(state, cells=cells, row=row, turn=1 - seat)
        events: list[core.Event] = [Marked(seat, action.cell)]
        if state.over:
            events.append(RowMade(seat) if row else BoardFilled())
        return Step(state=state, events=tuple(events), revealed=False)

    def outcome(self, state: State) -> core.Outcome | None:
        if not state.over:
            return None
        winner = state.turn if state.misere else 1 - state.turn  # the last to move has made the row
        how = ["won" if seat == winner else "lost" for seat in (0, 1)] if state.row else ["drawn", "drawn"]
        points = [1 if each == "won" else 0 for each in how]
        sheets = [Sheet((SheetLine(f"noughts-line-{how[seat]}", n),), n) for seat, n in enumerate(points)]
        return core.Outcome(ranks=tuple(2 if each == "lost" else 1 for each in how), sheets=tuple(sheets))

    def determinize(self, view: View, chance: core.Chance) -> State:
        known = asdict(view)
        del known["seat"]  # nothing is hidden: the view is the whole state
        return State(**known)
