/**
 * What lies on the table of Shadow Rivals besides its cards: tiles of loot, the values' coin and doorway, the rose, the marker,
 * the back of every card, the carpet's end.
 */
import { Picture, r1 } from '../studio/picture.mjs'

/** Icons in one colour, by the words of the game: families, guises, loot. */
export const icons = [
  ['joker', 'jester-hat'], ['chat_noir', 'cat'], ['detective', 'sherlock-holmes'], ['constable', 'police-officer-head'],
  ['maid', 'broom'], ['lady_lupin', 'top-hat'], ['damsel', 'tiara'], ['madam', 'handheld-fan'],
  ['crafty', 'fox-head'], ['alert', 'owl'], ['mystic', 'moon'],
  ['jewel', 'cut-diamond'], ['antique', 'amphora'], ['painting', 'mona-lisa'],
]

/** The tiles of loot: ground, ink and the icons of the kind's variants. */
const LOOT = {
  jewel: { ground: ['#fff4d2', '#d9a94f'], ink: '#2a1509', icons: ['gems', 'cut-diamond', 'big-diamond-ring', 'pearl-necklace'] },
  antique: { ground: ['#dff0e2', '#86b796'], ink: '#0e2a20', icons: ['amphora', 'porcelain-vase', 'column-vase', 'painted-pottery'] },
  painting: { ground: ['#ffe3da', '#d98e82'], ink: '#3a0f12', icons: ['mona-lisa', 'portrait', 'moonlit hills'] },
}

const TILES = Object.fromEntries(Object.entries(LOOT).flatMap(([kind, { icons }]) => icons.map((icon, at) => [`${kind}-${at + 1}`, [kind, icon]])))

export const lootIds = Object.keys(TILES)

/** A tile of loot face up, 96 x 96, the whole tile. @param {string} id */
export function loot(id) {
  const [kind, icon] = TILES[id]
  const { ground, ink } = LOOT[kind]
  const picture = new Picture(96, 96, 'xMidYMid meet')
  return tile(picture, ground).plain(icon, 18, 18, 60, ink)
}

function tile(picture, [light, dark]) {
  const fill = picture.linear([[0, light], [1, dark]], 'x1=".9" y1="0" x2=".1" y2="1"')
  return picture.paint(`<rect x="1" y="1" width="94" height="94" rx="13" fill="${fill}" stroke="#3d2407" stroke-width="2"/>`,
    '<rect x="6" y="6" width="84" height="84" rx="9" fill="none" stroke="#3d2407" stroke-opacity=".35" stroke-width="1.5"/>')
}

export const backIds = ['damask']

