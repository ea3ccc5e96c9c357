"""How a card may be worded: short, on one line, easy to read aloud, and unlike the other cards."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from salon.core.errors import Particulars

LONGEST = 90
"""The most characters of a card; they can be read aloud in one breath."""
LONGEST_WORD = 30
"""The most letters in a row. “Anticonstitutionnellement” has 25."""
MARKS = 2
"""The most accents on one letter."""
SHOWN = 10
"""The most odd characters, or letters of a word, that a fault shows."""
TOO_LIKE = 0.6
"""The likeness from which two cards of a deck are taken to say the same."""

_WORD = re.compile(r"[^\W_]+")
_SENTENCES = {
    "empty": "the text is empty",
    "long": "the text has {length} characters; {most} are allowed",
    "space": "the text starts or ends with a space",
    "characters": "these characters cannot be read aloud: {characters}",
    "long-word": "the word “{word}…” has more than {most} letters",
    "marks": "there are more than {most} accents on one letter",
    "no-text": "it has no text: give it “en”, “fr” or “it”",
    "no-kind": "it has no kind: one of {kinds}",
    "alike": "the cards “{one}” and “{other}” say nearly the same ({language})",
}
"""What is wrong, as a console says it. The page says the same codes in its own words."""
_PUNCTUATION = frozenset(" \u00a0\u202f.,;:!?…’'«»“”\"()–—-/&%")
_SMALL_WORDS = """
a an and are as at be but by for from has have in is it its no not of off on or so that the their them they this to up
was with would you your
à au aux avec c ce chez d dans de des du elle en et il j l la le les leur lui m n ne on ou par pas pour qu que qui s sa
sans se ses si son sur t un une vos votre vous y
a al alla ai alle anche che chi ci come con da dal dalla dei del della delle di dopo e fra gli ha i il in la le lo ma
mai nel nella nei non o ogni per più poi prima quando se si sul sulla suo sua te ti tuo tua tutta tutto un uno una è
"""


class Fault(NamedTuple):
    """What is wrong with a card or its text: a code, and what its sentence needs."""

    code: str
    params: Particulars = {}  # noqa: RUF012

    def __str__(self) -> str:
        return _SENTENCES[self.code].format(**self.params)


def faults(text: str) -> Iterator[Fault]:
    """The faults of a card's text."""
    if not text.strip():
        yield Fault("empty")
    if len(text) > LONGEST:
        yield Fault("long", {"length": len(text), "most": LONGEST})
    if text != text.strip():
        yield Fault("space")
    odd = sorted({each for each in text if not readable(each)})
    if odd:
        yield Fault("characters", {"characters": ", ".join(map(_named, odd[:SHOWN]))})
    if longer := next((word for word in _WORD.findall(text) if len(word) > LONGEST_WORD), None):
        yield Fault("long-word", {"word": longer[:SHOWN], "most": LONGEST_WORD})
    if _stacks_marks(text):
        yield Fault("marks", {"most": MARKS})


def _named(character: str) -> str:
    """A character and its code point, or the code point alone if it cannot be seen or changes what is around it."""
    visible = unicodedata.category(character)[0] in "PS"
    return f"{character} (U+{ord(character):04X})" if visible else f"U+{ord(character):04X}"


def _stacks_marks(text: str) -> bool:
    """Whether a letter carries so many accents that they reach into other lines."""
    run = 0
    for each in unicodedata.normalize("NFC", text):
        run = run + 1 if unicodedata.category(each) == "Mn" else 0
        if run > MARKS:
            return True
    return False


def readable(character: str) -> bool:
    """Whether a character is a letter, a digit or ordinary punctuation."""
    return character in _PUNCTUATION or unicodedata.category(character) in {
        "Ll",
        "Lu",
        "Lo",
        "Lm",
        "Mn",
        "Nd",
    }


def words_of(text: str) -> frozenset[str]:
    """The words of a text without the small ones, unless it has no others."""
    words = frozenset(_WORD.findall(text.casefold()))
    return words - frozenset(_SMALL_WORDS.split()) or words


def likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """The share of words that two texts have in common, from 0 to 1."""
    return len(one & other) / len(one | other) if one or other else 1.0


def look_alikes(texts: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The pairs of ids whose texts say nearly the same."""
    words = [(name, words_of(text)) for name, text in texts.items()]
    for place, (name, mine) in enumerate(words):
        for other, theirs in words[:place]:
            if likeness(mine, theirs) >= TOO_LIKE:
                yield other, name
