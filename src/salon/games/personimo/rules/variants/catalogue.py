"""Every variant by its option, what cannot go together, and the sets that have a name of their own."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from salon.core import BadSetup, Excludes, ForSeats, Needs, Option, OptionValue, Pick, Preset
from salon.core.options import Condition
from salon.games.personimo.rules.bonuses import BONUSES
from salon.games.personimo.rules.slots import Rules
from salon.games.personimo.rules.variants import deck, districts, market, marks, order, solitaire
from salon.games.personimo.rules.variants.base import available, finished, foundation, lacking
from salon.games.personimo.rules.variants.bonuses import LARGEST, NAMES, bonus, goblins, with_bonus

Apply = Callable[[Rules, OptionValue], Rules]


class Variant(NamedTuple):
    """An option, and what it does to the rules when it is not at its default."""

    option: Option
    apply: Apply


def _switch(name: str, group: str, rule: str, apply: Apply) -> Variant:
    return Variant(Option(name, (False, True), False, group, rule), apply)


def _by_hand(rules: Rules, _value: OptionValue) -> Rules:
    return replace(rules, end=replace(rules.end, by_hand=True))


def _timed(rules: Rules, value: OptionValue) -> Rules:
    return replace(rules, turn_ms=int(value) * 1000)


def _model(rules: Rules, _value: OptionValue) -> Rules:
    """Districts are shown as tokens; nothing else changes (PM-73)."""
    return replace(rules, tokens=True)


GAME_NUMBERS = tuple(range(1, 7))
GOBLINS = (0, 2, 3, 4, 5)

VARIANTS = (
    _switch("jacynimo", "district", "PM-100", districts.jacynimo),
    Variant(Option("size", ("usual", "6x6", "7x7", "9x9"), "usual", "district", "PM-70"), districts.size),
    _switch("sprawl", "district", "PM-74", districts.sprawl),
    _switch("drafty", "market", "PM-66", market.drafty),
    Variant(Option("shared", ("no", "between", "teamwork"), "no", "district", "PM-67"), districts.shared),
    Variant(Option("sorting", ("usual", *market.SORTING), "usual", "market", "PM-51"), market.sorting),
    _switch("soothsayer", "market", "PM-60", market.soothsayer),
    Variant(Option("crowd", ("no", "three", "four"), "no", "market", "PM-61"), market.crowd),
    _switch("courting_danger", "deck", "PM-54", deck.courting_danger),
    _switch("don_giovanni", "deck", "PM-55", marks.don_giovanni),
    _switch("excuses_wild", "deck", "PM-56", marks.excuses_wild),
    _switch("head_start", "deck", "PM-62", deck.head_start),
    Variant(Option("attraction_from", tuple(range(2, 11)), 8, "scoring", "PM-58"), marks.attractions_from),
    _switch("lucky_nines", "scoring", "PM-59", marks.lucky_nines),
    _switch("paralysis", "scoring", "PM-57", marks.paralysis),
    _switch("rebalancing", "deck", "PM-64", deck.rebalancing),
    _switch("reveal", "deck", "PM-65", deck.reveal),
    _switch("race", "order", "PM-63", order.race),
    Variant(Option("tournament", (0, *GAME_NUMBERS), 0, "order", "PM-50"), order.rotating),
    *(
        _switch(f"bonus_{name}", "bonuses", BONUSES[name].rule if name in BONUSES else "PM-96", bonus(name))
        for name in NAMES
    ),
    Variant(Option("goblins", GOBLINS, 0, "bonuses", "PM-97"), goblins),
    Variant(Option("suits", ("best", "manual"), "best", "scoring", "PM-37"), _by_hand),
    _switch("model", "pace", "PM-73", _model),
    Variant(Option("turn_seconds", (0, 30, 60, 120), 0, "pace"), _timed),
)
"""In the order in which they are applied: each may build on those before it."""

SOLITAIRE = Option("solitaire", ("waning", "thorny", "thorny-single"), "waning", "solitaire", "PM-110")
"""How one player plays; with more it means nothing."""

OPTIONS = (*(variant.option for variant in VARIANTS), SOLITAIRE)


def _on(name: str, value: OptionValue = True) -> Pick:
    return Pick(name, value)


_LARGER = [_on("size", value) for value in districts.SIZES]
_WITH_OTHERS = [
    *(_on("crowd", value) for value in ("three", "four")),
    *(_on("tournament", number) for number in GAME_NUMBERS),
    _on("race"),
    _on(f"bonus_{LARGEST}"),
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
    Needs(_on("size", "9x9"), _on("courting_danger")),
    Excludes(_on("jacynimo"), _on("don_giovanni")),
    *(Excludes(_on("jacynimo"), larger) for larger in _LARGER),
    *(Excludes(_on("sprawl"), larger) for larger in _LARGER),
    *(Excludes(_on("shared", "teamwork"), _on(other)) for other in ("jacynimo", "sprawl")),
    *(Excludes(_on("sprawl"), _on(f"bonus_{each.name}")) for each in BONUSES.values() if each.bounded),
    *(Excludes(_on("bonus_centre"), even) for even in (_on("size", "6x6"), _on("jacynimo"))),
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
"""Sets of options that have a name in the rulebook; the variants that are one switch are found by their own."""


_DEFAULTS = {option.name: option.default for option in OPTIONS}
KEPT = 1_024
"""Rules kept in memory: tables can choose more combinations than a server has room for."""
_TAKE_CARDS = ("jacynimo", "size", "shared", "crowd")
"""The options that make a game take more cards."""


def rules_for(seats: int, options: Mapping[str, OptionValue], drawn: tuple[str, ...] = ()) -> Rules:
    """The rules of a game with so many players, these options, and these bonuses drawn at the start (PM-97)."""
    return _as_listed(seats, tuple(options.items()), drawn)


@lru_cache(maxsize=KEPT)
def _as_listed(seats: int, options: tuple[tuple[str, OptionValue], ...], drawn: tuple[str, ...]) -> Rules:
    """The same options in another order are the same rules."""
    return _rules(seats, tuple(sorted(options)), drawn)


@lru_cache(maxsize=KEPT)
def _rules(seats: int, options: tuple[tuple[str, OptionValue], ...], drawn: tuple[str, ...]) -> Rules:
    chosen = dict(options)
    rules = foundation(seats)
    for option, apply in VARIANTS:
        value = chosen.get(option.name, option.default)
        if value != option.default:
            rules = apply(rules, value)
    if seats == 1:
        rules = solitaire.alone(rules, chosen.get(SOLITAIRE.name, SOLITAIRE.default))
    if drawn:
        rules = replace(rules, bonuses=replace(rules.bonuses, pool=(), drawn=0))
        for name in drawn:
            rules = with_bonus(rules, name)
    return finished(rules)


def check_cards(seats: int, options: Mapping[str, OptionValue]) -> None:
    """Refuse a game for which there are not enough cards, or not enough bonuses to draw from."""
    rules = rules_for(seats, options)
    if lacking(rules):
        greedy = (
            Pick(name, options[name])
            for name in _TAKE_CARDS
            if options.get(name) not in (None, _DEFAULTS[name])
        )
        raise BadSetup(
            "personimo-too-few-cards",
            "PM-12",
            pick=", ".join(pick.label("personimo") for pick in greedy),
            seats=seats,
            cards=rules.draft.cards,
            there=available(rules),
        )
    if rules.bonuses.drawn > len(rules.bonuses.pool):
        raise BadSetup(
            "personimo-too-few-bonuses", "PM-97", drawn=rules.bonuses.drawn, there=len(rules.bonuses.pool)
        )
