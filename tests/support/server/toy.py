"""A tiny game with every kind of secret: a hidden deck, hidden hands, secret votes, and deadlines.

In each round all seats vote in secret at once. Then one seat has a turn: it marks (which can be taken back), draws or
passes.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from salon.core import (
    Action,
    Chance,
    Decision,
    Event,
    ForSeats,
    Game,
    IllegalAction,
    ListedActions,
    Option,
    OptionValue,
    Outcome,
    Pick,
    PublicEvent,
    Setup,
    Sheet,
    SheetLine,
    Spec,
    Step,
    TakenBack,
)
from salon.core.kit import Audience, BotKit, GameKit, Poll

CARDS = 24
TIME_MS = 30_000


class Vote(Action, frozen=True):
    points: int


class Mark(Action, frozen=True):
    number: int


class Draw(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    pass


AnyAction = Vote | Mark | Draw | Pass


class Voted(PublicEvent, frozen=True):
    seat: int


class Revealed(PublicEvent, frozen=True):
    votes: tuple[int, ...]


class Marked(PublicEvent, frozen=True):
    seat: int
    number: int


class Drawn(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Drawn":
        return self if seat == self.seat else Drawn(self.seat, None)


class Peeked(Event, frozen=True):
    """The seat that draws sees the bottom of the deck. The others do not learn that it happened."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> "Peeked | None":
        return self if seat == self.seat else None


class Passed(PublicEvent, frozen=True):
    seat: int


AnyEvent = Voted | Revealed | Marked | Drawn | Peeked | Passed | TakenBack
Phase = Literal["vote", "turn", "over"]


class State(Struct, frozen=True):
    options: dict[str, OptionValue]
    round: int
    phase: Phase
    deck: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    votes: tuple[int | None, ...]
    marks: tuple[int, ...]
    drawn: bool
    scores: tuple[int, ...]
    deadline_ms: int | None

    @property
    def turn(self) -> int:
        return self.round % len(self.hands)


class View(Struct, frozen=True):
    seat: int | None
    options: dict[str, OptionValue]
    round: int
    phase: Phase
    turn: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    voted: tuple[bool, ...]
    my_vote: int | None
    marks: tuple[int, ...]
    drawn: bool
    scores: tuple[int, ...]
    deck_left: int
    deadline_ms: int | None


