"""What a lone player has achieved and keeps: challenges of the deck, and days (PX-34)."""

from collections.abc import Iterator

from salon.core import Outcome, Seat, Setup
from salon.core.kit import Mark
from salon.games.polyminix.rules.rules import rules_for
from salon.games.polyminix.rules.scoring import SOLVED


def marks(setup: Setup, outcome: Outcome, seat: Seat) -> Iterator[Mark]:
    """A mark for each challenge that was solved, one for the challenge with its box, and one for the day."""
    rules = rules_for(setup.options)
    if setup.seats > 1 or rules.figure is not None:
        return
    day = rules.day
    for line in outcome.sheets[seat].lines:
        if line.what != SOLVED:
            continue
        about = line.particulars
        seconds, clean = int(about["seconds"]), not about["hints"]
        if about["challenge"] != "-":
            yield Mark(str(about["challenge"]), seconds, clean)
            yield Mark(f"{about['challenge']} {about['test']}", seconds, clean)
        if day is not None:
            yield Mark(f"day {day.isoformat()}", seconds, clean)
