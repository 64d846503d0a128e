/**
 * Cards of every game: vignettes (150 x 132, no ground of their own: they lie on the card), a thing alone (96 x 96) and
 * deck backs (100 x 140).
 *
 * A deck is `{ tone, ornament, soft, sign, paper? }`: the five tones of a figure, the colours of what lies behind it, and
 * whether it is ink on paper. A line is `[deck, icon, size, behind, { turn, flip, equipment, front }]`.
 */
import { chance, seedOf } from './chance.mjs'
import { Picture, r1 } from './picture.mjs'

const WIDTH = 150
const HEIGHT = 132
const MIDDLE = [75, 66]

/** The decks that every game of the family has: ink on paper, ember on char. */
export const PAPER_AND_CHAR = {
  white: { tone: { light: '#6b5530', mid: '#3a2d18', dark: '#1d160b', rim: '#c69a3c', hole: '#fbf3dc', edge: '#8a6f3e' }, ornament: '#a9781c', soft: '#c9a24e', sign: '#b99a5a', paper: true },
  black: { tone: { light: '#ffe6c8', mid: '#e48457', dark: '#7a2412', rim: '#ff6a3d', hole: '#140505', edge: '#fff4e2' }, ornament: '#d8552c', soft: '#ff6a3d', sign: '#7a2a17' },
}

/** Ground and line of their backs. */
export const BACK = {
  white: { ground: ['#fbf4e0', '#e6dabb', '#c3b388'], line: '#5a4a2e', tone: PAPER_AND_CHAR.white.tone },
  black: { ground: ['#512a21', '#2a1512', '#140807'], line: '#d8724a', tone: PAPER_AND_CHAR.black.tone },
}

/** The vignette of a card. @param {string} id gives the chance of its ornament @param {object} deck @param {any[]} line */
export function vignette(id, deck, [, icon, size, behind, { turn = 0, flip = false, front = [] }]) {
  const [x, y] = MIDDLE
  const picture = new Picture(WIDTH, HEIGHT, 'xMidYMid meet')
  if (!deck.paper) picture.glow(x, y, 74, deck.soft, 0.5, 62)
  ORNAMENTS[behind](picture, deck, seedOf(id))
  return picture.figure(icon, { x: x - size / 2, y: y - size / 2, size, turn, flip }, deck.tone, lines(deck, size)).steps(front)
}

/** An equipment's icon alone, for a small card. @param {object} deck @param {any[]} line */
export function alone(deck, [, icon, , , { turn = 0, flip = false }]) {
  return new Picture(96, 96, 'xMidYMid meet').figure(icon, { x: 6, y: 6, size: 84, turn, flip }, deck.tone, lines(deck, 84))
}

/** On paper the hole is paper and the rim a thin gilt line; on dark cards the rim is the light. */
export function lines(deck, size) {
  const thin = 90 / size
  return deck.paper ? { rim: 8 * thin, outline: 10, edge: 4 } : { rim: 11 * thin, outline: 12, edge: 5 }
}

