"""How a finished game went for one person, and which kind of game it was."""

from collections.abc import Mapping

from msgspec import Struct

from salon.core import OptionValue, Outcome, Seat
from salon.core.kit import GameKit
from salon.server.domain.game import StoredGame

USUAL = "usual"
VARIANTS = "variants"


class Result(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A finished game of a visitor. `mode` is a quick start (`start-<name>`), a ready-made game (`preset-<name>`), the
    usual game, or one with variants. `levels` are those of the bots, and `people` how many seats people had."""

    game_id: str
    game: str
    mode: str
    ended_ms: int
    seats: int
    people: int
    points: int
    rank: int
    levels: tuple[str, ...] = ()


def result_of(kit: GameKit, row: StoredGame, outcome: Outcome, seat: Seat, ended_ms: int) -> Result:
    """How a game went for a seat."""
    levels = sorted({chair.level for chair in row.chairs if chair.kind == "bot" and chair.level is not None})
    return Result(
        game_id=row.game_id,
        game=kit.name,
        mode=mode_of(kit, row.setup.options, row.setup.seats),
        ended_ms=ended_ms,
        seats=row.setup.seats,
        people=sum(chair.kind == "person" for chair in row.chairs),
        points=outcome.sheets[seat].total,
        rank=outcome.ranks[seat],
        levels=tuple(levels),
    )


def mode_of(kit: GameKit, options: Mapping[str, OptionValue], seats: int) -> str:
    """Which of the games that are offered by name these options are."""

    def fits(wanted: Mapping[str, OptionValue]) -> bool:
        return all(options.get(name) == value for name, value in wanted.items())

    if seats == 1:
        start = next((each for each in kit.quick_starts if fits(each.options)), None)
        if start is not None:
            return f"start-{start.name}"
    declared = kit.game.spec.options
    changed = {each.name for each in declared if options.get(each.name, each.default) != each.default}
    for preset in kit.presets or kit.game.spec.presets:
        if preset.options and fits(preset.options) and changed <= preset.options.keys():
            return f"preset-{preset.name}"
    return VARIANTS if changed else USUAL
