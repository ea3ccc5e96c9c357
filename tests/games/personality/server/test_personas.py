"""Bots are who they are called (PY-72): the persona that the game deals a bot is the one whose name it has."""

from pathlib import Path

import pytest

from salon.games.personality.content.personas import PERSONAS
from salon.games.personality.rules.rules import cast_in
from salon.games.registry import KITS
from salon.server.domain.bots.personas import persona_name
from tests.support.rules import rule
from tests.support.server.harness import open_salon


@pytest.mark.asyncio
@rule("PY-72")
async def test_bots_are_who_they_are_called(tmp_path: Path) -> None:
    kit = KITS["personality"]
    assert kit.personas is not None
    async with open_salon(tmp_path, kit=kit) as salon:
        host = salon.player()
        seats = max(kit.game.spec.seats)
        wish = {"game": kit.name, "name": "Ada", "seats": seats, "bots": [kit.levels[0]] * (seats - 1)}
        view = await host.ok("POST", "/api/tables", wish)
        path = f"/api/tables/{view['code']}"
        personas = [seat["persona"] for seat in view["seats"]]
        assert personas[0] is None
        assert len(set(personas)) == seats, "no two bots are the same"
        for seat in view["seats"][1:]:
            assert seat["name"] == persona_name(kit.name, seat["persona"])
        level = {"kind": "bot", "level": kit.levels[-1]}
        again = await host.ok("PATCH", f"{path}/seats/1", level)
        assert again["seats"][1]["persona"] == personas[1], "another level is the same character"
        renamed = await host.ok("PATCH", f"{path}/seats/2", {"name": "Maud"})
        assert (renamed["seats"][2]["name"], renamed["seats"][2]["persona"]) == ("Maud", None)
        joined = await salon.player().ok("POST", f"{path}/join", {"name": "Ben", "seat": 3})
        assert joined["seats"][3]["persona"] is None
        await host.ok("POST", f"{path}/start")
        table = salon.node.tables.known(view["code"])
        assert table is not None
        live = await salon.node.live_games.get(table.game_id or "")
        dealt = live.timeline.state.table.personas
        assert [dealt[seat] for seat in (1, 2, *range(4, seats))] == [
            personas[n] for n in (1, 2, *range(4, seats))
        ]
        assert len(set(dealt)) == seats, "nobody else has the persona of a bot"
        assert kit.personas.extra not in table.options


@rule("PY-72")
def test_a_cast_that_makes_no_sense_is_ignored() -> None:
    wrong = "1:baker 1:judge 2:baker 7:diva -1:joker x:knight 2 2: 2:nobody 02:sleeper \u0663:captain"
    assert cast_in({"personas": wrong}, PERSONAS, 4) == {1: "baker", 2: "sleeper"}
    assert cast_in({}, PERSONAS, 4) == {}
