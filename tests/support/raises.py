"""A module that cannot be imported, as a broken package."""

raise RuntimeError("this package is broken")
