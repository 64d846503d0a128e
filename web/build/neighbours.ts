import type { Plugin } from 'vite'

const FACE = /@font-face\s*\{[^}]*\}/g

/**
 * Put the font faces of a style sheet that cover the same characters next to each other.
 *
 * Japanese faces come in some 120 parts, each with a long list of the characters in it, and all families are cut alike: side
 * by side the lists compress to less than half.
 */
export function neighbours(css: string): string {
  const faces = css.match(FACE) ?? []
  const range = (face: string): string => /unicode-range:([^;}]*)/.exec(face)?.[1] ?? ''
  const sorted = [...faces].sort((a, b) => (range(a) < range(b) ? -1 : range(a) > range(b) ? 1 : 0))
  return sorted.join('') + css.replace(FACE, '')
}

/** Do so to the style sheets of the build that are made of font faces. */
export function neighbouringFaces(): Plugin {
  return {
    name: 'neighbouring-faces',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const css = String(file.source)
        if ((css.match(FACE)?.length ?? 0) > 100) file.source = neighbours(css)
      }
    },
  }
}
