"""Personimo: what the page is told of cards and spots, so that it need not know the rules itself."""

from collections.abc import Iterator

import pytest

from salon.core import IllegalAction, OptionValue, Timeline
from salon.games.personimo import PERSONIMO, Place
from salon.games.personimo.kit import KIT
from salon.games.personimo.model.actions import Propose, Square
from salon.games.personimo.model.cards import card_of
from salon.games.personimo.model.grid import neighbours
from salon.games.personimo.model.view import CardView
from salon.games.personimo.rules.card_views import card_view, ground, unusual
from salon.games.personimo.rules.placement import CardPlacement, Spot
from salon.games.personimo.rules.variants import rules_for
from salon.games.personimo.rules.variants.catalogue import rules_of
from salon.games.personimo.suits.district_state import DistrictState, district_state_of
from salon.games.personimo.suits.readings import Reading
from tests.games.personimo.tables import asked, at_random, seen, stands, table
from tests.support.rules import rule

TABLES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "base": (3, {}),
    "jacynimo": (3, {"jacynimo": True}),
    "sprawl": (2, {"sprawl": True}),
    "6x6": (2, {"size": "6x6"}),
    "don-giovanni": (2, {"courting_danger": True, "don_giovanni": True}),
    "excuses": (4, {"courting_danger": True, "excuses_wild": True, "paralysis": True}),
    "jacynimo-excuses": (2, {"jacynimo": True, "excuses_wild": True}),
    "teamwork": (4, {"shared": "teamwork"}),
    "between": (3, {"shared": "between"}),
}


def counts(card: str, **options: OptionValue) -> CardView:
    return card_view(rules_for(3, options), card_of(card))


@rule("PM-41", "PM-58", "PM-59")
def test_the_marks_of_a_card() -> None:
    assert counts("pact").marks == 1
    assert counts("pact", attraction_from=10).marks == 0
    assert counts("soldier", attraction_from=5).marks == 2
    assert counts("merchant", lucky_nines=True, attraction_from=10).marks == 3
    assert counts("excuse", excuses_wild=True, attraction_from=2).marks == 0


@rule("PM-42", "PM-54", "PM-57")
def test_the_suits_that_may_carry_marks() -> None:
    assert counts("merchant").scoring == ("knots",)
    assert counts("merchant", paralysis=True).scoring == ("leaves", "knots")
    assert counts("consul").scoring == ("waves", "knots")
    assert counts("consul", courting_danger=True, don_giovanni=True).scoring == ("knots",)
    assert counts("consul", jacynimo=True).scoring == ("knots",)
    assert counts("excuse", excuses_wild=True).scoring == ()


@rule("PM-55", "PM-100")
def test_how_many_suits_a_square_has_at_once() -> None:
    assert counts("consul").at_once == 1
    assert counts("consul", courting_danger=True, don_giovanni=True).at_once == 2
    assert counts("mill", courting_danger=True, don_giovanni=True).at_once == 1
    assert counts("consul", jacynimo=True).at_once == 3
    assert counts("excuse", jacynimo=True, excuses_wild=True).at_once == 1


def test_a_view_has_only_the_cards_that_count_otherwise() -> None:
    assert unusual(rules_for(3, {}), ("pact", "merchant*")) == {}
    lucky = unusual(rules_for(3, {"lucky_nines": True}), ("pact", "merchant*", "sea"))
    assert {card: view.marks for card, view in lucky.items()} == {"pact": 2, "merchant": 3}


@pytest.mark.parametrize("name", TABLES)
def test_a_view_tells_of_no_card_that_does_not_lie_open(name: str) -> None:
    seats, options = TABLES[name]
    for timeline in at_random(table(seats, {**options, "attraction_from": 2})):
        view = PERSONIMO.view(timeline.state, None)
        rows = [row.cards for row in (view.row, view.next_row) if row]
        assert set(view.cards) <= {card_of(card).id for row in rows for card in row}


def test_the_page_gets_every_card_and_how_it_counts_in_the_base_game() -> None:
    assert KIT.page_data is not None
    cards = {card["id"]: card for card in KIT.page_data()["CARDS"]}
    assert len(cards) == 45
    assert cards["merchant"] | {"kind": "number", "marks": 2, "scoring": ("knots",)} == cards["merchant"]
    assert [cards[name]["kind"] for name in ("ace-of-suns", "bard", "harvest", "rite", "excuse")] == [
        "ace",
        "crown",
        "pawn",
        "court",
        "excuse",
    ]


@rule("PM-14")
@pytest.mark.parametrize(
    ("spots", "expected"),
    [
        ((), (-2, -2, 2, 2)),
        ((((1, 0), (2, 0)),), (-2, -2, 4, 2)),
        ((((1, 0), (2, 0)), ((3, 0), (3, 1))), (-1, -2, 4, 3)),
        ((((1, 0), (2, 0)), ((3, 0), (4, 0))), (0, -2, 4, 2)),
    ],
)
def test_the_ground_is_what_the_next_card_can_cover(
    spots: tuple[tuple[Square, Square], ...], expected: tuple[int, int, int, int]
) -> None:
    assert ground(stands("harvest", *((f"sea{'*' * n}", *spot) for n, spot in enumerate(spots)))) == expected


@rule("PM-74", "PM-100")
def test_the_ground_of_variants() -> None:
    jacynimo, sprawl = table(2, {"jacynimo": True}).state, table(2, {"sprawl": True}).state
    assert ground(district_state_of(rules_of(jacynimo), jacynimo.districts[0])) == (-1, -1, 1, 1)
    assert ground(district_state_of(rules_of(sprawl), sprawl.districts[0])) == (-2, -2, 2, 2)


@rule("PM-32", "PM-34")
def test_a_card_beside_the_headquarters_can_lie_either_way() -> None:
    placement = CardPlacement(stands("harvest"), "battle")
    assert ((1, 0), (2, 0)) in placement.spots()
    assert ((1, 0), (2, 0)) not in ways_by_spot(placement), "it can lie in all its ways"


@rule("PM-32", "PM-34")
def test_a_card_beside_another_can_lie_as_it_matches() -> None:
    district_state = stands("harvest", ("ace-of-knots", (1, 0), (2, 0)))
    (only,) = ways_by_spot(CardPlacement(district_state, "battle"))[(3, 0), (4, 0)]
    assert only.fixed_as == ("knots", "wyrms")


def ways_by_spot(placement: CardPlacement) -> dict[Spot, tuple[Reading, ...]]:
    """The readings that are possible on each spot that does not allow all."""
    return {
        spot: tuple(reading for number, reading in enumerate(placement.readings) if ways >> number & 1)
        for ways, spots in placement.ways().items()
        for spot in spots
    }


def placements(name: str) -> Iterator[tuple[Timeline, DistrictState, str]]:
    """Every position of some games in which a card is placed, and the district for it."""
    seats, options = TABLES[name]
    for seed in "ab":
        for timeline in at_random(table(seats, options, seed), seed, fixing=True):
            state = timeline.state
            if state.phase == "place" and state.acting is not None and state.card is not None:
                number = rules_of(state).order.builds_in(state.turn)[state.acting]
                yield timeline, district_state_of(rules_of(state), state.districts[number]), state.card


def spots_over(square: Square, size: int) -> list[Spot]:
    return [(square,)] if size == 1 else [tuple(sorted((square, other))) for other in neighbours(square)]


@pytest.mark.parametrize("name", TABLES)
def test_a_square_that_is_part_of_no_spot_is_refused_by_a_rule_of_the_variant(name: str) -> None:
    """Whatever the page tries there, the server says why not."""
    told: set[str | None] = set()
    for timeline, district_state, card in placements(name):
        left, top, right, bottom = ground(district_state)
        shown = {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}
        covered = {square for spot in CardPlacement(district_state, card).spots() for square in spot}
        for square in shown - covered - district_state.at.keys():
            for spot in spots_over(square, district_state.rules.placement.squares):
                with pytest.raises(IllegalAction) as refused:
                    timeline.act(asked(timeline), Place(spot), 0)
                told.add(refused.value.rule)
    assert ("PM-101" in told) == name.startswith("jacynimo")
    assert ("PM-74" in told) == (name == "sprawl")


@pytest.mark.parametrize("name", TABLES)
def test_the_ways_of_a_spot_are_those_that_are_left_once_the_card_lies_there(name: str) -> None:
    for _timeline, district_state, card in placements(name):
        placement = CardPlacement(district_state, card)
        restricted = ways_by_spot(placement)
        for spot in placement.spots():
            ways = restricted.get(spot, placement.readings)
            after = district_state.with_card(card, spot)
            assert after is not None
            left = {after.cards[-1].readings[number] for number in after.left[-1]}
            assert left <= set(ways)
            assert left == set(ways) or name == "sprawl"


