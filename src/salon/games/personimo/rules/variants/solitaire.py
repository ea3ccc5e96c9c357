"""The solitaires (PM-110 to PM-112)."""

from dataclasses import replace

from salon.core import Extra, OptionValue
from salon.games.personimo.rules.kernel_codes import KernelCode
from salon.games.personimo.rules.slots import ClaimLimit, Rules, Title

TITLES = (Title("tarred", 0), Title("unremarked", 35), Title("architect-of-the-year", 50))
"""The titles of the Waning, from the lowest up (PM-112)."""


def waning(taken: tuple[int, ...]) -> frozenset[int]:
    """In each group of three rounds, every position is taken once (PM-110)."""
    this_group = taken[len(taken) - len(taken) % 3 :]
    return frozenset({0, 1, 2} - set(this_group))


def thorny_crowns(taken: tuple[int, ...]) -> frozenset[int]:
    """After the 1st any, after the 2nd not the 4th, after the 3rd the 1st or 2nd, after the 4th the 1st (PM-111)."""
    return frozenset(range(4 - taken[-1] if taken else 4))


WANING = ClaimLimit("PM-110", waning, KernelCode.WANING)
THORNY_CROWNS = ClaimLimit("PM-111", thorny_crowns, KernelCode.THORNY_CROWNS)


EARLIER = Extra("edition", "text", "PM-110")
"""Is in the setup of a game of the first version of the rules: the headquarters of the Waning was dealt by chance, and
every solitaire ended with a remark."""


def alone(rules: Rules, value: OptionValue, *, earlier: bool) -> Rules:
    """One player takes a card from each row and places it at once; the other cards are discarded."""
    is_waning = value == "waning"
    spare, limit = (2, WANING) if is_waning else (3, THORNY_CROWNS)
    return replace(
        rules,
        draft=replace(rules.draft, spare=spare, at_once=True, limit=limit),
        deck=replace(rules.deck, reshuffled=value == "thorny-single"),
        headquarters=replace(rules.headquarters, chosen=is_waning and not earlier),
        scoring=replace(rules.scoring, alone=True, titles=TITLES if is_waning or earlier else ()),
    )
