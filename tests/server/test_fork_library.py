"""The library of forks finds leaks of every kind, and none where there is none."""

from collections.abc import Callable, Iterator
from dataclasses import replace as changed
from pathlib import Path
from typing import Any

import pytest
from litestar import Response
from msgspec.structs import replace

from salon.core import Action, Chance, IllegalAction, Step, TakenBack, Timeline
from salon.server.play import game_news
from salon.server.play.live_game import LiveGame
from salon.server.projection import seat as projection
from salon.server.web.http import responses, routes
from salon.server.web.socket import analysis_requests, pending_updates
from salon.server.web.socket.pending_updates import PendingUpdates
from salon.server.web.socket.session import Session
from salon.testing.tables import Table, tables_of
from tests.support.server import toy
from tests.support.server.forks import KINDS, Case, Kind, Report, case_named, fork
from tests.support.server.forks.forking import perform
from tests.support.server.forks.plans import plan_of
from tests.support.server.forks.transcripts import Transcript, first_difference
from tests.support.server.forks.world import open_world
from tests.support.server.toy import TOY, TOY_KIT

LUCK = 12
"""Leaks that depend on luck are looked for in so many cases."""


async def found(folder: Path, kind: Kind, observer: int | None, game: toy.Toy = TOY) -> Report:
    """The first case of the toy game in which the worlds differ."""
    table = Table(changed(TOY_KIT, game=game), 3)
    for luck in range(LUCK):
        report = await fork(folder / f"{luck}", Case(table, kind, observer, luck))
        if report.difference is not None:
            return report
    pytest.fail("no leak was found")


# --- leaks of a game


class ShowsDeck(toy.Toy):
    """The view shows the top of the deck, in a field for something else."""

    def view(self, state: toy.State, seat: int | None) -> toy.View:
        return replace(super().view(state, seat), scores=state.deck[: len(state.scores)])


class TellsVotes(toy.Toy):
    """An event tells everybody a vote before all have voted."""

    def apply(self, state: toy.State, seat: int, action: toy.AnyAction, at_ms: int, chance: Chance) -> Step:
        step = super().apply(state, seat, action, at_ms, chance)
        if not isinstance(action, toy.Vote):
            return step
        return replace(step, events=(*step.events, toy.Marked(seat, action.points)))


class TellsDrawnCards(toy.Toy):
    """An event tells everybody the card that a seat has drawn."""

    def apply(self, state: toy.State, seat: int, action: toy.AnyAction, at_ms: int, chance: Chance) -> Step:
        step = super().apply(state, seat, action, at_ms, chance)
        shown = [toy.Marked(seat, event.card or 0) for event in step.events if isinstance(event, toy.Drawn)]
        return replace(step, events=(*step.events, *shown))


class ExplainsTooMuch(toy.Toy):
    """A refusal names the card on top of the deck."""

    def apply(self, state: toy.State, seat: int, action: toy.AnyAction, at_ms: int, chance: Chance) -> Step:
        try:
            return super().apply(state, seat, action, at_ms, chance)
        except IllegalAction as refusal:
            raise IllegalAction(refusal.code, refusal.rule, card=state.deck[0]) from refusal


@pytest.mark.parametrize(
    ("game", "kind", "observer", "where"),
    [
        (ShowsDeck(), "state", 1, "scores"),
        (ShowsDeck(), "state", None, "scores"),
        (TellsVotes(), "choice", 1, "Marked"),
        (TellsVotes(), "undo", None, "Marked"),
        (TellsDrawnCards(), "state", 1, "Marked"),
        (ExplainsTooMuch(), "state", 1, "card"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, toy.Toy) else str(value),
)
async def test_leaks_of_a_game_are_found(
    tmp_path: Path, game: toy.Toy, kind: Kind, observer: int | None, where: str
) -> None:
    report = await found(tmp_path, kind, observer, game)
    assert report.difference is not None
    assert where in report.difference.here + report.difference.there
    assert str(report.case) in str(report)


# --- leaks of the server


def top(live: LiveGame) -> int:
    """The hidden card on top of the toy game's deck."""
    deck: tuple[int, ...] = live.timeline.state.deck
    return deck[0] if deck else 0


def longer_messages(patch: pytest.MonkeyPatch) -> None:
    """The length of a message depends on a card."""
    for name in ("game_news", "game_patch"):
        made = getattr(game_news, name)
        patch.setattr(
            pending_updates,
            name,
            lambda live, seats, since, made=made: made(live, seats, since) + b" " * top(live),
        )


def more_frames(patch: pytest.MonkeyPatch) -> None:
    """The number of messages depends on a card."""
    messages = PendingUpdates.messages

    async def twice(self: PendingUpdates) -> list[bytes]:
        sent = await messages(self)
        live = self._room.live
        return sent + [b'{"type":"Reactions","counts":{}}'] * (0 if live is None else top(live))

    patch.setattr(PendingUpdates, "messages", twice)


def header(patch: pytest.MonkeyPatch) -> None:
    """A header of HTTP answers depends on a card."""

    def answer(request: Any, body: bytes, token: str | None = None) -> Response[bytes]:
        response = responses.json_answer(request, body, token)
        games = responses.node_of(request).live_games._live.values()
        response.headers["x-games"] = str([top(live) for live in games])
        return response

    patch.setattr(routes, "json_answer", answer)


def coach(patch: pytest.MonkeyPatch) -> None:
    """The coach sees another seat's view."""
    patch.setattr(
        analysis_requests, "seat_view", lambda timeline, seat: projection.seat_view(timeline, (seat + 1) % 3)
    )


def screen(patch: pytest.MonkeyPatch) -> None:
    """The big screen shows the seat of the cookie that its browser has."""
    init = Session.__init__

    def with_cookie(self: Session, *given: Any, **named: Any) -> None:
        init(self, *given, **named)
        table = named["code"] if "code" in named else given[2]
        if self.screen:
            self.visitor = next(iter(self._node.tables.known(table).members)).visitor  # type: ignore[union-attr]

    patch.setattr(Session, "__init__", with_cookie)


def tells_what_was_taken_back(patch: pytest.MonkeyPatch) -> None:
    """What a seat takes back is told to everybody."""
    make = Timeline._step

    def step(self: Timeline, what: Any, seat: Any, action: Action | None, at_ms: int, chance: Chance) -> Step:
        made = make(self, what, seat, action, at_ms, chance)
        if what != "take-back" or not isinstance(self.state, toy.State):
            return made
        return replace(made, events=(TakenBack(seat), toy.Marked(seat, self.state.votes[seat] or 0)))

    patch.setattr(Timeline, "_step", step)


@pytest.mark.parametrize(
    ("leak", "kind", "observer"),
    [
        (longer_messages, "state", 1),
        (more_frames, "state", 1),
        (header, "state", None),
        (coach, "state", 1),
        (screen, "state", None),
        (tells_what_was_taken_back, "undo", 1),
    ],
)
async def test_leaks_of_the_server_are_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    kind: Kind,
    observer: int | None,
) -> None:
    leak(monkeypatch)
    assert (await found(tmp_path, kind, observer)).difference is not None


