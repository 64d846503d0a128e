/**
 * All pictures of the client, each drawn from its line of data. The same data gives the same files, byte for byte.
 */
import { readFileSync } from 'node:fs'
import { brand, brandIds } from './home/brand.mjs'
import { cover, coverIds } from './home/covers.mjs'
import * as hunters from './hunters/index.mjs'
import * as raiders from './raiders/index.mjs'
import * as rivals from './rivals/index.mjs'
import * as shadowlord from './shadowlord/index.mjs'
import { iconPath } from './studio/icons.mjs'

const interfaceIcons = JSON.parse(readFileSync(new URL('../src/lib/art/icons.json', import.meta.url), 'utf8'))

const GAMES = { hunters, raiders, rivals, shadowlord }

/** What a game can bring: folder, ids and how to draw one. */
const shelves = (game) => [
  ['areas', game.areaIds, game.area],
  ['characters', game.characterIds, game.character],
  ['cards', game.cardIds, game.card],
  ['equipment', game.equipmentIds, game.equipment],
  ['backs', game.backIds, game.back],
  ['scenes', game.sceneIds, game.scene],
  ['pieces', game.pieceIds, game.piece],
  ['members', game.memberIds, game.member],
  ['mansions', game.mansionIds, game.mansion],
  ['loot', game.lootIds, game.loot],
  ['galaxies', game.galaxyIds, game.galaxy],
].filter(([, ids]) => ids)

/** All pictures: path below the art folder, and content. @returns {Map<string, string>} */
export function drawAll() {
  const pictures = new Map()
  const fill = (folder, ids, draw) => ids.forEach((id) => pictures.set(`${folder}/${id}.svg`, draw(id).toString()))
  for (const [name, game] of Object.entries(GAMES)) {
    for (const [folder, ids, draw] of shelves(game)) fill(`${name}/${folder}`, ids, draw)
    pictures.set(`${name}/icons.svg`, sprite(game.icons))
  }
  fill('home', coverIds, cover)
  fill('brand', brandIds, brand)
  pictures.set('icons.svg', sprite(Object.entries(interfaceIcons)))
  return pictures
}

/** One file with many icons, each an `id` for `<use href>`, in a box of 512 x 512. `[id, icon, flipped]` each. */
function sprite(entries) {
  const turned = ' transform="matrix(-1 0 0 1 512 0)"'
  const shapes = entries.map(([id, icon, flip]) => `<path id="${id}"${flip ? turned : ''} d="${iconPath(icon)}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs>${shapes}</defs></svg>\n`
}
