import { readdirSync, readFileSync } from 'node:fs'

interface Face {
  walkDecls(name: string, visit: (declaration: { value: string }) => void): void
  remove(): void
}
interface Sheet {
  walkAtRules(name: string, visit: (face: Face) => void): void
}

/** The characters of all files in a folder and the folders in it. */
export function charactersIn(folder: URL): Set<number> {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'))
  return new Set([...texts.join('')].map((character) => character.codePointAt(0)!))
}

/** The characters of a `unicode-range`. */
export function charactersOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    const [first, last] = [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/**
 * Japanese faces come in some 120 parts, and the list of their characters is longer than the page. A first page has in its
 * list (`japanese.css`) only the parts that our own words need; the rest (`japanese-rare.css`) is for what people write.
 */
export function partsOfJapanese(words: URL) {
  const ours = charactersIn(words)
  return {
    postcssPlugin: 'parts-of-japanese',
    Once(sheet: Sheet, { result }: { result: { opts: { from?: string } } }): void {
      const kind = /\/japanese(-rare)?\.css$/.exec(result.opts.from ?? '')
      if (!kind) return
      const rare = kind[1] !== undefined
      sheet.walkAtRules('font-face', (face) => {
        let range = ''
        face.walkDecls('unicode-range', ({ value }) => (range = value))
        // A face without a range is for every character.
        const common = !range || charactersOf(range).some((character) => ours.has(character))
        if (common === rare) face.remove()
      })
    },
  }
}
