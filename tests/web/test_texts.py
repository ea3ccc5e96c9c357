"""What people type is shown as they typed it, and is never more than text."""

from playwright.sync_api import expect

from tests.support.browser.fixtures import NewPage
from tests.support.browser.person import Person
from tests.support.browser.salon import House

NAME = "<img src=x onerror=a()>"


def test_a_name_that_looks_like_markup_is_a_name(house: House, new_page: NewPage) -> None:
    """A script or a picture it made would also be an error in the console, which fails the test."""
    host = Person(new_page("en"), house.address)
    code = host.open_table(NAME, seats=2, bots=1)
    guest = Person(new_page("fr"), house.address, "fr")
    guest.visit(f"/t/{code}")
    for person in (host, guest):
        expect(person.page.get_by_text(NAME, exact=True).first).to_be_visible()
    host.start()
    for person in (host, guest):
        expect(person.page.get_by_text(NAME).first).to_be_visible()
        assert person.page.locator("img[src=x]").count() == 0
