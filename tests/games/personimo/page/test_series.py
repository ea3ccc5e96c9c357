"""A tournament at the page: rematch by rematch, a standing that adds up, and a winner at its end (PM-50)."""

from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage, accessibility_problems
from tests.support.browser.salon import House

PHONE = {"width": 360, "height": 740}


class Line(NamedTuple):
    """The line of a player in the standings."""

    this_game: int
    points: int
    won: int


def test_a_tournament_of_two_adds_up_and_has_a_winner(house: House, new_page: NewPage) -> None:
    """There are as many games as players, and the page names the winner after the last."""
    page = new_page("fr", viewport=PHONE, reduced_motion="reduce")
    person = Architect(page, house.address, "fr")
    code = person.open_table("Émile", seats=2, bots=1, options={"tournament": "1"})
    person.start()
    person.play()
    first = lines(person.page.get_by_role("region", name=person.words("series-title-of", games=1, of=2)))
    assert sorted(first) == sorted(["Émile", "Clio"])
    assert [line.this_game for line in first.values()] == person.totals()
    assert all(line.points == line.this_game for line in first.values())
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    person.button("result-next-game").click()
    expect(page.get_by_role("main", name=person.words("table-board"))).to_be_visible()
    person.play()
    region = person.page.get_by_role("region", name=person.words("series-title-over", of=2))
    both = lines(region)
    assert sorted((line.this_game for line in both.values()), reverse=True) == person.totals()
    assert all(line.points == first[name].points + line.this_game for name, line in both.items())
    assert list(both.values()) == sorted(
        both.values(), key=lambda line: (line.points, line.won), reverse=True
    )
    assert sum(line.won for line in both.values()) >= 2
    ahead = {name for name, line in both.items() if line[1:] == next(iter(both.values()))[1:]}
    winners = person.words(
        "series-winner", names=" et ".join(name for name in both if name in ahead), count=len(ahead)
    )
    expect(region.get_by_text(winners)).to_be_visible()
    expect(person.button("result-rematch")).to_be_visible()
    assert accessibility_problems(page) == []
    assert page.url.endswith(code), "all of it at one table"


def lines(region: Locator) -> dict[str, Line]:
    """The standing as it is written, the first place first."""
    expect(region).to_be_visible()
    found = {}
    for row in region.locator("tbody tr").all():
        this_game, points, won = (int(cell) for cell in row.get_by_role("cell").all_inner_texts()[1:])
        found[row.get_by_role("rowheader").inner_text().strip()] = Line(this_game, points, won)
    return found
