"""Put the built page into the wheel, as paiguan/parlour/web, and into the source distribution, as web/dist.

A wheel built from the source distribution therefore needs no Node. An editable install reads web/dist where it lies.
"""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {"wheel": "paiguan/parlour/web", "sdist": "web/dist"}


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # generic for the checker only
    PLUGIN_NAME = "page"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = Path(self.root) / "web" / "dist"
        if not (page / "index.html").is_file():
            raise SystemExit(
                f"paiguan: {page} holds no built page, run `make web` before building the {self.target_name}"
            )
        build_data["force_include"][str(page)] = PLACES[self.target_name]
