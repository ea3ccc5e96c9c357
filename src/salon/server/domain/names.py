"""Names of people as they are shown to others, and the differences between them."""

import re
import unicodedata
from collections.abc import Iterable
from itertools import count, pairwise

from salon.core import Refusal

EMOJI, KEYCAP, VIRAMA = "\ufe0f", "\u20e3", 9
JOINERS = ("\u200d", EMOJI)
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Invisible characters: fillers, variation selectors, the empty Braille pattern."""

CAPITALS = str.maketrans(
    "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405\u04c0"  # Cyrillic
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"  # Greek
    "I1|0",
    "ABEKMHOPCTXYlJSl" + "ABEZHlKMNOPTYX" + "lllO",
)
"""Capitals and digits that look like other letters. A capital I, a 1 and a small l have one shape."""
SMALL_LETTERS = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u0458\u0455\u0501\u051b\u051d\u04bb\u04cf"  # Cyrillic
    "\u03bf\u03bd\u03b9\u03c1\u03b1"  # Greek
    "\u0131\u0251\u0261\u0269"  # Latin
    "\u2018\u2019\u02bc\u2032\u2010\u2011\u2012\u2013\u2014\u2212",
    "aeopcxyijsdqwhl" + "ovipa" + "iagi" + "''''------",
)
"""Small letters, apostrophes and dashes that look like others."""

NUMBERED = re.compile(r"(.*\S) \d{1,2}")


def tidy_name(name: str, longest: int) -> str:
    """A name as it will be shown: one line, without invisible characters, not too long."""
    shown = " ".join(unicodedata.normalize("NFC", _visible(name)).split())
    if all(unicodedata.category(char)[0] in "MZ" for char in shown):
        raise Refusal("name-empty")
    if len(shown) > longest:
        raise Refusal("name-long", longest=longest)
    return shown


def distinct_name(name: str, taken: Iterable[str], longest: int) -> str:
    """The name, or the first of "name 2", "name 3" and so on that differs from all that are taken."""
    others = list(taken)
    if not is_taken(name, others):
        return name
    numbered = NUMBERED.fullmatch(name)
    base = name if numbered is None else numbered[1]
    variants = (f"{_cut(base, longest - len(str(number)) - 1)} {number}" for number in count(2))
    return next(variant for variant in variants if not is_taken(variant, others))


def is_taken(name: str, taken: Iterable[str]) -> bool:
    """Whether a name reads or looks like one of those that are taken."""
    reads, looks = _keys(name)
    return any(reads == other[0] or looks == other[1] for other in map(_keys, taken))


def _keys(name: str) -> tuple[str, str]:
    """How a name reads and how it looks, in any case, font or script."""
    plain = unicodedata.normalize("NFKD", name)
    reads = unicodedata.normalize("NFKD", plain.casefold()).translate(SMALL_LETTERS)
    return reads, plain.translate(CAPITALS).casefold().translate(SMALL_LETTERS)


def _cut(name: str, longest: int) -> str:
    """The beginning of a name, without a joiner or a space at its end."""
    return name[:longest].rstrip("".join(JOINERS) + " ")


def _visible(name: str) -> str:
    """The visible characters of a name, and joiners where they change how their neighbours look."""
    chars = [char for char in name if char in JOINERS or not _hidden(char)]
    shown = ""
    for char, after in pairwise([*chars, ""]):
        if char not in JOINERS or _joins(shown[-1:], char, after):
            shown += char
    return shown


def _hidden(char: str) -> bool:
    return unicodedata.category(char)[0] == "C" or char in BLANK


def _joins(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner is part of an emoji, or of two letters written as one."""
    symbol = before != "" and unicodedata.category(before) in ("So", "Sk")
    if joiner == EMOJI:
        return symbol or after == KEYCAP
    if before != "" and unicodedata.combining(before) == VIRAMA:
        return unicodedata.category(after or " ")[0] == "L"
    return (symbol or before == EMOJI) and unicodedata.category(after or " ") in ("So", "Sm")
