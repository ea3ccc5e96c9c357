"""Nothing leaks: what somebody may not know changes no byte of what they are sent, on any endpoint."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from salon.core import AnyGame
from salon.games.registry import GAMES
from tests.support.server import toy, worlds
from tests.support.server.harness import open_salon

pytestmark = pytest.mark.asyncio

RECEIVERS = [
    pytest.param(1, False, id="seat"),
    pytest.param(None, False, id="spectator"),
    pytest.param(None, True, id="screen"),
]


async def differences(
    folder: Path, game: AnyGame, luck: int, observer: int | None, screen: bool
) -> list[str]:
    both = []
    for other in (False, True):
        room = folder / f"{luck} {other}"
        room.mkdir()
        both.append(await worlds.traffic(room, game, luck, observer, screen=screen, other=other))
    assert len(both[0]) > 16
    return [f"{one}\n{two}" for one, two in zip(*both, strict=True) if one != two]


@pytest.mark.parametrize(("observer", "screen"), RECEIVERS)
@pytest.mark.parametrize("luck", range(6))
async def test_no_secret_of_the_toy_game_leaks(
    tmp_path: Path, luck: int, observer: int | None, screen: bool
) -> None:
    assert await differences(tmp_path, toy.TOY, luck, observer, screen) == []


@pytest.mark.parametrize(("observer", "screen"), RECEIVERS)
@pytest.mark.parametrize("luck", range(3))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
async def test_no_secret_of_a_game_leaks(
    tmp_path: Path, game: AnyGame, luck: int, observer: int | None, screen: bool
) -> None:
    assert await differences(tmp_path, game, luck, observer, screen) == []


@pytest.mark.long
@pytest.mark.parametrize(("observer", "screen"), RECEIVERS)
@pytest.mark.parametrize("luck", range(100, 160))
@pytest.mark.parametrize("game", [toy.TOY, *GAMES.values()], ids=lambda game: game.spec.name)
async def test_no_secret_leaks_in_many_games(
    tmp_path: Path, game: AnyGame, luck: int, observer: int | None, screen: bool
) -> None:
    assert await differences(tmp_path, game, luck, observer, screen) == []


class Careless(toy.Toy):
    """The toy game, with a view that shows the top of the deck."""

    def view(self, state: toy.State, seat: int | None) -> toy.View:
        return replace(super().view(state, seat), scores=state.deck[: len(state.scores)])


async def test_a_leak_would_be_seen(tmp_path: Path) -> None:
    assert await differences(tmp_path, Careless(), 1, 1, False) != []


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
            sent = player.raw + await worlds.asked_over_http(player, code, ada.game_id)
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
            sent = player.raw + await worlds.asked_over_http(player, code, "0" * 20)
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
            sent = player.raw + await worlds.asked_over_http(player, code, ada.game_id)
            hidden = [secret, live.row.setup.seed, table.next_secret]
            assert not [text for text in sent for word in hidden if word in text]
