"""The golden games of Personimo's variants, against the brute-force twin and what each variant promises."""

import pytest

from salon.core import replay
from salon.games.personimo import PERSONIMO, State
from salon.games.personimo.model.view import DistrictView
from salon.games.personimo.rules.variants import rules_of
from salon.games.personimo.suits.district_state import district_state_of
from tests.games.personimo.golden.variants import GAMES
from tests.games.personimo.suits.brute_force_contest import layout_of, won
from tests.games.personimo.suits.brute_force_variants import SUITS, book_of
from tests.golden.golden import GoldenId
from tests.golden.playthrough import Golden

MOST = 20_000
"""Districts with more assignments than this are too many for brute force."""


def golden(name: str) -> tuple[Golden, State]:
    found = GoldenId("personimo", name).read()
    *_, end = replay(PERSONIMO, found.record)
    state: State = end.timeline.state
    return found, state


@pytest.mark.parametrize("name", GAMES)
def test_brute_force_gives_every_district_the_same_points(name: str) -> None:
    _, state = golden(name)
    book = book_of({**state.options, **{f"bonus_{drawn}": True for drawn in state.drawn}})
    view = PERSONIMO.view(state, None)
    contested = "largest" in view.bonuses
    worked_out = 0
    for district, seen in zip(state.districts, view.districts, strict=True):
        if district_state_of(rules_of(state), district).assignments.total > MOST:
            continue
        layout = layout_of(book, district)
        rivals = [sizes_in(each) for each in view.districts if each is not seen]
        second = 2 if state.seats > 3 else 0
        best = max(
            layout.score(each)[0] + (won(layout.sizes(each), rivals, second) if contested else 0)
            for each in layout.assignments()
        )
        assert best == seen.points
        worked_out += 1
    assert worked_out


def sizes_in(district: DistrictView) -> list[int]:
    """The largest neighbourhood of each suit, as it is shown."""
    return [
        max((len(each.squares) for each in district.neighbourhoods if each.suit == suit), default=0)
        for suit in SUITS
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_of_a_seat_is_that_of_its_district(name: str) -> None:
    found, state = golden(name)
    view = PERSONIMO.view(state, None)
    for seat, sheet in enumerate(found.outcome.sheets):
        own = [district.points for district in view.districts if seat in district.builders]
        assert sheet.total == min(own) == view.points[seat]
        assert sheet.total == sum(line.points for line in sheet.lines)


@pytest.mark.parametrize(
    "name", [name for name, (_, options) in GAMES.items() if any("bonus" in each for each in options)]
)
def test_every_bonus_that_is_played_for_is_had_by_somebody(name: str) -> None:
    found, _ = golden(name)
    had = {
        line.what.split("-")[-1]
        for sheet in found.outcome.sheets
        for line in sheet.lines
        if "bonus" in line.what
    }
    assert had == {option.removeprefix("bonus_") for option in GAMES[name][1]}


def test_what_suits_carry_the_marks_is_said_of_cards_and_of_a_headquarters() -> None:
    _, state = golden("paralysis-manual")
    assert any(district.scoring for district in state.districts)
    assert any(placed.scoring for district in state.districts for placed in district.placed)
    assert any(placed.fixed for district in state.districts for placed in district.placed)
