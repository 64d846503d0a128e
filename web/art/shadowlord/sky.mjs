/**
 * What is behind a portrait: stars, a glow, a world of its own.
 */
import { chance } from '../studio/chance.mjs'
import { r1 } from '../studio/picture.mjs'
import { ball, starfield } from './space.mjs'

/** A sky with a small world in one corner, ringed or not, each name its own. */
export function sky(picture, tone, seed) {
  const random = chance(seed)
  picture.glow(random.between(80, 124), 112, 124, tone.low, 1, 112).glow(100, 96, 84, tone.dust, 0.36)
  starfield(picture, { seed, count: 46, height: 176, largest: 1.5, colours: ['#fff', tone.rim] })
  const [x, y, size] = [random.pick([30, 168]), random.between(30, 54), random.between(15, 28)]
  picture.glow(r1(x), r1(y), size * 2.4, tone.dust, 0.4)
  ball(picture, x, r1(y), r1(size), [tone.light, tone.mid, tone.middle])
  if (random.between(0, 1) < 0.5)
    picture.paint(`<ellipse cx="${x}" cy="${r1(y)}" rx="${r1(size * 1.75)}" ry="${r1(size * 0.36)}" transform="rotate(${Math.round(random.between(-30, 30))} ${x} ${r1(y)})" fill="none" stroke="${tone.rim}" stroke-width="2" stroke-dasharray="${r1(size * 4)} ${r1(size * 2)}" opacity=".8"/>`)
  return picture.mist(206, tone.dust, 0.24, { seed, count: 4, spread: 18 })
}
