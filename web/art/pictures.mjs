/**
 * All pictures of the client, each drawn from its line of data. The same data gives the same files, byte for byte.
 */
import { readFileSync } from 'node:fs'
import { brand, brandIds } from './home/brand.mjs'
import { cover, coverIds } from './home/covers.mjs'
import { area, areaIds } from './hunters/areas.mjs'
import { back, backIds, card, cardIcon, cardIds, equipment, equipmentIds } from './hunters/cards.mjs'
import { character, characterIds } from './hunters/characters.mjs'
import { scene, sceneIds } from './hunters/scenes.mjs'
import { iconPath } from './studio/icons.mjs'

const interfaceIcons = JSON.parse(readFileSync(new URL('../src/lib/art/icons.json', import.meta.url), 'utf8'))

/** Folder, ids and how to draw one. */
const SHELVES = [
  ['hunters/areas', areaIds, area],
  ['hunters/characters', characterIds, character],
  ['hunters/cards', cardIds, card],
  ['hunters/equipment', equipmentIds, equipment],
  ['hunters/backs', backIds, back],
  ['hunters/scenes', sceneIds, scene],
  ['home', coverIds, cover],
  ['brand', brandIds, brand],
]

/** All pictures: path below the art folder, and content. @returns {Map<string, string>} */
export function drawAll() {
  const pictures = new Map()
  for (const [folder, ids, draw] of SHELVES) for (const id of ids) pictures.set(`${folder}/${id}.svg`, draw(id).toString())
  pictures.set('icons.svg', sprite(Object.entries(interfaceIcons)))
  pictures.set('hunters/icons.svg', sprite(cardIds.map((id) => [id, cardIcon(id)])))
  return pictures
}

/** One file with many icons, each an `id` for `<use href>`, in a box of 512 x 512. */
function sprite(entries) {
  const shapes = entries.map(([id, icon]) => `<path id="${id}" d="${iconPath(icon)}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${shapes}</defs></svg>\n`
}
