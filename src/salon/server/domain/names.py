"""Names of people as they are shown to others."""

import unicodedata
from itertools import pairwise

from salon.core import Refusal

EMOJI, KEYCAP, VIRAMA = "\ufe0f", "\u20e3", 9
JOINERS = ("\u200d", EMOJI)
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Invisible characters: fillers, variation selectors, the empty Braille pattern."""


def tidy_name(name: str, longest: int) -> str:
    """A name as it will be shown: one line, without invisible characters, not too long."""
    shown = " ".join(unicodedata.normalize("NFC", _visible(name)).split())
    if all(unicodedata.category(char)[0] in "MZ" for char in shown):
        raise Refusal("name-empty")
    if len(shown) > longest:
        raise Refusal("name-long", longest=longest)
    return shown


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
