"""The games of the house, by name. A new game is one more line here."""

from collections.abc import Callable
from pathlib import Path

from salon.core.timeline import AnyGame
from salon.games.personality import PERSONALITY
from salon.games.personality.content.own import BadOwn, keep_board, keep_deck, personality_of
from salon.games.personimo import PERSONIMO
from salon.games.polyminix.game import POLYMINIX

GAMES: dict[str, AnyGame] = {game.spec.name: game for game in (PERSONIMO, PERSONALITY, POLYMINIX)}
OWN: dict[str, Callable[[Path, Path], None]] = {"deck": keep_deck, "board": keep_board}
"""What a salon can have of its own: how a file is checked and kept in a folder. Raises BadOwn."""

__all__ = ["GAMES", "OWN", "BadOwn", "games_of"]


def games_of(folder: Path | None) -> dict[str, AnyGame]:
    """The games of a salon that keeps its own decks and boards in a folder. Raises BadOwn."""
    if folder is None:
        return GAMES
    return {**GAMES, PERSONALITY.spec.name: personality_of(folder)}
