"""The build of a wheel or source archive: it never leaves without the client."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import client


class ClientHook(BuildHookInterface):
    """Builds web/ into the package unless that has been done already."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it collects files."""
        root = Path(self.root)
        # A clone that is installed to be edited gets its client from ./play or the dev server.
        if version == "editable" or client.is_built(root):
            return
        npm = client.find_npm()
        if npm is None:
            raise RuntimeError(
                "The browser client (web/) has to be built for this, which takes"
                f" {client.NODE_WANTED} and npm on the PATH. Install Node, or run ./play once,"
                " which brings its own."
            )
        self.app.display_info("Building the browser client")
        try:
            client.build(root, npm)
        except client.BuildFailed as failure:
            raise RuntimeError(f"{failure}.\n{failure.output}") from failure
