"""Say in one sentence that Python is too old. Kept to what old Pythons understand."""

import os
import subprocess
import sys

OLDEST = (3, 11)


def demand(program):
    """Go on if this Python is new enough; else hand over to a newer one, or end with a sentence."""
    if sys.version_info >= OLDEST:
        return
    for minor in (14, 13, 12, 11):
        for folder in os.environ.get("PATH", "").split(os.pathsep):
            newer = os.path.join(folder, "python3.%d" % minor)
            if os.access(newer, os.X_OK) and subprocess.call([newer, "-c", ""]) == 0:
                os.execv(newer, [newer] + sys.argv)
    sys.exit(
        "%s: Gloaming needs Python 3.11 or newer, and this is Python %d.%d;"
        " please install a newer one." % ((program,) + tuple(sys.version_info[:2]))
    )
