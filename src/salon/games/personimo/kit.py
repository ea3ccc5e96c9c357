"""Personimo as it is plugged in."""

from importlib.resources import files
from typing import Any

from msgspec.structs import asdict

from salon.core.kit import BotKit, Command, GameKit
from salon.games.personimo.explanations import EXPLANATIONS
from salon.games.personimo.game import PERSONIMO
from salon.games.personimo.model.cards import CATALOGUE, NATURAL_ORDER, kind_of
from salon.games.personimo.puzzles.grading import PUZZLES
from salon.games.personimo.rules.card_views import in_base_game


def _load_bots() -> BotKit:
    from salon.games.personimo.bots.advice import advise
    from salon.games.personimo.bots.levels import BOTS
    from salon.games.personimo.rules.scoring.move_values import move_values

    return BotKit(bots=BOTS, values=move_values, advice=advise)


def _page_data() -> dict[str, Any]:
    """The suits, every card with its kind and how it counts in the base game, and what is explained."""
    counting = in_base_game()
    cards = [asdict(card) | {"kind": kind_of(card)} | asdict(counting[card.id]) for card in CATALOGUE]
    return {"SUITS": NATURAL_ORDER, "CARDS": cards, "EXPLANATIONS": EXPLANATIONS}


KIT = GameKit(
    game=PERSONIMO,
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "fair", "sharp", "master"),
    answers=frozenset({"values", "advice"}),
    lessons=files(__package__) / "lessons",
    diagrams=files(__package__) / "diagrams",
    puzzles=PUZZLES,
    commands={"puzzles": Command(f"{__package__}.cli", "make puzzles, prove them, list them by theme")},
    order=10,
    has_page=True,
    page_types=tuple(f"{__package__}.model.{part}" for part in ("cards", "actions", "events", "view")),
    page_data=_page_data,
)
