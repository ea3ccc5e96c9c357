"""Tables: reading them, and changing them."""

from salon.server.play.tables.changes import Tables

__all__ = ["Tables"]
