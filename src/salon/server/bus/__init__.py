"""The bus: tells whoever watches that something has moved on, and nothing else."""

from salon.server.bus.base import Bus, LocalBus, Watcher, game_topic, table_topic

__all__ = ["Bus", "LocalBus", "Watcher", "game_topic", "open_bus", "table_topic"]

REDIS = ("redis://", "rediss://", "unix://", "valkey://", "valkeys://")
FOLDER = "folder:"


def open_bus(address: str, server: str) -> Bus:
    """The bus at an address: none, a Redis or Valkey server, or a folder that servers on one machine share."""
    if not address:
        return LocalBus()
    if address.startswith(FOLDER):
        from salon.server.bus.folder import FolderBus

        return FolderBus(address.removeprefix(FOLDER), server)
    if not address.startswith(REDIS):
        raise ValueError(f"{address} is no bus: it should start with one of {', '.join((*REDIS, FOLDER))}")
    try:
        from salon.server.bus.redis import RedisBus
    except ImportError as error:
        raise ValueError("a Redis bus needs the package redis: pip install 'salon[cluster]'") from error
    return RedisBus(address)
