"""The joint seed: the server commits first, the devices contribute after, and everybody can check it at the end."""

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from salon import cli
from salon.core import JointSeed, Record, commitment
from salon.server.domain.game import is_shuffle_fair, record_of
from tests.support.server.fakes import FakeClock
from tests.support.server.harness import Player, Salon, open_salon
from tests.support.server.toy_rounds import play_round

pytestmark = pytest.mark.asyncio

ADA, BEN = "a" * 32, "b" * 32


async def contribute(player: Player, code: str, number: str) -> Any:
    """Contribute a number to the commitment that the table shows."""
    shown = (await player.ok("GET", f"/api/tables/{code}"))["next_commitment"]
    wish = {"commitment": shown, "number": number}
    return await player.ok("POST", f"/api/tables/{code}/contribution", wish)


async def start(players: list[Player], code: str) -> None:
    await players[0].ok("POST", f"/api/tables/{code}/start")
    for player in players:
        player.seq = -1
        await player.until("GameNews", lambda message: message["seq"] == 0)


async def ended(players: list[Player]) -> Any:
    await play_round(players)
    return await players[1].news(3)


async def test_the_seed_follows_from_the_secret_and_every_number(salon: Salon) -> None:
    code, players = await salon.table("Ada", "Ben", "Cem", options={"rounds": 1})
    before = await players[0].ok("GET", f"/api/tables/{code}")
    await contribute(players[1], code, BEN)
    mine = await contribute(players[0], code, ADA)
    assert mine["next_commitment"] == before["next_commitment"], "it stays while numbers come in"
    assert mine["me"]["contribution"] == ADA
    await start(players, code)
    first = players[0].seen[-1]
    assert first["contributions"] == [ADA, BEN, None], "public from the start, in the order of the seats"
    assert (first["commitment"], first["seed"], first["secret"]) == (before["next_commitment"], None, None)
    await play_round(players)
    end = await players[0].news(4)
    assert hashlib.sha256(end["secret"].encode()).hexdigest() == before["next_commitment"]
    assert end["seed"] == JointSeed(end["secret"], (ADA, BEN, None)).seed
    replay = await players[0].ok("GET", f"/api/replays/{players[0].game_id}")
    assert replay["shuffle_checked"]
    for key in ("commitment", "secret", "contributions", "seed"):
        assert replay[key] == end[key]


@pytest.mark.parametrize("numbers", [(ADA, BEN), (ADA, None), (None, BEN), (BEN, ADA)])
async def test_another_number_is_another_shuffle(numbers: tuple[str | None, ...]) -> None:
    seeds = {JointSeed("5" * 32, each).seed for each in [(ADA, ADA), (ADA,), (), numbers]}
    assert len(seeds) == 4
    assert all(len(seed) == 32 for seed in seeds)


async def test_a_table_without_numbers_is_as_before(salon: Salon) -> None:
    code, players = await salon.table("Ada", "Ben", options={"rounds": 1})
    shown = (await players[0].ok("GET", f"/api/tables/{code}"))["next_commitment"]
    await start(players, code)
    end = await ended(players)
    assert (end["contributions"], end["secret"]) == ([], end["seed"])
    assert commitment(end["seed"]) == end["commitment"] == shown
    record = await players[0].ask("GET", f"/api/replays/{players[0].game_id}/record")
    assert "joint" not in record.json(), "the record has the form that it always had"


async def test_every_game_has_a_commitment_of_its_own(salon: Salon) -> None:
    code, players = await salon.table("Ada", "Ben", options={"rounds": 1})
    shown: list[str] = []
    for number in (ADA, BEN, "c" * 32):
        view = await contribute(players[0], code, number)
        assert view["me"]["contribution"] == number
        shown.append(view["next_commitment"])
        await start(players, code)
        after = await players[0].ok("GET", f"/api/tables/{code}")
        assert (after["next_commitment"] != shown[-1], after["me"]["contribution"]) == (True, None)
        end = await ended(players)
        assert (end["commitment"], end["contributions"]) == (shown[-1], [number, None])
    assert len(set(shown)) == 3


async def test_a_number_for_another_commitment_does_not_count(salon: Salon) -> None:
    code, players = await salon.table("Ada", "Ben", options={"rounds": 1})
    old = (await players[0].ok("GET", f"/api/tables/{code}"))["next_commitment"]
    await start(players, code)
    before = await players[0].ok("GET", f"/api/tables/{code}")
    for shown in (old, "0" * 64):
        wish = {"commitment": shown, "number": ADA}
        late = await players[0].ok("POST", f"/api/tables/{code}/contribution", wish)
        assert (late["me"]["contribution"], late["version"]) == (None, before["version"])
    assert (await salon.node.live_games.get(players[0].game_id)).row.contributions == ()


async def test_the_first_number_counts(salon: Salon) -> None:
    code, players = await salon.table("Ada", "Ben")
    await contribute(players[0], code, ADA)
    version = (await players[0].ok("GET", f"/api/tables/{code}"))["version"]
    again = await contribute(players[0], code, BEN)
    assert (again["me"]["contribution"], again["version"]) == (ADA, version), "nothing more is stored"


