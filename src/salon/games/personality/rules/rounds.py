"""How rounds begin: the deal (PY-3), reading (PY-10), laying (PY-32), the next reader (PY-20), and empty hands."""

from msgspec.structs import replace

from salon.core import Chance, Seat, Setup
from salon.core.step_builder import at
from salon.games.personality.content.board import Board
from salon.games.personality.content.cards import Card, CardId
from salon.games.personality.model.actions import Lay, LeaveOut, Read
from salon.games.personality.model.events import (
    CardLeftOut,
    CardRead,
    CardsLaid,
    Drew,
    Ended,
    LockedIn,
    RoundBegan,
    RoundsOver,
)
from salon.games.personality.model.public_state import PersonaId, PublicState, Round
from salon.games.personality.model.state import State
from salon.games.personality.rules.rules import cast_in
from salon.games.personality.rules.steps import HAND, Play


def deal(
    setup: Setup,
    board: Board,
    stock: tuple[CardId, ...],
    own: tuple[Card, ...],
    personas: tuple[PersonaId, ...],
    chance: Chance,
    at_ms: int,
) -> Play:
    """Deal seven cards of the shuffled stock to each player. Seat 0, who opened the table, reads first."""
    seats = range(setup.seats)
    hands = tuple(stock[HAND * seat : HAND * (seat + 1)] for seat in seats)
    cast = cast_in(setup.options, personas, setup.seats)
    order = (personas[place] for place in chance.order("personas", len(personas)))
    others = (persona for persona in order if persona not in cast.values())
    nothing = (None,) * setup.seats
    table = PublicState(
        rules_version=setup.rules_version,
        seats=setup.seats,
        options=setup.options,
        board=board,
        phase="read",
        round=Round(0, 0),
        asked=(),
        reader=setup.seats - 1,
        squares=(0,) * setup.seats,
        traits=((),) * setup.seats,
        tries=(0,) * setup.seats,
        contests=(0,) * setup.seats,
        personas=tuple(cast.get(seat) or next(others) for seat in seats),
        own=len(own),
    )
    state = State(
        table=table,
        stock=stock[HAND * setup.seats :],
        hands=hands,
        ballots=nothing,
        cards=nothing,
        contests=nothing,
        picks=nothing,
        swaps=nothing,
        own=own,
    )
    play = Play(state, at_ms, revealed=True)
    for seat in seats:
        play.tell(Drew(seat, HAND, "deal", hands[seat]))
    next_round(play)
    return play


def next_round(play: Play) -> None:
    """Begin the next inverted round that is due (PY-32), or ask the next reader clockwise (PY-20).

    After the last round of a game with a limit, those furthest on the track win (PY-80).
    """
    rounds = play.table.rules.rounds
    if rounds and play.table.round.number >= rounds:
        play.tell(RoundsOver(rounds))
        end(play, _furthest(play.table), exhausted=False)
        return
    if not any(play.state.hands):
        _deal_again(play)
    if not any(play.state.hands):
        end(play, _furthest(play.table), exhausted=True)
        return
    table = play.table
    number, following = table.round.number + 1, (table.reader + 1) % table.seats
    play.lay_out(pairs=(), bid=None, arguments=(), choices=())
    if table.inversions:
        subject = table.inversions[0]
        play.lay_out(inversions=table.inversions[1:])
        play.ask(
            "lay",
            _with_cards(play.state),
            round=Round(number, following, subject=subject, laid=(None,) * table.seats, pairs=table.pairs),
        )
        play.tell(RoundBegan(number, following, subject))
    else:
        reader = next(seat for seat in _clockwise(table, following) if play.state.hands[seat])
        play.ask("read", (reader,), round=Round(number, reader, pairs=table.pairs), reader=reader)
        play.tell(RoundBegan(number, reader, None))


def read(play: Play, seat: Seat, action: Read) -> None:
    """Read a card face up, without drawing another (PY-10), and ask everybody to choose."""
    play.take(seat, action.card)
    play.tell(CardRead(seat, action.card))
    play.revealed = True
    everybody = tuple(range(play.table.seats))
    play.ask("choose", everybody, round=replace(play.table.round, card=action.card), choices=everybody)


def lay(play: Play, seat: Seat, action: Lay) -> None:
    """Note which card a player lays; it stays hidden until all have laid one."""
    play.change(cards=at(play.state.cards, seat, action.card))
    play.answer(seat)
    play.tell(LockedIn(seat))
    lay_open(play)


def lay_open(play: Play) -> None:
    """Once nobody is asked any more, turn all cards face up and ask everybody to choose one."""
    table, laid = play.table, play.state.cards
    if table.asked or table.round.subject is None:
        return
    choices = tuple(seat for seat, card in enumerate(laid) if card is not None)
    if not choices:
        play.lay_out(pairs=table.round.pairs)
        next_round(play)
        return
    for seat in choices:
        play.take(seat, laid[seat] or "")
    play.revealed = True
    play.tell(CardsLaid(table.round.subject, laid))
    play.ask("choose", tuple(range(table.seats)), round=replace(table.round, laid=laid), choices=choices)


def pass_reader(play: Play) -> None:
    """Skip a reader who is away, and go on to the next. A pair waits for the next vote. Nothing has been read, so
    this counts as no round."""
    rnd = play.table.round
    if not play.table.is_first_version:
        play.lay_out(round=replace(rnd, number=rnd.number - 1))
    play.lay_out(pairs=rnd.pairs)
    next_round(play)


def leave_out(play: Play, seat: Seat, action: LeaveOut) -> None:
    """Take a card out of the game (PY-73). The reader draws another one and is asked to read."""
    play.revealed = True
    play.tell(CardLeftOut(action.card))
    play.lay_out(left_out=(*play.table.left_out, action.card))
    reader = play.table.round.reader
    if play.table.phase == "read":
        play.take(seat, action.card)
    play.draw(reader, 1, "left-out")
    if play.state.hands[reader]:
        play.ask("read", (reader,), round=replace(play.table.round, card=None), choices=())
    else:
        play.lay_out(pairs=play.table.round.pairs)
        next_round(play)


def end(play: Play, winners: tuple[Seat, ...], *, exhausted: bool) -> None:
    """The game is over."""
    play.ask("over", (), winners=winners, choices=(), bid=None, swappers=())
    play.tell(Ended(winners, exhausted))


def _deal_again(play: Play) -> None:
    """All draw seven cards, one at a time in turn, so that a short stock is shared fairly (PY-20)."""
    table = play.table
    order = _clockwise(table, (table.reader + 1) % table.seats)
    cards = play.state.stock[: HAND * table.seats]
    play.change(stock=play.state.stock[len(cards) :])
    for place, seat in enumerate(order):
        share = cards[place :: table.seats]
        if share:
            play.hold(seat, *share)
            play.tell(Drew(seat, len(share), "empty", share))


def _with_cards(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, hand in enumerate(state.hands) if hand)


def _clockwise(table: PublicState, first: Seat) -> tuple[Seat, ...]:
    return tuple((first + step) % table.seats for step in range(table.seats))


def _furthest(table: PublicState) -> tuple[Seat, ...]:
    return tuple(seat for seat, square in enumerate(table.squares) if square == max(table.squares))
