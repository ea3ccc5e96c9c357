"""The solitaires (PM-110 to PM-112)."""

from dataclasses import replace

from salon.core import Note, OptionValue
from salon.games.personimo.rules.kernel_codes import KernelCode
from salon.games.personimo.rules.slots import ClaimLimit, Rules

ARCHITECT_OF_THE_YEAR = 50
TARRED_BELOW = 35


def waning(taken: tuple[int, ...]) -> frozenset[int]:
    """In each group of three rounds, every position is taken once (PM-110)."""
    this_group = taken[len(taken) - len(taken) % 3 :]
    return frozenset({0, 1, 2} - set(this_group))


def thorny_crowns(taken: tuple[int, ...]) -> frozenset[int]:
    """After the 1st any, after the 2nd not the 4th, after the 3rd the 1st or 2nd, after the 4th the 1st (PM-111)."""
    return frozenset(range(4 - taken[-1] if taken else 4))


WANING = ClaimLimit("PM-110", waning, KernelCode.WANING)
THORNY_CROWNS = ClaimLimit("PM-111", thorny_crowns, KernelCode.THORNY_CROWNS)


def alone(rules: Rules, value: OptionValue) -> Rules:
    """One player takes a card from each row and places it at once; the other cards are discarded."""
    spare, limit = (2, WANING) if value == "waning" else (3, THORNY_CROWNS)
    return replace(
        rules,
        draft=replace(rules.draft, spare=spare, at_once=True, limit=limit),
        deck=replace(rules.deck, reshuffled=value == "thorny-single"),
        scoring=replace(rules.scoring, remark=remark),
    )


def remark(points: int) -> Note:
    """Return the city's remark on the final score (PM-112)."""
    if points >= ARCHITECT_OF_THE_YEAR:
        return Note("personimo-note-architect-of-the-year", {"points": points})
    if points < TARRED_BELOW:
        return Note("personimo-note-tarred", {"points": points})
    return Note("personimo-note-unremarked", {"points": points})
