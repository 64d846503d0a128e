"""The browser client: its files, compressed once, and the one page that all addresses lead to."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

_SQUEEZED = (
    "text/",
    "application/json",
    "application/javascript",
    "image/svg",
    "application/manifest",
)
_TOO_SMALL = 400

UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Gloaming</title>
<h1>The browser client has not been built</h1>
<p>The server runs. Start it with <code>./play</code>, which builds the client as well, or run
<code>npm ci</code> and <code>npm run build</code> in <code>web/</code>, then load this page
again.</p> </html>
"""


class File:
    """One file in memory, plain and compressed."""

    __slots__ = ("body", "etag", "kind", "squeezed", "stamp")

    def __init__(self, path: Path, stamp: tuple[int, int]) -> None:
        self.stamp = stamp
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.squeezed: bytes | None = None
        if self.kind.startswith(_SQUEEZED) and len(self.body) > _TOO_SMALL:
            self.squeezed = gzip.compress(self.body, 9, mtime=0)


class Pages:
    """Serves the folder that the client is built into."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[Path, File] = {}

    async def page(self, request: Request) -> Response:
        """The page of the client: which screen it shows, the client reads from the address."""
        return self._index(request, 200)

    async def file(self, request: Request) -> Response:
        """A file of the client, or the client's own page for what isn't there."""
        path = request.path_params["path"]
        file = self._find(path)
        if file is None:
            return self._index(request, 404)
        # Names of assets hold a hash of their content, so a name never means anything else.
        for_ever = path.startswith("assets/")
        cached = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        return _answer(request, file, 200, cached)

    def _index(self, request: Request, status: int) -> Response:
        file = self._find("index.html")
        if file is None:
            return Response(UNBUILT, 503, media_type="text/html")
        return _answer(request, file, status, "no-cache")

    def _find(self, name: str) -> File | None:
        try:
            path = (self._folder / name).resolve()
            if not path.is_relative_to(self._folder) or not path.is_file():
                return None
            stat = path.stat()
        except (OSError, ValueError):  # a name that no file can have
            return None
        stamp = (stat.st_mtime_ns, stat.st_size)
        # By where it lies: a file has one address, but as many ways to write it as one likes.
        file = self._files.get(path)
        if file is None or file.stamp != stamp:
            file = self._files[path] = File(path, stamp)
        return file


def _answer(request: Request, file: File, status: int, cached: str) -> Response:
    headers = {"Cache-Control": cached, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = file.squeezed
    kind = file.kind
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    return Response(body, status, headers, media_type=kind)
