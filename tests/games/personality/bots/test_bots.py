"""Personality's bots (PY-72): they read personas and votes, bet by their certainty, learn, and beat chance."""

from random import Random

from msgspec.structs import replace

from bench.personality.bots import ahead, match, share
from salon.games.personality import Choose, Pair
from salon.games.personality.bots.inference import FitEstimate
from salon.games.personality.bots.levels import BOTS
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.kit import KIT
from tests.games.personality.tables import Room
from tests.support.rules import rule


def room_for(theme: str) -> Room:
    """A table at which only seat 2 is known for a theme, and a card about it is in the reader's hand."""
    room = Room(4).rig_table(personas=("judge", "librarian", "baker", "champion"))
    card = next(card.id for card in room.game.decks["house"].cards.values() if card.tags[:1] == (theme,))
    others = tuple(tuple(c for c in hand if c != card) for hand in room.state.hands)
    return room.rig(hands=((card, *others[0][1:]), *others[1:]))


@rule("PY-72")
class TestReading:
    def test_a_bot_votes_by_the_personas(self) -> None:
        room = room_for("food").read()
        for seat in range(4):
            action = BOTS["sharp"].choose(room.view(seat), Random(seat))
            assert isinstance(action, Choose)
            assert action.whom == 2

    def test_it_bets_by_how_sure_it_is(self) -> None:
        sure = room_for("food").read()
        unsure = Room(4).rig_table(personas=("baker",) * 4).read()
        bets = {}
        for name, room in (("sure", sure), ("unsure", unsure)):
            chosen = [BOTS["fair"].choose(room.view(1), Random(seed)) for seed in range(20)]
            bets[name] = sum(each.bet for each in chosen)
        assert bets["sure"] > bets["unsure"]

    def test_the_votes_so_far_outweigh_a_persona_they_contradict(self) -> None:
        room = room_for("food")
        food = next(card for card in room.game.decks["house"].cards.values() if card.tags[:1] == ("food",))
        assert FitEstimate(room.view(1)).fit(2, food) > FitEstimate(room.view(1)).fit(3, food)
        for _ in range(6):
            room.rig(hands=room_for("food").state.hands).rig_table(reader=3, squares=(0,) * 4)
            poll = room.read().vote("3 3 3 3").keep().table.polls[-1]
            assert poll.elected == 3
        assert FitEstimate(room.view(1)).fit(3, food) > FitEstimate(room.view(1)).fit(2, food)
        assert FitEstimate(room.view(1), learns=False).fit(2, food) > 0

    def test_in_a_pair_it_agrees_with_its_partner(self) -> None:
        room = Room(4).rig_table(squares=(3, 0, 0, 0)).round("1 1 1 1").act(0, Pair(2)).read().vote("3*2")
        for level in BOTS.values():
            assert level.choose(room.view(2), Random(0)) == Choose(3, 2)

    def test_nothing_has_a_worth_before_it_is_revealed(self) -> None:
        assert "values" not in KIT.answers

    def test_what_it_chooses_depends_on_its_view_alone(self) -> None:
        room = Room(4).read()
        view = room.view(1)
        other = replace(room.state, stock=room.state.stock[::-1])
        for level in BOTS.values():
            again = level.choose(room.game.view(other, 1), Random(5))
            assert level.choose(view, Random(5)) == again


@rule("PY-72")
def test_personas_are_public_and_all_different() -> None:
    room = Room(6)
    assert len(set(room.table.personas)) == 6
    assert set(room.table.personas) <= set(PERSONAS)
    assert room.view(None).table.personas == room.table.personas


@rule("PY-72")
def test_it_beats_the_random_voter_and_learns_during_a_game() -> None:
    played = match("sharp", 48)
    assert ahead(played) >= 0.65
    assert share(played, "bot") > share(played, "random") + 0.05
    assert share(played, "bot", 2) > share(played, "bot", 0) + 0.05, "late votes are better than early ones"
