"""A match: every deal in every seating, the same games for the same seed, and refusals with an explanation."""

import sys
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from salon.core import Timeline
from salon.games import registry
from salon.games.registry import GAMES, bots_of, find_bot
from salon.lab.arena import InvalidMatch, Match, play, play_game
from tests.support.games import ANY_GAME, RACING_GAME, UNTIMED_GAMES

GAME = GAMES[ANY_GAME]


def test_every_bot_sits_everywhere() -> None:
    match = Match.of(ANY_GAME, ["sharp", "fair", "gentle"])
    assert match.seatings == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert [match.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


@pytest.mark.parametrize(
    ("names", "seatings"),
    [(["fair"], 1), (["fair"] * 4, 1), (["fair", "random"] * 2, 2), (["fair", "random", "random"], 3)],
)
def test_rotations_that_change_nothing_are_not_played(names: list[str], seatings: int) -> None:
    assert len(Match.of(ANY_GAME, names).seatings) == seatings


def test_games_are_rounded_up_to_whole_rotations() -> None:
    match = Match.of(ANY_GAME, ["fair", "random", "random"])
    assert [match.round_up(games) for games in (1, 3, 4)] == [3, 3, 6]


def test_all_seatings_of_a_deal_have_the_same_cards_and_deals_differ() -> None:
    match = Match.of(ANY_GAME, ["fair", "random"], seed="tea")
    assert match.setup(0) == match.setup(1) != match.setup(2)
    assert match.setup(0) != Match.of(ANY_GAME, ["fair", "random"], seed="coffee").setup(0)


def test_the_bot_named_for_a_seat_plays_it() -> None:
    match = Match.of(ANY_GAME, ["fair", "random"], seed="tea")
    asked: list[str] = []

    class Noting:
        def __init__(self, name: str) -> None:
            self._name = name

        def choose(self, view: object, random: Random) -> object:
            asked.append(self._name)
            return find_bot(ANY_GAME, self._name).choose(view, random)

    players = [Noting(match.bots[entrant]) for entrant in match.seating(1)]
    first = min(
        GAME.waiting_for(Timeline.start(GAME, match.setup(1), 0).timeline.state),
    )
    play(GAME, match.setup(1), players, lambda seat, seq: Random(seq))
    assert asked[0] == ("random", "fair")[first]


@pytest.mark.parametrize(
    ("game", "names"),
    [
        (ANY_GAME, ["fair", "random", "random"]),
        (ANY_GAME, ["fair"]),
        *((name, ["sharp", "random", "gentle"]) for name in UNTIMED_GAMES if name != ANY_GAME),
        (RACING_GAME, ["sharp", "gentle"]),
    ],
)
def test_a_game_is_the_same_again(game: str, names: list[str]) -> None:
    match = Match.of(game, names, seed="again")
    first, second = play_game(match, 1), play_game(match, 1)
    assert (first.points, first.ranks, first.notes) == (second.points, second.ranks, second.notes)
    assert [len(each) for each in first.thinking_us] == [len(each) for each in second.thinking_us]
    assert all(first.thinking_us)


@pytest.mark.parametrize(
    ("game", "names", "words"),
    [
        ("chess", ["fair"], f"no game 'chess'; there are {next(iter(GAMES))}"),
        (ANY_GAME, ["fair", "perfect"], f"{ANY_GAME} has no bot 'perfect'; it has random"),
        (RACING_GAME, ["fair", "random"], f"{RACING_GAME} is a race, and the bot 'random' has no pace"),
    ],
)
def test_what_cannot_be_played_is_refused(game: str, names: list[str], words: str) -> None:
    with pytest.raises(InvalidMatch, match=words):
        Match.of(game, names)


LOADING_S = 1000


class Loading:
    """A bot that has something to load when it is asked for the first time. The clock is the test's."""

    def __init__(self) -> None:
        self.loaded = False
        self.now_ns = 0

    def warm_up(self) -> None: ...

    def choose(self, view: Any, random: Random) -> Any:
        if not self.loaded:
            self.now_ns += LOADING_S * 10**9
            self.loaded = True
        return GAME.legal(view).sample(random)


def test_loading_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = bots_of(ANY_GAME)
    bot = Loading()
    with_loading = replace(kit, bots={**kit.bots, "loading": bot})
    monkeypatch.setattr(sys.modules[play_game.__module__], "perf_counter_ns", lambda: bot.now_ns)
    monkeypatch.setattr(registry, "bots_of", lambda game: with_loading)
    played = play_game(Match.of(ANY_GAME, ["loading", "random"], seed="tea"), 0)
    assert bot.now_ns == LOADING_S * 10**9, "it has loaded"
    assert max(played.thinking_us[0]) == 0
