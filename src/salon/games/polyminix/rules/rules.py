"""What a table can choose, and its rules as typed values. `rules_for` is the only function that reads options."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import lru_cache

from salon.core import Extra, ForSeats, Needs, Option, OptionValue, Pick, Seat
from salon.core.options import Condition
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.model.pieces import KITS, Kit

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
"""The date of the challenge of the day, such as 2026-11-15, which nobody chooses (PX-30)."""

RULES_VERSION = 2
"""Games of version 1 have the first edition of the deck, start without a countdown, and count a hint each time it is
asked for; their replays still do."""

COUNTDOWN_MS = 3000
"""From the roll that starts a race until it starts for everybody (PX-13)."""

FIRST_DAY = date(2026, 1, 1)
"""The calendar of the challenges of the day begins here."""

CHALLENGE = Extra(
    "challenge", "text", "PX-30", only_with=Pick("solo", "challenge"), refusal="polyminix-no-such-link"
)
"""The challenge that a lone player has chosen beforehand, such as on the map: its id, and the face of the TEST die if
that is not left to chance (PX-30)."""

FIGURE = Extra("figure", "text", "PX-35", only_with=Pick("game", "cover"), refusal="polyminix-no-such-figure")
"""A figure that somebody has drawn, written as `own_figures.py` says: the game is one race on it (PX-35)."""

KEPT = 256
"""How many sets of rules are cached."""

_SECOND = 1000


class GameOfTheBox(StrEnum):
    """The two games of the box: cover a figure of a card (game 1), or build what a test asks for (game 2)."""

    COVER = "cover"
    SOLVE = "solve"


class SoloMode(StrEnum):
    """What a lone player plays (PX-30): dice for points, one challenge, a campaign, or the challenge of the day."""

    DICE = "dice"
    CHALLENGE = "challenge"
    CAMPAIGN = "campaign"
    DAY = "day"


@dataclass(frozen=True)
class Rules:
    """Everything that a table has chosen.

    `starter`: the seat that the host has named; None leaves it to chance (PX-10). `clock_ms` is the time of the
    *clock* mode (PX-11), `limit_ms` that of every other race; None means no limit (PX-16). `hints`: several players
    may ask the solver too (PX-31). `campaign` is the colour of a campaign of game 1, `day` the date of the challenge
    of the day, `challenge` the id of the chosen challenge and the face of the TEST die; None where they are not given
    (PX-30). `figure` is one that somebody has drawn, as it is written down (PX-35).
    """

    game: GameOfTheBox
    target: int
    new_challenges: bool
    starter: Seat | None
    kit: Kit
    clock_ms: int
    limit_ms: int | None
    hints: bool
    solo: SoloMode
    campaign: Level
    day: date | None
    challenge: tuple[str, str | None] | None
    figure: str | None

    @property
    def with_cards(self) -> bool:
        """Whether cards show what to cover: game 1, not game 2."""
        return self.game is GameOfTheBox.COVER

    @property
    def is_scripted(self) -> bool:
        """Whether a lone player plays given challenges instead of rolling for points (PX-30)."""
        return self.solo is not SoloMode.DICE


def rules_for(options: Mapping[str, OptionValue]) -> Rules:
    """The rules that these options stand for; an option that is not given has its default."""
    return _read(tuple(options.items()))


@lru_cache(maxsize=KEPT)
def _read(chosen: tuple[tuple[str, OptionValue], ...]) -> Rules:
    options = {option.name: option.default for option in OPTIONS} | dict(chosen)
    starts, limit, day = str(options["starts"]), int(options["limit_seconds"]), options.get(DAY.name)
    return Rules(
        game=GameOfTheBox(str(options["game"])),
        target=int(options["target"]),
        new_challenges=bool(options["new_challenges"]),
        starter=None if starts == "random" else int(starts) - 1,
        kit=KITS[str(options["kit"])],
        clock_ms=int(options["clock_seconds"]) * _SECOND,
        limit_ms=limit * _SECOND if limit else None,
        hints=bool(options["hints"]),
        solo=SoloMode(str(options["solo"])),
        campaign=Level(str(options["campaign"])),
        day=None if day is None else date.fromisoformat(str(day)),
        challenge=_chosen(str(options.get(CHALLENGE.name, ""))),
        figure=str(options[FIGURE.name]) if FIGURE.name in options else None,
    )


def _chosen(words: str) -> tuple[str, str | None] | None:
    challenge, _, face = words.partition(" ")
    return (challenge, face or None) if challenge else None
