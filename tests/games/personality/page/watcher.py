"""Somebody in the audience of Personality, who votes along and reacts."""

import re

from playwright.sync_api import expect

from tests.games.personality.page.player import Masks


class Watcher(Masks):
    """Somebody in the audience."""

    def come(self, code: str) -> None:
        self.visit(f"/t/{code}")
        self.button("audience-join").last.click()
        expect(self.page.get_by_text(self.words("audience-member"))).to_be_visible()

    def vote(self, choice: int) -> None:
        ballot = self.stage.get_by_role("radio")
        expect(ballot.first).to_be_visible()
        ballot.nth(choice).check()
        expect(
            self.stage.get_by_text(re.compile(self.words("personality-audience-picked", name="")))
        ).to_be_visible()

    def react(self, reaction: str) -> None:
        if not self.button(f"reaction-{reaction}").is_visible():
            self.button("reactions-open").click()
        self.button(f"reaction-{reaction}").click()
