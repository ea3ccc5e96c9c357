"""The bus: announces between servers that a table or a game has a new version."""

from importlib.util import find_spec

from salon.server.bus.base import Bus, LocalBus, Watcher, game_topic, table_topic

__all__ = ["Bus", "LocalBus", "Watcher", "check_bus", "game_topic", "open_bus", "table_topic"]

REDIS = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")
FOLDER = "folder:"


def open_bus(address: str, server: str) -> Bus:
    """The bus at an address: empty for a single server, a Redis or Valkey server, or a folder on one machine."""
    check_bus(address)
    if not address:
        return LocalBus()
    if address.startswith(FOLDER):
        from salon.server.bus.folder import FolderBus

        return FolderBus(address.removeprefix(FOLDER), server)
    from salon.server.bus.redis import RedisBus

    return RedisBus(address)


def check_bus(address: str) -> None:
    """Raise ValueError, with an explanation, if this is no address of a bus."""
    if address and not address.startswith((*REDIS, FOLDER)):
        raise ValueError(
            f"this is no address of a bus: it should start with one of {', '.join((*REDIS, FOLDER))}"
        )
    if address.startswith(REDIS) and find_spec("redis") is None:
        raise ValueError("a Redis bus needs the package redis: pip install 'salon[cluster]'")
