"""Personality as it is plugged in."""

from importlib.resources import files

from salon.core.kit import BotKit, GameKit
from salon.games.personality.content.own import OWN_CONTENT
from salon.games.personality.game import PERSONALITY


def _load_bots() -> BotKit:
    from salon.games.personality.bots.levels import BOTS

    return BotKit(bots=BOTS)


KIT = GameKit(
    game=PERSONALITY,
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "fair", "sharp"),
    own_content=OWN_CONTENT,
    order=20,
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
)