async def test_traces_of_what_others_ask_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """HTTP answers that show how often the others have asked something."""
    asked: dict[int, int] = {}
    real = analysis_requests._check_may_ask

    def check(node: Any, table: Any, visitor: str | None, ask: Any) -> None:
        asked[id(node)] = asked.get(id(node), 0) + 1
        real(node, table, visitor, ask)

    def answer(request: Any, body: bytes, token: str | None = None) -> Response[bytes]:
        response = responses.json_answer(request, body, token)
        response.headers["x-asked"] = str(asked.get(id(responses.node_of(request)), 0))
        return response

    monkeypatch.setattr(analysis_requests, "_check_may_ask", check)
    monkeypatch.setattr(routes, "json_answer", answer)
    report = await found(tmp_path, "silence", 1)
    assert "x-asked" in f"{report.difference}"


# --- the library itself


async def test_the_same_world_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    """Nothing that is compared depends on time, on chance or on the order in which tasks run."""
    for observer in (1, None):
        case = Case(Table(TOY_KIT, 3), "choice", observer, 8)
        plan, got = None, []
        for number in range(2):
            async with open_world(tmp_path / f"{observer} {number}", case, 0) as world:
                plan = plan or plan_of(case, world.live.timeline, world.salon.clock.now_ms())
                assert plan is not None
                got.append(await perform(world, plan))
        assert len(got[0]) > 40
        assert first_difference(*got) is None


def plans(kind: Kind) -> Iterator[Any]:
    for table in tables_of(TOY_KIT):
        for luck in range(6):
            start = Timeline.start(table.game, table.setup(f"{luck}"), 0).timeline
            yield plan_of(Case(table, kind, None, luck), start, 0)


def test_a_game_itself_says_what_is_secret() -> None:
    """Forks of the toy game differ in its deck, hands, votes and seed, and in votes cast and taken back."""
    fields: set[str] = set()
    actions: set[tuple[Kind, type]] = set()
    for kind in KINDS:
        for plan in plans(kind):
            fields.update(name.partition("[")[0] for name in plan.differs_in)
            actions.update((kind, type(turn.actions[0])) for turn in plan.turns if turn.differs)
    assert fields == {"deck", "hands", "votes", "seed"}
    assert {("choice", toy.Vote), ("undo", toy.Vote)} <= actions


def test_a_field_is_changed_alone() -> None:
    assert all(len(plan.differs_in) == 1 for plan in plans("field"))


def test_the_first_difference_is_shown_with_its_surroundings() -> None:
    one, two = Transcript(), Transcript()
    for transcript, card in ((one, 7), (two, 9)):
        transcript.add("seat 1", "a frame", "alike")
        transcript.add("seat 1", "a frame", f"{'x' * 500} the card is {card}{'y' * 500}")
    difference = first_difference(one, two)
    assert difference is not None
    assert (difference.number, difference.place) == (1, 513)
    assert "the card is 7y" in difference.here
    assert "the card is 9y" in difference.there
    two.got["seat 1"][1:] = one.got["seat 1"][1:]
    assert first_difference(one, two) is None
    two.add("seat 1", "a frame", "one more")
    assert "one more" in f"{first_difference(one, two)}"


def test_a_case_is_found_by_its_name() -> None:
    case = Case(tables_of(TOY_KIT)[-1], "undo", 1, 17)
    assert case_named(str(case)) == case
