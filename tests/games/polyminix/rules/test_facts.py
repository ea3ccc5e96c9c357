"""What a view says so that the page need not know the rules: facts of the race, required and forbidden pieces."""

from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from salon.core import Note
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.content.tasks import (
    ALMOST,
    RectangleOfPerimeter,
    Square,
    SquareWithHoles,
    Symmetric,
)
from salon.games.polyminix.content.titles import title
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.actions import GiveUp, NameDeck, NewChallenge, PickChallenge, Roll, TestFace
from salon.games.polyminix.model.boxes import TEST_FACES, Anything, Must, Plus
from salon.games.polyminix.model.pieces import DEFAULT_KIT
from salon.games.polyminix.model.view import Facts, Made
from salon.games.polyminix.page_data import page_data
from salon.games.polyminix.rules.completion import forbids
from salon.games.polyminix.rules.goals import box_of, challenges, in_the_deck
from salon.games.polyminix.rules.modes import MODE_RULES
from tests.games.polyminix.rules.test_new import at_the_decks, granted
from tests.games.polyminix.rules.test_race_properties import some_race
from tests.games.polyminix.tables import FIGURE, OTHER, Room, built, solution
from tests.support.rules import rule

AREAS = {name: challenge.figure.area for name, challenge in challenges().items()}


def facts(room: Room) -> Facts:
    return room.view(None).facts


@given(st.integers(0, 2**32))
@settings(max_examples=30)
def test_everybody_has_the_same_facts(seed: int) -> None:
    """They follow from the public state alone, so they cannot tell where anybody's pieces lie."""
    room = some_race(Random(seed))
    views = [room.view(seat) for seat in (None, 0, 1, 2)]
    assert len({msgspec.json.encode(view.facts) for view in views}) == 1
    decoded = msgspec.json.decode(msgspec.json.encode(views[0].table), type=type(room.table))
    state = msgspec.structs.replace(room.state, table=decoded, boards=((),) * 3, covered=((),) * 3)
    assert POLYMINIX.view(state, None).facts == views[0].facts


@rule("PX-11", "PX-15")
def test_progress_counts_every_figure() -> None:
    room = Room(2).race("two-cards", (FIGURE, OTHER))
    assert facts(room).challenges == ((FIGURE, OTHER), (FIGURE, OTHER))
    assert (facts(room).shares, facts(room).covered) == ((0.0, 0.0), ((0, 0), (0, 0)))
    room.lay(0, *solution()[:2])
    laid = sum(len(placement.cells) for placement in solution()[:2])
    assert facts(room).covered[0] == (laid, 0)
    assert facts(room).shares[0] == pytest.approx(laid / AREAS[FIGURE] / 2, abs=1e-5)
    room.lay(0, *solution()[2:])
    assert (facts(room).covered[0], facts(room).shares[0]) == ((AREAS[FIGURE], 0), 0.5)
    room.complete(0)
    assert (facts(room).shares[0], facts(room).covered[0]) == (1.0, (AREAS[FIGURE], AREAS[OTHER]))


@rule("PX-20")
@pytest.mark.parametrize("task", [Square(4), RectangleOfPerimeter(18), Symmetric(5), SquareWithHoles(5)])
def test_a_test_is_never_shown_as_done_before_it_is(task: Square) -> None:
    room = Room(2, game="solve").solve(task)
    assert facts(room).boxes == (Anything(), Anything())
    shares = []
    for placement in built(task):
        shares.append(facts(room).shares[0])
        room.lay(0, placement)
    assert shares[0] == 0 < shares[1]
    assert all(one <= other for one, other in pairwise(shares))
    assert shares[-1] <= ALMOST


@rule("PX-16", "PX-18")
def test_who_is_out() -> None:
    room = Room(3).race("first-second-third", (FIGURE,))
    assert facts(room).out == ()
    assert facts(room.act(1, GiveUp())).out == (1,)
    assert facts(Room(3).rig(players=(0, 2))).out == (1,)


@rule("PX-14")
@pytest.mark.parametrize("test", TEST_FACES)
def test_a_view_names_the_pieces_that_its_box_requires_and_forbids(test: TestFace) -> None:
    room = Room(2).race("first", (FIGURE,), (OTHER,), test=test)
    for seat, challenge in enumerate((FIGURE, OTHER)):
        view, box = room.view(seat), challenges()[challenge].box(test)
        assert view.facts.boxes[seat] == box == box_of(room.table, seat)
        assert view.required == (box.pieces if isinstance(box, Must | Plus) else ())
        assert view.forbidden == tuple(piece for piece in DEFAULT_KIT.pieces if forbids(box, piece))
    assert room.view(None).required == room.view(None).forbidden == ()


@rule("PX-33")
def test_a_view_says_who_may_order_a_new_challenge() -> None:
    assert Room(1, solo="challenge").view(0).may_order
    assert not Room(1, solo="challenge", game="solve").view(0).may_order
    assert [at_the_decks("first").view(seat).may_order for seat in (0, 1, None)] == [True, False, False]
    assert not at_the_decks("own-colour").view(0).may_order
    assert not at_the_decks("first", agreed=False).view(0).may_order


@rule("PX-33")
def test_a_new_challenge_has_its_title_and_number() -> None:
    room = at_the_decks("two-cards")
    room.act(0, granted(room, NewChallenge(Level.GREEN, 41, "bites")))
    assert facts(room).made == tuple(
        Made(made.id, Note(*title(made)), number)
        for made, number in zip(room.table.made, (41, 42), strict=True)
    )
    assert facts(room).challenges[1] == tuple(made.id for made in room.table.made)


@rule("PX-12", "PX-30")
def test_a_card_shows_no_challenge_until_a_side_is_chosen() -> None:
    room = at_the_decks("first").act(0, NameDeck(Level.RED))
    assert facts(room).challenges == ((None,),) * 3
    alone = Room(1, solo="challenge").act(0, PickChallenge(FIGURE, "sizes"))
    assert facts(alone).challenges == ((FIGURE,),)


@rule("PX-18", "PX-30")
def test_what_the_table_plays() -> None:
    def played(room: Room) -> tuple[bool, bool, int, str | None]:
        told = facts(room)
        return told.with_cards, told.is_scripted, told.target, told.day

    assert played(Room(2)) == (True, False, 12, None)
    assert played(Room(2, game="solve", target=6)) == (False, False, 6, None)
    assert played(Room(1, solo="day", day="2026-11-15")) == (True, True, 12, "2026-11-15")


@rule("PX-30")
def test_a_given_challenge_is_always_played_alone() -> None:
    """So the page needs one of the two facts only."""
    for solo in ("challenge", "campaign"):
        room = Room(1, solo=solo)
        assert facts(room).is_scripted
        assert room.table.mode is not None
        assert MODE_RULES[room.table.mode].alone
    assert Room(1).act(0, Roll()).table.mode != "solo"


@rule("PX-1", "PX-3", "PX-20")
def test_the_page_gets_the_deck_in_campaign_order_and_every_test_once() -> None:
    data = page_data()
    order = [
        (list(Level).index(one["level"]), challenges()[one["id"]].difficulty) for one in data["CHALLENGES"]
    ]
    assert order == sorted(order)
    assert sorted(one["id"] for one in data["CHALLENGES"]) == sorted(one.id for one in in_the_deck())
    for each in data["PROPERTIES"]:
        tasks = [offered["task"] for offered in each["offered"]]
        assert len(set(tasks)) == len(tasks)
