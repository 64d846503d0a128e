/**
 * The 37 characters, 200 x 240: masters before the world they rule, allies built out of parts of their class, shadows in
 * violet and black. Each ally is drawn in the tone of every element, whose owner it may follow, and in the tone of nobody.
 */
import { seedOf } from '../studio/chance.mjs'
import { Picture } from '../studio/picture.mjs'
import { diplomat, diplomatLines } from './diplomats.mjs'
import { master, masterLines } from './masters.mjs'
import { merchant, merchantLines } from './merchants.mjs'
import { shadow, shadowLines } from './shadows.mjs'
import { ELEMENTS, TONES } from './tones.mjs'
import { warrior, warriorLines } from './warriors.mjs'

const CLASSES = [[warrior, warriorLines, 'warrior'], [merchant, merchantLines, 'merchant'], [diplomat, diplomatLines, 'diplomat']]

/** By picture id: what draws it, its line, its tone, and the name that seeds its sky. */
const PORTRAITS = {}
for (const element of ELEMENTS) PORTRAITS[`master-${element}`] = [master, masterLines[element], TONES[element], element]
for (const [draw, lines, kind] of CLASSES)
  for (const [name, line] of Object.entries(lines)) {
    PORTRAITS[`${kind}-${name}`] = [draw, line, TONES.free, name]
    for (const element of ELEMENTS) PORTRAITS[`${kind}-${name}-${element}`] = [draw, line, TONES[element], name]
  }
for (const [id, line] of Object.entries(shadowLines)) PORTRAITS[id] = [shadow, line, TONES.void, id]

export const characterIds = Object.keys(PORTRAITS)

/** @param {string} id such as `master-fire`, `warrior-sten` (nobody's), `warrior-sten-fire`, `shadow-lynx` */
export function character(id) {
  const [draw, line, tone, name] = PORTRAITS[id]
  const picture = new Picture(200, 240).sky(tone.top, tone.middle, tone.hole)
  draw(picture, line, tone, seedOf(name))
  return picture.fade(tone.hole, 184, 240, 0.9)
}
