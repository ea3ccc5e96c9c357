"""Every game of the house passes the conformance suite; bots think as they do in the server's workers."""

from salon.games.registry import KITS, levels_of
from salon.server.compute import tasks
from salon.testing import conformance

globals().update(
    {
        f"Test{name.title()}": conformance(kit, has_secrets=True, levels=levels_of(kit), thinking=tasks)
        for name, kit in KITS.items()
    }
)
