"""Plays a lesson to its end, whatever the game."""

from collections.abc import Callable

from playwright.sync_api import expect

from salon.games.registry import KITS
from salon.lessons import LessonStep, lessons_of
from tests.support.browser.fixtures import accessibility_problems
from tests.support.browser.person import Person

SLOW_MS = 20_000


def play_lesson(person: Person, game: str, follow: Callable[[LessonStep], None]) -> None:
    """Play the first lesson of a game with one reload in the middle; `follow` does what a step asks for."""
    steps = lessons_of(KITS[game])["basics"].steps
    person.visit(f"/learn/{game}")
    for number, step in enumerate(steps):
        expect_step(person, game, step, number)
        if number == len(steps) // 2:
            person.page.reload()  # the lesson goes on where it was
            expect_step(person, game, step, number)
        if step is not steps[-1]:
            follow(step)
    assert accessibility_problems(person.page) == []


def expect_step(person: Person, game: str, step: LessonStep, number: int) -> None:
    """Wait until the page is at a step."""
    words = person.words(f"{game}-lesson-{step.words}")
    expect(person.page.locator(".words .say p").first).to_have_text(words, timeout=SLOW_MS)
    expect(person.page.locator("progress")).to_have_attribute("value", str(number + 1))
