"""The tables of every game of the house."""

from salon.games.registry import KITS
from salon.testing.tables import Table, tables_of

TABLES: tuple[Table, ...] = tuple(table for kit in KITS.values() for table in tables_of(kit))
