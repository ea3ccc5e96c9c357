"""Options of Polyminix become typed rules in one place, and nothing else reads them."""

import ast
from datetime import date
from pathlib import Path

import pytest

import salon.games.polyminix
from salon.core import OptionValue
from salon.games.polyminix.content.challenges import Level
from salon.games.polyminix.game import POLYMINIX
from salon.games.polyminix.model.pieces import KITS
from salon.games.polyminix.rules.modes import MODE_RULES, offered_modes
from salon.games.polyminix.rules.rules import GameOfTheBox, Rules, SoloMode, rules_for
from tests.games.polyminix.tables import Room

DEFAULTS = Rules(
    game=GameOfTheBox.COVER,
    target=12,
    new_challenges=False,
    starter=None,
    kit=KITS["polyminix"],
    clock_ms=60_000,
    limit_ms=300_000,
    hints=False,
    solo=SoloMode.DICE,
    campaign=Level.GREEN,
    day=None,
    challenge=None,
    figure=None,
)


def test_what_is_not_chosen_has_its_default() -> None:
    assert rules_for({}) == rules_for(POLYMINIX.setup(2, {}, "seed").options) == DEFAULTS


@pytest.mark.parametrize(
    ("option", "value", "field", "expected"),
    [
        ("game", "solve", "game", GameOfTheBox.SOLVE),
        ("target", 6, "target", 6),
        ("new_challenges", True, "new_challenges", True),
        ("starts", "3", "starter", 2),
        ("kit", "curved", "kit", KITS["curved"]),
        ("clock_seconds", 45, "clock_ms", 45_000),
        ("limit_seconds", 120, "limit_ms", 120_000),
        ("limit_seconds", 0, "limit_ms", None),
        ("hints", True, "hints", True),
        ("solo", "campaign", "solo", SoloMode.CAMPAIGN),
        ("campaign", "red", "campaign", Level.RED),
        ("day", "2026-11-15", "day", date(2026, 11, 15)),
    ],
)
def test_every_option_is_a_typed_field(option: str, value: OptionValue, field: str, expected: object) -> None:
    rules = rules_for({option: value})
    assert getattr(rules, field) == expected
    assert rules != DEFAULTS


def test_every_value_of_every_option_can_be_read() -> None:
    for option in POLYMINIX.spec.options:
        read = {rules_for({option.name: value}) for value in option.values}
        assert len(read) == len(option.values), option.name


def test_the_same_options_give_the_same_rules() -> None:
    options = POLYMINIX.setup(2, {"hints": True}, "seed").options
    assert rules_for(options) is rules_for(dict(options))


def test_game_2_offers_three_modes_and_a_joker_five() -> None:
    assert offered_modes(Room(2, game="solve").table) == ("first", "first-second-third", "clock")
    assert offered_modes(Room(2).table) == tuple(mode for mode in MODE_RULES if mode != "solo")


def test_only_one_module_reads_options_by_name() -> None:
    """No `options["..."]` and no `options.get("...")` but in the module of the rules."""
    readers = set()
    for path in Path(salon.games.polyminix.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case (
                    ast.Subscript(
                        value=ast.Name("options") | ast.Attribute(attr="options"), slice=ast.Constant(str())
                    )
                    | ast.Call(func=ast.Attribute(ast.Name("options") | ast.Attribute(attr="options"), "get"))
                ):
                    readers.add(path.stem)
    assert readers <= {"rules"}