/** What lies behind a figure. */
const ORNAMENTS = {
  rays: (picture, deck) => rays(picture, { count: 32, inner: 50, short: 54, long: 63, width: 0.035, fill: deck.ornament }),
  flare: (picture, deck) => {
    rays(picture, { count: 32, inner: 34, short: 49, long: 64, width: 0.062, fill: deck.ornament })
    picture.paint(`<circle cx="75" cy="66" r="32" fill="#2c2415"/><circle cx="75" cy="66" r="28.5" fill="#e9c04f"/>`)
  },
  burst: (picture, deck, seed) => {
    const random = chance(seed)
    let data = ''
    for (let at = 0; at < 26; at++) {
      const angle = (Math.PI * 2 * at) / 26 + random.between(-0.05, 0.05)
      const from = 52 + random.between(-3, 3)
      data += ray(angle, from, from + random.between(5, 13), 0.02)
    }
    picture.path(data, deck.ornament, 'opacity=".75"')
  },
  halo: (picture, deck) => {
    ring(picture, 60, deck.ornament, 1.2, 0.8)
    ring(picture, 56.5, deck.ornament, 0.7, 0.6)
    rays(picture, { count: 12, inner: 58, short: 63, long: 63, width: 0.03, fill: deck.ornament })
  },
  ripples: (picture, deck) => {
    for (const [radius, opacity] of [[60, 0.5], [50, 0.6], [40, 0.7]])
      picture.paint(`<ellipse cx="75" cy="104" rx="${radius}" ry="${r1(radius * 0.3)}" fill="none" stroke="${deck.ornament}" opacity="${opacity}"/>`)
  },
  moon: (picture, deck) => {
    picture.paint(`<circle cx="86" cy="56" r="46" fill="${deck.sign}" opacity=".85"/><circle cx="86" cy="56" r="46" fill="none" stroke="${deck.ornament}" stroke-width="1.2" opacity=".7"/>`)
    picture.paint(`<g fill="${deck.tone.hole}" opacity=".22"><circle cx="104" cy="38" r="8"/><circle cx="112" cy="66" r="11"/><circle cx="74" cy="26" r="5"/><circle cx="64" cy="80" r="7"/></g>`)
  },
  embers: (picture, deck, seed) => {
    const random = chance(seed)
    ring(picture, 58, deck.ornament, 1, 0.5)
    for (let at = 0; at < 22; at++) {
      const angle = random.between(0, Math.PI * 2)
      const away = random.between(44, 72)
      const [x, y] = [75 + away * Math.cos(angle), Math.min(126, Math.max(6, 66 + away * Math.sin(angle) * 0.86))]
      const size = random.between(0.7, 2)
      picture.path(`M${r1(x)} ${r1(y - size * 1.6)}l${r1(size)} ${r1(size * 1.6)}-${r1(size)} ${r1(size * 1.2)}-${r1(size)}-${r1(size * 1.2)}z`, at % 3 ? deck.ornament : '#ffc48a', 'opacity=".8"')
    }
  },
  lens: (picture, deck) => {
    const brass = picture.linear([[0, deck.tone.rim], [0.5, deck.ornament], [1, deck.tone.dark]], 'x1="1" x2="0" y2="1"')
    picture.path('M106 92 138 122', 'none', `stroke="${deck.tone.hole}" stroke-width="15" stroke-linecap="round"`)
      .path('M106 92 138 122', 'none', `stroke="${brass}" stroke-width="10" stroke-linecap="round"`)
      .paint(`<circle cx="75" cy="62" r="52" fill="${deck.sign}"/><circle cx="75" cy="62" r="52" fill="none" stroke="${deck.tone.hole}" stroke-width="11"/>`,
        `<circle cx="75" cy="62" r="52" fill="none" stroke="${brass}" stroke-width="7"/>`)
      .path('M38 52A40 40 0 0 1 66 25', 'none', 'stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".35"')
  },
  web: (picture, deck) => picture.plain('spider-web', 7, -2, 136, deck.sign),
  candles: (picture, deck) => {
    ring(picture, 59, deck.ornament, 1, 0.6)
    for (const [x, y] of [[75, 12], [24, 50], [126, 50], [42, 112], [108, 112]])
      picture.glow(x, y - 5, 11, '#ffb04a', 0.9).path(`M${x - 2} ${y}h4v9h-4zM${x} ${y - 9}q4 5 0 8q-4-3 0-8z`, '#ffdca0')
  },
  sprigs: (picture, deck) => {
    for (const side of [-1, 1]) {
      let leaves = ''
      for (let at = 0; at < 7; at++) {
        const angle = Math.PI / 2 + side * (0.3 + at * 0.3)
        const [x, y] = [75 + 58 * Math.cos(angle), 66 + 58 * Math.sin(angle)]
        for (const turn of [-0.7, 0.7]) {
          const along = angle + side * (Math.PI / 2) + turn
          const to = (radius, sway) => `${r1(x + radius * Math.cos(along + sway))} ${r1(y + radius * Math.sin(along + sway))}`
          leaves += `M${r1(x)} ${r1(y)}Q${to(8, -0.6)} ${to(13, 0)}Q${to(8, 0.6)} ${r1(x)} ${r1(y)}Z`
        }
      }
      picture.path(leaves, deck.ornament, 'opacity=".75"')
      const [ex, ey] = [75 + side * -58 * Math.sin(2.1), 66 + 58 * Math.cos(2.1)]
      picture.path(`M75 124A58 58 0 0 ${side > 0 ? 1 : 0} ${r1(ex)} ${r1(ey)}`, 'none', `stroke="${deck.ornament}" opacity=".75"`)
    }
  },
}

