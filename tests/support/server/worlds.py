"""Plays a game in two worlds that differ only in what an observer may not know, and collects what they are sent."""

import hashlib
import itertools
from importlib.resources import files
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from salon.core import AnyGame, SeededChance
from salon.core.kit import BotKit, GameKit, Question
from salon.server.compute.tasks import Choice
from salon.server.play.live_game import LiveGame
from tests.support.server.harness import Player, Salon, open_salon

SEATS = 3
FURTHER = 6
"""The number of entries that are played after the worlds have parted."""


class AnyWorkers:
    """Bots for any game. They choose a random legal action; their answers depend on the view alone."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    async def choose(self, game: str, level: str, view: bytes, seed: str) -> Choice:
        legal = self._game.legal(msgspec.json.decode(view, type=self._game.view_type))
        return Choice(msgspec.Raw(msgspec.json.encode(legal.sample(Random(seed)))))

    async def answer(self, game: str, question: Question, view: bytes, ms: int) -> bytes:
        legal = self._game.legal(msgspec.json.decode(view, type=self._game.view_type))
        match question:
            case "values":
                values = [{"action": action, "points": len(view), "gain": 0} for action in legal]
                return msgspec.json.encode(values)
            case "hint":
                return msgspec.json.encode(len(view))
            case "advice":
                digest = hashlib.sha256(view).digest()
                return msgspec.json.encode([{"action": each, "points": digest[0] / 2} for each in legal])

    async def review(self, game: str, view: bytes, ms: int, chosen: bytes) -> bytes:
        return await self.answer(game, "advice", view, ms)

    async def make(self, game: str, order: bytes) -> bytes:
        raise NotImplementedError

    async def close(self) -> None:
        pass


def _asked_anything(game: AnyGame) -> GameKit:
    """A kit of the game whose seats may ask every kind of question."""
    return GameKit(
        game=game,
        words=files("salon.words"),
        load_bots=lambda: BotKit(bots={}),
        levels=("only",),
        answers=frozenset({"values", "hint", "advice"}),
    )


async def traffic(
    folder: Path, game: AnyGame, luck: int, observer: int | None, *, screen: bool, other: bool
) -> list[str]:
    """Everything that a seat (None: a spectator, or the big screen) is sent in a random game.

    In the `other` world, from some point on, the game is in another state that the observer cannot rule out. It has
    another seed, and the secret answers of the other seats are different.
    """
    random = Random(luck)
    numbers = itertools.count(luck * 1000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_hex", lambda size: f"{next(numbers):0{2 * size}x}")
        patch.setattr("secrets.choice", lambda letters: letters[next(numbers) % len(letters)])
        name = game.spec.name
        async with open_salon(folder, kit=_asked_anything(game), workers=AnyWorkers(game)) as salon:
            code, players = await _start(salon, name)
            live = await salon.node.live_games.get(players[0].game_id)
            for _ in range(random.randrange(40)):
                if not await _step(live, players, random, None, other=False):
                    break
            if other:
                _part(live, observer, luck)
            watcher = players[observer] if observer is not None else salon.player()
            return await _watch(live, code, players, watcher, random, observer, screen=screen, other=other)


async def _start(salon: Salon, name: str) -> tuple[str, list[Player]]:
    host = salon.player()
    options = {"rounds": 50} if name == "toy" else {}
    wish = {"game": name, "name": "P0", "seats": SEATS, "options": options}
    code = (await host.ok("POST", "/api/tables", wish))["code"]
    players = [host]
    for number in range(1, SEATS):
        players.append(salon.player())
        await players[-1].ok("POST", f"/api/tables/{code}/join", {"name": f"P{number}"})
    await host.ok("PATCH", f"/api/tables/{code}", {"coach": "always"})
    for player in players:
        await player.connect(code)
    for player in players:
        await player.table(lambda table: not any(seat["away"] for seat in table["seats"]))
    shown = (await host.ok("GET", f"/api/tables/{code}"))["next_commitment"]
    for number, player in enumerate(players):
        wish = {"commitment": shown, "number": f"{number:032x}"}
        await player.ok("POST", f"/api/tables/{code}/contribution", wish)
    await host.ok("POST", f"/api/tables/{code}/start")
    for player in players:
        await player.news(0)
    return code, players


def _part(live: LiveGame, observer: int | None, luck: int) -> None:
    """Turn the game into that of the other world."""
    game, timeline = live.timeline.game, live.timeline
    view = game.view(timeline.state, observer)
    hidden = game.determinize(view, SeededChance(f"the other world {luck}"))
    live.timeline = replace(timeline, state=hidden)
    joint = live.row.joint and replace(live.row.joint, secret="e" * 32)
    live.row = replace(live.row, setup=replace(live.row.setup, seed="f" * 32), joint=joint)
    live.messages.clear()


async def _step(
    live: LiveGame,
    players: list[Player],
    random: Random,
    observer: int | None,
    *,
    other: bool,
    parted: bool = False,
) -> bool:
    """Let a random seat act. False if none can or, once the worlds have parted, the observer may see a difference."""
    asked = sorted(live.waiting)
    if not asked:
        return False
    seat = random.choice(asked)
    game = live.timeline.game
    allowed = game.legal(game.view(live.timeline.state, seat))
    if parted and not allowed.listed:
        return False  # in a race, the progress of the others may be seen, and their actions depend on it
    legal = list(allowed)
    number = random.randrange(len(legal))
    secret = live.waiting[seat].secret
    if parted and (seat == observer or (secret and len(asked) == 1)):
        return False
    if parted and other and secret:
        number = (number + 1) % len(legal)
    action = legal[number]
    step = game.apply(live.timeline.state, seat, action, 0, SeededChance("x"))
    if parted and step.revealed and type(action).__name__ != "Draw":
        return False
    seq = live.seq
    answer = await players[seat].act(msgspec.to_builtins(action), seat=seat)
    assert answer["type"] == "Ack", answer
    for player in players:
        await player.news(seq + 1)
    return True


async def _watch(
    live: LiveGame,
    code: str,
    players: list[Player],
    watcher: Player,
    random: Random,
    observer: int | None,
    *,
    screen: bool,
    other: bool,
) -> list[str]:
    game_id = live.row.game_id
    got: list[str] = []
    witness = players[0]
    if observer is not None:
        await _go(watcher, witness, observer)
    await _come(watcher, witness, code, observer, screen=screen)
    await watcher.news(live.seq)
    if observer is not None:
        watcher.say(
            {"type": "Ask", "question": "values", "game_id": game_id, "seq": live.seq, "seat": observer}
        )
        await watcher.until("Answer" if observer in live.waiting else "Refused")
        watcher.say(
            {"type": "Ask", "question": "advice", "game_id": game_id, "seq": live.seq, "seat": observer}
        )
        await watcher.until("Answer" if observer in live.waiting else "Refused")
        refused = await watcher.act({"type": "Fly"}, seat=observer)
        assert refused["type"] == "Refused"
    got += await asked_over_http(watcher, code, game_id)
    everybody = [*players, watcher] if watcher not in players else players
    for _ in range(FURTHER):
        if not await _step(live, everybody, random, observer, other=other, parted=True):
            break
    await watcher.quiet()
    got += [text for text in watcher.raw if '"TableNews"' not in text]
    await _go(watcher, witness, observer)
    await _come(watcher, witness, code, observer, screen=screen, game_id=game_id, seq=max(0, live.seq - 3))
    await watcher.news(live.seq)
    got += [text for text in watcher.raw if '"TableNews"' not in text]
    got += await asked_over_http(watcher, code, game_id)
    return got


async def _go(watcher: Player, witness: Player, observer: int | None) -> None:
    """Disconnect, and wait until the server has noticed."""
    await watcher.hang_up()
    if observer is None:
        await witness.table(lambda table: table["spectators"] == 0)
    else:
        await witness.table(lambda table: bool(table["seats"][observer]["away"]))


async def _come(
    watcher: Player, witness: Player, code: str, observer: int | None, *, screen: bool, **hello: object
) -> None:
    """Connect, and wait until the server has noticed."""
    await watcher.connect(code, screen=screen, **hello)
    if observer is not None:
        await witness.table(lambda table: not table["seats"][observer]["away"])
    elif not screen:
        await witness.table(lambda table: table["spectators"] == 1)


async def asked_over_http(watcher: Player, code: str, game_id: str) -> list[str]:
    got = []
    for path in (
        "/health",
        "/ready",
        "/api/openapi.json",
        "/api/games",
        f"/api/tables/{code}",
        f"/api/tables/{code}/qr.svg",
        "/api/me/games",
        "/api/me/tables",
        f"/api/replays/{game_id}",
        f"/api/replays/{game_id}/record",
        f"/api/replays/{game_id}/review",
    ):
        answer = await watcher.ask("GET", path)
        got.append(f"{path} {answer.status_code} {sorted(answer.headers.items())} {answer.text}")
    return got
