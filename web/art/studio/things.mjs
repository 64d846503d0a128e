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

export const things = {
  gatling: round(176, 362, 116) + hole(176, 362, 92) + SPOKES.join('') + round(176, 362, 28) +
    bar(96, 132, 112, 136) + bar(20, 184, 76, 20) + bar(20, 184, 20, 70) + 'M4 254h52v28h-52z' + 'M96 268L4 452v36h44L150 268z' +
    [128, 164, 200, 236].map((y) => bar(220, y, 272, 26)).join('') + bar(276, 112, 24, 168) + bar(432, 112, 24, 168),
}
