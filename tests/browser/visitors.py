"""People in front of a browser. Each has a context of their own: cookies, settings, tabs."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    WebSocket,
    expect,
)
from playwright.async_api import TimeoutError as Late

from browser.serving import Served, Wire

PATIENCE = 20_000
"""Milliseconds after which a test has waited long enough."""

LONG = 180_000
"""The same for those who are dead and wait for the end of a game."""

DESKTOP = (1280, 800)
PHONE = (390, 844)

OPTION = (
    "#ask .opt:enabled:visible, #ask .spine:enabled:visible,"
    " .stage:not(:has(.lift)) .hand .can:visible"
)
"""A button of the question in front of somebody, or a card that they may lift to play it."""

OVER = ".verdict"
"""What stands on the end screen alone."""

_QUESTION = """() => {
  const ask = document.querySelector('#ask[data-question]')
  if (!ask) return null
  return {
    id: ask.dataset.question,
    kind: ask.dataset.kind,
    title: ask.querySelector('h2')?.innerText,
    options: [...ask.querySelectorAll('[data-option], [data-group]')].map(
      (button) => [button.dataset.option ?? button.dataset.group, button.innerText]),
  }
}"""


class Visitor:
    """One browser context with one tab (`page`), and all that went wrong in it or came over its
    sockets."""

    def __init__(self, place: Served | Wire, name: str, context: BrowserContext) -> None:
        self.place = place
        self.name = name
        self.context = context
        self.page: Page
        self.frames: list[str] = []
        """Every frame that a WebSocket of the first tab received."""
        self.faults: list[str] = []
        """Errors of the console and of scripts, violations of the content policy among them."""
        self.forgiven: tuple[str, ...] = ()
        """Parts of errors that a test provokes."""
        self.rng = random.Random(name)
        self._tabs = 0

    async def tab(self) -> Page:
        """Another tab of the same browser."""
        page = await self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(f"{page.url}: {error}"))
        page.on("dialog", lambda dialog: self.faults.append(f"a dialog: {dialog.message}"))
        if not self._tabs:
            page.on("websocket", self._listen)
        self._tabs += 1
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.page.url if message.page else ''}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def unforgiven(self) -> list[str]:
        """What went wrong, without what the test provoked."""
        return [fault for fault in self.faults if not any(part in fault for part in self.forgiven)]

    # -- ways

    async def open(self, path: str = "/") -> None:
        """Go to a page of the site and wait until it is there."""
        await self.page.goto(self.place.base + path, wait_until="domcontentloaded")
        await expect(self.page.locator("#main, .tabletop").first).to_be_visible()

    async def enter(self, code: str, watch: bool = False) -> None:
        """Through the door of a room: say a name, sit down."""
        await self.open(f"/r/{code}")
        await self.page.locator(".door input").fill(self.name)
        await self.page.locator(".door .only" if watch else ".door button.big").click()
        await expect(self.page.locator(".lobby, .tabletop").first).to_be_visible()

    async def start(self) -> None:
        """Press start in the waiting room."""
        await self.page.locator(".goes .btn.bone").click()
        await self.at_table()

    async def at_table(self) -> None:
        """Wait for the table."""
        await expect(self.page.locator("#ask, .verdict").first).to_be_visible()

    async def alone(self, players: int = 5, level: str = "random") -> str:
        """A table against fast computer players; returns its code."""
        body = {
            "game": "hunters",
            "players": players,
            "name": self.name,
            "settings": {"speed": "fast", "level": level, "grace": 300},
        }
        answer = await self.context.request.post(
            f"{self.place.base}/api/solo", data=json.dumps(body)
        )
        assert answer.status == 201, await answer.text()
        code = str((await answer.json())["code"])
        await self.open(f"/r/{code}")
        await self.at_table()
        return code

    # -- playing

    async def question(self, page: Page | None = None) -> dict[str, Any] | None:
        """The question that the tab shows: id, kind, title, and each option with its words."""
        found: dict[str, Any] | None = await (page or self.page).evaluate(_QUESTION)
        return found

    async def asked(self) -> dict[str, Any]:
        """Wait until there is something to choose here."""
        while True:
            await self.page.locator(OPTION).first.wait_for()
            # A timed question may have closed between the two looks.
            if question := await self.question():
                return question

    async def answer(self, quick: bool = False) -> bool:
        """Click one of the buttons of the question, and what asks once more. ``quick``: the last
        button that attacks or goes on, so that games end sooner. Returns whether one was there."""
        try:
            # On a phone a card that is meant for somebody comes up by itself, over the question.
            if await self.page.locator(".stage[data-sheet]").count():
                await self.page.locator(".scrim").click(position={"x": 20, "y": 20}, timeout=8000)
            options = self.page.locator(OPTION)
            count = await options.count()
            if not count:
                return False
            attacks = self.page.locator("#ask .opt.verb-attack:enabled")
            if quick and await attacks.count():
                options, count = attacks, await attacks.count()
            await options.nth(self.rng.randrange(count)).click(timeout=8000)
            sure = self.page.locator("dialog.confirm .buttons .bone")
            if await sure.count():
                await sure.click(timeout=8000)
        except (Late, Error) as error:
            # The table moved on between a look and a click, as it may under anybody's hand.
            if "closed" in str(error):
                raise
            return False
        return True

    async def answer_to(self, question: dict[str, Any]) -> None:
        """Answer this question, and see that it goes."""
        gone = self.page.locator(f'#ask[data-question="{question["id"]}"]')
        while not await self.answer():
            assert await gone.count(), "somebody else has answered it"
        await expect(gone).to_have_count(0)

    async def play(self, quick: bool = True) -> int:
        """Click until the game is over; returns the number of clicks."""
        clicks = 0
        while True:
            await self.page.locator(f"{OPTION}, {OVER}").first.wait_for(timeout=LONG)
            if await self.page.locator(OVER).count():
                return clicks
            clicks += await self.answer(quick)

    # -- looking

    async def log(self) -> str:
        """All lines of log and chat."""
        return await self.page.locator('.log [role="log"]').inner_text()

    async def sideways(self) -> str:
        """What makes the page wider than the screen; empty if nothing does."""
        found: str = await self.page.evaluate(
            """() => {
              const page = document.scrollingElement
              if (page.scrollWidth <= innerWidth) return ''
              const wide = [...document.querySelectorAll('body *')]
                .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
                .map((each) => each.tagName + '.' + each.className)
              return `${page.scrollWidth} > ${innerWidth}: ${wide.slice(0, 6).join(', ')}`
            }"""
        )
        return found


async def arrive(
    browser: Browser,
    place: Served | Wire,
    name: str,
    *,
    size: tuple[int, int] = DESKTOP,
    language: str = "en-GB",
    motion: str = "off",
    **context: Any,
) -> Visitor:
    """Somebody opens a browser. ``motion`` is the animation that they have set: none, so that tests
    need not wait for it; what else the client keeps is as it comes."""
    width, height = size
    made = await browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        has_touch=width < 800,
        **context,
    )
    stored = json.dumps(json.dumps({"motion": motion}))
    await made.add_init_script(
        f"try {{ localStorage.gloaming ??= {stored} }} catch {{ /* a page without an address */ }}"
    )
    visitor = Visitor(place, name, made)
    visitor.page = await visitor.tab()
    return visitor
