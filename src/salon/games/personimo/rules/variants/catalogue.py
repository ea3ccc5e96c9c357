"""All variants by their options, which of them need or exclude others, and the named sets of options."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import msgspec

from salon.core import BadSetup, Excludes, ForSeats, Needs, Option, OptionValue, Pick, Preset, Setup
from salon.core.options import Condition
from salon.games.personimo.model.state import State
from salon.games.personimo.rules.identity_cache import IdentityCache
from salon.games.personimo.rules.scoring.bonuses import BONUSES
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import deck, districts, market, marks, order, solitaire
from salon.games.personimo.rules.variants.base import available, finished, foundation, lacking
from salon.games.personimo.rules.variants.bonuses import (
    CHOICES,
    CONTEST_CHOICE,
    goblins,
    put_into_play,
    with_drawn,
)
from salon.games.personimo.rules.variants.solitaire import EARLIER

Apply = Callable[[Rules, OptionValue], Rules]


class Variant(NamedTuple):
    """An option, and what it does to the rules when it is not at its default.

    `takes_cards`: it makes a game take more cards.
    """

    option: Option
    apply: Apply
    takes_cards: bool = False


def _switch(name: str, group: str, rule: str, apply: Apply, *, takes_cards: bool = False) -> Variant:
    return Variant(Option(name, (False, True), False, group, rule), apply, takes_cards)


def _by_hand(rules: Rules, _value: OptionValue) -> Rules:
    return replace(rules, end=replace(rules.end, by_hand=True))


def _timed(rules: Rules, value: OptionValue) -> Rules:
    return replace(rules, turn_ms=int(value) * 1000)


def _model(rules: Rules, _value: OptionValue) -> Rules:
    """Districts are shown as tokens; nothing else changes (PM-73)."""
    return replace(rules, tokens=True)


GAME_NUMBERS = tuple(range(1, 7))
GOBLINS = (0, 2, 3, 4, 5)
TOURNAMENT = Option("tournament", (0, *GAME_NUMBERS), 0, "order", "PM-50")
"""The number of the game in a tournament; 0 outside one."""

VARIANTS = (
    _switch("jacynimo", "district", "PM-100", districts.jacynimo, takes_cards=True),
    Variant(
        Option("size", ("usual", "6x6", "7x7", "9x9"), "usual", "district", "PM-70"),
        districts.size,
        takes_cards=True,
    ),
    _switch("sprawl", "district", "PM-74", districts.sprawl),
    _switch("drafty", "market", "PM-66", market.drafty),
    Variant(
        Option("shared", ("no", "between", "teamwork"), "no", "district", "PM-67"),
        districts.shared,
        takes_cards=True,
    ),
    Variant(Option("sorting", ("usual", *market.SORTING), "usual", "market", "PM-51"), market.sorting),
    _switch("soothsayer", "market", "PM-60", market.soothsayer),
    Variant(
        Option("crowd", ("no", "three", "four"), "no", "market", "PM-61"), market.crowd, takes_cards=True
    ),
    _switch("courting_danger", "deck", "PM-54", deck.courting_danger),
    _switch("don_giovanni", "deck", "PM-55", marks.don_giovanni),
    _switch("excuses_wild", "deck", "PM-56", marks.excuses_wild),
    _switch("head_start", "deck", "PM-62", deck.head_start),
    Variant(Option("attraction_from", tuple(range(2, 11)), 8, "scoring", "PM-58"), marks.attractions_from),
    _switch("lucky_nines", "scoring", "PM-59", marks.lucky_nines),
    _switch("paralysis", "scoring", "PM-57", marks.paralysis),
    _switch("rebalancing", "deck", "PM-64", deck.rebalancing),
    _switch("rebalancing_huntress", "deck", "PM-64", deck.huntress),
    _switch("reveal", "deck", "PM-65", deck.reveal),
    _switch("race", "order", "PM-63", order.race),
    Variant(TOURNAMENT, order.rotating),
    *(_switch(f"bonus_{each.name}", "bonuses", each.rule, put_into_play(each)) for each in CHOICES.values()),
    Variant(Option("goblins", GOBLINS, 0, "bonuses", "PM-97"), goblins),
    Variant(Option("suits", ("best", "manual"), "best", "scoring", "PM-37"), _by_hand),
    _switch("model", "district", "PM-73", _model),
    Variant(Option("turn_seconds", (0, 30, 60, 120), 0, "pace"), _timed),
)
"""The variants in the order in which they are applied: each may build on those before it."""

SOLITAIRE = Option("solitaire", ("waning", "thorny", "thorny-single"), "waning", "solitaire", "PM-110")
"""The game of one player; with more players it has no effect."""

EXTRAS = (EARLIER,)

OPTIONS = (*(variant.option for variant in VARIANTS), SOLITAIRE)


def _on(name: str, value: OptionValue = True) -> Pick:
    return Pick(name, value)


_LARGER = [_on("size", value) for value in districts.SIZES]
_WITH_OTHERS = [
    *(_on("crowd", value) for value in ("three", "four")),
    *(_on("tournament", number) for number in GAME_NUMBERS),
    _on("race"),
    _on(f"bonus_{CONTEST_CHOICE.name}"),
    _on("shared", "between"),
]

CONDITIONS: tuple[Condition, ...] = (
    ForSeats(_on("size", "6x6"), (2,)),
    ForSeats(_on("size", "7x7"), (2, 3)),
    ForSeats(_on("size", "9x9"), (2,)),
    ForSeats(_on("drafty"), (3, 4)),
    ForSeats(_on("shared", "teamwork"), (4, 6)),
    *(ForSeats(pick, (2, 3, 4, 5, 6)) for pick in _WITH_OTHERS),
    *(ForSeats(_on("solitaire", value), (1,)) for value in ("thorny", "thorny-single")),
    Needs(_on("don_giovanni"), _on("courting_danger")),
    Needs(_on("rebalancing_huntress"), _on("rebalancing")),
    Needs(_on("rebalancing_huntress"), _on("paralysis")),
    Needs(_on("size", "9x9"), _on("courting_danger")),
    Excludes(_on("jacynimo"), _on("don_giovanni")),
    *(Excludes(_on("jacynimo"), larger) for larger in _LARGER),
    *(Excludes(_on("sprawl"), larger) for larger in _LARGER),
    *(Excludes(_on("shared", "teamwork"), _on(other)) for other in ("jacynimo", "sprawl")),
    *(Excludes(_on("sprawl"), _on(f"bonus_{each.name}")) for each in BONUSES.values() if each.bounded),
    *(
        Excludes(_on(f"bonus_{each.name}"), even)
        for each in BONUSES.values()
        if each.centred
        for even in (_on("size", "6x6"), _on("jacynimo"))
    ),
    *(Excludes(_on("race"), _on("tournament", number)) for number in GAME_NUMBERS),
)

PRESETS = (
    Preset("base", {}),
    Preset("waning", {}, (1,)),
    Preset("thorny-crowns", {"solitaire": "thorny"}, (1,)),
    Preset("jacynimo", {"jacynimo": True}, (1, 2, 3, 4)),
    Preset("badgers", {"bonus_complete": True, "bonus_centre": True}),
    Preset("goblins", {"goblins": 3}),
    Preset("between", {"shared": "between"}, (2, 3, 4, 5, 6)),
    Preset("teamwork", {"shared": "teamwork"}, (4, 6)),
    Preset("6x6", {"size": "6x6"}, (2,)),
    Preset("7x7", {"size": "7x7"}, (2, 3)),
    Preset("9x9", {"size": "9x9", "courting_danger": True}, (2,)),
    Preset("sprawl", {"sprawl": True}),
    Preset("three-crowd", {"crowd": "three"}, (3,)),
    Preset("four-crowd", {"crowd": "four"}, (4,)),
    Preset("drafty", {"drafty": True}, (3, 4)),
    Preset("don-giovanni", {"courting_danger": True, "don_giovanni": True}),
    Preset("tournament", {"tournament": 1}, (2, 3, 4, 5, 6)),
)
"""Sets of options that have a name in the rulebook. Variants of one option are found by the name of the option."""


KEPT = 1_024
"""Rules kept in memory: tables can choose more combinations than a server has room for."""


_by_options: IdentityCache[Mapping[str, OptionValue], dict[tuple[int, tuple[str, ...]], Rules]] = (
    IdentityCache(KEPT)
)
"""All states and views of a game share one set of options, and ask for their rules all the time."""


def rules_for(seats: int, options: Mapping[str, OptionValue], drawn: tuple[str, ...] = ()) -> Rules:
    """Return the rules of a game with these seats, these options, and these bonuses drawn at the start (PM-97)."""
    games = _by_options.get(options, lambda _options: {})
    rules = games.get((seats, drawn))
    if rules is None:
        rules = games[seats, drawn] = _as_listed(seats, tuple(options), tuple(options.values()), drawn)
    return rules


def rules_of(state: State) -> Rules:
    """Return the rules of a state's game."""
    return rules_for(state.seats, state.options, state.drawn)


