"""Everything that Salon needs to know of the game. The entry point in `pyproject.toml` names this object."""

from importlib.resources import files

from noughts.rules import Noughts
from salon.core.kit import BotKit, GameKit, PlainBoard


def _load_bots() -> BotKit:
    from noughts.bots import Gentle, Perfect

    return BotKit(bots={"gentle": Gentle(), "perfect": Perfect()})


KIT = GameKit(
    game=Noughts(),
    words=files(__package__) / "words",
    load_bots=_load_bots,
    levels=("gentle", "perfect"),
    board=PlainBoard(
        grid="cells", columns=3, place="cell", marked="row", seats=("seat", "cells"), hidden=("seat", "turn")
    ),
)
