"""The race: all cover at once, and the server's clock decides who was first (PX-14 to PX-16)."""

from salon.core import Seat
from salon.core.step_builder import at
from salon.games.polyminix.model.actions import (
    AnyAction,
    Arrange,
    Clear,
    GiveUp,
    Lay,
    Lift,
    Move,
    TakeHint,
)
from salon.games.polyminix.model.events import (
    Arranged,
    Completed,
    FigureCovered,
    GaveUp,
    HintTaken,
    Laid,
    Lifted,
    RaceStarted,
)
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import PublicState, Runner
from salon.games.polyminix.model.state import Charged
from salon.games.polyminix.rules.goals import missing
from salon.games.polyminix.rules.modes import mode_rule
from salon.games.polyminix.rules.steps import Play


def start(play: Play) -> None:
    """The starting gun, and the deadline: the clock's, or the table's limit (PX-16)."""
    table = play.table
    allowed_ms = table.rules.clock_ms if mode_rule(table).on_the_clock else table.rules.limit_ms
    deadline = None if allowed_ms is None else play.at_ms + allowed_ms
    play.ask(
        "race",
        *table.players,
        started_ms=play.at_ms,
        deadline_ms=deadline,
        runners=(Runner(),) * table.seats,
    )
    play.tell(RaceStarted(play.at_ms, deadline))


def carry_out(play: Play, seat: Seat, action: AnyAction) -> None:
    """What a player does in a race."""
    match action:
        case Lay() | Move():
            lay(play, seat, action)
        case Arrange():
            arrange(play, seat, action)
        case Lift():
            lift(play, seat, action)
        case Clear():
            lift(play, seat, None)
        case GiveUp():
            give_up(play, seat)
        case TakeHint():
            take_hint(play, seat, action)


def lay(play: Play, seat: Seat, action: Lay | Move) -> None:
    """A piece is laid, or moved. If nothing is missing any more, the figure is complete."""
    play.revealed = False
    placement = Placement(action.piece, tuple(sorted(action.cells)))
    others = tuple(each for each in play.state.boards[seat] if each.piece != action.piece)
    play.put(seat, (*others, placement))
    runner = play.table.runners[seat]
    play.tell(Laid(seat, runner.squares, runner.pieces, placement))
    if not missing(play.table, seat, play.state.boards[seat]):
        _complete(play, seat)


def lift(play: Play, seat: Seat, action: Lift | None) -> None:
    """A piece, or every piece, is taken back. Lifting a wrong one can complete a figure of game 2."""
    play.revealed = False
    before = play.state.boards[seat]
    left = tuple(each for each in before if action is not None and each.piece != action.piece)
    play.put(seat, left)
    runner = play.table.runners[seat]
    lifted = tuple(each.piece for each in before if each not in left)
    play.tell(Lifted(seat, runner.squares, runner.pieces, lifted))
    if left and not missing(play.table, seat, left):
        _complete(play, seat)


def arrange(play: Play, seat: Seat, action: Arrange) -> None:
    """Several pieces are laid, moved and lifted at once. If nothing is missing any more, the figure is complete."""
    play.revealed = False
    laid = tuple(Placement(each.piece, tuple(sorted(each.cells))) for each in action.laid)
    play.put(seat, laid)
    runner = play.table.runners[seat]
    play.tell(Arranged(seat, runner.squares, runner.pieces, laid))
    if laid and not missing(play.table, seat, laid):
        _complete(play, seat)


def take_hint(play: Play, seat: Seat, action: TakeHint) -> None:
    """Note what the solver is asked (PX-31). It answers in a worker, from the view. A hint cannot be taken back.

    Asking the same about the same pieces again costs nothing, since the answer is the same.
    """
    state = play.state
    play.change(hints=at(state.hints, seat, action.hint))
    if play.table.rules_version > 1:
        asked = Charged(action.hint, tuple(sorted(state.boards[seat])))
        if asked in state.charged[seat]:
            return
        play.change(charged=at(state.charged, seat, (*state.charged[seat], asked)))
    play.run(seat, hints=play.table.runners[seat].hints + 1)
    play.tell(HintTaken(seat, action.hint))


def give_up(play: Play, seat: Seat) -> None:
    """A player is out of this race (PX-16)."""
    play.run(seat, gave_up=True)
    play.tell(GaveUp(seat))
    _leave(play, seat)


def place_of(table: PublicState, seat: Seat) -> int | None:
    """A player's place among those who have completed: equal times share it (PX-15)."""
    mine = table.runners[seat].done_ms
    if mine is None:
        return None
    return 1 + sum(runner.done_ms is not None and runner.done_ms < mine for runner in table.runners)


def points_for(table: PublicState, seat: Seat, place: int) -> int:
    """What a place is worth to a seat in this turn's mode (PX-11)."""
    return mode_rule(table).points(place, table.hands[seat])


def is_decided(table: PublicState) -> bool:
    """Whether nobody who is still covering can score any more (PX-16)."""
    done = sum(runner.done_ms is not None for runner in table.runners)
    return all(points_for(table, seat, done + 1) == 0 for seat in table.asked)


def _complete(play: Play, seat: Seat) -> None:
    table = play.table
    play.revealed = True
    runner = table.runners[seat]
    covered = (*play.state.covered[seat], play.state.boards[seat])
    play.change(covered=at(play.state.covered, seat, covered), charged=at(play.state.charged, seat, ()))
    if runner.part + 1 < len(table.hands[seat]):
        play.put(seat, ())
        play.run(seat, part=runner.part + 1)
        play.tell(FigureCovered(seat, runner.part + 1))
        return
    play.change(boards=at(play.state.boards, seat, ()))
    ms = max(play.at_ms - (table.started_ms or 0), 0)
    play.run(seat, part=runner.part + 1, done_ms=ms)
    play.tell(Completed(seat, place_of(play.table, seat) or 1, ms, table.mode or "solo"))
    _leave(play, seat)


def _leave(play: Play, seat: Seat) -> None:
    """A player stops covering. If nobody else can score, the race closes after this millisecond: a player who
    completes within it still shares the place (PX-15)."""
    table = play.table
    play.lay_out(asked=tuple(other for other in table.asked if other != seat))
    if play.table.asked and is_decided(play.table):
        closing = play.at_ms + 1
        play.lay_out(deadline_ms=min(closing, table.deadline_ms or closing))
