"""What somebody finds who reads a whole page: text that is cut off or sticks out, and words of
another language."""

from __future__ import annotations

import re

from playwright.async_api import Page

LATIN = re.compile(r"[A-Za-z][A-Za-z’']+")
ADDRESS = re.compile(r"https?://\S+|\b[0-9A-Z]{4}-[0-9A-Z]{4}\b")
SAME = {"HP", "CPU", "Gloaming", "QR", "MIT", "English", "TYPE", "Enter", "Shift"}
"""Written like this in Japanese too: an ability is called 蘇生装置TYPE-G, the language that one can
change to bears its own name, and keys are called what stands on them."""

_CUT = """() => {
  const near = 1.5
  const CONTROLS = 'button, .btn, [role="button"], td, th, summary, label'
  // The long shadow of the name of the site is made of its letters.
  const NOT_READ = '.sr, .skip, .cast, script, style, noscript, title'
  const found = []
  const name = (each) => each.tagName.toLowerCase() + (each.id ? '#' + each.id : '')
    + [...each.classList].filter((name) => !name.startsWith('svelte-')).map((n) => '.' + n).join('')
  const path = (each) => [each.parentElement?.parentElement, each.parentElement, each]
    .filter(Boolean).map(name).join(' > ')
  // For ears alone.
  const hidden = (each) => each && (getComputedStyle(each).clipPath.startsWith('inset(50%')
    || hidden(each.parentElement))
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const text = words.currentNode
    const holder = text.parentElement
    if (!text.data.trim() || holder.closest(NOT_READ)) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    // Of a line only the height of its letters counts, not the room that the face leaves.
    const size = parseFloat(getComputedStyle(holder).fontSize)
    const rects = [...range.getClientRects()]
      .filter((each) => each.width > 0 && each.height > 0)
      .map(({ left, right, top, bottom }) => {
        const spare = Math.max(0, bottom - top - size) / 2
        return { left, right, top: top + spare, bottom: bottom - spare }
      })
    if (!rects.length || hidden(holder)) continue
    const say = (how, at) => found.push(`${text.data.trim().slice(0, 60)} ${how} ${path(at)}`)
    // What lies wholly outside is hidden on purpose: a closed sheet, a list that can be scrolled.
    const leaves = (box, axis) => {
      const [from, to] = axis === 'x' ? ['left', 'right'] : ['top', 'bottom']
      const out = (each) => each[to] > box[to] + near || each[from] < box[from] - near
      const gone = (each) => each[from] > box[to] - near || each[to] < box[from] + near
      return rects.every(gone) ? 'gone' : rects.some(out) ? 'cut' : ''
    }
    // A mark on the edge of a button is put there; what flows has to fit in.
    let control = holder
    while (control && !control.matches(CONTROLS)) {
      const { position } = getComputedStyle(control)
      control = position === 'absolute' || position === 'fixed' ? null : control.parentElement
    }
    if (control && (leaves(control.getBoundingClientRect(), 'x') === 'cut'
      || leaves(control.getBoundingClientRect(), 'y') === 'cut')) say('sticks out of', control)
    let scrolls = { x: false, y: false }
    let loose = false
    let gone = false
    const person = holder.closest('bdi')
    for (let each = holder; each && !gone; each = each.parentElement) {
      const style = getComputedStyle(each)
      if (!loose || style.position !== 'static') {
        if (!person && style.textOverflow === 'ellipsis'
          && each.scrollWidth > each.clientWidth + 1) say('is shortened in', each)
        const box = each.getBoundingClientRect()
        for (const axis of ['x', 'y']) {
          const way = axis === 'x' ? style.overflowX : style.overflowY
          // A map that can be moved is as good as a list that scrolls.
          const moves = way === 'auto' || way === 'scroll' || each.matches('.board.movable')
          if (moves) scrolls[axis] = true
          if (scrolls[axis] || (way !== 'hidden' && way !== 'clip')) continue
          const left = leaves(box, axis)
          if (left === 'gone') gone = true
          else if (left && !(person && style.textOverflow === 'ellipsis')) {
            say('is cut off by', each)
          }
        }
        loose = false
      }
      if (style.position === 'absolute') loose = true
      if (style.position === 'fixed') break
    }
    const screen = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 }
    if (!gone && !scrolls.x && leaves(screen, 'x') === 'cut') say('leaves the screen in', holder)
  }
  return [...new Set(found)]
}"""

_READ = """() => {
  const other = 'bdi, kbd, q, script, style, noscript, [translate="no"], [lang]:not(html)'
  const told = [document.title]
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const holder = words.currentNode.parentElement
    if (!holder.closest(other) && holder.checkVisibility()) told.push(words.currentNode.data)
  }
  for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt']) {
    for (const each of document.querySelectorAll(`[${name}]`)) {
      if (!each.closest(other) && each.checkVisibility()) told.push(each.getAttribute(name))
    }
  }
  const names = [...document.querySelectorAll('bdi')].map((each) => each.textContent)
  return [told, names]
}"""


async def cut(page: Page) -> list[str]:
    """Every text that is cut off, shortened, or sticks out of its button or of the screen: what it
    says, and where. Names that people have given themselves may be shortened."""
    found: list[str] = await page.evaluate(_CUT)
    return found


async def english(page: Page, *names: str) -> set[str]:
    """The English words that are to be read or heard on a page, apart from people's names and
    quoted lines."""
    told, shown = await page.evaluate(_READ)
    people = sorted({*names, *filter(None, shown)}, key=len, reverse=True)
    found: set[str] = set()
    for text in told:
        for name in people:
            text = text.replace(name, "")
        found |= {*LATIN.findall(ADDRESS.sub("", text))}
    return found - SAME
