"""Custom decks and boards, kept in a folder: every table on that server can choose them (PY-1, PY-2).

A deck is a file in `decks/`, a board is a file in `boards/` (docs/personality-decks.md). A file is never replaced by
another one of the same name, because the games that were played with it must still replay.
"""

from pathlib import Path

from salon.core.kit import BadContent, OwnContent
from salon.games.personality.content.board import BadBoard, Board, board_from, house_boards
from salon.games.personality.content.cards import HOUSE, BadDeck, Deck, read_deck
from salon.games.personality.game import Personality

DECKS, BOARDS = "decks", "boards"
KINDS = {"deck": DECKS, "board": BOARDS}


def personality_of(folder: Path) -> Personality:
    """The game with the decks and boards of a folder. Raises BadContent."""
    decks = [_read_deck(path) for path in sorted((folder / DECKS).glob("*.json"))]
    names = [deck.name for deck in decks]
    for name in names:
        if name == HOUSE or names.count(name) > 1:
            raise BadContent(
                f"there is more than one deck “{name}” in {folder / DECKS}; give one another name"
            )
    boards = {path.stem: _read_board(path) for path in sorted((folder / BOARDS).glob("*.txt"))}
    for name in boards:
        _check_name(name)
    return Personality({deck.name: deck for deck in decks}, boards)


def keep_deck(path: Path, folder: Path) -> None:
    """Check a deck's file and copy it into the folder. Raises BadContent."""
    _read_deck(path)
    _keep(path, folder / DECKS / f"{path.stem}.json")


def keep_board(path: Path, folder: Path) -> None:
    """Check a board's file and copy it into the folder. Raises BadContent."""
    _read_board(path)
    _check_name(path.stem)
    _keep(path, folder / BOARDS / f"{path.stem}.txt")


def keep(kind: str, path: Path, folder: Path) -> None:
    """Check a file of a kind and keep it in the folder. Raises BadContent."""
    {"deck": keep_deck, "board": keep_board}[kind](path, folder)


def _read_deck(path: Path) -> Deck:
    try:
        return read_deck(path)
    except BadDeck as error:
        raise BadContent(str(error)) from error


def _read_board(path: Path) -> Board:
    try:
        return board_from(path.read_text(encoding="utf-8").strip())
    except BadBoard as error:
        raise BadContent(f"{path.name}: {error}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: the file cannot be read") from error


def _check_name(board: str) -> None:
    if board in house_boards():
        raise BadContent(f"{board}.txt: “{board}” is one of Salon’s own boards; give the file another name")


def _keep(path: Path, kept: Path) -> None:
    body = path.read_bytes()
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(body)
    elif kept.read_bytes() != body:
        raise BadContent(
            f"{path.name}: this salon keeps another one of that name, and games may have been played with it; "
            "give the file another name"
        )


OWN_CONTENT = OwnContent(KINDS, keep, personality_of, "docs/personality-decks.md")
