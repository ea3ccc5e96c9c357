"""How a card may be worded: short, on one line, easy to read aloud, and unlike the other cards."""

import re
import unicodedata
from collections.abc import Iterator, Mapping

LONGEST = 90
"""The most characters of a card; they can be read aloud in one breath."""
TOO_LIKE = 0.6
"""The likeness from which two cards of a deck are taken to say the same."""

_WORD = re.compile(r"[^\W_]+")
_PUNCTUATION = frozenset(" \u00a0\u202f.,;:!?…’'«»“”\"()–—-/&%")
_SMALL_WORDS = """
a an and are as at be but by for from has have in is it its no not of off on or so that the their them they this to up
was with would you your
à au aux avec c ce chez d dans de des du elle en et il j l la le les leur lui m n ne on ou par pas pour qu que qui s sa
sans se ses si son sur t un une vos votre vous y
"""


def faults(text: str) -> Iterator[str]:
    """The faults of a card's text, in words."""
    if not text.strip():
        yield "the text is empty"
    if len(text) > LONGEST:
        yield f"the text has {len(text)} characters; {LONGEST} are allowed"
    if text != text.strip():
        yield "the text starts or ends with a space"
    odd = sorted({each for each in text if not readable(each)})
    if odd:
        yield "these characters cannot be read aloud: " + ", ".join(f"U+{ord(each):04X}" for each in odd)


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