def plain_reason(district_state: DistrictState, card: str, spot: Spot) -> str:
    """Why a card cannot lie on a spot, worked out square by square."""
    rules = district_state.rules
    if any(square in district_state.at for square in spot):
        return "square-taken"
    if (
        rules.placement.size is not None
        and district_state.box.around(spot).longer_side > rules.placement.size
    ):
        return "too-large"
    touching = district_state.touching(spot)
    if not touching:
        return "touches-nothing"
    if rules.placement.size is None:
        return "not-all-match"
    own = [{reading.touch[part] for reading in rules.readings(card_of(card))} for part in range(len(spot))]
    matched = any(
        reading.touch[place] & suits
        for part, index, place in touching
        for reading in district_state.cards[index].readings
        for suits in own[part]
    )
    return "no-longer-matches" if matched else "no-match"


@pytest.mark.parametrize("name", TABLES)
def test_a_spot_is_refused_for_the_first_thing_that_is_wrong(name: str) -> None:
    seen_codes: set[str] = set()
    for _timeline, district_state, card in placements(name):
        fitting, reach = CardPlacement(district_state, card), district_state.rules.reach + 2
        edge = range(-reach, reach + 1) if district_state.rules.placement.size else range(-7, 8)
        for square in ((x, y) for x in edge for y in edge):
            for spot in spots_over(square, district_state.rules.placement.squares):
                obstacle = fitting.obstacle(spot)
                if obstacle is not None:
                    code = obstacle.code.removeprefix("personimo-")
                    assert code == plain_reason(district_state, card, spot), (spot, card)
                    seen_codes.add(code)
    assert len(seen_codes) >= 3


def test_only_the_seat_that_places_is_told_of_ways() -> None:
    restricted = 0
    for timeline in at_random(table(3, {})):
        if timeline.state.phase == "place":
            placing = asked(timeline)
            restricted += bool(seen(timeline).ways)
            assert not any(
                PERSONIMO.view(timeline.state, seat).ways for seat in (None, 0, 1, 2) if seat != placing
            )
    assert restricted


@rule("PM-68")
def test_a_teammate_is_told_how_the_proposed_card_can_lie() -> None:
    for timeline in at_random(table(4, {"shared": "teamwork"})):
        ways = seen(timeline).ways if timeline.state.phase == "place" else ()
        if not ways:
            continue
        (spot, *_), suits = ways[0].spots, ways[0].suits
        proposed = timeline.act(asked(timeline), Propose(Place(spot)), 0).timeline
        mate = (asked(timeline) + 2) % 4
        theirs = PERSONIMO.view(proposed.state, mate).ways
        assert [(way.suits, way.spots) for way in theirs] == [(suits, (spot,))]
        assert PERSONIMO.view(proposed.state, (mate + 1) % 4).ways == ()
        return
    pytest.fail("nothing to propose")


def test_what_else_the_page_shows_of_the_rules() -> None:
    plain = seen(table(3, {}))
    assert (plain.unclaimed, plain.series_game, plain.allowed_by, plain.tokens) == (None, 0, None, False)
    assert seen(table(3, {"crowd": "three"})).unclaimed == "discarded"
    assert seen(table(3, {"crowd": "four"})).unclaimed == "kept"
    assert seen(table(3, {"tournament": 2})).series_game == 2
    assert seen(table(3, {"model": True})).tokens
    alone = [seen(table(1, {"solitaire": how})) for how in ("waning", "thorny", "thorny-single")]
    assert [(view.allowed_by, view.unclaimed) for view in alone] == [
        ("PM-110", None),
        ("PM-111", None),
        ("PM-111", None),
    ]


@rule("PM-55", "PM-71")
def test_a_choice_tells_all_suits_of_each_square_where_there_are_more_than_one() -> None:
    for name, expected in ("base", False), ("don-giovanni", True), ("6x6", True):
        several = False
        for timeline in at_random(table(2, TABLES[name][1])):
            for district in PERSONIMO.view(timeline.state, None).districts:
                for choice in district.choices:
                    for way, suits in zip(choice.ways, choice.suits, strict=False):
                        assert tuple(square[0] for square in suits) == way
                        several = True
        assert several == expected
