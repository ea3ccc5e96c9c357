"""The golden games of every game: `tests/games/<game>/golden/playthroughs.py` says how they are played.

    python -m tests.golden.golden            play what is missing
    python -m tests.golden.golden --update   play everything again (then look at every difference)

Each is kept in `tests/games/<game>/golden/games/`, in a file that has its name.
"""

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.golden.playthrough import Golden, Playthrough, play
from tests.support.games import module_of, names_with


class GoldenId(NamedTuple):
    """Which golden game: the game, and the name of the playthrough."""

    game: str
    name: str

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"

    @property
    def path(self) -> Path:
        return folder_of(self.game) / f"{self.name}.json"

    def read(self) -> Golden:
        return msgspec.json.decode(self.path.read_bytes(), type=Golden)


def folder_of(game: str) -> Path:
    """Where the golden games of a game are kept."""
    file = module_of(game, "golden.playthroughs").__file__
    assert file is not None
    return Path(file).with_name("games")


def playthroughs() -> dict[GoldenId, Playthrough]:
    """Every playthrough of every game that has some."""
    return {
        GoldenId(game, name): how
        for game in names_with("golden.playthroughs")
        for name, how in module_of(game, "golden.playthroughs").PLAYTHROUGHS.items()
    }


def main() -> None:
    """Write the golden files."""
    for golden, how in playthroughs().items():
        if "--update" in sys.argv or not golden.path.exists():
            golden.path.parent.mkdir(exist_ok=True)
            played = msgspec.json.encode(play(golden.game, how))
            golden.path.write_bytes(msgspec.json.format(played, indent=1) + b"\n")
            print(f"wrote {golden}")


if __name__ == "__main__":
    main()
