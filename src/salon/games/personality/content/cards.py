"""The cards (PY-1): a trait each, in several languages, tagged by kind and theme.

Salon's own deck is five files in `data/`, in English and in French, and for each further language a file with the texts
of the cards, such as `data/it.json`. A custom deck is one file of the same form (docs/personality-decks.md).
When cards of Salon's own deck change, the deck gets a new edition, and a file in `data/` keeps what those cards were: a
game is always dealt and shown from the edition that it began with.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from salon.games.personality.content.wording import Fault, faults, look_alikes

Kind = Literal["virtue", "flaw", "habit", "quirk", "dare"]
KINDS: tuple[Kind, ...] = ("virtue", "flaw", "habit", "quirk", "dare")

Tag = Literal[
    "adventure", "ambition", "calm", "chaos", "comfort", "command", "contest", "courage", "curiosity", "drama",
    "dreams", "effort", "food", "gadgets", "giving", "grudges", "honesty", "humour", "jealousy", "loyalty",
    "memory", "money", "music", "nature", "order", "pride", "quiet", "romance", "sleep", "stubbornness",
    "talk", "temper", "time", "warmth", "wits",
]  # fmt: skip
"""What a card is about; a flaw may be about a lack of it."""
SHARP: frozenset[Tag] = frozenset(
    (
        "ambition",
        "command",
        "contest",
        "grudges",
        "honesty",
        "jealousy",
        "money",
        "pride",
        "romance",
        "temper",
    )
)
"""The themes that start arguments."""
Spice = Literal["all", "family", "sharp"]
"""Which cards of a deck are in a game: all, those that fit children too, or those that start arguments."""

CardId = str
HOUSE = "house"
"""The name of the deck that Salon comes with."""
EDITION = 2
"""The present edition of that deck. An earlier one belongs to the version of the rules with its number."""
FEWEST = 60
"""A deck needs seven cards for each of six players, and a stock."""
ENOUGH = 48
"""The fewest cards that a game can be played with when a table leaves cards out: the same hands and a small stock."""
SHOWN = 10
"""The most problems that a refusal lists."""


Language = Literal["en", "fr", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""The languages of cards. A reader of any other language, or of one that a card lacks, reads English."""
TRANSLATED: tuple[Language, ...] = ("it",)
"""The languages whose texts of Salon's own deck are in a file of their own."""


class Card(Struct, frozen=True):
    """A trait. `family`: it also fits a table with children. `only` is the language in which it is written, if that is
    one alone: the text then stands for English and French."""

    id: CardId
    kind: Kind
    en: str
    fr: str
    tags: tuple[Tag, ...] = ()
    family: bool = True
    only: Language | None = None
    it: str | None = None

    def has(self, spice: Spice) -> bool:
        """Whether the card belongs to a spice."""
        if spice == "family":
            return self.family
        return spice == "all" or not SHARP.isdisjoint(self.tags)


class Deck(Struct, frozen=True):
    """A deck: its cards by id."""

    name: str
    cards: dict[CardId, Card]

    def playing(self, spice: Spice = "all", left_out: Collection[CardId] = ()) -> tuple[CardId, ...]:
        """The cards of a spice without those left out, in the deck's order."""
        every = (card for card in self.cards.values() if card.has(spice))
        return tuple(card.id for card in every if card.id not in left_out)


class BadDeck(ValueError):
    """A deck's file cannot be used. `problems` says what to correct, card by card."""

    def __init__(self, source: str, problems: list[str]) -> None:
        self.source = source
        self.problems = tuple(problems)
        more = f"; and {len(problems) - SHOWN} more" if len(problems) > SHOWN else ""
        super().__init__(f"{source}: " + "; ".join(problems[:SHOWN]) + more)


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as it is written in a file: in at least one language. Kind and id are optional."""

    en: str | None = None
    fr: str | None = None
    id: CardId | None = None
    kind: Kind | None = None
    tags: tuple[Tag, ...] = ()
    family: bool = True
    it: str | None = None


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[Written, ...]
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
            cards.append(card_from(each, f"card-{number}", written.kind))
            problems += [f"card {number}: {fault}" for _, fault in faults_of(each, written.kind)]
            if each.id and each.id.split() != [each.id]:
                problems.append(f"card {number}: there is a space in its id “{each.id}”")
        if written.name:
            name = written.name
            problems += [f"its name: {problem}" for problem in faults(name)]
    ids = [card.id for card in cards]
    problems += [f"the id “{each}” is used twice" for each in sorted({e for e in ids if ids.count(e) > 1})]
    problems += [str(alike) for _, alike in repetitions(cards)]
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


def faults_of(written: Written, kind: Kind | None = None) -> Iterator[tuple[Language | None, Fault]]:
    """What is wrong with a written card, each with the language of the text that it is about."""
    for language, text in _texts(written):
        for fault in faults(text):
            yield language, fault
    if not _texts(written):
        yield None, Fault("no-text")
    if written.kind is None and kind is None:
        yield None, Fault("no-kind", {"kinds": ", ".join(KINDS)})


def card_from(written: Written, name: CardId, kind: Kind | None = None) -> Card:
    """The card that was written. `name` and `kind` are for one that does not say its own."""
    texts = _texts(written)
    some = texts[0][1] if texts else ""
    return Card(
        id=written.id or name,
        kind=written.kind or kind or "quirk",
        en=some if written.en is None else written.en,
        fr=some if written.fr is None else written.fr,
        tags=written.tags,
        family=written.family,
        only=texts[0][0] if len(texts) == 1 else None,
        it=written.it,
    )


def repetitions(cards: Sequence[Card]) -> Iterator[tuple[CardId, Fault]]:
    """The cards that say nearly the same as an earlier one."""
    for language in LANGUAGES:
        texts = {card.id: text for card in cards if (text := getattr(card, language)) is not None}
        for one, other in look_alikes(texts):
            yield other, Fault("alike", {"one": one, "other": other, "language": language})


def _texts(written: Written) -> list[tuple[Language, str]]:
    return [(each, text) for each in LANGUAGES if (text := getattr(written, each)) is not None]


@cache
def house_deck(edition: int = EDITION) -> Deck:
    """The 432 cards that Salon comes with."""
    folder = files(__package__).joinpath("data")
    names = ("virtues", "flaws", "habits", "quirks", "dares")
    bodies = (msgspec.json.decode(folder.joinpath(f"{name}.json").read_bytes(), type=_File) for name in names)
    cards = [card_from(each, "", body.kind) for body in bodies for each in body.cards]
    for language in TRANSLATED:
        body = folder.joinpath(f"{language}.json").read_bytes()
        texts = msgspec.json.decode(body, type=dict[CardId, str])
        cards = [replace(card, **{language: texts[card.id]}) for card in cards]
    if edition < EDITION:
        former = msgspec.json.decode(
            folder.joinpath(f"edition-{edition}.json").read_bytes(), type=dict[CardId, Card]
        )
        cards = [former.get(card.id, card) for card in cards]
    return Deck(HOUSE, {card.id: card for card in cards})