@lru_cache(maxsize=KEPT)
def _as_listed(
    seats: int, names: tuple[str, ...], values: tuple[OptionValue, ...], drawn: tuple[str, ...]
) -> Rules:
    """Return the rules; the same options in another order give the same object."""
    return _rules(seats, tuple(sorted(zip(names, values, strict=True))), drawn)


@lru_cache(maxsize=KEPT)
def _rules(seats: int, options: tuple[tuple[str, OptionValue], ...], drawn: tuple[str, ...]) -> Rules:
    picked = dict(options)
    rules = foundation(seats)
    for variant in VARIANTS:
        value = picked.get(variant.option.name, variant.option.default)
        if value != variant.option.default:
            rules = variant.apply(rules, value)
    if seats == 1:
        rules = solitaire.alone(
            rules, picked.get(SOLITAIRE.name, SOLITAIRE.default), earlier=EARLIER.name in picked
        )
    if drawn:
        rules = with_drawn(rules, drawn)
    return finished(rules)


def next_in_tournament(setup: Setup) -> dict[str, OptionValue]:
    """Return the options of the next game: in a tournament the first order rotates by one seat (PM-50).

    The next game follows the present rules, even after a game of an earlier version.
    """
    number = order.next_in_series(rules_for(setup.seats, setup.options).order)
    options = {name: value for name, value in setup.options.items() if name != EARLIER.name}
    return options | {TOURNAMENT.name: number}


def of_its_version(setup: Setup) -> Setup:
    """Return the setup of a stored game, marked if the first version of the rules was in force (PM-110, PM-112)."""
    if setup.rules_version > 1 or setup.seats > 1:
        return setup
    return msgspec.structs.replace(setup, options=setup.options | {EARLIER.name: "1"})


def check_cards(seats: int, options: Mapping[str, OptionValue]) -> None:
    """Refuse a game for which there are not enough cards, or not enough bonuses to draw from."""
    rules = rules_for(seats, options)
    if lacking(rules):
        picks = (
            Pick(option.name, options[option.name])
            for option, _, takes_cards in VARIANTS
            if takes_cards and options.get(option.name) not in (None, option.default)
        )
        raise BadSetup(
            "personimo-too-few-cards",
            "PM-12",
            pick=", ".join(pick.label("personimo") for pick in picks),
            seats=seats,
            cards=rules.draft.cards,
            there=available(rules),
        )
    if rules.bonuses.drawn > len(rules.bonuses.pool):
        raise BadSetup(
            "personimo-too-few-bonuses", "PM-97", drawn=rules.bonuses.drawn, there=len(rules.bonuses.pool)
        )
