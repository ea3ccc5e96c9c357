"""The one check of what a seat may do: `legal` lists what it accepts, `apply` refuses what it does not.

It looks at a view, so what is offered can depend on nothing the seat may not know.
"""

from collections.abc import Iterator
from functools import cached_property
from random import Random
from typing import get_args

from msgspec.structs import replace

from salon.core import IllegalAction, LegalActions, ListedActions, Seat
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.model.actions import (
    AnyAction,
    Arrange,
    ChooseMode,
    ChooseSide,
    Clear,
    GiveUp,
    Hint,
    Lay,
    Lift,
    Move,
    NameDeck,
    NewChallenge,
    OrderChallenge,
    PickChallenge,
    PickTask,
    Ready,
    Roll,
    TakeHint,
    TestFace,
    TurnFace,
)
from salon.games.polyminix.model.board import count_spots, free, mask, spots
from salon.games.polyminix.model.pieces import Cell, PieceId, piece_of
from salon.games.polyminix.model.problem import Placement
from salon.games.polyminix.model.public_state import Phase, PublicState
from salon.games.polyminix.model.view import View
from salon.games.polyminix.rules import made_to_order
from salon.games.polyminix.rules.completion import forbids
from salon.games.polyminix.rules.goals import box_of, challenges, in_the_deck, squares_for
from salon.games.polyminix.rules.modes import offered_modes

RESTLESS = 0.1
"""How often random play gives up, and how often it takes something back."""

_PHASES: dict[type[AnyAction], tuple[Phase, ...]] = {
    Roll: ("roll", "test", "start"),
    ChooseMode: ("mode",),
    NameDeck: ("deck",),
    ChooseSide: ("side",),
    PickChallenge: ("pick",),
    PickTask: ("pick",),
    NewChallenge: ("pick", "deck"),
    Lay: ("race",),
    Move: ("race",),
    Lift: ("race",),
    Clear: ("race",),
    Arrange: ("race",),
    Ready: ("ready",),
    GiveUp: ("race",),
    TakeHint: ("race",),
}


def check(view: View, action: AnyAction | OrderChallenge) -> None:
    """Raises IllegalAction, with the rule, unless the view's seat may do this now."""
    table = view.table
    if view.seat is None or view.seat not in table.asked:
        raise IllegalAction("not-asked")
    if isinstance(action, OrderChallenge):
        raise IllegalAction("polyminix-not-made", "PX-33")
    if type(action) not in _PHASES:
        raise IllegalAction("malformed")
    if table.phase not in _PHASES[type(action)]:
        raise IllegalAction(f"polyminix-asked-to-{table.phase}")
    if table.phase == "race":
        _check_move(view, view.seat, action)
    else:
        _check_choice(table, view.seat, action)


def _check_choice(table: PublicState, seat: Seat, action: AnyAction) -> None:
    """Before the race."""
    match action:
        case ChooseMode(mode):
            if mode not in offered_modes(table):
                raise IllegalAction("polyminix-no-such-mode", "PX-11" if table.rules.with_cards else "PX-20")
        case ChooseSide(card, side):
            _check_side(table, seat, card, side)
        case PickChallenge(challenge):
            if not table.rules.with_cards or challenge not in challenges():
                raise IllegalAction("polyminix-no-such-challenge", "PX-30", challenge=challenge)
        case PickTask():
            if table.rules.with_cards:
                raise IllegalAction("polyminix-pick-a-challenge", "PX-30")
        case NewChallenge():
            made_to_order.check(table, seat, action)


def _check_move(view: View, seat: Seat, action: AnyAction) -> None:
    """In the race."""
    match action:
        case Lay(piece, cells):
            if _lies(view, piece):
                raise IllegalAction("polyminix-already-laid", "PX-14", piece=piece)
            _check_placement(view, seat, piece, cells)
        case Move(piece, cells):
            _check_lies(view, piece)
            _check_placement(view, seat, piece, cells)
        case Lift(piece):
            _check_lies(view, piece)
        case Clear():
            if not view.laid:
                raise IllegalAction("polyminix-nothing-laid", "PX-14")
        case Arrange(laid):
            _check_arrangement(view, seat, laid)
        case TakeHint():
            if not view.may_ask:
                raise IllegalAction("polyminix-no-hints", "PX-31")
            if action.hint == _answered(view):
                raise IllegalAction("polyminix-hint-answered", "PX-31")


def legal(view: View) -> LegalActions[AnyAction]:
    """Every action that `check` accepts."""
    if view.seat is None or view.seat not in view.table.asked:
        return ListedActions[AnyAction](())
    if view.table.phase == "race":
        return RaceMoves(view, view.seat)
    return ListedActions(tuple(_answers(view.table, view.seat)))


def _answers(table: PublicState, seat: Seat) -> Iterator[AnyAction]:
    match table.phase:
        case "roll" | "test" | "start":
            yield Roll()
        case "ready":
            yield Ready()
        case "mode":
            yield from map(ChooseMode, offered_modes(table))
        case "deck":
            yield from map(NameDeck, Level)
        case "side":
            for held in table.hands[seat]:
                if held.side is None:
                    yield from (ChooseSide(held.card, 0), ChooseSide(held.card, 1))
        case "pick" if table.rules.with_cards:
            yield from (
                PickChallenge(each.id, test)
                for each in in_the_deck(table.edition)
                for test in get_args(TestFace)
            )
        case "pick":
            yield from (PickTask(turn, test) for turn in get_args(TurnFace) for test in get_args(TestFace))
        case "race" | "over":
            return


