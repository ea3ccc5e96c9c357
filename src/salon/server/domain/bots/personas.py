"""The personas of bots: in a game that has any, each bot of a table is one of them, and has its name."""

from random import Random

from msgspec.structs import replace

from salon.core import OptionValue
from salon.core.kit import Personas
from salon.server.domain import names
from salon.server.domain.seating import taken_names
from salon.server.domain.table import Chair, Table
from salon.words import say


def persona_name(game: str, persona: str) -> str:
    """The name of a persona, as tables and records store it. The page shows it in its own language."""
    return say(f"{game}-persona-{persona}")


def shown_persona(game: str, chair: Chair) -> str | None:
    """Who a bot is by its name; None if the host has given it another one."""
    known = chair.persona is not None and chair.name == persona_name(game, chair.persona)
    return chair.persona if known else None


def cast(table: Table, personas: Personas | None, longest: int) -> Table:
    """Give each bot that has none a persona that no other bot has, and its name. During a game nothing changes: the
    game has been told who plays whom."""
    if personas is None or table.status == "playing":
        return table
    for seat, chair in enumerate(table.chairs):
        if chair.kind != "bot" or chair.persona is not None:
            continue
        used = {other.persona for other in table.chairs}
        free = [persona for persona in personas.ids if persona not in used]
        if not free:
            return table
        persona = Random(f"{table.code} {seat} {len(free)}").choice(free)
        wished = persona_name(table.game, persona)
        name = names.distinct_name(wished, taken_names(table, seat), longest)
        known = replace(chair, persona=persona, name=name)
        table = replace(table, chairs=(*table.chairs[:seat], known, *table.chairs[seat + 1 :]))
    return table


def as_extra(table: Table, personas: Personas | None) -> dict[str, OptionValue]:
    """Which seats have which persona, as the setup of a game holds it."""
    if personas is None:
        return {}
    cast_as = [
        f"{seat}:{chair.persona}" for seat, chair in enumerate(table.chairs) if chair.persona is not None
    ]
    return {personas.extra: " ".join(cast_as)} if cast_as else {}


def without_extra(options: dict[str, OptionValue], personas: Personas | None) -> dict[str, OptionValue]:
    """The options of a table: its bots are at its chairs."""
    return {name: value for name, value in options.items() if personas is None or name != personas.extra}