function ring(picture, radius, colour, width, opacity) {
  picture.paint(`<circle cx="75" cy="66" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`)
}

function ray(angle, inner, outer, width) {
  const at = (radius, turn) => `${r1(75 + radius * Math.cos(angle + turn))} ${r1(66 + radius * Math.sin(angle + turn))}`
  return `M${at(inner, -width)}L${at(outer, 0)} ${at(inner, width)}Z`
}

function rays(picture, { count, inner, short, long, width, fill }) {
  let data = ''
  for (let at = 0; at < count; at++) data += ray((Math.PI * 2 * at) / count, inner, at % 2 ? short : long, width)
  picture.path(data, fill)
}

/** The back of a deck's cards: ground from light to dark, line colour, icon, its tone. */
export function deckBack({ ground, line, icon, tone }) {
  const picture = new Picture(100, 140, 'xMidYMid meet')
  const fill = picture.radial([[0, ground[0]], [0.5, ground[1]], [1, ground[2]]], 'cx=".7" cy=".05" r="1.15"')
  picture.paint(`<rect width="100" height="140" rx="7" fill="${fill}"/>`)
  let lattice = ''
  for (let at = -140; at < 100; at += 12) lattice += `M${at} 0l140 140M${at + 140} 0l-140 140`
  const clip = picture.share('field', (id) => `<clipPath id="${id}"><path d="M18 10H82C82 16 86 18 90 18V122C86 122 82 124 82 130H18C18 124 14 122 10 122V18C14 18 18 16 18 10Z"/></clipPath>`)
  picture.paint(`<g clip-path="url(#${clip})"><path d="${lattice}" stroke="${line}" stroke-width=".6" opacity=".3"/></g>`)
  picture.paint(`<g fill="none" stroke="${line}"><path d="M15 5H85C85 11 89 15 95 15V125C89 125 85 129 85 135H15C15 129 11 125 5 125V15C11 15 15 11 15 5Z" stroke-width="1.2" opacity=".85"/><path d="M18 10H82C82 16 86 18 90 18V122C86 122 82 124 82 130H18C18 124 14 122 10 122V18C14 18 18 16 18 10Z" stroke-width=".6" opacity=".7"/></g>`)
  picture.paint(`<path d="M8 4.5 11.5 8 8 11.5 4.5 8zM92 4.5 95.5 8 92 11.5 88.5 8zM8 128.5 11.5 132 8 135.5 4.5 132zM92 128.5 95.5 132 92 135.5 88.5 132z" fill="${line}" opacity=".85"/>`)
  const plate = picture.radial([[0, ground[0]], [1, ground[2]]], 'cx=".7" cy=".2" r="1"')
  picture.paint(`<circle cx="50" cy="70" r="31" fill="${plate}" stroke="${line}"/><circle cx="50" cy="70" r="28" fill="none" stroke="${line}" stroke-width=".6" opacity=".8"/>`)
  return picture.figure(icon, { x: 26, y: 46, size: 48 }, tone, { rim: 10, outline: 10, edge: 4 })
}
