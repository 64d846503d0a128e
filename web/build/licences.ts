import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
}

const read = (file: URL): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/** The licence texts of everything that the built client carries: packages, and fonts among them. */
export function licences(web: URL): string {
  const wanted = Object.keys(read(new URL('package.json', web)).dependencies ?? {})
  const seen = new Map<string, string>()
  for (const name of wanted) {
    if (seen.has(name)) continue
    const folder = new URL(`node_modules/${name}/`, web)
    // A dependency of a dependency may be there for its tools alone, and not be installed.
    if (!existsSync(folder)) continue
    const { version, license, dependencies } = read(new URL('package.json', folder))
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
    const text = file ? readFileSync(new URL(file, folder), 'utf8').trim() : ''
    seen.set(name, `${name} ${version}: ${license ?? 'see below'}\n\n${text}`.trim())
    wanted.push(...Object.keys(dependencies ?? {}))
  }
  const line = `\n\n${'-'.repeat(80)}\n\n`
  return [...seen.keys()].sort().map((name) => seen.get(name)).join(line) + '\n'
}

/** Puts them beside the page, as their licences ask. */
export function licencesFile(web: URL): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences(web) })
    },
  }
}
