"""Two people share a device: the page shows whose turn it is, and a card can be taken back for a while."""

from playwright.sync_api import expect

from tests.games.personimo.page.player import Architect
from tests.support.browser.fixtures import NewPage
from tests.support.browser.salon import House


def test_two_people_share_a_device(house: House, new_page: NewPage) -> None:
    device = Architect(new_page("en"), house.address)
    device.open_table("Ada", seats=2, bots=0)
    device.add_on_this_device("Ben")
    device.start()
    title = device.page.get_by_role("heading", level=1)
    for _ in range(4):
        device.await_turn()
        device.take_turn()
    device.await_turn()
    expect(title).to_contain_text(device.words("personimo-ask-place"), ignore_case=True)
    device.take_turn()
    expect(title).to_contain_text(device.words("personimo-ask-claim"), ignore_case=True)
    device.button("table-take-back").click()
    expect(title).to_contain_text(device.words("personimo-ask-place"), ignore_case=True)
    device.take_turn()
    assert any("undoes that" in line for line in device.log())
