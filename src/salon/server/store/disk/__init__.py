"""The database as files and rows on a disk: who may read it, and whether it is damaged."""
