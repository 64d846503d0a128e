/**
 * Things of our own, in the manner of game-icons: a box of 512 x 512, holes run against their outline.
 */

const round = (x, y, radius) => `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0z`
const hole = (x, y, radius) => `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0z`
const bar = (x, y, width, height) => `M${x} ${y}h${width}v${height}h${-width}z`

const SPOKES = [0, 60, 120].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  const [alongX, alongY, acrossX, acrossY] = [92 * Math.cos(angle), 92 * Math.sin(angle), -8 * Math.sin(angle), 8 * Math.cos(angle)]
  const corner = (along, across) => `${Math.round(176 + along * alongX + across * acrossX)} ${Math.round(362 + along * alongY + across * acrossY)}`
  return `M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}z`
})

/** A window or gate with a round top, cut out. */
const arch = (x, y, width, height) => `M${x} ${y + height}h${width}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 0${-width} 0z`
const spire = (x, width, top, base, foot) => `M${x - width / 2} ${foot}V${base}h${width}V${foot}zM${x - width * 0.66} ${base - 12}L${x} ${top} ${x + width * 0.66} ${base - 12}z`

export const things = {
  'royal castle': spire(256, 128, 20, 190, 500) + spire(134, 84, 116, 270, 500) + spire(378, 84, 116, 270, 500) + spire(44, 64, 236, 356, 500) + spire(468, 64, 236, 356, 500) +
    bar(84, 396, 4, 104) + bar(424, 396, 4, 104) + arch(222, 396, 68, 104) + arch(240, 300, 32, 56) + arch(240, 216, 32, 56) +
    [122, 366].map((x) => arch(x, 300, 24, 44) + arch(x, 384, 24, 44)).join('') + arch(34, 392, 20, 40) + arch(458, 392, 20, 40),
  // A framed landscape under the moon.
  'moonlit hills': bar(64, 40, 384, 432) + 'M92 68v376h328V68z' + bar(120, 96, 272, 320) + hole(318, 172, 42) + 'M120 330q70-74 140-10q62-60 132-22v-24q-70-34-134 22q-72-58-138 8z',
  gatling: round(176, 362, 116) + hole(176, 362, 92) + SPOKES.join('') + round(176, 362, 28) +
    bar(96, 132, 112, 136) + bar(20, 184, 76, 20) + bar(20, 184, 20, 70) + 'M4 254h52v28h-52z' + 'M96 268L4 452v36h44L150 268z' +
    [128, 164, 200, 236].map((y) => bar(220, y, 272, 26)).join('') + bar(276, 112, 24, 168) + bar(432, 112, 24, 168),
}