/** Shade, pattern and frame of a back, see-through: the owner's colour lies behind. 100 x 140. */
export function back() {
  const picture = new Picture(100, 140).paint('<rect width="100" height="140" fill="#14040a" opacity=".5"/>')
  let leaves = ''
  for (let row = 0; row < 7; row++)
    for (let at = -1; at < 5; at++) {
      const [x, y] = [13 + at * 25 + (row % 2 ? 12.5 : 0), 8 + row * 21]
      leaves += `M${r1(x)} ${y - 15}c12 7 12 23 0 30c-12-7-12-23 0-30zm0 9l4.5 6-4.5 6-4.5-6z`
    }
  return picture.path(leaves, 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="1.6"')
    .paint('<rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="#e6c27a" stroke-width="1.6"/>')
}

const PIECES = { rose, coin, doorway, 'loot-back': lootBack, marker, 'carpet-end': carpetEnd }

export const pieceIds = Object.keys(PIECES)

/** @param {string} id */
export const piece = (id) => PIECES[id]()

/** A point: a rose in bloom with two leaves. */
function rose() {
  return new Picture(48, 48, 'xMidYMid meet')
    .path('M24 3c6 0 9 3.2 10 6.6 4.4.4 9.2 3.2 9.2 9.4 0 4.4-2.4 7.2-4.6 8.4.6 4-1.2 9.6-7.2 11-2.6.6-5 0-6.6-1.2-2.6 2.6-7.4 3-10.8.8-3.8-2.4-4.6-6.4-4-9.8C6.8 26.8 4.6 23.6 4.8 19.2c.2-5.8 4.8-9 9.4-9.4C15.2 6.4 18 3 24 3Z', '#e5607a')
    .path('M24 31.2c-6.8 0-10.4-4.4-10.4-9.2 0-6 4.8-9.8 10.4-9.8 5.2 0 9.2 3.4 9.2 8 0 4.4-3.4 7.4-7.4 7.4-3.8 0-6.4-2.4-6.4-5.4 0-2.6 2-4.4 4.4-4.4', 'none', 'stroke="#3b0713" stroke-width="3.4" stroke-linecap="round"')
    .path('M12 37c-2 1.2-4.8 4-5.2 8 4-.2 8-2 10-5.2ZM36 37c2 1.2 4.8 4 5.2 8-4-.2-8-2-10-5.2Z', '#8fc39a')
}

/** Influence: a gilt coin for dark digits. */
function coin() {
  const picture = new Picture(48, 48, 'xMidYMid meet')
  const gilt = picture.radial([[0, '#fff6da'], [0.55, '#f0cf86'], [1, '#b5822f']], 'cx=".66" cy=".26" r=".85"')
  return picture.paint(`<circle cx="24" cy="24" r="22" fill="${gilt}" stroke="#3d2407" stroke-width="2.5"/>`,
    '<circle cx="24" cy="24" r="18" fill="none" stroke="#8a5f1c" stroke-opacity=".6" stroke-width="1.3"/>')
}

/** Presence: an ivory doorway for dark digits. */
function doorway() {
  const picture = new Picture(48, 48, 'xMidYMid meet')
  const ivory = picture.linear([[0, '#fffdf4'], [1, '#d9ccb0']], 'x1=".9" y1="0" x2=".1" y2="1"')
  return picture.path('M7 46V20a17 17 0 0 1 34 0V46Z', ivory, 'stroke="#2a1318" stroke-width="2.5" stroke-linejoin="round"')
    .path('M11 44V20a13 13 0 0 1 26 0V44', 'none', 'stroke="#7d6a58" stroke-opacity=".5" stroke-width="1.2"')
}

/** A tile of loot nobody has looked at. */
function lootBack() {
  return tile(new Picture(96, 96, 'xMidYMid meet'), ['#7a2236', '#38101b']).plain('swap-bag', 16, 15, 64, '#f0cf86')
}

/** The round seal that an advanced member in front of its player wears. */
function marker() {
  const picture = new Picture(48, 48, 'xMidYMid meet')
  const wax = picture.radial([[0, '#f0506a'], [0.6, '#b01f3a'], [1, '#5c0c1c']], 'cx=".66" cy=".26" r=".85"')
  return picture.path('M24 2c5-1 7 3 11 3s6 4 7 8 4 6 4 11-4 7-5 11-4 7-8 8-6 3-10 3-7-3-11-4-7-4-8-8-3-6-2-11 1-8 4-11 4-8 9-8 5-2 9-2Z', wax, 'stroke="#2b060f" stroke-width="1.5"')
    .paint('<circle cx="24" cy="24" r="14.5" fill="none" stroke="#ffb3b8" stroke-opacity=".6" stroke-width="1.5"/>').plain('carnival-mask', 12, 12, 24, '#3b0713')
}

/** The roll in which the carpet ends, 20 x 140, stretched to its height, gilt knobs above and below. */
function carpetEnd() {
  const picture = new Picture(20, 140, 'none')
  const roll = picture.linear([[0, '#3f0a15'], [0.38, '#a02a41'], [0.62, '#d35a68'], [0.78, '#7c1a2e'], [1, '#35080f']], 'x2="1" y2="0"')
  const gilt = picture.linear([[0, '#6f4a17'], [0.6, '#ffe3a3'], [1, '#7a5320']], 'x2="1" y2="0"')
  let weave = ''
  for (let y = 14; y < 132; y += 9) weave += `M1 ${y}H19`
  return picture.paint(`<rect x=".5" y="2" width="19" height="136" rx="7" fill="${roll}" stroke="#2c070e"/>`)
    .path(weave, 'none', 'stroke="#ffd88a" stroke-opacity=".2"')
    .paint(`<rect x=".5" y="3" width="19" height="5" rx="2" fill="${gilt}"/><rect x=".5" y="132" width="19" height="5" rx="2" fill="${gilt}"/>`)
}
