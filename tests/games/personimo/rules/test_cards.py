"""Personimo: the cards (PM-1 to PM-6)."""

from collections import Counter

from salon.games.personimo import NATURAL_ORDER, card_of
from salon.games.personimo.model.cards import BASE, CATALOGUE, EXTENDED, copies
from salon.games.personimo.rules.variants import is_attraction, marks_of
from tests.support.rules import rule


@rule("PM-1")
def test_the_suits_go_from_plain_to_posh() -> None:
    assert [*NATURAL_ORDER] == ["moons", "suns", "waves", "leaves", "wyrms", "knots"]


@rule("PM-2")
def test_the_base_deck() -> None:
    assert len({card.id for card in BASE}) == 36
    assert Counter(card.rank for card in BASE) == {1: 6, **dict.fromkeys(range(2, 10), 3), 10: 6}
    assert Counter(suit for card in BASE for suit in card.suits) == dict.fromkeys(NATURAL_ORDER, 10)
    for rank in range(2, 10):
        suits = [suit for card in BASE if card.rank == rank for suit in card.suits]
        assert sorted(suits) == sorted(NATURAL_ORDER), f"the three cards of rank {rank} have every suit once"


@rule("PM-2")
def test_some_cards_of_the_base_deck() -> None:
    assert (card_of("author").rank, card_of("author").suits) == (2, ("moons", "knots"))
    assert (card_of("chance-meeting").rank, card_of("chance-meeting").suits) == (7, ("moons", "leaves"))
    assert (card_of("darkness").rank, card_of("darkness").suits) == (9, ("waves", "wyrms"))
    assert (card_of("ace-of-wyrms").rank, card_of("ace-of-wyrms").suits) == (1, ("wyrms",))
    crowns = {card.suits[0].value: card.id for card in BASE if card.rank == 10}
    assert crowns == {
        "moons": "huntress",
        "suns": "bard",
        "waves": "sea",
        "leaves": "end",
        "wyrms": "calamity",
        "knots": "windfall",
    }


@rule("PM-3")
def test_the_extended_cards() -> None:
    assert {card.id: "/".join(card.suits) for card in EXTENDED} == {
        "harvest": "moons/suns/leaves",
        "light-keeper": "suns/waves/knots",
        "borderland": "waves/leaves/wyrms",
        "watchman": "moons/wyrms/knots",
        "consul": "moons/waves/knots",
        "rite": "moons/leaves/wyrms",
        "window": "suns/leaves/knots",
        "island": "suns/waves/wyrms",
        "excuse": "",
    }
    assert all(card.rank is None for card in EXTENDED)


@rule("PM-4")
def test_the_personalities() -> None:
    base = "author painter savage sailor soldier lunatic penitent diplomat merchant bard huntress"
    assert {card.id for card in BASE if card.personality} == set(base.split())
    assert {card.id for card in EXTENDED if card.personality} == {"consul", "light-keeper", "watchman"}


@rule("PM-5")
def test_attractions_have_rank_8_9_or_10() -> None:
    assert {card.rank for card in CATALOGUE if is_attraction(card)} == {8, 9, 10}
    assert sum(map(is_attraction, BASE)) == 12
    assert {card.id for card in BASE if marks_of(card) == 2} == {"diplomat", "merchant", "bard", "huntress"}


@rule("PM-5")
def test_cards_without_a_number_are_no_attractions() -> None:
    assert not any(map(is_attraction, EXTENDED))


@rule("PM-6")
def test_the_scoring_suit_is_the_last_in_natural_order() -> None:
    assert card_of("merchant").scoring_suit == "knots"
    for card in CATALOGUE:
        if card.suits:
            assert card.scoring_suit == max(card.suits, key=NATURAL_ORDER.index)


@rule("PM-10")
def test_the_second_copy_is_the_same_card_by_another_name() -> None:
    double = copies(BASE, 2)
    assert len(set(double)) == 72
    assert card_of("author*") is card_of("author")
