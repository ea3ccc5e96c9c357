"""The golden games of Polyminix."""

from tests.golden.playthrough import Playthrough

PLAYTHROUGHS = {
    "1": Playthrough(1, ("fair",), {"solo": "campaign", "campaign": "yellow", "limit_seconds": 600}),
    "1-day": Playthrough(1, ("sharp",), {"solo": "day", "day": "2026-11-15"}),
    "2": Playthrough(2, ("sharp", "fair"), {"starts": "2"}, race=True),
    "2-new": Playthrough(2, ("fair", "sharp"), {"new_challenges": True, "target": 6}, "new 6", race=True),
    "3": Playthrough(
        3, ("sharp", "fair", "gentle"), {"game": "solve", "kit": "curved", "clock_seconds": 45}, race=True
    ),
    "1-chosen": Playthrough(1, ("fair",), {"solo": "challenge", "challenge": "green-2-01-a sizes"}),
    "2-drawn": Playthrough(
        2, ("fair", "gentle"), {"figure": "yellow:1c-3e-77-63-77-3e-1c A wreath"}, race=True
    ),
    "2-second": Playthrough(2, ("fair", "gentle"), {"target": 6}, "second", race=True),
    "4": Playthrough(4, ("fair", "gentle", "sharp"), {"target": 6, "hints": True}, whims=0.1, race=True),
}
