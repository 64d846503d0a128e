"""What moves, and what doesn't for people who asked for less of it."""

from __future__ import annotations

from browser.visitors import PATIENCE, Visitor

RUNNING = """() => document.getAnimations()
  .filter((each) => each.playState === 'running')
  .map((each) => `${each.animationName ?? each.transitionProperty ?? each.id} of `
    + `${each.effect?.target?.className}${each.effect?.pseudoElement ?? ''}`)"""

WATCH = """() => {
  window.moved = new Set()
  const look = () => {
    for (const each of document.getAnimations()) {
      if (each.playState === 'running') {
        window.moved.add(`${each.animationName ?? each.transitionProperty ?? 'walk'} of `
          + (each.effect?.target?.className?.baseVal ?? each.effect?.target?.className))
      }
    }
    requestAnimationFrame(look)
  }
  look()
}"""


async def roll(visitor: Visitor) -> None:
    """Play until the dice have been rolled by this visitor, and a question or a wait follows."""
    await visitor.page.evaluate(WATCH)
    while True:
        question = await visitor.asked()
        await visitor.answer_to(question)
        if question["kind"] == "move":
            return


async def test_nothing_moves_for_those_who_asked_for_less_motion(visit):
    """prefers-reduced-motion: after a roll no animation is running, nor was at any frame."""
    ann = await visit("Ann", motion="normal", reduced_motion="reduce")
    await ann.alone()
    await roll(ann)
    assert await ann.page.evaluate(RUNNING) == []
    assert await ann.page.evaluate("[...window.moved]") == []


async def test_the_setting_turns_motion_off_too(visit):
    """Settings, animation: none."""
    ann = await visit("Ann", motion="off")
    await ann.alone()
    await roll(ann)
    assert await ann.page.evaluate(RUNNING) == []
    assert await ann.page.evaluate("[...window.moved]") == []


async def test_otherwise_things_move(visit):
    """The two tests above would notice: with motion, pieces walk and cards turn."""
    ann = await visit("Ann", motion="normal")
    await ann.alone()
    await roll(ann)
    await ann.page.wait_for_function(
        "[...window.moved].some((each) => each.startsWith('walk of man'))", timeout=PATIENCE
    )
