"""The audience of tables: what it thinks, and how everybody reacts. Nothing of it is stored."""
