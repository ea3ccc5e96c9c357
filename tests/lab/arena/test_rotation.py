"""A match: every deal in every seating, the same games for the same seed, and refusals with an explanation."""

import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from salon.core import BadSetup, Timeline
from salon.games import registry
from salon.games.personimo import PERSONIMO
from salon.games.registry import GAMES, bots_of, find_bot
from salon.lab.arena import InvalidMatch, Match, play, play_game


def test_every_bot_sits_everywhere() -> None:
    match = Match.of("personimo", ["sharp", "fair", "gentle"])
    assert match.seatings == ((0, 1, 2), (1, 2, 0), (2, 0, 1))
    assert [match.deal(number) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]


@pytest.mark.parametrize(
    ("names", "seatings"),
    [(["fair"], 1), (["fair"] * 4, 1), (["fair", "random"] * 2, 2), (["fair", "random", "random"], 3)],
)
def test_rotations_that_change_nothing_are_not_played(names: list[str], seatings: int) -> None:
    assert len(Match.of("personimo", names).seatings) == seatings


def test_games_are_rounded_up_to_whole_rotations() -> None:
    match = Match.of("personimo", ["fair", "random", "random"])
    assert [match.round_up(games) for games in (1, 3, 4)] == [3, 3, 6]


def test_all_seatings_of_a_deal_have_the_same_cards_and_deals_differ() -> None:
    match = Match.of("personimo", ["fair", "random"], seed="tea")
    assert match.setup(0) == match.setup(1) != match.setup(2)
    assert match.setup(0) != Match.of("personimo", ["fair", "random"], seed="coffee").setup(0)


def test_the_bot_named_for_a_seat_plays_it() -> None:
    match = Match.of("personimo", ["fair", "random"], seed="tea")
    asked: list[str] = []

    class Noting:
        def __init__(self, name: str) -> None:
            self._name = name

        def choose(self, view: object, random: Random) -> object:
            asked.append(self._name)
            return find_bot("personimo", self._name).choose(view, random)

    players = [Noting(match.bots[entrant]) for entrant in match.seating(1)]
    first = min(
        PERSONIMO.waiting_for(Timeline.start(PERSONIMO, match.setup(1), 0).timeline.state),
    )
    play(PERSONIMO, match.setup(1), players, lambda seat, seq: Random(seq))
    assert asked[0] == ("random", "fair")[first]


@pytest.mark.parametrize(
    ("game", "names"),
    [
        ("personimo", ["fair", "random", "random"]),
        ("personimo", ["fair"]),
        ("personality", ["sharp", "random", "gentle"]),
        ("polyminix", ["sharp", "gentle"]),
    ],
)
def test_a_game_is_the_same_again(game: str, names: list[str]) -> None:
    match = Match.of(game, names, seed="again")
    first, second = play_game(match, 1), play_game(match, 1)
    assert (first.points, first.ranks, first.notes) == (second.points, second.ranks, second.notes)
    assert [len(each) for each in first.thinking_us] == [len(each) for each in second.thinking_us]
    assert all(first.thinking_us)


def test_a_race_takes_the_time_that_its_bots_take() -> None:
    game = GAMES["polyminix"]
    pair = [find_bot("polyminix", "sharp"), find_bot("polyminix", "gentle")]
    finished = play(game, game.setup(2, {}, "race"), pair, lambda seat, seq: Random(f"{seat} {seq}"))
    outcome = game.outcome(finished.timeline.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert finished.timeline.state.table.started_ms > 60_000


def test_what_a_move_orders_is_made_first() -> None:
    """New challenges of Polyminix are made while the game is on (PX-30)."""
    match = Match.of("polyminix", ["sharp", "gentle"], {"new_challenges": True, "target": 6}, seed="new")
    assert max(play_game(match, 0).points) >= 6


def test_a_deadline_plays_its_default() -> None:
    """A player who needs a minute for a decision of thirty seconds never makes it."""

    class Slow:
        def choose(self, view: object, random: Random) -> object:
            return find_bot("personimo", "random").choose(view, random)

        def pause_ms(self, view: object, action: object, random: Random) -> int:
            return 60_000

    setup = PERSONIMO.setup(2, {"turn_seconds": 30}, "slow")
    finished = play(PERSONIMO, setup, [Slow(), Slow()], lambda seat, seq: Random(seq))
    played_by_time = play(PERSONIMO, setup, [Slow(), Slow()], lambda seat, seq: Random(-seq))
    assert finished.timeline.state == played_by_time.timeline.state


def test_a_bot_that_breaks_a_rule_is_named() -> None:
    class Cheat:
        def choose(self, view: object, random: Random) -> object:
            from salon.games.personimo.model.actions import Settle

            return Settle()

    with pytest.raises(RuntimeError, match="tried Settle"):
        play(PERSONIMO, PERSONIMO.setup(2, {}, "x"), [Cheat(), Cheat()], lambda seat, seq: Random(0))


@pytest.mark.parametrize(
    ("game", "names", "words"),
    [
        ("chess", ["fair"], "no game 'chess'; there are personimo"),
        ("personimo", ["fair", "perfect"], "personimo has no bot 'perfect'; it has random"),
        ("polyminix", ["fair", "random"], "polyminix is a race, and the bot 'random' has no pace"),
    ],
)
def test_what_cannot_be_played_is_refused(game: str, names: list[str], words: str) -> None:
    with pytest.raises(InvalidMatch, match=words):
        Match.of(game, names)


class Loading:
    """A bot that has something to load when it is asked for the first time."""

    def __init__(self) -> None:
        self.loaded = False

    def warm_up(self) -> None: ...

    def choose(self, view: Any, random: Random) -> Any:
        if not self.loaded:
            time.sleep(0.05)
            self.loaded = True
        return PERSONIMO.legal(view).sample(random)


def test_loading_is_not_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    kit = bots_of("personimo")
    with_loading = replace(kit, bots={**kit.bots, "loading": Loading()})
    monkeypatch.setattr(registry, "bots_of", lambda game: with_loading)
    played = play_game(Match.of("personimo", ["loading", "random"], seed="tea"), 0)
    assert max(played.thinking_us[0]) < 50_000


def test_a_bot_that_would_play_as_another_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("salon.lab.arena.match.find_spec", lambda name: None)
    Match.of("personimo", ["sharp", "random"])
    for name in ("master", "mce:20"):
        with pytest.raises(InvalidMatch, match=rf"'{name}' is itself only with compiled code.*salon\[fast\]"):
            Match.of("personimo", [name, "random"])


def test_options_are_checked_by_the_game() -> None:
    with pytest.raises(BadSetup):
        Match.of("personality", ["fair"] * 2)
    with pytest.raises(BadSetup):
        Match.of("personimo", ["fair"] * 3, {"size": "6x6"})
