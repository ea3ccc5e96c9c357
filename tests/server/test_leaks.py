"""Nothing leaks: what somebody may not know changes no byte of what they are sent, on any endpoint.

The library of forks (`tests.support.server.forks`) plays every installed game in two worlds that differ in one secret.
"""

from dataclasses import replace as changed
from pathlib import Path

import pytest
from msgspec.structs import replace

from salon.core.kit import GameKit
from salon.games.registry import KITS
from salon.testing.tables import Table
from tests.support.games import OUR_GAMES
from tests.support.server import toy
from tests.support.server.forks import KINDS, Case, Kind, Report, cases_of, fork
from tests.support.server.forks.pages import pages
from tests.support.server.harness import open_salon
from tests.support.server.toy import TOY_KIT

pytestmark = pytest.mark.asyncio

SEATED = pytest.mark.parametrize("seated", [True, False], ids=["seat", "spectator"])
OF_EVERY_KIND = pytest.mark.parametrize("kind", KINDS)


async def forked(folder: Path, kit: GameKit, kind: Kind, lucks: range, *, seated: bool) -> list[Report]:
    """The reports of some cases. Fails at the first difference, and says how to repeat it."""
    reports = []
    for case in cases_of(kit, kind, lucks, seated=seated):
        report = await fork(folder / f"{case.luck}", case)
        assert report.difference is None, str(report)
        reports.append(report)
    return reports


@SEATED
@OF_EVERY_KIND
async def test_no_secret_of_the_toy_game_leaks(tmp_path: Path, kind: Kind, seated: bool) -> None:
    reports = await forked(tmp_path, TOY_KIT, kind, range(2), seated=seated)
    for report in reports:
        assert report.plan is not None
        assert report.plan.differs or kind == "silence"
        assert report.compared > 40
        assert report.patches >= len(report.plan.turns)


@SEATED
@OF_EVERY_KIND
@pytest.mark.parametrize("name", KITS)
async def test_no_secret_of_a_game_leaks(tmp_path: Path, name: str, kind: Kind, seated: bool) -> None:
    lucks = range(1) if kind in ("seed", "silence") else range(2)
    reports = await forked(tmp_path, KITS[name], kind, lucks, seated=seated)
    if kind == "state" and name in OUR_GAMES:
        assert any(report.plan is not None and report.plan.differs for report in reports)


@pytest.mark.long
@SEATED
@OF_EVERY_KIND
@pytest.mark.parametrize("ten", range(3))
@pytest.mark.parametrize("kit", [TOY_KIT, *KITS.values()], ids=lambda kit: kit.name)
async def test_no_secret_leaks_in_many_games(
    tmp_path: Path, kit: GameKit, ten: int, kind: Kind, seated: bool
) -> None:
    await forked(tmp_path, kit, kind, range(100 + 10 * ten, 110 + 10 * ten), seated=seated)


class Careless(toy.Toy):
    """The toy game, with a view that shows the top of the deck."""

    def view(self, state: toy.State, seat: int | None) -> toy.View:
        return replace(super().view(state, seat), scores=state.deck[: len(state.scores)])


async def test_a_leak_would_be_seen(tmp_path: Path) -> None:
    """`test_fork_library.py` has leaks of every kind."""
    table = Table(changed(TOY_KIT, game=Careless()), 3)
    assert (await fork(tmp_path, Case(table, "state", 1, 1))).difference is not None


async def test_secrets_never_leave(tmp_path: Path) -> None:
    """Neither the seed of a running game nor anybody's token or its hash is in anything anybody is sent."""
    folder = tmp_path / "salon"
    folder.mkdir()
    async with open_salon(folder) as salon:
        code, (ada, ben) = await salon.playing("Ada", "Ben")
        await ada.act({"type": "Vote", "points": 1})
        live = await salon.node.live_games.get(ada.game_id)
        secrets = [
            live.row.setup.seed,
            *(str(player.visitor) for player in (ada, ben)),
            ada.http.cookies["salon"],
        ]
        looker = await salon.player().connect(code)
        await looker.news(1)
        for player in (ada, ben, looker):
            await player.quiet()
            answers = [await player.ask("GET", path) for path in pages(code, ada.game_id, "toy")]
            sent = player.raw + [f"{answer.headers} {answer.text}" for answer in answers]
            assert not [text for text in sent for secret in secrets if secret in text]


async def test_the_secret_of_the_next_game_never_leaves(tmp_path: Path) -> None:
    """Neither the secret of the next or the running game, nor a number before its game starts, is sent to anybody."""
    folder = tmp_path / "salon"
    folder.mkdir()
    numbers = ["ab" * 16, "cd" * 16]
    async with open_salon(folder) as salon:
        code, (ada, ben) = await salon.table("Ada", "Ben")
        looker = await salon.player().connect(code)
        secret = (await salon.node.tables.get(code)).next_secret
        shown = (await looker.ok("GET", f"/api/tables/{code}"))["next_commitment"]
        for player, number in zip((ada, ben), numbers, strict=True):
            wish = {"commitment": shown, "number": number}
            await player.ok("POST", f"/api/tables/{code}/contribution", wish)
        for player, own in ((ada, numbers[0]), (ben, numbers[1]), (looker, "")):
            await player.quiet()
            answers = [await player.ask("GET", path) for path in pages(code, "0" * 20, "toy")]
            sent = player.raw + [f"{answer.headers} {answer.text}" for answer in answers]
            hidden = [secret, *(number for number in numbers if number != own)]
            assert not [text for text in sent for word in hidden if word in text]
        await ada.ok("POST", f"/api/tables/{code}/start")
        await ada.news(0)
        live = await salon.node.live_games.get(ada.game_id)
        table = await salon.node.tables.get(code)
        assert live.row.secret == secret != live.row.setup.seed
        for player in (ada, ben, looker):
            await player.news(0)
            await player.quiet()
            answers = [await player.ask("GET", path) for path in pages(code, ada.game_id, "toy")]
            sent = player.raw + [f"{answer.headers} {answer.text}" for answer in answers]
            hidden = [secret, live.row.setup.seed, table.next_secret]
            assert not [text for text in sent for word in hidden if word in text]
