"""The check of what devices are sent: it finds nothing in honest frames, and every secret that is put into one."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from salon.games.personality import PERSONALITY
from salon.server.domain.game import LogRow, StoredGame
from salon.server.play.game_news import game_news
from salon.server.play.live_game import LiveGame, replayed
from tests.faults.referee import RECENT
from tests.games.personality.page.evening.whole.leaks import of_audience, of_game
from tests.games.personality.page.evening.whole.recording import Heard
from tests.games.personality.page.evening.whole.truth import CARDS, Truth, plain
from tests.golden.playthrough import Golden

GOLDEN = Path(__file__).parents[3] / "golden" / "games" / "6.json"
Spoil = Callable[[Truth, Any, Any], None]
"""Puts a secret into a frame: gets the truth, the frame and the part of it that is for its receiver."""


@pytest.fixture(scope="module")
def golden() -> Golden:
    return msgspec.json.decode(GOLDEN.read_bytes(), type=Golden)


@pytest.fixture(scope="module")
def truth(golden: Golden) -> Truth:
    return Truth(golden.record)


def frames(golden: Golden, seat: int | None) -> Iterator[Any]:
    """What a server sends of the game to a seat, one frame for each entry."""
    setup = golden.record.setup
    row = StoredGame(
        game_id="0" * 20, code="ABCDE", round=1, setup=setup, chairs=(), commitment="", started_ms=0
    )
    first, *rest = (LogRow(row.game_id, str(entry.seq), entry) for entry in golden.record.entries)
    live: LiveGame = replayed(PERSONALITY, row, [first], RECENT)
    for after in (None, *rest):
        if after is not None:
            live.follow([after])
        yield json.loads(game_news(live, () if seat is None else (seat,), max(live.seq - 1, 0)))


def test_the_record_reveals_nothing_too_early(truth: Truth) -> None:
    assert truth.faults() == []


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_honest_frames_are_clean(golden: Golden, truth: Truth, seat: int | None) -> None:
    found = [leak for frame in frames(golden, seat) for leak in of_game(truth, frame, frame["seats"][0])]
    assert found == []


def _ballot(truth: Truth, frame: Any, _part: Any) -> None:
    frame["waiting"]["0"] = plain(truth.state(frame["seq"]).ballots[1])


def _as_own(truth: Truth, frame: Any, part: Any) -> None:
    part["view"]["ballot"] = plain(truth.state(frame["seq"]).ballots[1])


def _early_event(truth: Truth, frame: Any, part: Any) -> None:
    later = truth.moments[frame["seq"] + 1 :]
    part["events"].append(
        next(plain(one) for _, _, events in later for one in events if "Revealed" in str(one))
    )


def _hand(truth: Truth, frame: Any, part: Any) -> None:
    part["view"]["faces"][truth.state(frame["seq"]).hands[1][0]] = {}


def _words(truth: Truth, frame: Any, part: Any) -> None:
    card = CARDS[truth.state(frame["seq"]).hands[1][0]]
    part["view"]["table"]["arguments"] = [f"I hold “{card.fr}”"]


def _stock(truth: Truth, frame: Any, part: Any) -> None:
    part["view"]["swap"] = truth.state(frame["seq"]).stock[0]


def _votes_of_a_trait(truth: Truth, frame: Any, part: Any) -> None:
    part["view"]["table"]["traits"][0].append({"card": truth.state(frame["seq"]).table.round.card})


def _pick(_truth: Truth, _frame: Any, part: Any) -> None:
    part["picks"] = [None, {"type": "Choose", "whom": 2, "bet": 3}]


def _end(_truth: Truth, frame: Any, _part: Any) -> None:
    frame["seed"] = "ab" * 16


@pytest.mark.parametrize(
    "spoil", [_ballot, _as_own, _early_event, _hand, _words, _stock, _votes_of_a_trait, _pick, _end]
)
@pytest.mark.parametrize("seat", [None, 3])
def test_a_secret_in_a_frame_is_found(golden: Golden, truth: Truth, seat: int | None, spoil: Spoil) -> None:
    """In a frame that is sent while seat 1 has voted in secret."""
    for frame in frames(golden, seat):
        state = truth.state(frame["seq"])
        if state.table.phase == "choose" and state.ballots[1] is not None and state.table.partner(1) is None:
            spoil(truth, frame, frame["seats"][0])
            assert list(of_game(truth, frame, frame["seats"][0]))
            return
    raise AssertionError("nobody has voted in secret")


def test_votes_of_the_audience_are_found(truth: Truth) -> None:
    seq = next(n for n, moment in enumerate(truth.moments) if moment.state.table.phase == "choose")
    table = truth.state(seq).table
    asked = f"{table.round.number}.choose.{table.round.card}"
    honest = {"asked": asked, "voted": 2, "mine": 1, "opinion": None}
    votes = {asked: {1}}
    assert not list(of_audience(truth, votes, Heard(seq, honest, b"")))
    for spoilt in (
        honest | {"opinion": {"key": asked, "votes": {"1": 2}}},
        honest | {"mine": 2},
        honest | {"tally": {"votes": {"1": 2}}},
    ):
        assert list(of_audience(truth, votes, Heard(seq, spoilt, b"")))
    assert asked in truth.decided(truth.end)
