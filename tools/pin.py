"""Write the pin files anew: the exact versions that ./play, ./test and the checks install.

    python tools/pin.py             keep the versions that are pinned, add what is missing
    python tools/pin.py --upgrade   take the newest of everything

The work is done by `uv`, which resolves for all systems and all supported Pythons at once.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# pin file -> what of pyproject.toml it holds
PINS: dict[str, list[str]] = {
    "run.txt": ["pyproject.toml", "--group", "build"],
    "develop.txt": ["pyproject.toml", "--group", "develop"],
    "node.txt": ["--group", "node"],
}


def main() -> None:
    """Compile every pin file; later files keep to the versions of the earlier ones."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--upgrade", action="store_true", help="take the newest of everything")
    upgrade = parser.parse_args().upgrade
    for name, sources in PINS.items():
        command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
        command += ["--custom-compile-command", "python tools/pin.py"]
        command += ["--output-file", f"pins/{name}", *sources]
        if upgrade:
            command.append("--upgrade")
        if name == "develop.txt":
            command += ["--constraints", "pins/run.txt"]
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            sys.exit(code)


if __name__ == "__main__":
    main()
