"""What is dealt anew for a seat that plays on depends on nothing that the seat does not know."""

import msgspec

from salon.core import SeededChance
from salon.games.personimo.kit import KIT
from salon.testing.tables import Table, played


def test_the_unseen_cards_are_dealt_from_the_view_alone() -> None:
    table = Table(KIT, 4)
    for number, timeline in enumerate(played(table).some(12)):
        for seat in range(4):
            view = KIT.game.view(timeline.state, seat)
            world = KIT.game.determinize(view, SeededChance(f"world {number}"))
            there = [
                KIT.game.dealt_anew(state, seat, SeededChance("anew")) for state in (timeline.state, world)
            ]
            assert msgspec.json.encode(there[0]) == msgspec.json.encode(there[1])
