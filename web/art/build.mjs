/**
 * Draws every picture from its line of data into web/public/art, and the credits of the icons into the client.
 * Run as `npm run art`. The same data gives the same files, byte for byte.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { credits } from './credits.mjs'
import { brand, brandIds } from './home/brand.mjs'
import { cover, coverIds } from './home/covers.mjs'
import { area, areaIds } from './hunters/areas.mjs'
import { back, backIds, card, cardIcon, cardIds, equipment, equipmentIds } from './hunters/cards.mjs'
import { character, characterIds } from './hunters/characters.mjs'
import { scene, sceneIds } from './hunters/scenes.mjs'
import { iconPath } from './studio/icons.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const interfaceIcons = JSON.parse(readFileSync(here('../src/lib/art/icons.json'), 'utf8'))

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

/** @param {string} folder is emptied first */
export function writeAll(folder) {
  rmSync(folder, { recursive: true, force: true })
  const pictures = drawAll()
  for (const [path, content] of pictures) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  writeFileSync(here('../src/lib/art/credits.json'), credits())
  return pictures
}

const pictures = writeAll(here('../public/art'))
const bytes = [...pictures.values()].reduce((sum, content) => sum + content.length, 0)
console.log(`art: ${pictures.size} pictures, ${Math.round(bytes / 1024)} KB`)
