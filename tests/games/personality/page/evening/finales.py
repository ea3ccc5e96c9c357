"""The finale as people see it: its step, the way on, and whether a page says who has won."""

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.games.personality.page.player import Masks


def curtain(person: Masks) -> Locator:
    return person.page.locator(".personality.finale")


def press_next(person: Masks) -> None:
    step = int(curtain(person).get_attribute("data-step") or 0)
    person.button("finale-next").click()
    expect(curtain(person)).to_have_attribute("data-step", str(step + 1))


def told_winner(person: Masks, names: Sequence[str]) -> list[str]:
    """What the page says of who has won, also to screen readers and in its title."""
    said = person.page.evaluate("document.title + ' ' + document.body.textContent")
    phrases = [*winner_phrases(person, names), person.words("table-result"), person.words("result-sheets")]
    return [phrase for phrase in phrases if phrase in said]


def winner_phrases(person: Masks, names: Sequence[str]) -> list[str]:
    """The sentences that tell who has won."""
    phrases = [person.words("result-you-won"), person.words("result-shared", names="").strip()]
    for name in names:
        phrases += [person.words("result-won", name=name), person.words("personality-event-won", name=name)]
    return phrases
