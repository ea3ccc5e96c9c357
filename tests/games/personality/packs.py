"""Packs for tests."""

import json
from typing import Any

from salon.games.personality.content.packs import read_pack


def cards_of(number: int, first: int = 0) -> list[dict[str, Any]]:
    """Cards in French that have no word in common."""
    words = (f"{chr(97 + each // 26)}{chr(97 + each % 26)}" for each in range(first, first + number))
    return [{"fr": f"Zut{word} pla{word}.", "kind": "habit"} for word in words]


def body_of(cards: Any, **more: Any) -> bytes:
    """A pack as somebody sends it."""
    return json.dumps({"cards": cards, **more}, ensure_ascii=False).encode(errors="surrogatepass")


def pack_of(cards: list[dict[str, Any]]) -> str:
    """The content of a pack with these cards."""
    return read_pack(body_of(cards)).content
