"""Golden scenes of Personality: the turns a game can take, each played once and kept with all that was told.

    python -m tests.games.personality.golden.scenes            play what is missing
    python -m tests.games.personality.golden.scenes --update   play everything again (then look at every difference)

Scenes are played with sixty cards of the house, on boards short enough to get there.
"""

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from salon.core import Event, Record
from salon.games.personality import (
    Accept,
    Argue,
    Choose,
    Contest,
    Deck,
    Give,
    LeaveOut,
    Pair,
    Personality,
    Reconsider,
    Swap,
    board_from,
)
from salon.games.personality.content.cards import house_deck
from tests.games.personality.tables import Room

FOLDER = Path(__file__).with_name("scenes")

GAME = Personality(
    decks={"sixty": Deck("sixty", dict(list(house_deck(1).cards.items())[::7][:60]))},
    boards={
        "plain": board_from("P...S" + "." * 25 + "G...*"),
        "pair": board_from("P...S>......G..*"),
        "dot": board_from("P...So......G..*"),
        "near": board_from("P...SG.*"),
        "just": board_from("P...S" + "." * 15 + "G....*"),
    },
)


class Scene(msgspec.Struct, frozen=True):
    """A golden file: the record, and what each of its entries told."""

    record: Record
    told: tuple[tuple[str, ...], ...]


def table(seats: int, board: str) -> Room:
    return Room(seats, {"deck": "sixty", "board": board}, GAME)


def unanimous() -> Room:
    room = table(3, "plain").read().vote("1*3 1 1*2")
    return room.act(2, Swap(room.state.hands[2][0])).keep()


def nobody() -> Room:
    return table(3, "plain").read().vote("0*3 1*2").act(1, Reconsider()).act(1, Choose(1, 3)).vote("- - 2")


def tie_then_elected() -> Room:
    room = table(4, "plain").read().vote("0*3 0 3 3*2").act(2, Argue("Three, of course!"))
    return room.argue().vote("0 0 0 3").keep()


def tie_then_nobody() -> Room:
    return table(4, "plain").read().vote("0*3 0 3 3*2").argue().vote("0 0 3 3")


def pit() -> Room:
    return table(3, "plain").round("0 0 1").round("0 0 1").round("0 0 1*2")


def pair() -> Room:
    room = table(4, "pair").round("1 1*2 1*2 1*2").act(0, Pair(2)).read().vote("3*2 1 3*3 1")
    return room.act(0, Choose(3, 3)).keep()


def inversion_with_tie() -> Room:
    room = table(4, "dot").round("1 1*2 1*2 1*2").lay().vote("1*3 1 2*2 2").argue().vote("2 1 2 2")
    return room.keep()


def near_the_end(answers: Iterable[bool]) -> Room:
    """Seat 0 reaches the goal and gives three cards; the receivers contest or not."""
    room = table(5, "near").round("0*3 0 0 0 0")
    for to in (1, 2, 3):
        room.act(0, Give(room.state.hands[0][0], to))
    for seat, contests in zip((1, 2, 3), answers, strict=True):
        room.act(seat, Contest() if contests else Accept())
    return room


def gifts_accepted() -> Room:
    return near_the_end((False, False, False))


def contest_lost() -> Room:
    return near_the_end((False, True, True)).vote("- 4 - 4 2")


def contest_won() -> Room:
    return near_the_end((False, True, True)).vote("- 2 - 4 2").vote("- 3 4 - 1")


def several_winners() -> Room:
    room = table(3, "near").round("0*3 0*3 0")
    for candidate, others in ((0, (1, 2)), (1, (0, 2))):
        for to in others:
            room.act(candidate, Give(room.state.hands[candidate][0], to))
        for to in others:
            room.act(to, Accept())
    return room


def empty_hands() -> Room:
    room = table(3, "plain")
    while any(room.state.hands) and room.table.round.number < 22:
        room.round("0 0 0")
    return room


def empty_handed_winners() -> Room:
    room = table(3, "just")
    while room.phase != "over":
        room.round("0 0 0")
    return room


def bare_stock() -> Room:
    room = table(3, "plain")
    while room.state.stock:
        room.act(0, LeaveOut(room.state.hands[0][0]))
    room.read().vote("0 1 2")
    room.round("0 0 1*3").round("0 0 1*3")
    while room.phase != "over":
        room.round("0 0 0")
    return room


SCENES: dict[str, Callable[[], Room]] = {
    "unanimous": unanimous,
    "nobody": nobody,
    "tie-then-elected": tie_then_elected,
    "tie-then-nobody": tie_then_nobody,
    "pit": pit,
    "pair": pair,
    "inversion-with-tie": inversion_with_tie,
    "gifts-accepted": gifts_accepted,
    "contest-lost": contest_lost,
    "contest-won": contest_won,
    "several-winners": several_winners,
    "empty-hands": empty_hands,
    "empty-handed-winners": empty_handed_winners,
    "bare-stock": bare_stock,
}


def line(event: Event) -> str:
    """An event on one line."""
    plain = msgspec.to_builtins(event)
    name = plain.pop("type")
    return " ".join([name, *(f"{key}={msgspec.json.encode(value).decode()}" for key, value in plain.items())])


def scene_of(room: Room) -> Scene:
    return Scene(room.record, tuple(tuple(map(line, events)) for events in room.told))


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def main() -> None:
    """Write the golden scenes."""
    FOLDER.mkdir(exist_ok=True)
    for name, play in SCENES.items():
        if "--update" in sys.argv or not path_of(name).exists():
            scene = msgspec.json.encode(scene_of(play()))
            path_of(name).write_bytes(msgspec.json.format(scene, indent=1) + b"\n")
            print(f"wrote {name}")


if __name__ == "__main__":
    main()
