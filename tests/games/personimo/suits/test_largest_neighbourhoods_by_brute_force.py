"""PM-96 against plain enumeration: no district could have more against the suits that the others have."""

from itertools import islice, permutations
from random import Random

import pytest
from msgspec.structs import replace

from salon.core import OptionValue
from salon.games.personimo import PERSONIMO
from salon.games.personimo.model.actions import Claim, Place
from salon.games.personimo.model.district import District, PlacedCard
from salon.games.personimo.model.events import Placed
from salon.games.personimo.rules.placement import spots_for
from salon.games.personimo.rules.scoring.move_values import move_values
from salon.games.personimo.rules.scoring.outcome import best_together, contest_points, outcome_of
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import rules_for, rules_of
from salon.games.personimo.suits.district_state import district_state_of, fixes_left, open_cards
from tests.games.personimo.suits.brute_force_contest import Assignment, Contest, layout_of
from tests.games.personimo.suits.brute_force_variants import BONUSES, Layout, book_of
from tests.games.personimo.suits.test_hard_districts_by_brute_force import (
    district_of,
    in_words,
    random_layout,
)
from tests.games.personimo.tables import asked, at_random, first, new_game, seen
from tests.support.rules import rule

LARGEST: dict[str, OptionValue] = {"bonus_largest": True}
CASES: dict[str, tuple[int, dict[str, OptionValue]]] = {
    "two seats": (2, {}),
    "three seats": (3, {}),
    "four seats": (4, {}),
    "six seats": (6, {}),
    "many marks": (2, {"attraction_from": 2}),
    "three suits": (3, {"courting_danger": True}),
    "two suits a square": (3, {"courting_danger": True, "don_giovanni": True}),
    "chosen scoring suits": (2, {"paralysis": True}),
    "all bonuses": (3, {f"bonus_{name}": True for name in BONUSES}),
    "wild Excuses": (3, {"excuses_wild": True}),
    "Jacynimo": (3, {"jacynimo": True, "excuses_wild": True}),
    "6x6": (2, {"size": "6x6"}),
    "sprawl": (3, {"sprawl": True}),
    "teams": (4, {"shared": "teamwork"}),
    "between two districts": (3, {"shared": "between"}),
}
TABLES = 10


def some_districts(rules: Rules, layouts_of: dict[str, OptionValue], random: Random) -> list[District]:
    """As many districts as the rules ask for, in the middle of a game, from one deck."""
    book = book_of(layouts_of)
    homes = random.sample(rules.headquarters.cards, rules.order.districts)
    deck = [card for card in rules.deck.cards if card not in homes]
    random.shuffle(deck)
    each = len(deck) // len(homes)
    return [
        district_of(
            random_layout(book, home, deck[at * each : (at + 1) * each], random, most=9, longest=64)[0]
        )
        for at, home in enumerate(homes)
    ]


def some_said(rules: Rules, district: District, random: Random) -> District:
    """The district after its builder has fixed an open card or two (PM-36), perhaps none."""
    for _ in range(random.randint(0, 2)):
        district_state = district_state_of(rules, district)
        still_open = [index for index in open_cards(district_state) if index]
        if still_open:
            index = random.choice(still_open)
            way = random.choice(fixes_left(district_state, index))
            placed = list(district.placed)
            placed[index - 1] = replace(placed[index - 1], fixed=way)
            district = replace(district, placed=tuple(placed))
    return district


def chosen(rules: Rules, districts: tuple[District, ...]) -> list[Assignment]:
    """What the engine takes, in the words of the twin."""
    bests = best_together(rules, districts)
    return [
        in_words(district_state_of(rules, district), list(best.readings))
        for district, best in zip(districts, bests, strict=True)
    ]


def twin(rules: Rules, options: dict[str, OptionValue], districts: tuple[District, ...]) -> Contest:
    layouts: list[Layout] = [layout_of(book_of(options), district) for district in districts]
    return Contest(layouts, second=2 if rules.order.seats > 3 else 0)


@rule("PM-37", "PM-96")
@pytest.mark.parametrize("said", [False, True], ids=["automatic", "by hand"])
@pytest.mark.parametrize("case", CASES)
def test_no_district_could_have_more_against_the_others(case: str, said: bool) -> None:
    assert unsettled(case, said=said, tables=TABLES) == 0


@pytest.mark.long
@rule("PM-37", "PM-96")
@pytest.mark.parametrize("said", [False, True], ids=["automatic", "by hand"])
@pytest.mark.parametrize("case", CASES)
def test_very_many_tables(case: str, said: bool) -> None:
    assert unsettled(case, said=said, tables=150) <= 3, "seldom is there no end"


def unsettled(case: str, *, said: bool, tables: int) -> int:
    """Of a number of tables, worked out both ways, how many leave a district that could have something better."""
    found = 0
    seats, options = CASES[case]
    rules = rules_for(seats, options | LARGEST)
    random = Random(f"{case} {said}")
    for _ in range(tables):
        districts = tuple(some_districts(rules, options, random))
        if said:
            districts = tuple(some_said(rules, district, random) for district in districts)
        contest, taken = twin(rules, options, districts), chosen(rules, districts)
        won = contest_points(rules, districts)
        for number, best in enumerate(best_together(rules, districts)):
            has = best.value.points + sum(won[number]), best.value.largest
            assert contest.move_values(number, taken) == has
        found += not contest.is_settled(taken)
    return found


@rule("PM-37", "PM-96")
@pytest.mark.parametrize("case", ["two seats", "three seats", "four seats", "wild Excuses"])
def test_the_order_of_seats_does_not_matter(case: str) -> None:
    seats, options = CASES[case]
    rules = rules_for(seats, options | LARGEST)
    random = Random(f"order {case}")
    for _ in range(40 if seats < 4 else 6):
        districts = tuple(some_districts(rules, options, random))
        bests = dict(zip(districts, best_together(rules, districts), strict=True))
        for order in permutations(districts):
            assert best_together(rules, order) == tuple(bests[each] for each in order)
            assert sorted(sheet.total for sheet in outcome_of(rules, order).sheets) == sorted(
                sheet.total for sheet in outcome_of(rules, districts).sheets
            )


@rule("PM-36", "PM-37", "PM-96")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_settling_moves_are_worth(seats: int) -> None:
    """The points that a move is said to be worth are those that the seat has after it, and the twin agrees."""
    checked = 0
    for seed in range(6):
        game = new_game(seats, f"settling {seed}", suits="manual", bonus_largest=True)
        timeline = first(at_random(game), lambda state: state.phase in ("settle", "over"))
        rules = rules_of(timeline.state)
        for seat in PERSONIMO.waiting_for(timeline.state):
            now = PERSONIMO.view(timeline.state, seat).points[seat]
            for each in move_values(PERSONIMO.view(timeline.state, seat)):
                after = timeline.act(seat, each.action, 0).timeline.state
                assert PERSONIMO.view(after, seat).points[seat] == each.points == now + each.gain
                contest = twin(rules, {}, after.districts)
                assert contest.best(seat, chosen(rules, after.districts))[0] == each.points
                checked += 1
    assert checked > 20


@rule("PM-96")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_placements_and_claims_are_worth(seats: int) -> None:
    for timeline in islice(at_random(new_game(seats, "worth", bonus_largest=True)), 8, 48, 4):
        view, seat = seen(timeline), asked(timeline)
        rules, districts = rules_of(timeline.state), timeline.state.districts
        for each in move_values(view):
            assert each.gain == each.points - view.points[seat]
            if isinstance(each.action, Place):
                advance = timeline.act(seat, each.action, 0)
                assert PERSONIMO.view(advance.timeline.state, seat).points[seat] == each.points
                placed = advance.step.events[0]
                assert isinstance(placed, Placed)
                assert placed.gain == each.gain
            if isinstance(each.action, Claim):
                assert view.next_row is not None
                card = view.next_row.cards[each.action.position]
                own = districts[seat]
                laid = [
                    replace(own, placed=(*own.placed, PlacedCard(card, spot)))
                    for spot in spots_for(district_state_of(rules, own), card)
                ] or [own]
                tables = [(*districts[:seat], after, *districts[seat + 1 :]) for after in laid]
                assert each.points == max(outcome_of(rules, table).sheets[seat].total for table in tables)
