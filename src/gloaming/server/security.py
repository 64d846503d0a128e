"""What protects the people in front of the browser: who may send, and what a page may load."""

from __future__ import annotations

import logging
import re
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.server.settings import Settings

log = logging.getLogger("gloaming.server.http")

_HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether a request that could use the visitor's cookies comes from a page of ours.

    A request without an Origin comes from a program, not from a page in a browser, and has no
    cookies but its own.
    """
    origin = headers.get("origin")
    if origin is None:
        return True
    if origin and origin in {*settings.origins, settings.public_url.rstrip("/")}:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


def content_policy(host: str) -> str:
    """The Content-Security-Policy of every page. Styles of single elements are how the client
    places things."""
    # Older browsers do not count the page's own WebSocket as 'self'.
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            f"connect-src 'self'{sockets}",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


class Guard:
    """ASGI middleware: refuses posts from other pages, adds headers to every answer, logs a line
    for it. A fault of the server becomes an answer like any other."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        began = time.perf_counter()
        secure = scope.get("scheme") == "https" or self._settings.public_url.startswith("https:")
        answered = False

        async def guarded(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                out = MutableHeaders(scope=message)
                out["Content-Security-Policy"] = content_policy(headers.get("host", ""))
                out["X-Content-Type-Options"] = "nosniff"
                # A personal link must not travel to other sites.
                out["Referrer-Policy"] = "same-origin"
                out["Cross-Origin-Opener-Policy"] = "same-origin"
                out["Cross-Origin-Resource-Policy"] = "same-origin"
                out["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
                if secure:
                    out["Strict-Transport-Security"] = "max-age=31536000"
                out.setdefault("Cache-Control", "no-store")
                self._log(scope, message["status"], began)
            await send(message)

        if scope["method"] not in ("GET", "HEAD") and not origin_allowed(headers, self._settings):
            await _refuse(guarded, 403, "bad-origin")
            return
        try:
            await self._app(scope, receive, guarded)
        except ClientDisconnect:
            return  # in the middle of its request: there is nobody to answer
        except Exception as error:
            if answered:
                raise
            # Nothing of the error goes out: it may quote what a player holds.
            log.error("fault", exc_info=error)
            await _refuse(guarded, 500, "fault")

    def _log(self, scope: Scope, status: int, began: float) -> None:
        # The first part of the path alone: the rest may be a room's code or a personal link.
        place = (
            "/".join(scope["path"].split("/")[:3])
            if scope["path"].startswith("/api/")
            else ("/" + scope["path"].lstrip("/").split("/")[0])
        )
        log.debug(
            "answered",
            extra={
                "method": scope["method"],
                "place": place[:60],
                "status": status,
                "ms": round((time.perf_counter() - began) * 1000, 1),
            },
        )


async def _refuse(send: Send, status: int, code: str) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    body = f'{{"problem":{{"code":"{code}"}}}}'.encode()
    await send({"type": "http.response.body", "body": body})
