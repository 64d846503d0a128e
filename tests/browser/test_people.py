"""Other people at the table: hosts, the removed, watchers, talkers, and names that bite."""

from __future__ import annotations

from playwright.async_api import expect

MARKUP = '<img src=x onerror="alert(1)"><script>alert(2)</script> &amp; <b>bold</b>'


async def room_of(place, visit, *names, **settings):
    """A waiting room, and these people in it, the first of them the host."""
    code = await place.room(players=5, speed="fast", level="random", grace=0, **settings)
    people = [await visit(name) for name in names]
    for person in people:
        await person.enter(code)
    return code, people


async def test_the_host_leaves_and_the_role_passes_on(place, visit):
    """In a game: everyone reads who is host now, and that one has the host's buttons."""
    _, (ann, ben) = await room_of(place, visit, "Ann", "Ben")
    await ann.start()
    await ben.at_table()
    await ben.page.get_by_role("button", name="Summary").click()
    await expect(ben.page.locator("table.summary")).to_be_visible()
    await expect(ben.page.get_by_role("button", name="Pause the game")).to_have_count(0)

    await ann.page.get_by_role("button", name="Leave").click()
    await ann.page.locator("dialog.confirm .bone").click()
    await expect(ann.page).to_have_url(f"{place.base}/")

    await expect(ben.page.get_by_role("button", name="Pause the game")).to_be_visible()
    await ben.page.keyboard.press("Escape")
    log = ben.page.get_by_role("log")
    await expect(log).to_contain_text("Ann left")
    await expect(log).to_contain_text("Ben is now the host")


async def test_a_person_is_removed(place, visit):
    """They read why, cannot act any more, and cannot come back in; the others go on."""
    code, (ann, ben) = await room_of(place, visit, "Ann", "Ben")
    ben.forgiven = ("403",)
    await ann.start()
    await ben.at_table()
    await ann.page.get_by_role("button", name="Summary").click()
    await (
        ann.page.locator("table.summary tr", has_text="Ben")
        .get_by_role("button", name="Remove")
        .click()
    )
    sure = ann.page.locator("dialog.confirm")
    await expect(sure).to_contain_text("Ben")
    await sure.locator(".bone").click()

    await expect(ben.page.get_by_role("heading", name="The host removed you")).to_be_visible()
    await expect(ben.page.locator(".opt, .board, .say-box")).to_have_count(0)
    await expect(ann.page.get_by_role("log")).to_contain_text("Ben was removed")

    await ben.open(f"/r/{code}")
    await ben.page.locator(".door input").fill("Ben")
    await ben.page.locator(".door button.big").click()
    await expect(ben.page.get_by_role("alert")).to_contain_text("The host removed you")
    await ann.asked()


async def test_someone_who_arrives_later_watches(place, visit):
    """A watcher sees what everyone sees, may chat, and has nothing to act with."""
    code, (ann,) = await room_of(place, visit, "Ann")
    await ann.start()
    will = await visit("Will")
    await will.enter(code)
    page = will.page
    await expect(page.locator(".tabletop")).to_be_visible()
    await expect(page.locator("#ask")).to_contain_text("You are watching")
    await expect(page.get_by_role("log")).to_contain_text("Will came in")
    await ann.asked()
    await expect(page.locator(".opt, .deeds button, .own .char, .more button")).to_have_count(0)
    own = await ann.page.locator(".own .char h2").inner_text()
    for frame in will.frames:
        assert '"own":null' in frame or '"own"' not in frame
    assert own not in await page.locator(".others").inner_text()
    await page.locator(".say-box input").fill("good luck")
    await page.locator(".say-box input").press("Enter")
    said = ann.page.locator(".say", has_text="good luck")
    await expect(said).to_contain_text("Will")
    await expect(said).to_contain_text("watching")


async def test_a_flood_of_chat_is_refused_and_the_page_lives(place, visit):
    """What is too much comes back with a sentence; the page goes on working."""
    _, (ann, ben) = await room_of(place, visit, "Ann", "Ben")
    say = ann.page.locator(".say-box input")
    refusal = ann.page.get_by_text("Too many lines at once. Wait a moment.")
    for number in range(20):
        await say.fill(f"line {number}")
        await say.press("Enter")
        if await refusal.is_visible():
            break
    await expect(refusal).to_be_visible()
    await expect(say).to_have_value(f"line {number}")
    await expect(ben.page.get_by_text("line 0", exact=True)).to_be_visible()
    # A moment later the same line goes through, and the game starts. Until then it comes back to be
    # said again.
    lines = ben.page.locator(".say", has_text=f"line {number}")
    own = ann.page.locator(".say", has_text=f"line {number}")
    while not await own.count():
        await say.press("Enter")
        await ann.page.wait_for_function(
            """said => document.querySelector('.say-box input').value
                || [...document.querySelectorAll('.say')].some(
                    line => line.textContent.includes(said))""",
            arg=f"line {number}",
        )
    await expect(lines).to_have_count(1)
    await ann.start()
    await ben.at_table()


async def test_markup_in_names_and_chat_is_text(place, visit):
    """Nothing that anybody writes becomes part of a page."""
    name = "<img onerror=x>&amp;"
    _, (ann, ben) = await room_of(place, visit, name, "Ben")
    for person in (ann, ben):
        await expect(person.page.locator(".seats")).to_contain_text(name)
    await ben.page.locator(".say-box input").fill(MARKUP)
    await ben.page.locator(".say-box input").press("Enter")
    for person in (ann, ben):
        await expect(person.page.locator(".say q")).to_have_text(MARKUP)
    await ann.start()
    await ben.at_table()
    for person in (ann, ben):
        await expect(person.page.locator(".say q")).to_have_text(MARKUP)
        assert not await person.page.locator(".say img, .say script, .say b, .who img").count()
    await expect(ben.page.locator(".others")).to_contain_text(name)
    await ben.page.get_by_role("button", name="Summary").click()
    await expect(ben.page.locator("table.summary")).to_contain_text(name)
    # The list of a game's tables names the host; the door of the room greets with nobody.
    cat = await visit("Cat")
    await cat.open("/")
    await cat.page.locator(".game").first.locator(".acts .quiet").click()
    await expect(cat.page.locator("dialog .tables")).to_contain_text(name)
    assert not await cat.page.locator(".tables img").count()
