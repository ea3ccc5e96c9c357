"""The lesson in a real browser: by touch on a small phone, by mouse on a laptop, and by keys alone."""

import msgspec
import pytest
from msgspec import UNSET
from playwright.sync_api import expect

from salon.games.personality.content.cards import house_deck
from salon.lessons import LessonStep
from tests.games.personality.page.player import Masks
from tests.support.browser.fixtures import NewPage
from tests.support.browser.hands import HANDS, HANDS_AND_LANGUAGES, press
from tests.support.browser.lessons import play_lesson
from tests.support.browser.salon import House

HIDDEN_BY_THE_BETS = """vote => {
  const [last] = [...vote.querySelectorAll('fieldset')[0].querySelectorAll('label')].slice(-1);
  return last.getBoundingClientRect().bottom + scrollY + vote.querySelector('.bar').offsetHeight - innerHeight;
}"""
"""How much of those who can be chosen lies below the bets and the lock, which stay at the edge of the screen."""


class Learner(Masks):
    """Follows the lesson with one kind of hand."""

    with_hand = "mouse"

    def follow(self, step: LessonStep) -> None:
        """Do what a step asks for, or read it."""
        if step.do is UNSET:
            press(self.with_hand, self.button("lesson-next"))
            return
        action = msgspec.json.decode(step.do)
        getattr(self, f"do_{action.pop('type').lower()}")(**action)

    def do_read(self, card: str) -> None:
        text = getattr(house_deck().cards[card], self.language)
        press(self.with_hand, self.stage.get_by_role("radio", name=text))
        press(self.with_hand, self.button("personality-page-read"))

    def do_choose(self, whom: int, bet: int) -> None:
        assert self.stage.locator(".vote").evaluate(HIDDEN_BY_THE_BETS) < 1
        press(self.with_hand, self.stage.get_by_role("group").nth(0).get_by_role("radio").nth(whom))
        press(self.with_hand, self.stage.get_by_role("group").nth(1).get_by_role("radio").nth(bet - 1))
        press(self.with_hand, self.button("personality-page-lock"))
        going_on = self.button("personality-page-go-on")
        expect(going_on).to_be_visible()
        press(self.with_hand, going_on)

    def do_keep(self) -> None:
        press(self.with_hand, self.button("personality-page-keep"))

    def do_pair(self, partner: int) -> None:
        press(self.with_hand, self.stage.get_by_role("radio").nth(partner - 1))
        press(self.with_hand, self.stage.locator("button.main"))


@pytest.mark.parametrize(("hand", "language"), HANDS_AND_LANGUAGES)
def test_the_lesson_is_played_to_the_end(house: House, new_page: NewPage, hand: str, language: str) -> None:
    person = Learner(new_page(language, reduced_motion="reduce", **HANDS[hand]), house.address, language)
    person.with_hand = hand
    play_lesson(person, "personality", person.follow)
