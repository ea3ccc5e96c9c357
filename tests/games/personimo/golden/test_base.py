"""The golden games of Personimo without variants, against the brute-force twin."""

import pytest

from salon.core import replay
from salon.games.personimo import PERSONIMO
from tests.games.personimo.golden.playthroughs import BASE
from tests.games.personimo.suits.brute_force import Layout
from tests.golden.golden import GoldenId


@pytest.mark.parametrize("name", BASE)
def test_brute_force_gives_every_district_the_same_points(name: str) -> None:
    golden = GoldenId("personimo", name).read()
    *_, end = replay(PERSONIMO, golden.record)
    for seat, district in enumerate(end.timeline.state.districts):
        cards = [(placed.card, placed.squares, placed.fixed) for placed in district.placed]
        points, _ = Layout(district.headquarters.rstrip("*"), cards).best()
        assert points == golden.outcome.sheets[seat].total
