"""Packs: cards that visitors write in the page for their own tables (PY-76).

A pack is written in the form of a deck's file, and its cards are checked as a deck's are. It is smaller, since it is
played with the cards of a deck, or alone when it has enough of its own.
"""

import unicodedata
from functools import lru_cache
from hashlib import sha256
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from salon.core.errors import Particulars
from salon.core.kit import BadPack, Pack, PackKind, PackProblem
from salon.games.personality.content.cards import (
    LANGUAGES,
    Card,
    Kind,
    Spice,
    Written,
    card_from,
    faults_of,
    repetitions,
)
from salon.games.personality.content.wording import faults

EXTRA = "pack"
"""The extra of a setup that holds the cards."""
Share = Literal["quarter", "half", "all"]
"""How many of the cards that come up are those of a pack: up to a part of them, or all."""
FEWEST = 3
MOST = 120
"""Six players hold 42 cards and draw as many again in a long evening, so a pack can fill a whole game. A game that is
played with it stays small enough to be stored with all of its cards."""
MOST_BYTES = 131_072
"""120 cards of 90 characters in three languages, if each character takes three bytes, and what is around them."""
OWN = "own-"
"""The ids of these cards start with it. What follows is made from the card, so that a changed card is another one."""

_encode = msgspec.json.Encoder().encode


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack as it is written, in the form of a deck's file."""

    cards: tuple[Written, ...]
    name: str = ""
    kind: Kind | None = None


_decode = msgspec.json.Decoder(Body).decode


def read_pack(body: bytes, fewest: int = FEWEST) -> Pack:
    """The pack that somebody has written, or a deck's file. Raises BadPack with all its problems."""
    if len(body) > MOST_BYTES:
        raise BadPack([_problem("large", most=MOST_BYTES // 1024)])
    try:
        written = _decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadPack([_problem("unreadable")]) from error
    if len(written.cards) > MOST:
        raise BadPack([_problem("many", cards=len(written.cards), most=MOST)])
    tidied = tuple(_tidied(card, written.kind) for card in written.cards)
    name = _tidy(written.name) or ""
    problems = [
        *_problems_of_name(name),
        *(
            PackProblem(f"personality-pack-{fault.code}", fault.params, number, language)
            for number, card in enumerate(tidied)
            for language, fault in faults_of(card)
        ),
        *_repetitions(tidied),
    ]
    if len(tidied) < fewest:
        problems.append(_problem("few", cards=len(tidied), fewest=fewest))
    if problems:
        raise BadPack(problems)
    return Pack(name, len(tidied), content_of(name, tidied))


def content_of(name: str, cards: tuple[Written, ...]) -> str:
    """A pack as it is stored and given to games."""
    plain = {"name": name, "cards": [_plain(card) for card in cards]}
    return _encode(plain).decode()


@lru_cache(maxsize=32)
def cards_in(content: str) -> tuple[Card, ...]:
    """The cards of a pack that was checked, or of a part of it. Raises BadPack if it was not."""
    return tuple(
        card_from(card, _name_of(card))
        for card in _decode(read_pack(content.encode(), fewest=1).content).cards
    )


def of_spice(content: str, spice: Spice) -> str:
    """A pack with those of its cards that belong to a spice; empty if there are none."""
    written = _decode(content)
    cards = tuple(card for card in written.cards if card_from(card, "").has(spice))
    return content_of(written.name, cards) if cards else ""


def _tidied(card: Written, kind: Kind | None) -> Written:
    """A card without what its writer did not mean: spaces around the text, an empty text, an id of a file."""
    texts = {language: _tidy(getattr(card, language)) for language in LANGUAGES}
    return replace(card, id=None, kind=card.kind or kind, **texts)


def _tidy(text: str | None) -> str | None:
    return unicodedata.normalize("NFC", text).strip() or None if text is not None else None


def _plain(card: Written) -> dict[str, object]:
    """What a card says, in a form that does not depend on how it was written."""
    texts: dict[str, object] = {language: getattr(card, language) for language in LANGUAGES}
    told = {**texts, "kind": card.kind, "tags": sorted(set(card.tags)) or None}
    plain: dict[str, object] = {name: value for name, value in told.items() if value is not None}
    return plain if card.family else {**plain, "family": False}


def _name_of(card: Written) -> str:
    return OWN + sha256(_encode(_plain(card))).hexdigest()[:12]


def _problems_of_name(name: str) -> list[PackProblem]:
    found = faults(name) if name else ()
    return [PackProblem(f"personality-pack-{fault.code}", fault.params, None, "name") for fault in found]


def _repetitions(cards: tuple[Written, ...]) -> list[PackProblem]:
    """Each card that says nearly the same as an earlier one, which is told by its number from 1."""
    numbered = [card_from(card, str(number)) for number, card in enumerate(cards)]
    texts = [card for card in numbered if card.en and card.fr]
    found: dict[int, PackProblem] = {}
    for later, fault in repetitions(texts):
        params: Particulars = {"one": int(str(fault.params["one"])) + 1}
        found.setdefault(int(later), PackProblem("personality-pack-alike", params, int(later)))
    return list(found.values())


def _problem(code: str, **params: str | int) -> PackProblem:
    return PackProblem(f"personality-pack-{code}", params)


PACKS = PackKind(EXTRA, MOST, MOST_BYTES, read_pack)
