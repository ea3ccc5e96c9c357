"""Games without messages: one without a board, one that does not list its moves, one with several moves for a cell."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from salon.core import (
    Action,
    Chance,
    Decision,
    Game,
    IllegalAction,
    ListedActions,
    Outcome,
    PublicEvent,
    Setup,
    Sheet,
    Spec,
    Step,
    TakenBack,
)
from salon.core.kit import PlainBoard
from tests.support.server.toy import TOY_KIT, AnyAction, Toy, View


class Wordless(Toy):
    """The toy game under another name."""

    spec = msgspec.structs.replace(Toy.spec, name="wordless")


class UnlistedActions(ListedActions[AnyAction]):
    """Legal actions that are not sent to the page."""

    listed = False


class Unlisted(Toy):
    """The toy game, without a list of moves."""

    spec = msgspec.structs.replace(Toy.spec, name="unlisted")

    def legal(self, view: View) -> ListedActions[AnyAction]:
        return UnlistedActions(list(super().legal(view)))


class Plant(Action, frozen=True):
    cell: int
    what: Literal["rose", "tulip"]


class Planted(PublicEvent, frozen=True):
    cell: int
    what: str


class Garden(Struct, frozen=True):
    beds: tuple[tuple[str | None, ...], ...] = ((None, None),)


class Gardening(Game[Garden, Garden, Plant]):
    """A game that ends after one move: planting something in one of two beds."""

    spec = Spec("gardening", 1, seats=(1,))
    state_type = view_type = Garden
    action_type = Plant
    event_type = Planted | TakenBack

    def start(self, setup: Setup, chance: Chance, at_ms: int) -> Step:
        return Step(state=Garden(), events=(), revealed=True)

    def waiting_for(self, state: Garden) -> Mapping[int, Decision]:
        return {0: Decision("plant")} if state == Garden() else {}

    def view(self, state: Garden, seat: int | None) -> Garden:
        return state

    def legal(self, view: Garden) -> ListedActions[Plant]:
        plants = [Plant(0, "rose"), Plant(0, "tulip"), Plant(1, "rose")]
        return ListedActions(plants if view == Garden() else [])

    def apply(self, state: Garden, seat: int, action: Plant, at_ms: int, chance: Chance) -> Step:
        if action not in self.legal(state):
            raise IllegalAction("not-asked")
        planted = Garden(((action.what, None) if action.cell == 0 else (None, action.what),))
        return Step(state=planted, events=(Planted(action.cell, action.what),), revealed=True)

    def outcome(self, state: Garden) -> Outcome | None:
        return None if state == Garden() else Outcome((1,), (Sheet((), 0),))

    def determinize(self, view: Garden, chance: Chance) -> Garden:
        return view


BARE = replace(TOY_KIT, levels=(), answers=frozenset(), audience=None)
WORDLESS = replace(
    BARE,
    game=Wordless(),
    board=PlainBoard(
        lists=("hand",), by_seat=("scores",), seats=("seat", "turn"), hidden=("seat", "options")
    ),
)
UNLISTED = replace(BARE, game=Unlisted())
GARDENING = replace(BARE, game=Gardening(), board=PlainBoard(grid="beds", place="cell"))


def install(folder: Path) -> Path:
    """Install these games in a folder, for processes that have it on their path."""
    package = folder / "wordless-1.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: wordless\nVersion: 1\n", encoding="utf-8")
    kits = {"wordless": "WORDLESS", "unlisted": "UNLISTED", "gardening": "GARDENING"}
    lines = ["[salon.games]", *(f"{name} = {__name__}:{kit}" for name, kit in kits.items())]
    (package / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder
