"""Personality: what the page is told, so that it need not know the rules itself."""

from salon.games.personality import Pair
from salon.games.personality.content.cards import house_deck
from salon.games.personality.kit import KIT
from salon.games.personality.portrait import portraits_of
from salon.games.personality.readings import understanding
from tests.games.personality.tables import Room
from tests.support.rules import rule


@rule("PY-12", "PY-18")
def test_a_view_lists_the_bets_of_the_vote() -> None:
    room = Room(4)
    assert room.view(0).bets == ()
    room.read()
    assert {room.view(seat).bets for seat in (None, 0, 1, 2, 3)} == {(1, 2, 3)}
    room.vote("0 0 1 1").argue()
    assert room.phase == "second"
    assert room.view(0).bets == (), "a second vote has no bets"


@rule("PY-31")
def test_a_view_names_the_partner_of_the_vote() -> None:
    room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 2 1").act(0, Pair(2)).read()
    assert [room.view(seat).partner for seat in (None, 0, 1, 2, 3)] == [None, 2, None, 0, None]


@rule("PY-60")
def test_a_portrait_says_how_well_a_player_reads_each_player() -> None:
    room = Room(4).round("1 1 1 2").round("1 2 1 1").round("2 2 2 3")
    for portrait in portraits_of(room.table, house_deck()):
        assert [each.seat for each in portrait.readings] == [0, 1, 2, 3]
        for each in portrait.readings:
            known = understanding(room.table, portrait.seat, each.seat)
            assert (each.hits, each.cards) == (known.hits, known.cards)
        assert portrait.readings[portrait.seat] == portrait.self_knowledge


def test_the_page_knows_how_long_an_argument_may_be() -> None:
    assert KIT.page_data is not None
    assert KIT.page_data()["LONGEST_ARGUMENT"] == 200
