"""A module that raises an error when it is imported, like one of a broken package."""

raise RuntimeError("this package is broken")
