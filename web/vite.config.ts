import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { partsOfJapanese } from './build/japanese.ts'
import { licencesFile } from './build/licences.ts'
import { neighbouringFaces } from './build/neighbours.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.GLOAMING_SERVER ?? 'http://127.0.0.1:8000'

/**
 * Font packages name each file twice, as woff2 and as woff. No browser that runs this client takes
 * the second, and its hundreds of files would be half of what people install.
 */
const woff2Only = {
  postcssPlugin: 'woff2-only',
  Declaration: {
    src(declaration: { value: string }): void {
      declaration.value = declaration.value.replace(
        /,\s*url\([^)]*\.woff['"]?\)\s*format\(['"]woff['"]\)/g,
        '',
      )
    },
  },
}

export default defineConfig({
  css: { postcss: { plugins: [woff2Only, partsOfJapanese(new URL('../src/gloaming/locale/ja/', import.meta.url))] } },
  plugins: [svelte(), licencesFile(new URL('.', import.meta.url)), neighbouringFaces()],
  // Component tests mount in a DOM: without this, Vitest takes Svelte's server half.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  build: {
    outDir: here('../src/gloaming/server/static'),
    emptyOutDir: true,
    // The page's Content-Security-Policy allows no data: scripts, styles or fonts, so nothing is inlined.
    assetsInlineLimit: 0,
  },
  server: {
    // The words live beside the Python package and are shared with the server and the terminal.
    fs: { allow: [here('.'), here('../src/gloaming/locale')] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,art,build}/**/*.test.{ts,mjs}'],
  },
})
