"""PM-54, PM-56, PM-58, PM-59, PM-62, PM-64, PM-65: what is in the deck, and how much of it."""

import pytest

from salon.core import BadSetup, OptionValue, SeededChance
from salon.games.personimo import PERSONIMO, card_of
from salon.games.personimo.model.cards import BASE, EXTENDED
from salon.games.personimo.rules.market import personalities_last
from salon.games.personimo.rules.setup import superfluous
from salon.games.personimo.rules.variants import rules_for, rules_of
from salon.games.personimo.rules.variants.market import incognito
from tests.games.personimo.tables import chosen, new_game, seen, table
from tests.support.rules import rule

SIZES: list[tuple[int, dict[str, OptionValue], int, int, int]] = [
    # players, options, decks, cards in play, rows
    (1, {}, 1, 36, 12),
    (1, {"solitaire": "thorny"}, 2, 48, 12),
    (1, {"solitaire": "thorny-single"}, 1, 36, 12),
    (2, {}, 1, 24, 6),
    (3, {}, 1, 36, 12),
    (4, {}, 2, 48, 12),
    (5, {}, 2, 60, 12),
    (6, {}, 2, 72, 12),
    (2, {"size": "6x6"}, 1, 34, 9),
    (2, {"size": "7x7"}, 2, 48, 12),
    (3, {"size": "7x7"}, 2, 72, 24),
    (2, {"size": "9x9", "courting_danger": True}, 2, 80, 20),
    (4, {"shared": "teamwork"}, 2, 48, 12),
    (6, {"shared": "teamwork"}, 2, 72, 12),
    (2, {"shared": "between"}, 2, 48, 12),
    (3, {"shared": "between"}, 1, 36, 12),
    (6, {"shared": "between"}, 2, 72, 12),
    (3, {"drafty": True}, 1, 36, 6),
    (4, {"drafty": True}, 2, 48, 6),
    (2, {"crowd": "three"}, 1, 30, 6),
    (3, {"crowd": "three"}, 2, 48, 12),
    (4, {"crowd": "three"}, 2, 60, 12),
    (5, {"crowd": "three"}, 2, 72, 12),
    (6, {"crowd": "three", "courting_danger": True, "excuses_wild": True}, 2, 84, 12),
    (2, {"crowd": "four"}, 1, 25, 6),
    (3, {"crowd": "four"}, 2, 37, 12),
    (4, {"crowd": "four"}, 2, 49, 12),
    (5, {"crowd": "four"}, 2, 61, 12),
    (6, {"crowd": "four", "excuses_wild": True}, 2, 73, 12),
    (1, {"jacynimo": True}, 2, 45, 15),
    (2, {"jacynimo": True}, 1, 30, 8),
    (3, {"jacynimo": True}, 2, 45, 15),
    (4, {"jacynimo": True}, 2, 60, 15),
    (5, {"jacynimo": True, "courting_danger": True}, 2, 75, 15),
]


@rule("PM-12", "PM-61", "PM-66", "PM-67", "PM-68", "PM-70", "PM-71", "PM-72", "PM-100", "PM-110", "PM-111")
@pytest.mark.parametrize(("seats", "options", "decks", "in_play", "rows"), SIZES)
def test_deck_sizes(seats: int, options: dict[str, OptionValue], decks: int, in_play: int, rows: int) -> None:
    timeline = chosen(table(seats, options))
    rules, state = rules_of(timeline.state), timeline.state
    assert len(rules.draft.rows) == rows
    assert len(state.deck) + len(state.next_row.cards) == rules.deck.in_play == in_play
    doubled = any(card.endswith("*") for card in rules.deck.cards)
    assert doubled == (decks == 2)
    extended = (8 if options.get("courting_danger") else 0) + (1 if options.get("excuses_wild") else 0)
    dealt = len(state.districts) if options.get("courting_danger") else 0
    assert in_play + len(state.set_aside) == decks * (36 + extended) - dealt


@rule("PM-54")
def test_courting_danger_shuffles_in_all_pawns_and_courts_but_the_headquarters() -> None:
    state = new_game(3, courting_danger=True).state
    there = {*state.deck, *state.set_aside, *state.next_row.cards}
    headquarters = {district.headquarters for district in state.districts}
    extended = {card.id for card in EXTENDED if card.suits}
    assert there - {card.id for card in BASE} == extended - headquarters


@rule("PM-54", "PM-56")
def test_where_cards_without_a_number_stand_in_a_row() -> None:
    row = ("sea", "window", "harvest", "darkness", "excuse", "mill", "cave")
    assert personalities_last(row) == ("cave", "excuse", "mill", "darkness", "harvest", "window", "sea")
    assert incognito(("watchman", "consul", "merchant", "bard")) == ("merchant", "watchman", "consul", "bard")


@rule("PM-56")
def test_excuses_wild_shuffles_in_one_excuse_a_deck() -> None:
    for seats, number in ((3, 1), (4, 2)):
        state = new_game(seats, excuses_wild=True).state
        assert sum(card_of(card).id == "excuse" for card in rules_of(state).deck.cards) == number


@rule("PM-58")
@pytest.mark.parametrize("least", range(2, 11))
def test_detraction_moves_the_least_rank_of_attractions(least: int) -> None:
    rules = rules_for(3, {"attraction_from": least})
    marked = {card.id for card in BASE if rules.marks.count(card) > card.personality}
    assert marked == {card.id for card in BASE if card.rank is not None and card.rank >= least}
    assert {card.id for card in BASE if rules.marks.attraction(card)} == marked
    assert not any(rules.marks.attraction(card) for card in EXTENDED)


