"""The pictures of Personality in the README."""

from tests.games.personality.page.evening.puppets import settled
from tests.games.personality.page.player import Masks
from tests.support.browser.camera import Camera

NAMES = ("personality", "personality-phone")
PICTURED_VOTE = 7


def picture(camera: Camera) -> None:
    """A vote: on a phone with a mask whose eyes have a colour, and on the big screen, with masks on their way."""
    laptop = _Quick(camera.laptop(), camera.address)
    phone = _Quick(camera.phone(), camera.address, "fr")
    television = camera.television()
    code = laptop.open_table("Ada", seats=5, bots=3)
    phone.sit_down(code, "Émile")
    laptop.start()
    television.goto(f"{camera.address}/t/{code}/screen")
    phone.whom, votes = 1, 0
    while votes < PICTURED_VOTE:
        for person in (phone, laptop):
            phase = person.phase()
            if person.go_on():
                continue
            votes += person is phone and phase == "choose"
            if votes < PICTURED_VOTE:
                person.take_turn()
        laptop.page.wait_for_timeout(20)
    phone.mark()
    camera.take(phone.page, "personality-phone")
    settled(television)
    camera.take(television, "personality")


class _Quick(Masks):
    """Plays without checking the page for faults."""

    def look(self, screen: str) -> None:
        del screen

    def mark(self) -> None:
        """Choose and bet, and do not lock in yet."""
        self._pick(self.whom)
        self._pick(self.bet - 1, group=1)
