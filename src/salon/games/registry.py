"""The installed games and their bots, found by entry points.

A package adds a game with an entry point of the group `salon.games` whose object is a `core.kit.GameKit`. It adds a
bot for any game with an entry point of the group `salon.bots` that is named `<game>.<bot>` and whose object is a
`core.Bot` (an instance, not a class). Each process reads the entry points once.
"""

import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

from salon.core import AnyGame, Bot, Budget, Scalable, Thinker
from salon.core.kit import BadContent, BotKit, GameKit, OwnContent

__all__ = [
    "GAMES",
    "KITS",
    "BadContent",
    "Kits",
    "bots_of",
    "find_bot",
    "kit_of",
    "kits_with_content",
    "levels_of",
    "own_content",
    "pick_bot",
]

GAME_GROUP, BOT_GROUP = "salon.games", "salon.bots"
OWN_PACKAGE = __name__.partition(".")[0]

Kits = Mapping[str, GameKit]

log = logging.getLogger(__name__)


def find_kits(found: Iterable[EntryPoint]) -> dict[str, GameKit]:
    """Load kits from entry points and sort them as lists of games show them.

    A game that cannot be loaded is left out, with a warning. If two games have the same name, Salon's own is used, or
    else the one that was found first.
    """
    kits: dict[str, GameKit] = {}
    for point in sorted(found, key=lambda point: point.value.partition(".")[0] != OWN_PACKAGE):
        try:
            kit = point.load()
            if not isinstance(kit, GameKit):
                raise TypeError(f"{point.value} is no GameKit")
            if kit.name in kits:
                raise ValueError(f"there are two games called {kit.name!r}")
        except Exception as error:  # noqa: BLE001 (a faulty package must not affect the others)
            log.warning("the game %s cannot be used: %s: %s", point.name, type(error).__name__, error)
        else:
            kits[kit.name] = kit
    return dict(sorted(kits.items(), key=lambda item: (item[1].order, item[0])))


KITS: Kits = find_kits(entry_points(group=GAME_GROUP))
"""The kit of every installed game, by name."""

GAMES: Mapping[str, AnyGame] = {name: kit.game for name, kit in KITS.items()}
"""The rules of every installed game, by name."""


def kit_of(game: str) -> GameKit:
    """The kit of a game. Raises ValueError, with a list of the games, if there is no such game."""
    if game not in KITS:
        raise ValueError(f"there is no game {game!r}; there are {', '.join(KITS)}")
    return KITS[game]


class ContentKind(NamedTuple):
    """A kind of content that a server can add, and its game."""

    game: str
    content: OwnContent


def own_content(kits: Kits = KITS) -> dict[str, ContentKind]:
    """Every kind of content that a server can add to its games."""
    return {
        kind: ContentKind(name, kit.own_content)
        for name, kit in kits.items()
        if kit.own_content is not None
        for kind in kit.own_content.folders
    }


def content_folders(kits: Kits = KITS) -> tuple[str, ...]:
    """The folders of all kinds of content, below the data folder."""
    return tuple(each.content.folders[kind] for kind, each in own_content(kits).items())


def kits_with_content(folder: Path | None) -> Kits:
    """The kits, with the content that a server keeps below a folder. Raises BadContent."""
    if folder is None:
        return KITS
    return {name: _with_content(kit, folder) for name, kit in KITS.items()}


def _with_content(kit: GameKit, folder: Path) -> GameKit:
    return kit if kit.own_content is None else replace(kit, game=kit.own_content.load(folder))


@cache
def bots_of(game: str) -> BotKit:
    """The bots of a game, with those from other packages. They are loaded at the first call."""
    kit = kit_of(game).load_bots()
    return replace(kit, bots={**load_outside_bots(_bot_points(game)), **kit.bots})


def load_outside_bots(points: Iterable[EntryPoint]) -> dict[str, Bot]:
    """Load bots from entry points, by name. A bot that cannot be loaded is left out, with a warning."""
    bots: dict[str, Bot] = {}
    for point in points:
        try:
            bot = point.load()
            if isinstance(bot, type) or not hasattr(bot, "choose"):
                raise TypeError(f"{point.value} is no object with the method `choose`")
        except Exception as error:  # noqa: BLE001 (a faulty package must not affect the others)
            log.warning("the bot %s cannot be used: %s: %s", point.name, type(error).__name__, error)
        else:
            bots[_bot_name(point)] = bot
    return bots


def levels_of(kit: GameKit) -> tuple[str, ...]:
    """The bots offered to people, from easy to hard, followed by those from other packages."""
    return tuple(dict.fromkeys([*kit.levels, *map(_bot_name, _bot_points(kit.name))]))


def _bot_name(point: EntryPoint) -> str:
    return point.name.partition(".")[2]


@cache
def _bot_points(game: str) -> list[EntryPoint]:
    return [point for point in entry_points(group=BOT_GROUP) if point.name.partition(".")[0] == game]


def find_bot(game: str, spec: str) -> Bot:
    """Find a bot of a game by name. For a bot that thinks, a budget may follow: `mce:200ms`, `mce:2s` or `mce:64`.

    A number without a unit is a number of playouts. `mce:25%` is the bot with a quarter of its own budget, or as it is
    if it has none.
    """
    return pick_bot(game, bots_of(game).bots, spec)


def pick_bot(game: str, known: Mapping[str, Bot], spec: str) -> Bot:
    """Find a bot, as `find_bot` does, among bots that are loaded already."""
    name, colon, budget = spec.partition(":")
    if name not in known:
        raise ValueError(f"{game} has no bot {name!r}; it has {', '.join(known)}")
    bot = known[name]
    if not colon:
        return bot
    if budget.endswith("%") and budget[:-1].isdecimal():
        return bot.scaled(int(budget[:-1]) / 100) if isinstance(bot, Scalable) else bot
    if not isinstance(bot, Thinker):
        raise ValueError(f"the bot {name!r} takes no budget")
    return bot.within(_budget(budget))


def _budget(text: str) -> Budget:
    """Read a budget: milliseconds, seconds or playouts."""
    read = re.fullmatch(r"(?P<number>\d+(?:\.\d+)?)(?P<unit>ms|s)|(?P<playouts>\d+)", text)
    if read is None:
        raise ValueError(f"{text!r} is no budget; say 200ms, 2s, or a number of playouts")
    if read["playouts"]:
        return Budget(playouts=int(read["playouts"]))
    return Budget(ms=float(read["number"]) * (1000 if read["unit"] == "s" else 1))