@rule("PM-59")
def test_lucky_nines_have_two_marks_and_the_merchant_three() -> None:
    for least in (8, 10):
        marks = rules_for(3, {"lucky_nines": True, "attraction_from": least}).marks
        assert {card.id: marks.count(card) for card in BASE if card.rank == 9} == {
            "pact": 2,
            "darkness": 2,
            "merchant": 3,
        }
        assert marks.count(card_of("mill")) == (1 if least == 8 else 0)


@rule("PM-62")
def test_the_head_start_makes_personalities_headquarters() -> None:
    view = seen(new_game(3, head_start=True))
    assert {district.headquarters for district in view.districts} == {"consul", "light-keeper", "watchman"}
    for district in view.districts:
        assert [(each.suit, each.marks) for each in district.neighbourhoods if each.marks] == [("knots", 1)]
        assert district.points == 1


@rule("PM-64")
def test_a_double_deck_cut_to_48_keeps_the_first_deck_personalities_and_windfall() -> None:
    rules = rules_for(4, {"rebalancing": True})
    aside = superfluous(rules.deck, ("borderland", "harvest", "island", "rite"))
    kept = {card for card in rules.deck.cards if card not in aside}
    first = {card.id for card in BASE}
    assert kept == first | {f"{card.id}*" for card in BASE if card.personality} | {"windfall*"}
    assert len(kept) == 48


@rule("PM-64")
def test_what_is_removed_first() -> None:
    def removed(seats: int, **options: OptionValue) -> set[str]:
        rules = rules_for(seats, {"rebalancing": True, **options})
        return set(superfluous(rules.deck, ()))

    knots, wyrms = ["ace-of-knots", "battle", "market", "castle"], ["ace-of-wyrms", "desert", "cave"]
    leaves = ["ace-of-leaves", "origin", "forest", "chance-meeting"]
    assert removed(2) == {*knots, *wyrms, *leaves, "ace-of-waves"}
    assert removed(5) == {f"{card}*" for card in (*knots, *wyrms, *leaves, "ace-of-waves")}
    assert removed(2, size="6x6") == {"ace-of-knots", "battle"}
    assert not any(card_of(card).personality for card in removed(2, size="7x7", attraction_from=2))
    crowd = removed(2, shared="between", crowd="four")  # 49 of 72: all but Windfall and Huntress's kin go
    assert "windfall*" not in crowd
    assert "ace-of-knots" not in crowd


@rule("PM-64", "PM-57")
def test_with_personality_paralysis_the_huntress_may_go() -> None:
    def removed(seats: int, **options: OptionValue) -> set[str]:
        rules = rules_for(seats, {"rebalancing": True, "paralysis": True, **options})
        return set(superfluous(rules.deck, ()))

    assert "huntress" not in removed(2)
    assert "huntress" in removed(2, rebalancing_huntress=True)
    double = removed(4, rebalancing_huntress=True)
    assert "huntress*" in double
    assert "huntress" not in double
    assert len(double) == len(removed(4)) == 24
    with pytest.raises(BadSetup):
        PERSONIMO.setup(4, {"rebalancing": True, "rebalancing_huntress": True}, "no paralysis")


@rule("PM-64")
def test_rebalanced_cards_are_known_to_bots() -> None:
    timeline = new_game(2, rebalancing=True)
    world = PERSONIMO.determinize(seen(timeline), SeededChance("other"))
    assert set(world.set_aside) == set(timeline.state.set_aside)


@rule("PM-65")
def test_the_reveal_shows_what_is_set_aside() -> None:
    timeline = new_game(2, reveal=True)
    assert seen(timeline).aside == timeline.state.set_aside
    assert len(seen(timeline).aside) == 12
    hidden = new_game(2)
    assert seen(hidden).aside == ()
    assert seen(hidden).set_aside == 12


@rule("PM-64", "PM-56")
def test_the_excuse_goes_after_all_plain_cards() -> None:
    def removed(**options: OptionValue) -> set[str]:
        rules = rules_for(2, {"rebalancing": True, "excuses_wild": True, **options})
        return set(superfluous(rules.deck, ()))

    assert "excuse" not in removed(), "13 of the 17 plain cards go"
    # With attractions from 2 only the Aces are plain: after them the Excuse.
    assert removed(size="6x6", attraction_from=2) == {"ace-of-knots", "ace-of-wyrms", "ace-of-leaves"}
    few = removed(attraction_from=2)
    assert {card for card in few if card_of(card).rank == 1} | {"excuse"} < few


@rule("PM-64", "PM-58", "PM-59")
def test_what_is_plain_follows_from_the_marks_in_play() -> None:
    def removed(seats: int, **options: OptionValue) -> set[str]:
        return set(superfluous(rules_for(seats, {"rebalancing": True, **options}).deck, ()))

    # Attractions from 2: the six Aces are plain; then by rank, from Knots down.
    assert {card for card in removed(2, attraction_from=2) if card_of(card).rank != 1} == {
        "desert", "origin", "journey", "battle", "mountain", "forest",
    }  # fmt: skip
    # Attractions from 10: the 8s and 9s are plain like others of their suit, unless the 9s are lucky.
    assert {"betrayal*", "darkness*"} <= removed(5, attraction_from=10)
    lucky = removed(5, attraction_from=10, lucky_nines=True)
    assert "betrayal*" in lucky
    assert "darkness*" not in lucky
