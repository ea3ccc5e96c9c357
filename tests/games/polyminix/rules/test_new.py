"""New challenges on demand (PX-33): alone, and at a table that has agreed to them."""

from typing import cast

import msgspec
import pytest
from msgspec.structs import replace

from salon.core import BadSetup, IllegalAction, Note
from salon.games.polyminix.bots.levels import make
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.titles import title
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import ChooseMode, Mode, NameDeck, NewChallenge, Roll
from salon.games.polyminix.model.boxes import TEST_FACES
from salon.games.polyminix.model.events import ChallengeMade, TurnEnded
from salon.games.polyminix.model.pieces import DEFAULT_KIT
from salon.games.polyminix.rules.made_to_order import MADE_TO_ORDER, MOST
from salon.games.polyminix.solver import first
from tests.games.polyminix.tables import Room
from tests.support.rules import rule


def at_the_decks(mode: Mode, *, agreed: bool = True) -> Room:
    """A table of three at which the current player, seat 0, is to name a deck."""
    room = Room(3, starts="1", new_challenges=agreed)
    return room.rig(phase="deck", asked=(0,), mode=mode, current=0)


def granted(room: Room, wish: NewChallenge, seat: int = 0) -> NewChallenge:
    """The wish as the house hands it on."""
    order = MADE_TO_ORDER.order(room.view(seat), wish)
    assert order is not None
    made = msgspec.json.encode(make(msgspec.json.encode(order)))
    return cast("NewChallenge", MADE_TO_ORDER.fulfil(wish, made))


@rule("PX-33")
@pytest.mark.parametrize("level", Level)
def test_alone_a_new_challenge_is_made_by_level(level: Level) -> None:
    room = Room(1, solo="challenge")
    room.act(0, granted(room, NewChallenge(level, 7)))
    (made,) = room.table.made
    assert room.heard(ChallengeMade) == [ChallengeMade(0, made.id, Note(*title(made)), level, 7)]
    assert (made.level, room.table.phase) == (level, "test")
    room.act(0, Roll(), at_ms=2_000)
    assert (room.table.phase, room.table.started_ms) == ("race", 2_000)
    room.lay(0, *(first(made.problem(str(room.table.test_die), DEFAULT_KIT)) or ()), at_ms=9_000)
    (result,) = room.table.results
    assert (result.challenges, result.finishes[0].ms) == (((made.id,),), 7_000)


@rule("PX-33")
def test_the_same_wish_gives_the_same_challenge_and_another_number_another() -> None:
    room = Room(1, solo="challenge")
    one, same, other = (granted(room, NewChallenge(Level.YELLOW, number)).made for number in (5, 5, 6))
    assert one == same
    assert one[0].figure != other[0].figure


@rule("PX-33")
def test_a_family_can_be_wished_for() -> None:
    (made,) = granted(Room(1, solo="challenge"), NewChallenge(Level.GREEN, 1, "whirls")).made
    assert made.family == "whirls"


@rule("PX-33")
def test_in_company_all_cover_the_same_new_figure() -> None:
    room = at_the_decks("first")
    room.act(0, granted(room, NewChallenge(Level.GREEN, 7)))
    (made,) = room.table.made
    assert [[held.challenge for held in hand] for hand in room.table.hands] == [[made.id]] * 3
    piles = room.state.piles
    room.begin()
    room.lay(1, *(first(made.problem(str(room.table.test_die), DEFAULT_KIT)) or ()), at_ms=5_000)
    room.expire(5_001)
    (ended,) = room.heard(TurnEnded)
    assert ended.scores == (0, 3, 0)
    assert room.state.piles == piles, "a new challenge goes under no deck"
    assert room.table.made == (made,), "its result is still shown"


@rule("PX-33", "PX-11")
def test_two_cards_takes_two_new_challenges() -> None:
    room = at_the_decks("two-cards")
    room.act(0, granted(room, NewChallenge(Level.GREEN, MOST)))
    assert [held.card for held in room.table.hands[1]] == [f"new-green-any-{MOST}", "new-green-any-1"]


@rule("PX-33")
def test_new_challenges_are_forgotten_after_the_next_turn() -> None:
    room = at_the_decks("first")
    room.act(0, granted(room, NewChallenge(Level.GREEN, 7))).begin().expire(10_000_000)
    room.rig(phase="deck", asked=(1,), mode="first").act(1, NameDeck(Level.GREEN))
    assert room.table.made
    assert room.rig(phase="race", asked=(), deadline_ms=0).expire(20_000_000).table.made == ()


@rule("PX-33")
@pytest.mark.parametrize(
    ("room", "wish"),
    [
        (at_the_decks("first", agreed=False), NewChallenge(Level.GREEN, 1)),
        (at_the_decks("own-colour"), NewChallenge(Level.GREEN, 1)),
        (Room(1, solo="challenge", game="solve"), NewChallenge(Level.GREEN, 1)),
        (Room(1, solo="challenge"), NewChallenge(Level.GREEN, 0)),
        (Room(1, solo="challenge"), NewChallenge(Level.GREEN, MOST + 1)),
    ],
)
def test_what_may_not_be_wished_for_is_not_even_made(room: Room, wish: NewChallenge) -> None:
    with pytest.raises(IllegalAction):
        MADE_TO_ORDER.order(room.view(0), wish)
    with pytest.raises(IllegalAction):
        room.act(0, wish)


@rule("PX-33")
def test_a_wish_is_nothing_until_it_is_fulfilled() -> None:
    room = Room(1, solo="challenge")
    wish = NewChallenge(Level.GREEN, 7)
    other = granted(room, NewChallenge(Level.GREEN, 8))
    for unmade in (wish, replace(wish, made=other.made), replace(other, made=other.made * 2)):
        with pytest.raises(IllegalAction, match="not-made"):
            room.act(0, unmade)


@rule("PX-33")
def test_new_challenges_in_company_are_for_game_1() -> None:
    with pytest.raises(BadSetup):
        POLYMINIX.setup(2, {"new_challenges": True, "game": "solve"}, "seed")


@rule("PX-33")
def test_only_the_current_player_may_wish() -> None:
    room = Room(2, starts="1", new_challenges=True).rig(phase="mode", asked=(0,))
    room.act(0, ChooseMode("own-colour"))
    with pytest.raises(IllegalAction):
        MADE_TO_ORDER.order(room.view(1), NewChallenge(Level.RED, 1))


@rule("PX-33", "PX-4")
def test_six_tests_each() -> None:
    (made,) = granted(Room(1, solo="challenge"), NewChallenge(Level.RED, 3)).made
    for face in TEST_FACES:
        assert first(made.problem(face, DEFAULT_KIT)) is not None
