"""Hatch build hook that adds the built page to wheels and sdists. Installing them needs no Node.js."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent


class PageHook(BuildHookInterface[Any]):
    """Builds the page if it is missing or older than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page before packing. An editable install leaves it to `./salon`."""
        if version == "editable":
            return
        sys.path.insert(0, str(ROOT))
        from tools import page
        from tools.base import SetupError

        if page.is_there() and not page.is_old():
            return

        def no_node() -> Path:
            raise SetupError("the page has to be built, which needs Node.js 20.19 or later.")

        try:
            page.prepare(no_node)
        except SetupError as error:
            raise SystemExit(f"{error}\nRun `./salon setup` first: it brings its own Node.js.") from None
