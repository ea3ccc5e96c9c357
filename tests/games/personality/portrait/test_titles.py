"""The titles of the finale (PY-60): each can be had, no two are alike, and the same votes give the same titles."""

from itertools import cycle
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from salon.core import Seat
from salon.games.personality.content.cards import KINDS, CardId, Kind, house_deck
from salon.games.personality.model.public_state import How, PublicState, Trait
from salon.games.personality.portrait import portraits_of
from salon.games.personality.titles import Title, TitleId, titles_of
from salon.words import LANGUAGES, say
from tests.games.personality.tables import Room
from tests.support.rules import rule

DECK = house_deck()
HOWS: dict[str, How] = {"second": "second", "contest": "contest", "inverted": "inverted", "gift": "gift"}
Ways = st.lists(
    st.tuples(st.integers(0, 5), st.lists(st.integers(0, 6), min_size=6, max_size=6)), max_size=30
)


class _Cards:
    """Cards of the house, each once."""

    def __init__(self) -> None:
        self._of = {
            kind: iter([card.id for card in DECK.cards.values() if card.kind == kind]) for kind in KINDS
        }
        self._kinds = cycle(KINDS)

    def next(self, kind: Kind | None) -> CardId:
        return next(self._of[next(self._kinds) if kind is None else kind])


def evening(seats: int, *cards: str) -> PublicState:
    """A table after some votes. `2: 2 2 - 1 flaw` is a flaw for seat 2, which seats 0 and 1 chose and seat 2 did not
    vote on; `second`, `contest`, `inverted` and `gift` say how it came to its owner."""
    there = _Cards()
    traits: list[list[Trait]] = [[] for _ in range(seats)]
    for number, card in enumerate(cards):
        owner, _, rest = card.partition(": ")
        chosen: tuple[Seat | None, ...] = tuple(
            None if word == "-" else int(word) for word in rest.split() if word == "-" or word.isdigit()
        )
        kind = next((kind for kind in KINDS if kind in rest), None)
        how: How = next((how for word, how in HOWS.items() if word in rest), "elected")
        votes = sum(whom == int(owner) for whom in chosen)
        traits[int(owner)].append(
            Trait(
                card=there.next(kind),
                how=how,
                round=number,
                votes=votes,
                voters=0 if how == "gift" else seats,
                chosen=chosen,
                elected=int(owner) if chosen else None,
            )
        )
    table = Room(seats).table
    return replace(table, phase="over", asked=(), winners=(0,), traits=tuple(map(tuple, traits)))


def half_seen(*kinds: Kind) -> list[str]:
    """Cards for seat 0, of which that seat itself sees every other one; seat 1 sees all, seat 3 none."""
    return [f"0: {'0 0 2 3 0' if place % 2 else '1 0 0 3 0'} {kind}" for place, kind in enumerate(kinds)]


def titles(table: PublicState) -> list[TitleId]:
    return [title.id for title in titles_of(table, DECK)]


EVENINGS: dict[TitleId, tuple[Seat, PublicState]] = {
    "mind-reader": (2, evening(4, "0: 0 1 0 2", "1: 3 1 1 2", "3: 1 1 3 3", "0: 0 1 0 0")),
    "black-sheep": (3, evening(4, "0: 0 0 0 1", "1: 1 1 1 2", "2: 2 2 2 1", "0: 0 0 0 2")),
    "open-book": (1, evening(4, *["1: 1 1 1 1"] * 4, "0: 0 0 2 3", "2: 2 0 2 0", "3: 3 3 1 1")),
    "bone-of-contention": (
        1,
        evening(4, "1: 1 1 0 2 second", "1: 1 1 0 3 second", "1: 1 0 1 2", "0: 0 0 0 1", "2: 2 2 2 1"),
    ),
    "chameleon": (
        0,
        evening(5, *half_seen(*KINDS), *["1: 0 1 1 2 1 flaw", "2: 1 2 2 1 2 flaw"] * 5),
    ),
    "headliner": (0, evening(5, *half_seen("virtue", "flaw", "habit"), "1: 0 1 1 2 1")),
    "sphinx": (3, evening(4, *("0: 0 0 1 2", "1: 1 1 0 2", "2: 2 2 0 1") * 3)),
    "mirror": (2, evening(4, *["2: 2 0 2 1"] * 4, *["0: 1 0 3 0"] * 4)),
    "blind-spot": (
        2,
        evening(5, *["2: 2 2 0 2 1"] * 3, *["0: 0 0 0 1 1"] * 2, "0: 0 0 1 0 1", "1: 1 1 1 0 0"),
    ),
    "partner-in-crime": (1, evening(4, "0: 2 3 0 3", "1: 1 2 1 2", "2: 2 0 3 0", "3: 0 3 1 3")),
    "private-eye": (2, evening(4, *["2: 2 2 1 2"] * 3, *["1: 0 2 1 1"] * 3, *["3: 2 3 3 1"] * 2)),
    "halo": (0, evening(5, *half_seen("virtue", "virtue", "virtue", "virtue"), "1: 0 1 1 2 1")),
    "rogue": (0, evening(5, *half_seen("flaw", "flaw", "flaw", "flaw"), "1: 0 1 1 2 1")),
    "clockwork": (0, evening(5, *half_seen("habit", "habit", "habit", "habit"), "1: 0 1 1 2 1")),
    "original": (0, evening(5, *half_seen("quirk", "quirk", "quirk", "quirk"), "1: 0 1 1 2 1")),
    "daredevil": (0, evening(5, *half_seen("dare", "dare", "dare", "dare"), "1: 0 1 1 2 1")),
    "team-player": (0, evening(3, "0: 0 0 1")),
    "free-spirit": (2, evening(3, "0: 0 0 1")),
    "muse": (1, evening(3, "1: gift")),
    "talk-of-the-table": (3, evening(4, "1: 0 1 1 0", "2: 0 2 0 2")),
    "grand-jury": (4, evening(6)),
    "wayfarer": (5, evening(6)),
}


