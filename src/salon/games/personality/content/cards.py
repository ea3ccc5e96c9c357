"""The cards (PY-1): a trait each, in French and in English, tagged by kind and theme.

Salon's own deck is five files in `data/`. A custom deck is one file of the same form (docs/personality-decks.md).
"""

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from salon.games.personality.content.wording import faults, look_alikes

Kind = Literal["virtue", "flaw", "habit", "quirk", "dare"]
KINDS: tuple[Kind, ...] = ("virtue", "flaw", "habit", "quirk", "dare")

Tag = Literal[
    "adventure", "calm", "chaos", "comfort", "contest", "courage", "curiosity", "drama", "dreams", "effort",
    "food", "gadgets", "giving", "honesty", "humour", "loyalty", "memory", "money", "music", "nature",
    "order", "pride", "quiet", "sleep", "stubbornness", "talk", "time", "warmth", "wits",
]  # fmt: skip
"""What a card is about; a flaw may be about a lack of it."""

CardId = str
HOUSE = "house"
"""The name of the deck that Salon comes with."""
FEWEST = 60
"""A deck needs seven cards for each of six players, and a stock."""
ENOUGH = 48
"""The fewest cards that a game can be played with when a table leaves cards out: the same hands and a small stock."""
SHOWN = 10
"""The most problems that a refusal lists."""


class Card(Struct, frozen=True):
    """A trait. `family`: it also fits a table with children."""

    id: CardId
    kind: Kind
    en: str
    fr: str
    tags: tuple[Tag, ...] = ()
    family: bool = True


class Deck(Struct, frozen=True):
    """A deck: its cards by id."""

    name: str
    cards: dict[CardId, Card]

    def playing(self, *, family: bool = False, left_out: Collection[CardId] = ()) -> tuple[CardId, ...]:
        """The cards without those left out, in the deck's order. `family`: only those that fit children too."""
        every = (card for card in self.cards.values() if card.family or not family)
        return tuple(card.id for card in every if card.id not in left_out)


class BadDeck(ValueError):
    """A deck's file cannot be used. `problems` says what to correct, card by card."""

    def __init__(self, source: str, problems: list[str]) -> None:
        self.source = source
        self.problems = tuple(problems)
        more = f"; and {len(problems) - SHOWN} more" if len(problems) > SHOWN else ""
        super().__init__(f"{source}: " + "; ".join(problems[:SHOWN]) + more)


class _Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it is written in a file: in at least one language. Kind and id are optional."""

    en: str | None = None
    fr: str | None = None
    id: CardId | None = None
    kind: Kind | None = None
    tags: tuple[Tag, ...] = ()
    family: bool = True


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[_Written, ...]
    name: str | None = None
    kind: Kind | None = None


def read_deck(path: Path) -> Deck:
    """A custom deck from its file. Raises BadDeck with all its problems."""
    try:
        body = path.read_bytes()
    except OSError as error:
        raise BadDeck(path.name, [f"the file cannot be read ({error.strerror})"]) from error
    return deck_from(path.stem, ((path.name, body),))


def deck_from(name: str, sources: tuple[tuple[str, bytes], ...]) -> Deck:
    """A deck from the files it is made of."""
    cards: list[Card] = []
    problems: list[str] = []
    for source, body in sources:
        written = _decode(source, body)
        for number, each in enumerate(written.cards, start=1):
            card, wrong = _card(each, number, written.kind)
            cards.append(card)
            problems += [f"card {number}: {problem}" for problem in wrong]
        if written.name:
            name = written.name
            problems += [f"its name: {problem}" for problem in faults(name)]
    problems += _repetitions(cards)
    if len(cards) < FEWEST:
        problems.append(f"a deck needs at least {FEWEST} cards; this one has {len(cards)}")
    if problems:
        raise BadDeck(sources[-1][0], problems)
    return Deck(name, {card.id: card for card in cards})


def _decode(source: str, body: bytes) -> _File:
    try:
        return msgspec.json.decode(body, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadDeck(source, [str(error)]) from error


def _card(written: _Written, number: int, kind: Kind | None) -> tuple[Card, list[str]]:
    texts = [text for text in (written.en, written.fr) if text is not None]
    wrong = [fault for text in texts for fault in faults(text)]
    if not texts:
        wrong.append("it has no text: give it “en”, “fr” or both")
    if written.kind is None and kind is None:
        wrong.append("it has no kind: one of " + ", ".join(KINDS))
    if written.id and written.id.split() != [written.id]:
        wrong.append(f"there is a space in its id “{written.id}”")
    some = texts[0] if texts else ""
    card = Card(
        id=written.id or f"card-{number}",
        kind=written.kind or kind or "quirk",
        en=some if written.en is None else written.en,
        fr=some if written.fr is None else written.fr,
        tags=written.tags,
        family=written.family,
    )
    return card, wrong


def _repetitions(cards: list[Card]) -> list[str]:
    ids = [card.id for card in cards]
    problems = [f"the id “{each}” is used twice" for each in sorted({e for e in ids if ids.count(e) > 1})]
    for language in ("en", "fr"):
        pairs = look_alikes({card.id: getattr(card, language) for card in cards})
        problems += [
            f"the cards “{one}” and “{other}” say nearly the same ({language})" for one, other in pairs
        ]
    return problems


@cache
def house_deck() -> Deck:
    """The 432 cards that Salon comes with."""
    folder = files(__package__).joinpath("data")
    names = ("virtues", "flaws", "habits", "quirks", "dares")
    bodies = (msgspec.json.decode(folder.joinpath(f"{name}.json").read_bytes(), type=_File) for name in names)
    cards = [_card(each, 0, body.kind)[0] for body in bodies for each in body.cards]
    return Deck(HOUSE, {card.id: card for card in cards})
