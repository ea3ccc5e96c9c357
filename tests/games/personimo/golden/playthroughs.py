"""The golden games of Personimo: of the base game, and one or more of every variant."""

from tests.games.personimo.golden.variants import GAMES, SEEDS, WHIMS
from tests.golden.playthrough import Playthrough

BASE = {
    "2": Playthrough(2, ("sharp", "fair")),
    "3": Playthrough(3, ("sharp", "fair", "gentle")),
    "4": Playthrough(4, ("sharp", "fair", "gentle", "random")),
    "5": Playthrough(5, ("fair", "gentle"), whims=0.15),
    "6": Playthrough(6, ("gentle", "sharp", "fair")),
    "manual": Playthrough(4, ("random",), {"suits": "manual"}, "by hand", 0.1),
    "timed": Playthrough(3, ("fair", "gentle"), {"turn_seconds": 30}, whims=0.2),
    "tie": Playthrough(4, ("random",), seed="tie 278"),
}

PLAYTHROUGHS = BASE | {
    name: Playthrough(
        seats,
        ("fair", "gentle"),
        options,
        seed=SEEDS.get(name, f"golden {name}"),
        whims=WHIMS.get(name, 0.0),
    )
    for name, (seats, options) in GAMES.items()
}
