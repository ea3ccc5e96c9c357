"""Personality as it is plugged in."""

from importlib.resources import files
from typing import Any

from salon.core import Preset
from salon.core.kit import BotKit, GameKit
from salon.games.personality.content.own import OWN_CONTENT
from salon.games.personality.explanations import EXPLANATIONS
from salon.games.personality.game import PERSONALITY
from salon.games.personality.rules.legality import LONGEST_ARGUMENT


def _load_bots() -> BotKit:
    from salon.games.personality.bots.levels import BOTS

    return BotKit(bots=BOTS)


def _page_data() -> dict[str, Any]:
    """How long an argument may be (PY-18), and what is explained."""
    return {"LONGEST_ARGUMENT": LONGEST_ARGUMENT, "EXPLANATIONS": EXPLANATIONS}


KIT = GameKit(
    game=PERSONALITY,
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "fair", "sharp"),
    own_content=OWN_CONTENT,
    presets=(
        Preset("evening", {}),
        Preset("short", {"board": "short"}),
        Preset("family", {"board": "short", "cards": "family"}),
        Preset("brisk", {"choice_seconds": 60, "debate_seconds": 60, "swap_seconds": 30}),
        Preset("pairs", {"pair_votes": 2}, (4, 5, 6)),
    ),
    order=20,
    lessons=files(__package__) / "lessons",
    diagrams=files(__package__) / "diagrams",
    has_page=True,
    page_types=tuple(
        f"{__package__}.{part}"
        for part in (
            "content.cards",
            "content.board",
            "model.actions",
            "model.public_state",
            "model.events",
            "portrait",
            "model.view",
        )
    ),
    page_data=_page_data,
)
