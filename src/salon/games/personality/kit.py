"""Personality as it is plugged in."""

from importlib.resources import files
from typing import Any, get_args

from salon.core import Preset
from salon.core.kit import Away, BotKit, GameKit, Personas
from salon.games.personality.audience import AUDIENCE
from salon.games.personality.content.cards import KINDS, LANGUAGES, SHARP, Tag
from salon.games.personality.content.own import OWN_CONTENT
from salon.games.personality.content.packs import PACKS
from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.content.wording import LONGEST
from salon.games.personality.explanations import EXPLANATIONS
from salon.games.personality.game import PERSONALITY
from salon.games.personality.rules.legality import LONGEST_ARGUMENT
from salon.games.personality.rules.rules import CAST
from salon.games.personality.showing import BRISK, SHOWING


def _load_bots() -> BotKit:
    from salon.games.personality.bots.levels import BOTS

    return BotKit(bots=BOTS)


def _page_data() -> dict[str, Any]:
    """How long an argument (PY-18) and a card may be, a card's languages and topics, how long each part of a reveal is
    shown (PY-71), and what is explained."""
    return {
        "LONGEST_ARGUMENT": LONGEST_ARGUMENT,
        "LONGEST_CARD": LONGEST,
        "CARD_LANGUAGES": LANGUAGES,
        "KINDS": KINDS,
        "TAGS": get_args(Tag),
        "SHARP": sorted(SHARP),
        "SHOWING": SHOWING,
        "BRISK": BRISK,
        "EXPLANATIONS": EXPLANATIONS,
    }


KIT = GameKit(
    game=PERSONALITY,
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "fair", "sharp"),
    own_content=OWN_CONTENT,
    audience=AUDIENCE,
    personas=Personas(tuple(PERSONAS), CAST.name),
    packs=PACKS,
    presets=(
        Preset("evening", {}),
        Preset("short", {"board": "short", "rounds": 15, "contests": 1, "debate_seconds": 60}),
        Preset("family", {"board": "short", "cards": "family"}),
        Preset("brisk", {"choice_seconds": 30, "debate_seconds": 60}),
        Preset("pairs", {"pair_votes": 2}, (4, 5, 6)),
    ),
    away=Away("skip", pause_ms=20_000),
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
            "readings",
            "titles",
            "portrait",
            "model.view",
        )
    ),
    page_data=_page_data,
)