def _check_side(table: PublicState, seat: Seat, card: str, side: int) -> None:
    if side not in (0, 1):
        raise IllegalAction("malformed", "PX-12")
    for held in table.hands[seat]:
        if held.card == card:
            if held.side is not None:
                raise IllegalAction("polyminix-side-chosen", "PX-12")
            return
    raise IllegalAction("polyminix-not-your-card", "PX-12")


def _lies(view: View, piece: PieceId) -> bool:
    return any(placement.piece == piece for placement in view.laid)


def _check_lies(view: View, piece: PieceId) -> None:
    if not _lies(view, piece):
        raise IllegalAction("polyminix-not-laid", "PX-14", piece=piece)


def _answered(view: View) -> Hint | None:
    """The hint that was taken last about the pieces as they lie: taking it again would change nothing."""
    return view.hint if view.table.rules_version > 1 else None


def _check_arrangement(view: View, seat: Seat, laid: tuple[Placement, ...]) -> None:
    """Each piece has to be legal beside those named before it; the whole has to change something."""
    if {(each.piece, frozenset(each.cells)) for each in laid} == {
        (each.piece, frozenset(each.cells)) for each in view.laid
    }:
        raise IllegalAction("polyminix-nothing-changed", "PX-14")
    before = replace(view, laid=())
    for each in laid:
        if _lies(before, each.piece):
            raise IllegalAction("polyminix-already-laid", "PX-14", piece=each.piece)
        _check_placement(before, seat, each.piece, each.cells)
        before = replace(before, laid=(*before.laid, each))


def _check_placement(view: View, seat: Seat, piece: PieceId, cells: tuple[Cell, ...]) -> None:
    table = view.table
    if piece not in table.kit:
        raise IllegalAction("polyminix-not-in-kit", "PX-1", piece=piece)
    if forbids(box_of(table, seat), piece):
        raise IllegalAction("polyminix-box-forbids", "PX-14", piece=piece)
    if not cells or len(set(cells)) < len(cells) or piece_of(cells) != piece:
        raise IllegalAction("polyminix-not-that-piece", "PX-14", piece=piece)
    if not squares_for(table, seat).issuperset(cells):
        raise IllegalAction("polyminix-sticks-out", "PX-14", piece=piece)
    for placement in view.laid:
        if placement.piece == piece:
            if set(placement.cells) == set(cells):
                raise IllegalAction("polyminix-lies-there", "PX-14", piece=piece)
        elif not set(placement.cells).isdisjoint(cells):
            raise IllegalAction("polyminix-overlaps", "PX-14", piece=piece, other=placement.piece)


class RaceMoves(LegalActions[AnyAction]):
    """What a racing seat may do: lay, move, lift, clear, ask and give up. `in` calls the check.

    There are too many actions to list, so they are counted and generated on demand.
    """

    listed = False

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._open = free(squares_for(view.table, seat), view.laid)
        self._laid = {placement.piece: placement.cells for placement in view.laid}
        box = box_of(view.table, seat)
        self._pieces = [
            piece for piece in view.table.kit if piece not in self._laid and not forbids(box, piece)
        ]

    def __iter__(self) -> Iterator[AnyAction]:
        for piece in self._pieces:
            yield from (Lay(piece, cells) for cells in spots(self._open, piece))
        for piece in self._laid:
            yield from self._moves(piece)
        yield from self._others

    def __len__(self) -> int:
        moved = sum(count_spots(self._without(piece), (piece,)) - 1 for piece in self._laid)
        return count_spots(self._open, self._pieces) + moved + len(self._others)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, AnyAction):
            return False
        try:
            check(self._view, action)
        except IllegalAction:
            return False
        return True

    def sample(self, random: Random) -> AnyAction:
        """Mostly a piece laid somewhere; now and then another move, or giving up, so that random play ends."""
        chance = random.random()
        pieces = [piece for piece in self._pieces if count_spots(self._open, (piece,))]
        if chance < RESTLESS or not (pieces or self._laid):
            return GiveUp()
        if chance < 2 * RESTLESS or not pieces:
            moved = next(self._moves(random.choice([*self._laid])), None) if self._laid else None
            others = [each for each in (*self._others, moved) if each is not None and each != GiveUp()]
            return random.choice(others or [GiveUp()])
        piece = random.choice(pieces)
        return Lay(piece, random.choice(list(spots(self._open, piece))))

    @cached_property
    def _others(self) -> tuple[AnyAction, ...]:
        back: tuple[AnyAction, ...] = (*map(Lift, self._laid), Clear()) if self._laid else ()
        shown = _answered(self._view)
        hints = [TakeHint(hint) for hint in get_args(Hint) if hint != shown] if self._view.may_ask else ()
        return (*back, *hints, GiveUp())

    def _without(self, piece: PieceId) -> int:
        """The free squares once a piece is lifted."""
        return self._open | mask(self._laid[piece])

    def _moves(self, piece: PieceId) -> Iterator[AnyAction]:
        for cells in spots(self._without(piece), piece):
            if set(cells) != set(self._laid[piece]):
                yield Move(piece, cells)
