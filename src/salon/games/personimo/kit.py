"""Personimo as it is plugged in."""

from importlib.resources import files

from salon.core.kit import BotKit, GameKit
from salon.games.personimo.game import PERSONIMO


def _load_bots() -> BotKit:
    from salon.games.personimo.bots.advice import advise
    from salon.games.personimo.bots.levels import BOTS
    from salon.games.personimo.rules.scoring.move_values import move_values

    return BotKit(bots=BOTS, values=move_values, advice=advise)


KIT = GameKit(
    game=PERSONIMO,
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "fair", "sharp", "master"),
    answers=frozenset({"values", "advice"}),
    order=10,
    has_page=True,
    page_types=tuple(f"{__package__}.model.{part}" for part in ("cards", "actions", "events", "view")),
)
