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

/** A diamond-shaped star with four points. */
const spark = (x, y, size) => {
  const [long, short] = [size, Math.round(size * 0.3)]
  return `M${x} ${y - long}L${x + short} ${y - short} ${x + long} ${y} ${x + short} ${y + short} ${x} ${y + long} ${x - short} ${y + short} ${x - long} ${y} ${x - short} ${y - short}z`
}

const LENS = round(208, 208, 168) + hole(208, 208, 120) + 'M318 352L352 318 488 454 454 488z'

export const things = {
  'royal castle': spire(256, 128, 20, 190, 500) + spire(134, 84, 116, 270, 500) + spire(378, 84, 116, 270, 500) + spire(44, 64, 236, 356, 500) + spire(468, 64, 236, 356, 500) +
    bar(84, 396, 4, 104) + bar(424, 396, 4, 104) + arch(222, 396, 68, 104) + arch(240, 300, 32, 56) + arch(240, 216, 32, 56) +
    [122, 366].map((x) => arch(x, 300, 24, 44) + arch(x, 384, 24, 44)).join('') + arch(34, 392, 20, 40) + arch(458, 392, 20, 40),
  // A framed landscape under the moon.
  'moonlit hills': bar(64, 40, 384, 432) + 'M92 68v376h328V68z' + bar(120, 96, 272, 320) + hole(318, 172, 42) + 'M120 330q70-74 140-10q62-60 132-22v-24q-70-34-134 22q-72-58-138 8z',
  gatling: round(176, 362, 116) + hole(176, 362, 92) + SPOKES.join('') + round(176, 362, 28) +
    bar(96, 132, 112, 136) + bar(20, 184, 76, 20) + bar(20, 184, 20, 70) + 'M4 254h52v28h-52z' + 'M96 268L4 452v36h44L150 268z' +
    [128, 164, 200, 236].map((y) => bar(220, y, 272, 26)).join('') + bar(276, 112, 24, 168) + bar(432, 112, 24, 168),

  'star dart': 'M256 16L344 208 480 416 312 368 256 496 200 368 32 416 168 208z' + 'M240 92v248h32V92z',
  'cut gem': 'M256 24L436 168 256 488 76 168z' + 'M118 186l106 214-52-214zM206 186l50 232 50-232zM340 186l-52 214 106-214zM252 66l-112 90h48zM260 66l64 90h48zM256 84l-40 72h80z',
  'black sun': 'M98 98A224 224 0 1 1 414 414A252 252 0 0 0 98 98z' + 'M414 414A224 224 0 0 1 98 98l16 16A201 201 0 0 0 398 398z',
  'star map': round(92, 384, 58) + round(256, 160, 72) + hole(256, 160, 34) + round(432, 312, 58) + 'M120 338L196 240 222 260 146 358zM322 184L402 256 382 282 300 210zM150 380L374 322 382 352 158 412z' + spark(424, 92, 76),
  'closer': LENS + bar(136, 190, 144, 36) + bar(190, 136, 36, 54) + bar(190, 226, 36, 54),
  'farther': LENS + bar(136, 190, 144, 36),
  'whole': 'M32 32h160v52H84v108H32zM320 32h160v160h-52V84H320zM32 320h52v108h108v52H32zM428 320h52v160H320v-52h108z' + spark(256, 256, 120),
}
