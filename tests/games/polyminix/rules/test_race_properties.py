"""In any race of Polyminix, the moves of different seats commute, and nobody sees another's pieces."""

from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from salon.core import SeededChance
from salon.games.polyminix.content.tasks import TABLE
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import AnyAction, GiveUp
from salon.games.polyminix.model.state import State
from tests.games.polyminix.tables import FIGURE, OTHER, Room, solution

SEATS = 3
TASKS = [task for row in TABLE.values() for task in row.values()]


def moved(state: State, seat: int, action: AnyAction) -> State:
    after: State = POLYMINIX.apply(state, seat, action, 10, SeededChance("any")).state
    return after


def some_race(random: Random) -> Room:
    """Somewhere in a race: everybody has laid a few pieces."""
    room = Room(SEATS, hints=True)
    if random.random() < 0.5:
        room.race("first-second-third", (random.choice([FIGURE, OTHER]),), test="without")
    else:
        room.solve(random.choice(TASKS))
    for _ in range(random.randrange(15)):
        seat = random.randrange(SEATS)
        room.act(seat, any_move(room, seat, random))
    return room


def any_move(room: Room, seat: int, random: Random) -> AnyAction:
    legal = POLYMINIX.legal(room.view(seat))
    while (move := legal.sample(random)) == GiveUp():
        pass
    return move


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_moves_of_different_seats_commute(seed: int) -> None:
    random = Random(seed)
    room = some_race(random)
    one, other = random.sample(range(SEATS), 2)
    first, second = any_move(room, one, random), any_move(room, other, random)
    here = moved(moved(room.state, one, first), other, second)
    there = moved(moved(room.state, other, second), one, first)
    assert here == there


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_nobody_sees_where_anothers_pieces_lie(seed: int) -> None:
    random = Random(seed)
    room = some_race(random)
    seat = random.randrange(SEATS)
    lie = {placement.cells for placement in room.state.boards[seat]}
    advance = room.timeline.act(seat, any_move(room, seat, random), 10)
    lie |= {placement.cells for placement in advance.timeline.state.boards[seat]}
    for other in (None, *(each for each in range(SEATS) if each != seat)):
        view = msgspec.to_builtins(POLYMINIX.view(advance.timeline.state, other))
        own = msgspec.to_builtins(advance.timeline.state.boards[other]) if other is not None else []
        assert list(view["laid"]) == list(own)
        assert not any(view["table"]["covers"])
        for event in advance.step.events:
            seen = event.seen_by(other)
            assert seen is not None
            assert getattr(seen, "placement", None) is None
            assert not getattr(seen, "lifted", ())


def test_pieces_are_shown_when_the_turn_is_over() -> None:
    room = Room(2).race("first", (FIGURE,)).complete(0, 5).expire(6)
    assert room.view(1).table.covers == ((solution(),), ())
