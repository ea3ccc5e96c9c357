"""Polyminix as it is plugged in."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from salon.core import Preset
from salon.core.kit import Away, BotKit, Command, GameKit, QuickStart, RaceAgainstPeople
from salon.games.polyminix import race_pace, study
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.marks import marks
from salon.games.polyminix.rules.made_to_order import MADE_TO_ORDER


def _load_bots() -> BotKit:
    from salon.games.polyminix.bots.levels import BOTS, hint, make

    return BotKit(bots=BOTS, hint=hint, make=make)


def _page_data() -> Mapping[str, Any]:
    from salon.games.polyminix.page_data import page_data

    return page_data()


SEVERAL = (2, 3, 4)
UNHURRIED = {"limit_seconds": 0}
"""Alone, time is counted and never up."""

KIT = GameKit(
    game=POLYMINIX,
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "fair", "sharp"),
    race=RaceAgainstPeople(tempo=race_pace.tempo, pause_ms=race_pace.pause_ms),
    away=Away("skip"),
    first_game={"hints": True},
    presets=(
        Preset("race", {}, SEVERAL),
        Preset("short-race", {"target": 6}, SEVERAL),
        Preset("building", {"game": "solve"}, SEVERAL),
        Preset("workshop", {"new_challenges": True}, SEVERAL),
        Preset("quick-hands", {"target": 6, "limit_seconds": 120, "clock_seconds": 30}, SEVERAL),
        Preset("relaxed", {"hints": True, "limit_seconds": 0}, SEVERAL),
        Preset("campaign", {**UNHURRIED, "solo": "campaign"}, (1,)),
        Preset("challenge", {**UNHURRIED, "solo": "challenge"}, (1,)),
        Preset("problem", {**UNHURRIED, "solo": "challenge", "game": "solve"}, (1,)),
    ),
    answers=frozenset({"hint"}),
    made_to_order=MADE_TO_ORDER,
    marks=marks,
    study=study.read,
    quick_starts=(
        QuickStart("day", {**UNHURRIED, "solo": "day"}, today="day"),
        QuickStart("challenge", {**UNHURRIED, "solo": "challenge"}),
        QuickStart("problem", {**UNHURRIED, "solo": "challenge", "game": "solve"}),
    ),
    commands={
        "polyminix": Command(f"{__package__}.cli", "solve figures, make challenges, check the deck"),
    },
    lessons=files(__package__) / "lessons",
    diagrams=files(__package__) / "diagrams",
    order=30,
    has_page=True,
    page_types=tuple(
        f"{__package__}.{part}"
        for part in (
            "model.pieces",
            "content.challenges",
            "model.boxes",
            "model.problem",
            "content.tasks",
            "model.actions",
            "model.public_state",
            "model.events",
            "model.view",
            "study",
        )
    ),
    page_data=_page_data,
)
