"""How people play Shadowlord: by taps or clicks, or by keys alone."""

from __future__ import annotations

import json

from playwright.async_api import Error, Locator, Page, expect
from playwright.async_api import TimeoutError as Late

from browser.visitors import LONG, OVER, Visitor

HURRY = 6000
"""Milliseconds after which a click is given up: the table may move on under anybody's hand."""

QUICK = {
    "hand_limit": 2,
    "powers": {"0": 6, "2": 12, "4": 12, "7": 5, "10": 2},
    "timer_slots": 2,
    "timer_start": {"2": 1, "3": 1, "4": 1},
}


def quick(draw_base: int) -> str:
    """A table of numbers with which all lose at the first reshuffle, which many cards hasten."""
    return json.dumps({**QUICK, "draw_base": draw_base})


ASKED = "#ask[data-question]"
TO_PRESS = (
    f"{ASKED} [data-option]:enabled, {ASKED} [role=group] button:enabled, {ASKED} .do-it:enabled"
)
"""What can be answered with."""
MORE = f"{ASKED} [role=group]:has(output) button:nth-of-type(2):enabled"
"""One more of something."""
DO_IT = f"{ASKED} .do-it:enabled"
"""The button that confirms what is planned."""


def option(*verbs: str) -> str:
    """The buttons of the question that answer with one of these verbs."""
    return ", ".join(
        f'{ASKED} [data-option^="{verb}:"]:enabled, {ASKED} [data-option="{verb}"]:enabled'
        for verb in verbs
    )


async def press(visitor: Visitor, what: Locator) -> None:
    """With a finger on a phone, else with the mouse."""
    size = visitor.page.viewport_size
    assert size is not None
    if size[0 if isinstance(size, tuple) else "width"] < 800:
        await what.tap(timeout=HURRY)
    else:
        await what.click(timeout=HURRY)


async def at_galaxy(visitor: Visitor, galaxy: Locator) -> None:
    """Press the middle of a galaxy, whoever stands there."""
    box = await galaxy.locator(".spot").bounding_box(timeout=HURRY)
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if (visitor.page.viewport_size or {"width": 0})["width"] < 800:
        await visitor.page.touchscreen.tap(x, y)
    else:
        await visitor.page.mouse.click(x, y)


async def kind_of(page: Page) -> str:
    """Kind of the question in front of somebody; empty if there is none."""
    found: str = await page.evaluate("document.querySelector('#ask')?.dataset.kind ?? ''")
    return found


