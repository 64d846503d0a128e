/**
 * Writes every picture into web/public/art, and the credits of the icons into the client. Run as `npm run art`.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { credits } from './credits.mjs'
import { drawAll } from './pictures.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const shelf = here('../public/art')

const pictures = drawAll()
for (const [path, content] of pictures) {
  mkdirSync(dirname(join(shelf, path)), { recursive: true })
  writeFileSync(join(shelf, path), content)
}
// What has no line of data any more goes last, so that a page that is open never misses a picture.
for (const path of readdirSync(shelf, { recursive: true }))
  if (path.endsWith('.svg') && !pictures.has(path.replaceAll(sep, '/'))) rmSync(join(shelf, path))
writeFileSync(here('../src/lib/art/credits.json'), credits())

const bytes = [...pictures.values()].reduce((sum, content) => sum + content.length, 0)
console.log(`art: ${pictures.size} pictures, ${Math.round(bytes / 1024)} KB`)
