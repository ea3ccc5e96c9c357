"""The golden games of Personimo's variants, against the brute-force twin and what each variant promises."""

import pytest

from salon.core import replay
from salon.personimo import PERSONIMO, State
from salon.personimo.district import standing_of
from tests.brute_force_variants import Layout, book_of
from tests.playthroughs.golden import Golden
from tests.playthroughs.personimo_variants import GAMES
from tests.playthroughs.test_golden_games import GOLDEN

MOST = 20_000
"""Districts with more assignments than this are too many for brute force."""


def golden(name: str) -> tuple[Golden, State]:
    found = GOLDEN[f"personimo-{name}"]
    *_, end = replay(PERSONIMO, found.record)
    state: State = end.timeline.state
    return found, state


@pytest.mark.parametrize("name", GAMES)
def test_brute_force_gives_every_district_the_same_points(name: str) -> None:
    _, state = golden(name)
    book = book_of({**state.options, **{f"bonus_{drawn}": True for drawn in state.drawn}})
    view = PERSONIMO.view(state, None)
    worked_out = 0
    for district, seen in zip(state.districts, view.districts, strict=True):
        settled = any(placed.fixed or placed.scoring for placed in district.placed)
        if settled or standing_of(state.rules, district).assignments.total > MOST:
            continue
        layout = Layout(book, district.headquarters, [(each.card, each.squares) for each in district.placed])
        assert layout.best()[0] == seen.points
        worked_out += 1
    assert worked_out


@pytest.mark.parametrize("name", GAMES)
def test_the_sheet_of_a_seat_is_that_of_its_district(name: str) -> None:
    found, state = golden(name)
    view = PERSONIMO.view(state, None)
    for seat, sheet in enumerate(found.outcome.sheets):
        own = [
            district.points + sum(bonus.points for bonus in district.bonuses if bonus.name == "largest")
            for district in view.districts
            if seat in district.builders
        ]
        assert sheet.total == min(own) == view.points[seat]
        assert sheet.total == sum(line.points for line in sheet.lines)
