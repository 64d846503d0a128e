// Draws the pictures before a build. The pictures come from data: see art/.
import { existsSync } from 'node:fs'

const draw = new URL('../art/build.mjs', import.meta.url)
if (existsSync(draw)) await import(draw.href)