class Toy(Game[State, View, AnyAction]):
    spec = Spec(
        name="toy",
        rules_version=1,
        seats=(2, 3, 4),
        options=(
            Option("rounds", (1, 2, 3, 50), 2, "length"),
            Option("clock", (False, True), False, "pace"),
        ),
        conditions=(ForSeats(Pick("rounds", 3), (2, 3)),),
    )
    state_type = State
    view_type = View
    action_type = AnyAction
    event_type = AnyEvent

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        deck = chance.order("deck", CARDS)
        hands = tuple((card,) for card in deck[: setup.seats])
        nothing = (0,) * setup.seats
        state = State(setup.options, 0, "vote", deck[setup.seats :], hands, (), (), False, nothing, None)
        return Step(state=_new_vote(state, at_ms), events=(), revealed=True)

    def waiting_for(self, state: State) -> Mapping[int, Decision]:
        if state.phase == "vote":
            asked = [seat for seat, vote in enumerate(state.votes) if vote is None]
            return {seat: Decision("vote", secret=True, deadline_ms=state.deadline_ms) for seat in asked}
        return {state.turn: Decision("turn", deadline_ms=state.deadline_ms)} if state.phase == "turn" else {}

    def view(self, state: State, seat: int | None) -> View:
        return View(
            seat=seat,
            options=state.options,
            round=state.round,
            phase=state.phase,
            turn=state.turn,
            hand=() if seat is None else state.hands[seat],
            hand_sizes=tuple(map(len, state.hands)),
            voted=tuple(vote is not None for vote in state.votes),
            my_vote=None if seat is None else state.votes[seat],
            marks=state.marks,
            drawn=state.drawn,
            scores=state.scores,
            deck_left=len(state.deck),
            deadline_ms=state.deadline_ms,
        )

    def legal(self, view: View) -> ListedActions[AnyAction]:
        if view.seat is None:
            return ListedActions(())
        if view.phase == "vote" and not view.voted[view.seat]:
            return ListedActions([Vote(points) for points in range(3)])
        if view.phase == "turn" and view.turn == view.seat:
            marks = [Mark(number) for number in range(3)] if len(view.marks) < 3 else []
            draw = [] if view.drawn or not view.deck_left else [Draw()]
            return ListedActions([*marks, *draw, Pass()])
        return ListedActions(())

    def apply(self, state: State, seat: int, action: AnyAction, at_ms: int, chance: Chance) -> Step:
        del chance
        if action not in self.legal(self.view(state, seat)):
            raise IllegalAction("not-legal", "TOY-1")
        match action:
            case Vote(points):
                votes = (*state.votes[:seat], points, *state.votes[seat + 1 :])
                if None in votes:
                    return Step(state=replace(state, votes=votes), events=(Voted(seat),), revealed=False)
                known = tuple(vote for vote in votes if vote is not None)
                scores = tuple(map(sum, zip(state.scores, known, strict=True)))
                after = replace(
                    state, votes=votes, scores=scores, phase="turn", deadline_ms=_due(state, at_ms)
                )
                return Step(state=after, events=(Voted(seat), Revealed(known)), revealed=True)
            case Mark(number):
                after = replace(state, marks=(*state.marks, number))
                return Step(state=after, events=(Marked(seat, number),), revealed=False)
            case Draw():
                card, *deck = state.deck
                hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
                after = replace(state, deck=tuple(deck), hands=hands, drawn=True)
                events = (Drawn(seat, card), *([Peeked(seat, deck[-1])] if deck else []))
                return Step(state=after, events=events, revealed=True)
            case Pass():
                over = state.round + 1 == state.options["rounds"]
                after = (
                    replace(state, phase="over", deadline_ms=None)
                    if over
                    else _new_vote(replace(state, round=state.round + 1), at_ms)
                )
                return Step(state=after, events=(Passed(seat),), revealed=False)

    def expire(self, state: State, at_ms: int, chance: Chance) -> Step | None:
        if state.deadline_ms is None or at_ms < state.deadline_ms:
            return None
        events: list[Event] = []
        for seat, decision in self.waiting_for(state).items():
            step = self.apply(state, seat, Vote(0) if decision.what == "vote" else Pass(), at_ms, chance)
            state = step.state
            events += step.events
        return Step(state=state, events=tuple(events), revealed=True)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase != "over":
            return None
        ranks = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
        sheets = tuple(Sheet((SheetLine("toy-votes", score),), score) for score in state.scores)
        return Outcome(ranks, sheets)

    def determinize(self, view: View, chance: Chance) -> State:
        unseen = [card for card in range(CARDS) if card not in view.hand]
        cards = [unseen[i] for i in chance.order("unseen", len(unseen))]
        hands = []
        for seat, size in enumerate(view.hand_sizes):
            mine = seat == view.seat
            hands.append(view.hand if mine else tuple(cards.pop() for _ in range(size)))
        votes = tuple(
            (view.my_vote if seat == view.seat else chance.number(f"vote {seat}", 3)) if voted else None
            for seat, voted in enumerate(view.voted)
        )
        deck = tuple(cards[: view.deck_left])
        return State(
            view.options, view.round, view.phase, deck, tuple(hands), votes, view.marks, view.drawn, view.scores,
            view.deadline_ms,
        )  # fmt: skip


def _new_vote(state: State, at_ms: int) -> State:
    votes = (None,) * len(state.hands)
    return replace(state, phase="vote", votes=votes, marks=(), drawn=False, deadline_ms=_due(state, at_ms))


def _due(state: State, at_ms: int) -> int | None:
    return at_ms + TIME_MS if state.options["clock"] else None


TOY = Toy()


def _poll(view: View) -> Poll | None:
    return Poll(f"{view.round}", (0, 1, 2)) if view.phase == "vote" else None


def _revealed(view: View) -> str | None:
    return f"{view.round}" if view.phase != "vote" else None


def _no_bots() -> BotKit:
    return BotKit(bots={})


TOY_KIT = GameKit(
    game=TOY,
    words=Path(__file__).parent / "words",
    load_bots=_no_bots,
    levels=("easy", "middling", "hard"),
    audience=Audience(_poll, _revealed),
    answers=frozenset({"values", "hint", "advice"}),
)
