"""The portrait's data (PY-60): cards, unanimity, kinds, and who reads whom."""

from salon.core import Outcome
from salon.games.personality import PERSONALITY, Accept, Give, Pair, Personality, board_from
from salon.games.personality.content.cards import house_deck
from salon.games.personality.portrait import portraits_of
from salon.games.personality.readings import Understanding, best_readers, understanding, with_majority
from tests.games.personality.tables import Room
from tests.support.rules import rule

PLAIN = Personality(boards={"plain": board_from("P......S........G..*")})


def some_rounds() -> Room:
    """Seat 1 is elected three times, seat 2 once after a tie; seat 3 is never with the majority."""
    room = Room(4, {"board": "plain"}, PLAIN)
    room.round("1 1 1 0").round("1 2 1 3")
    return room.round("0 0 2 2").argue().vote("2 0 2 2").keep().round("1 1 1 1")


def test_cards_received_kinds_and_themes() -> None:
    room = some_rounds()
    deck = house_deck()
    portrait = portraits_of(room.table, deck)[1]
    assert portrait.traits == room.table.traits[1]
    assert [(trait.votes, trait.voters) for trait in portrait.traits] == [(3, 4), (2, 4), (4, 4)]
    assert portrait.unanimous == (portrait.traits[2].card,)
    assert sum(portrait.kinds.values()) == 3
    assert set(portrait.tags) == {tag for trait in portrait.traits for tag in deck.cards[trait.card].tags}


def test_how_well_each_read_the_others() -> None:
    table = some_rounds().table
    assert [with_majority(table, seat) for seat in range(4)] == [(4, 4), (2, 4), (4, 4), (2, 4)]
    assert best_readers(table) == (0, 2)


def test_who_understood_whom_best() -> None:
    table = some_rounds().table
    assert understanding(table, 0, 1) == Understanding(0, 3, 3)
    assert understanding(table, 3, 1) == Understanding(3, 1, 3)
    portraits = portraits_of(table, house_deck())
    assert portraits[1].understood_by == (Understanding(0, 3, 3), Understanding(2, 3, 3))
    assert portraits[1].self_knowledge == Understanding(1, 2, 3)
    assert portraits[3].understands == (Understanding(2, 1, 1),)
    assert portraits[0].understood_by == (), "nobody can read a player whom the table never chose"


def test_players_who_never_chose_somebody_do_not_understand_them() -> None:
    room = Room(4, {"board": "plain"}, PLAIN).read().vote("0 1 1 0").argue().vote("0 1 1 1")
    portraits = portraits_of(room.table, house_deck())
    assert portraits[1].understood_by == (Understanding(2, 1, 1), Understanding(3, 1, 1))
    assert portraits[0].understands == ()


@rule("PY-31")
def test_a_pair_is_one_ballot() -> None:
    room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2))
    room.read().vote("3 3 3 1")
    (trait,) = room.table.traits[3]
    assert (trait.votes, trait.voters, trait.pairs) == (2, 3, ((0, 2),))
    assert not trait.unanimous


@rule("PY-31")
def test_a_pair_that_agrees_with_everybody_is_unanimous() -> None:
    for worth in (1, 2):
        room = Room(4, {"pair_votes": worth}).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2))
        room.read().vote("3 3 3 3")
        (trait,) = room.table.traits[3]
        assert (trait.votes, trait.voters, trait.unanimous) == (2 + worth, 2 + worth, True)


def test_a_player_who_could_have_voted_counts_against_unanimity() -> None:
    room = Room(4, {"board": "plain"}, PLAIN).read().vote("1 1 1").skip(3)
    (trait,) = room.table.traits[1]
    assert (trait.votes, trait.voters, trait.unanimous) == (3, 4, False)


def test_a_gift_that_was_accepted_is_nobodys_vote() -> None:
    room = Room(3).rig_table(squares=(23, 0, 0)).read()
    room.rig(hands=(room.state.hands[0][:1], *room.state.hands[1:])).vote("0 0 0").keep()
    room.act(0, Give(room.state.hands[0][0], 1)).act(1, Accept())
    assert room.view(None).portraits[1].unanimous == ()
    outcome = PERSONALITY.outcome(room.state)
    assert isinstance(outcome, Outcome)
    assert outcome.sheets[1].lines[1].particulars == {"cards": 1, "unanimous": 0}


def test_an_inverted_round_says_who_agreed_but_nothing_of_players() -> None:
    room = Room(3).rig_table(squares=(6, 0, 0)).round("1 1 1").lay().vote("2 2 1").keep()
    assert with_majority(room.table, 2) == (1, 2)
    assert understanding(room.table, 0, 2) == Understanding(0, 0, 0)
    assert room.table.traits[0][0].votes == 2


def test_portraits_come_with_the_end() -> None:
    room = some_rounds()
    assert room.view(0).portraits == ()
    room.read().rig(hands=((), (), (), ()), stock=()).vote("1 1 1 1")
    for seat in (None, 0, 3):
        assert room.view(seat).portraits == portraits_of(room.table, house_deck())


def test_the_sheet_tells_it_in_short() -> None:
    room = some_rounds().read().rig(hands=((), (), (), ()), stock=()).vote("1 1 1 1")
    outcome = PERSONALITY.outcome(room.state)
    assert isinstance(outcome, Outcome)
    traits, votes = outcome.sheets[1].lines[1:]
    assert traits.particulars == {"cards": 4, "unanimous": 2}
    assert votes.particulars == {"hits": 3, "votes": 5}
    assert [note.what for note in outcome.notes][:1] == ["personality-note-exhausted"]
