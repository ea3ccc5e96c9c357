"""What a table can choose; and the day of the challenge of the day, which comes from outside (PX-30)."""

from collections.abc import Mapping
from datetime import date

from salon.core import BadSetup, ForSeats, Needs, Option, OptionValue, Pick
from salon.core.options import Condition

DAY = "day"
"""Not an option to choose from a list: a date such as 2026-11-15."""

OPTIONS = (
    Option("game", ("cover", "solve"), "cover", "game", "PX-10"),
    Option("target", (12, 6), 12, "game", "PX-18"),
    Option("new_challenges", (False, True), False, "game", "PX-33"),
    Option("starts", ("random", "1", "2", "3", "4"), "random", "game", "PX-10"),
    Option("kit", ("polyminix", "curved"), "polyminix", "game", "PX-1"),
    Option("clock_seconds", (60, 45, 30), 60, "pace", "PX-11"),
    Option("limit_seconds", (300, 120, 600, 0), 300, "pace", "PX-16"),
    Option("hints", (False, True), False, "pace", "PX-31"),
    Option("solo", ("dice", "challenge", "campaign", "day"), "dice", "solo", "PX-30"),
    Option("campaign", ("green", "yellow", "red"), "green", "solo", "PX-30"),
)

CONDITIONS: tuple[Condition, ...] = (
    Needs(Pick("kit", "curved"), Pick("game", "solve")),
    Needs(Pick("new_challenges", True), Pick("game", "cover")),
    ForSeats(Pick("new_challenges", True), (2, 3, 4)),
    *(ForSeats(Pick("starts", str(n)), tuple(range(n, 5))) for n in (2, 3, 4)),
    *(ForSeats(Pick("solo", mode), (1,)) for mode in ("challenge", "campaign", "day")),
)


def take_day(options: Mapping[str, OptionValue]) -> tuple[dict[str, OptionValue], str | None]:
    """The declared options, and the day if the challenge of the day is asked for."""
    declared = {name: value for name, value in options.items() if name != DAY}
    if options.get("solo") != "day":
        return declared, None
    day = str(options.get(DAY, ""))
    try:
        return declared, date.fromisoformat(day).isoformat()
    except ValueError as error:
        raise BadSetup("polyminix-no-such-day", "PX-30", day=day) from error
