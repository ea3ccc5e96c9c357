"""The rules of a game are read from its setup once, and what is not an option is declared."""

import pytest

from salon.core import BadSetup, OptionValue
from salon.games.personality import PERSONALITY
from salon.games.personality.rules.rules import LEFT_OUT, Rules, rules_of

CARDS = sorted(PERSONALITY.decks["house"].cards)[:2]


def test_options_and_extras_become_typed_fields() -> None:
    chosen: dict[str, OptionValue] = {
        "board": "short",
        "cards": "family",
        "pair_votes": 2,
        "choice_seconds": 30,
        "left_out": " ".join(CARDS),
    }
    assert rules_of(PERSONALITY.setup(3, chosen, "a seed").options) == Rules(
        board="short",
        deck="house",
        spice="family",
        share="quarter",
        pair_votes=2,
        choice_seconds=30,
        debate_seconds=120,
        swap_seconds=0,
        rounds=0,
        swaps=True,
        contests=0,
        left_out=frozenset(CARDS),
    )


def test_a_table_of_the_first_version_can_still_be_started() -> None:
    setup = PERSONALITY.setup(3, {"choice_seconds": 0, "swap_seconds": 30}, "a seed")
    assert "swap_seconds" not in setup.options
    assert setup.options["choice_seconds"] == 0, "a table that had no clock gets none"


def test_the_same_options_give_the_same_rules() -> None:
    one, other = (PERSONALITY.setup(seats, {}, "a seed").options for seats in (3, 6))
    assert rules_of(one) is rules_of(other)


def test_the_cards_left_out_are_stored_in_one_form_and_last() -> None:
    options = PERSONALITY.setup(
        3, {"left_out": f"{CARDS[1]} {CARDS[0]} {CARDS[1]} of-another-deck"}, ""
    ).options
    assert list(options.items())[-1] == ("left_out", " ".join(CARDS))


def test_no_form_offers_the_cards_left_out() -> None:
    assert LEFT_OUT in PERSONALITY.spec.extras
    assert LEFT_OUT.name not in {option.name for option in PERSONALITY.spec.options}


@pytest.mark.parametrize(
    ("name", "value", "code"), [("left_out", 7, "option-value"), ("kept_out", "", "option-unknown")]
)
def test_other_values_are_refused(name: str, value: str | int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        PERSONALITY.setup(3, {name: value}, "a seed")
    assert refused.value.code == code
