"""What a table can choose; and the date of the challenge of the day, which nobody chooses (PX-30)."""

from salon.core import Extra, ForSeats, Needs, Option, Pick
from salon.core.options import Condition

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

DAY = Extra("day", "date", "PX-30", only_with=Pick("solo", "day"), refusal="polyminix-no-such-day")
"""The date of the challenge of the day, such as 2026-11-15."""
