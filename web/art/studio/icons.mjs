/**
 * The game-icons (CC BY 3.0) and drawings of our own as path data in a box of 512 x 512, and their silhouettes.
 */
import { createRequire } from 'node:module'
import svgpath from 'svgpath'
import { heads } from './heads.mjs'
import { things } from './things.mjs'

const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons

const OWN = { ...heads, ...things }

/** Names of all icons that pictures have used so far: the credits. @type {Set<string>} */
export const usedIcons = new Set()

/** Subpaths smaller than this (square units of 512 x 512) are specks; closing them adds bytes, not shape. */
const SPECK = 2600

/** The path data of an icon, or of a drawing of our own. @param {string} name @param {number} [decimals] */
export function iconPath(name, decimals = 0) {
  if (name in OWN) return svgpath(OWN[name]).rel().round(decimals).toString()
  const icon = collection[name]
  if (!icon) throw new Error(`game-icons has no icon "${name}"`)
  usedIcons.add(name)
  const data = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('')
  return svgpath(data).rel().round(decimals).toString()
}

const silhouettes = new Map()

/**
 * The silhouette of an icon: every subpath filled on its own, so that holes close.
 * One path would join subpaths by winding, so the caller gets one path each.
 * @param {string} name @returns {string[]}
 */
export function silhouette(name) {
  if (!silhouettes.has(name)) silhouettes.set(name, closeHoles(name))
  return silhouettes.get(name)
}

function closeHoles(name) {
  const subpaths = []
  // Absolute first: a relative moveto after a closed subpath starts where that one began.
  svgpath(iconPath(name, 1))
    .abs()
    .iterate((segment) => {
      if (segment[0] === 'M') subpaths.push('')
      subpaths[subpaths.length - 1] += segment.join(' ')
    })
  return subpaths.filter((data) => bounds(data).area > SPECK).map((data) => svgpath(data).rel().round(0).toString())
}

/** The box around a path's points and control points. @param {string} data */
function bounds(data) {
  const xs = []
  const ys = []
  svgpath(data).abs().unshort().unarc().iterate(([letter, ...numbers]) => {
    if (letter === 'H') xs.push(numbers[0])
    else if (letter === 'V') ys.push(numbers[0])
    else numbers.forEach((value, place) => (place % 2 ? ys : xs).push(value))
  })
  return { area: (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys)) }
}
