"""The golden games of Personality."""

from tests.golden.playthrough import Playthrough

PLAYTHROUGHS = {
    "3": Playthrough(3, ("sharp", "fair", "gentle")),
    "4": Playthrough(4, ("fair", "gentle", "sharp", "random"), {"cards": "family"}),
    "5": Playthrough(5, ("sharp", "random"), {"board": "short", "pair_votes": 2}),
    "6": Playthrough(
        6,
        ("gentle", "sharp", "fair"),
        {"board": "short", "choice_seconds": 30, "debate_seconds": 60, "swap_seconds": 15},
        whims=0.1,
    ),
}
