"""What a client knows of a game: its whole news, or the news before and what has changed."""

from typing import Any

from salon.server.projection.patch import patched


class Following:
    """The news of one connection, kept up to date as `protocol.outbound.GamePatch` says."""

    def __init__(self) -> None:
        self.news: dict[str, Any] | None = None

    def hear(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message as it is for somebody who gets no patches."""
        if message["type"] == "GamePatch":
            assert self.news is not None, "a patch before any news"
            assert self.news["seq"] == message["since"], "a patch of other news"
            message = patched(self.news, message["patch"])
        if message["type"] == "GameNews":
            self.news = message
        return message
