"""The Fluent messages of Salon and of its games, as tests read them."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource

import salon
from tests.support.games import OUR_GAMES

SOURCE = Path(salon.__path__[0])
FOLDERS = [SOURCE / "words", *(SOURCE / "games" / game / "words" for game in OUR_GAMES)]


@cache
def pages(language: str) -> dict[str, Resource]:
    """Every Fluent file of a language."""
    return {
        f"{folder.parent.name} {path.name}": FluentParser().parse(path.read_text("utf-8"))
        for folder in FOLDERS
        for path in sorted((folder / language).glob("*.ftl"))
    }


@cache
def messages(language: str) -> dict[str, Message]:
    """Every message of a language, by its id."""
    found = [entry for page in pages(language).values() for entry in page.body if isinstance(entry, Message)]
    by_id = {entry.id.name: entry for entry in found}
    assert len(by_id) == len(found), "an id is used once"
    return by_id


def unsaid(wanted: list[str], language: str) -> list[str]:
    """The ids that have no message in a language."""
    said = messages(language)
    return [name for name in wanted if name not in said]
