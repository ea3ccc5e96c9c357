"""The golden games of Personality."""

from tests.games.personality.packs import cards_of, pack_of
from tests.golden.playthrough import Playthrough

PLAYTHROUGHS = {
    "3": Playthrough(3, ("sharp", "fair", "gentle")),
    "4": Playthrough(4, ("fair", "gentle", "sharp", "random"), {"cards": "family"}),
    "5": Playthrough(5, ("sharp", "random"), {"board": "short", "pair_votes": 2, "swaps": False}),
    "6": Playthrough(
        6,
        ("gentle", "sharp", "fair"),
        {"board": "short", "choice_seconds": 30, "debate_seconds": 60, "rounds": 30, "contests": 1},
        whims=0.1,
    ),
    "sharp": Playthrough(4, ("sharp", "fair"), {"cards": "sharp", "board": "short"}),
    "pack": Playthrough(
        3, ("fair", "gentle"), {"board": "short", "pack_share": "half", "pack": pack_of(cards_of(12))}
    ),
}