@pytest.mark.parametrize(
    "body",
    [
        {"number": "A" * 32},
        {"number": "a" * 31},
        {"number": "a" * 32 + "\n"},
        {"number": "a" * 5_000},
        {"number": 7},
        {"number": None},
        {"commitment": "a" * 63},
        {"seat": 1},
    ],
)
async def test_what_is_no_number_is_refused(salon: Salon, body: dict[str, object]) -> None:
    code, players = await salon.table("Ada", "Ben")
    shown = (await players[0].ok("GET", f"/api/tables/{code}"))["next_commitment"]
    wish = {"commitment": shown, "number": ADA, **body}
    answer = await players[0].ask("POST", f"/api/tables/{code}/contribution", wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed-message")


async def test_only_those_who_sit_there_contribute(salon: Salon) -> None:
    code, players = await salon.table("Ada", "Ben")
    shown = (await players[0].ok("GET", f"/api/tables/{code}"))["next_commitment"]
    guest = await salon.player().ask(
        "POST", f"/api/tables/{code}/contribution", {"commitment": shown, "number": ADA}
    )
    assert (guest.status_code, guest.json()["code"]) == (403, "not-at-table")
    await contribute(players[1], code, BEN)
    await players[1].ok("POST", f"/api/tables/{code}/leave")
    await salon.player().ok("POST", f"/api/tables/{code}/join", {"name": "Cem"})
    table = await salon.node.tables.get(code)
    assert [member.contribution for member in table.members] == [None, None], "it goes with its member"


async def test_numbers_survive_a_server_and_are_known_to_every_server(tmp_path: Path) -> None:
    clock = FakeClock()
    options: Any = {"clock": clock, "alone": False}
    async with open_salon(tmp_path, **options) as one, open_salon(tmp_path, **options) as two:
        ada, ben = one.player(), two.player()
        wish = {"game": "toy", "name": "Ada", "options": {"rounds": 1}}
        code = (await ada.ok("POST", "/api/tables", wish))["code"]
        await ben.ok("POST", f"/api/tables/{code}/join", {"name": "Ben"})
        first = await contribute(ada, code, ADA)
        second = await contribute(ben, code, BEN)
        assert first["next_commitment"] == second["next_commitment"]
    async with open_salon(tmp_path, clock=clock) as three:
        again = three.player()
        again.http.cookies.set("salon", ada.http.cookies["salon"])
        view = await again.ok("POST", f"/api/tables/{code}/start")
        game = await three.node.context.store.game(view["game_id"])
    assert game is not None
    assert (game.contributions, game.commitment) == ((ADA, BEN), second["next_commitment"])


async def test_a_forged_origin_is_found_out(salon: Salon, tmp_path: Path) -> None:
    """A server that swaps its secret, drops a number or picks a seed of its own is found out by the check."""
    code, players = await salon.table("Ada", "Ben", options={"rounds": 1})
    await contribute(players[0], code, ADA)
    await start(players, code)
    await ended(players)
    row = await salon.node.context.store.game(players[0].game_id)
    log = await salon.node.context.store.log(players[0].game_id)
    assert row is not None
    assert row.joint is not None
    assert is_shuffle_fair(row, record_of(row, log))
    for forged in (
        replace(row, joint=replace(row.joint, secret="0" * 32)),
        replace(row, joint=replace(row.joint, contributions=(None, None))),
        replace(row, joint=replace(row.joint, contributions=(BEN, None))),
        replace(row, commitment=commitment("another")),
        replace(row, setup=replace(row.setup, seed="0" * 32)),
        replace(row, joint=None),
    ):
        assert not is_shuffle_fair(forged, record_of(forged, log))


async def test_records_without_a_joint_seed_stay_as_they_are() -> None:
    old = b'{"setup":{"game":"toy","rules_version":1,"seats":2,"options":{},"seed":"s"},"entries":[]}'
    record = Record.from_json(old)
    assert (record.joint, record.secret, record.to_json()) == (None, "s", old)


async def test_the_command_checks_the_origin_of_the_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.support.games import ANY_GAME
    from tests.support.records import random_record

    joint = JointSeed("5" * 32, (ADA, None))
    record = replace(random_record(ANY_GAME, seats=2, seed=joint.seed), joint=joint)
    file = tmp_path / "game.json"
    file.write_bytes(record.to_json())
    assert cli.main(["replay", str(file)]) == 0
    shown = capsys.readouterr().out
    assert "The seed follows from the server's secret and the players' numbers." in shown
    for part in (joint.secret, ADA, commitment(joint.secret)):
        assert part in shown
    forged = replace(record, joint=replace(joint, contributions=(None, BEN)))
    file.write_bytes(msgspec.json.encode(forged))
    assert cli.main(["replay", str(file)]) == 1
    assert "does NOT follow" in capsys.readouterr().out