@rule("PY-60")
@pytest.mark.parametrize("title", get_args(TitleId))
def test_each_title_can_be_had(title: TitleId) -> None:
    seat, table = EVENINGS[title]
    assert titles(table)[seat] == title


@given(seats=st.integers(3, 6), ways=Ways, kind=st.sampled_from(KINDS))
def test_no_two_players_have_the_same_title_and_the_same_votes_give_the_same(
    seats: int, ways: list[tuple[int, list[int]]], kind: Kind
) -> None:
    cards = [
        f"{owner % seats}: {' '.join(_word(whom, seats) for whom in chosen[:seats])}"
        for owner, chosen in ways
    ]
    table = evening(seats, *(f"{card} {kind}" if place % 3 else card for place, card in enumerate(cards)))
    given_titles = titles_of(table, DECK)
    assert len({title.id for title in given_titles}) == seats
    assert titles_of(table, DECK) == given_titles
    for title in given_titles:
        assert 0 <= title.some <= title.all or title.id in ("chameleon", "wayfarer")
        assert title.other is None or 0 <= title.other < seats


def test_a_superlative_goes_to_nobody_but_the_best() -> None:
    table = evening(4, *["0: 0 0 0 1"] * 4, "1: 1 1 0 1")
    given_titles = titles_of(table, DECK)
    assert given_titles[0] == Title("mind-reader", 5, 5) or given_titles[1] == Title("mind-reader", 5, 5)
    assert [title.id for title in given_titles].count("black-sheep") == 1
    assert given_titles[3] == Title("black-sheep", 4, 5)


def test_two_who_are_equally_good_have_titles_of_their_own() -> None:
    first, second, *_others = titles(evening(3, *["2: 2 2 0"] * 4))
    assert first == "mind-reader" != second


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", get_args(TitleId))
def test_each_title_is_said_with_its_reason(title: TitleId, language: str) -> None:
    seat, table = EVENINGS[title]
    found = portraits_of(table, DECK)[seat].title
    reason = say(
        f"personality-title-{title}-why", language, {"some": found.some, "all": found.all, "name": "Zoé"}
    )
    assert say(f"personality-title-{title}", language) != f"personality-title-{title}"
    assert "{" not in reason
    assert reason.endswith((".", "!", "?"))
    assert ("Zoé" in reason) == (found.other is not None)


@rule("PY-60")
def test_a_portrait_says_by_whom_each_card_was_seen() -> None:
    table = evening(4, "1: 1 1 - 0", "1: gift", "1: 3 0 0 1 second")
    seen, given_away, debated = portraits_of(table, DECK)[1].sightings
    assert (seen.seen_by, seen.missed_by) == ((0, 1), (3,))
    assert (given_away.seen_by, given_away.missed_by) == ((), ())
    assert (debated.seen_by, debated.missed_by) == ((3,), (0, 1, 2))


@rule("PY-60", "PY-32")
def test_in_an_inverted_round_the_card_is_what_was_seen() -> None:
    room = Room(3).rig_table(squares=(6, 0, 0)).round("1 1 1").lay().vote("2 2 1").keep()
    (sighting,) = portraits_of(room.table, DECK)[0].sightings
    assert (sighting.seen_by, sighting.missed_by) == ((0, 1), (2,))


def _word(whom: int, seats: int) -> str:
    """A seat that was chosen, or a vote that was not cast."""
    return str(whom) if whom < seats else "-"


@rule("PY-60")
def test_nobody_is_called_a_free_spirit_for_having_always_agreed() -> None:
    table = evening(6, *["0: 0 0 0 2 0 0"] * 5)
    given_titles = titles_of(table, DECK)
    assert [title for title in given_titles if title.id == "free-spirit" and title.some == 0] == []
