"""Open a page in the person's browser as soon as the server behind it answers.

    python open_page.py HOST PORT

Run beside the server by ./play; gives up quietly after half a minute, or where there is no screen.
"""

import os
import socket
import sys
import time
import webbrowser

PATIENCE = 30.0  # seconds


def has_screen() -> bool:
    """Whether a browser would open a window, not take over the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME"))


def main() -> None:
    """Wait for the port, then open its page."""
    host, port = sys.argv[1], int(sys.argv[2])
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        shown = f"[{host}]" if ":" in host else host
        webbrowser.open(f"http://{shown}:{port}/")
        return


if __name__ == "__main__":
    main()