class Captain:
    """Plays whole games by presses. ``kinds`` are the questions that were answered."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.rng = visitor.rng
        self.kinds: list[str] = []

    async def play(self) -> None:
        """Until the game is over."""
        while True:
            await self.page.locator(f"{TO_PRESS}, {OVER}").first.wait_for(timeout=LONG)
            if await self.page.locator(OVER).count():
                return
            await self.answer()

    async def answer(self) -> str:
        """Answer the question of the moment; returns its kind, empty if it went meanwhile."""
        if not (kind := await kind_of(self.page)):
            return ""
        here = await self.page.locator(ASKED).get_attribute("data-question", timeout=HURRY)
        gone = self.page.locator(f'#ask[data-question="{here}"]')
        try:
            await getattr(self, kind, self.anything)()
            await expect(gone).to_have_count(0, timeout=HURRY)
        except (Late, Error, AssertionError) as error:
            # The table moved on, or this was not the whole answer: look again.
            if "closed" in str(error):
                raise
            return ""
        self.kinds.append(kind)
        return kind

    async def one_of(self, selector: str) -> bool:
        """Press one of these, if there are any."""
        found = self.page.locator(selector)
        if not (count := await found.count()):
            return False
        await press(self.visitor, found.nth(self.rng.randrange(count)))
        return True

    async def anything(self) -> None:
        """Whatever is offered as a button."""
        await self.one_of(f"{ASKED} [data-option]:enabled")

    async def share_ships(self) -> None:
        """One after the other, to somebody each."""
        while not await self.page.locator(DO_IT).count() and await self.one_of(MORE):
            pass
        await press(self.visitor, self.page.locator(DO_IT))

    async def build(self) -> None:
        """Up to three ships; the rest is kept."""
        for _ in range(3):
            if not await self.one_of(MORE):
                break
        await press(self.visitor, self.page.locator(DO_IT))

    async def select(self) -> bool:
        """Choose who is sent, if there is anybody: on a phone in the row over the question."""
        return await self.one_of(
            f"{ASKED} [data-character]:enabled:visible, .mebar [data-card].lit:visible"
        )

    async def aim(self) -> str:
        """Choose a goal on the map, best one where nobody stands; returns it."""
        for goals in ("[data-galaxy].lit:not(.crowded)", "[data-galaxy].lit"):
            found = self.page.locator(goals)
            if count := await found.count():
                goal = found.nth(self.rng.randrange(count))
                await at_galaxy(self.visitor, goal)
                return str(await goal.get_attribute("data-galaxy"))
        return ""

    async def move(self) -> None:
        """Somebody goes somewhere, with a claim where that can be; else it is enough."""
        if self.kinds.count("move") % 2 == 0 and await self.select() and await self.aim():
            await self.one_of(f"{ASKED} [role=group]:last-of-type button:nth-of-type(2):enabled")
            if await self.one_of(DO_IT) or await self.one_of(option("ask")):
                return
        await self.one_of(option("done"))

    async def go_on(self) -> None:
        """On to the next galaxy, or not."""
        await self.one_of(DO_IT) or await self.one_of(option("stay"))

    async def shadow(self) -> None:
        """A shadow goes somewhere."""
        if await self.select() and await self.aim() and await self.one_of(DO_IT):
            return
        await self.one_of(option("pass"))

    async def commit(self) -> None:
        """Card by card, then ready."""
        if not await self.one_of(option("portrait")):
            await self.one_of(option("ready"))


class Pianist(Captain):
    """Plays by keys alone."""

    async def keys(self, *names: str) -> None:
        """One after the other."""
        for name in names:
            await self.page.keyboard.press(name)

    async def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on such a thing."""
        for _ in range(90):
            if await self.page.evaluate(f"document.activeElement.matches({selector!r})"):
                return
            await self.keys("Tab")
        raise AssertionError(f"Tab never came to {selector}")

    async def anything(self) -> None:
        """By one of the digits that stand on the buttons."""
        digits = await self.page.locator(f"{ASKED} [data-option] kbd").all_inner_texts()
        await self.keys(self.rng.choice(digits) if digits else "1")

    async def share_ships(self) -> None:
        """Tab and Enter give ships away, 1 confirms."""
        while not await self.page.locator(DO_IT).count():
            await self.tab_to(MORE)
            await self.keys("Enter")
        await self.keys("1")

    async def build(self) -> None:
        """The same; nothing need be built."""
        if await self.page.locator(MORE).count():
            await self.tab_to(MORE)
            await self.keys("Enter")
        await self.keys("1")

    async def select(self) -> bool:
        """The first who can go."""
        await self.keys("1")
        return await self.page.locator("[data-galaxy].lit").count() > 0

    async def aim(self) -> str:
        """From galaxy to galaxy by arrows, until one is a goal; Enter chooses it."""
        await self.tab_to("[data-galaxy] [data-item]")
        for _ in range(60):
            goal = await self.page.evaluate(
                "document.activeElement.closest('[data-galaxy].lit')?.dataset.galaxy ?? ''"
            )
            if goal:
                await self.keys("Enter")
                return str(goal)
            arrows = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
            await self.keys(self.rng.choice(arrows))
        raise AssertionError("no goal within reach of the arrows")

    async def move(self) -> None:
        """1 selects, arrows and Enter aim, C claims, 1 goes; 0 is enough."""
        if self.kinds.count("move") % 2 == 0 and await self.select() and await self.aim():
            await self.keys("c", "1")
        else:
            await self.keys("Escape", "0")

    async def go_on(self) -> None:
        await self.keys("0")

    async def shadow(self) -> None:
        """1 selects, 1 aims, 1 sends."""
        await self.keys("1", "1", "1")

    async def commit(self) -> None:
        """Nothing extra."""
        await self.keys("0")
