/**
 * The rulebook as data: Markdown read into blocks that components draw. No string of it ever becomes HTML.
 *
 * Beyond Markdown it knows two things: `{#c-6.1}` at the end of a heading or paragraph names the passage, and
 * `{{areas}}` alone on a line is filled in by the page.
 */

import { marked, type Token, type Tokens } from 'marked'

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'link'; to: string; inside: Inline[] }

export type Block =
  | { kind: 'heading'; depth: number; inside: Inline[]; id: string }
  | { kind: 'paragraph'; inside: Inline[]; id: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'list'; ordered: boolean; items: Block[][] }
  /** `about` is what stands after the colon: `cards:white`. */
  | { kind: 'fill'; what: string; about: string }

export interface Chapter {
  id: string
  title: string
  parts: { id: string; title: string }[]
}

/** A piece of the book that a search can find. */
export interface Passage {
  id: string
  /** The heading it stands under. */
  title: string
  text: string
}

const NAME = /\s*\{#([\w.-]+)\}\s*$/
const FILL = /^\{\{([a-z]+)(?::([a-z]+))?\}\}$/

/** Reads a rulebook. */
export function read(markdown: string): Block[] {
  const blocks = marked.lexer(markdown, { gfm: true }).flatMap(block)
  return linkClauses(blocks, new Set(blocks.flatMap((each) => ('id' in each && each.id ? [each.id] : []))))
}

function block(token: Token): Block[] {
  switch (token.type) {
    case 'heading': {
      const [inside, id] = named(inline((token as Tokens.Heading).tokens))
      return [{ kind: 'heading', depth: (token as Tokens.Heading).depth, inside, id }]
    }
    case 'paragraph':
    case 'text': {
      const fill = FILL.exec(token.raw.trim())
      if (fill) return [{ kind: 'fill', what: fill[1]!, about: fill[2] ?? '' }]
      const [inside, id] = named(inline((token as Tokens.Paragraph).tokens ?? []))
      return [{ kind: 'paragraph', inside, id }]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [{
        kind: 'table',
        head: header.map((cell) => inline(cell.tokens)),
        rows: rows.map((row) => row.map((cell) => inline(cell.tokens))),
      }]
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', ordered, items: items.map((item) => item.tokens.flatMap(block)) }]
    }
    case 'space':
    case 'hr':
      return []
    default:
      return [{ kind: 'paragraph', inside: [{ kind: 'text', text: token.raw.trim() }], id: '' }]
  }
}

/** The space that Markdown needs behind a bold Japanese sentence is none that anybody should see. */
function inline(tokens: Token[]): Inline[] {
  return pieces(tokens).map((piece, index, all): Inline => {
    const before = all[index - 1]
    return piece.kind === 'text' && before && /[。、：）」]$/.test(textOf([before])) ? { ...piece, text: piece.text.trimStart() } : piece
  })
}

function pieces(tokens: Token[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'strong':
      case 'em':
        return [{ kind: token.type, inside: inline((token as Tokens.Strong).tokens) }]
      case 'link': {
        const { href, tokens: inside } = token as Tokens.Link
        // Addresses of other sites have no place in a rulebook; passages and pages of this one do.
        return /^[#/]/.test(href) ? [{ kind: 'link', to: href, inside: inline(inside) }] : inline(inside)
      }
      case 'br':
        return [{ kind: 'text', text: ' ' }]
      case 'text':
      case 'escape':
        if ('tokens' in token && token.tokens) return inline(token.tokens)
        return [{ kind: 'text', text: (token as Tokens.Text).text.replace(/\s*\n\s*/g, ' ') }]
      default:
        return [{ kind: 'text', text: token.raw }]
    }
  })
}

/** Takes the name of a passage off its end. */
function named(inside: Inline[]): [Inline[], string] {
  const last = inside.at(-1)
  const found = last?.kind === 'text' ? NAME.exec(last.text) : null
  if (!found || last?.kind !== 'text') return [inside, '']
  const rest = last.text.slice(0, found.index)
  return [[...inside.slice(0, -1), ...(rest ? [{ kind: 'text', text: rest } as const] : [])], found[1]!]
}

/** `6.4` anywhere, and `(7, 8)` or `（7、8）` between brackets, lead to their clauses. */
function linkClauses(blocks: Block[], ids: Set<string>): Block[] {
  const link = (text: string): Inline[] =>
    text.split(/(\d+(?:\.\d+)+)/).flatMap((piece, index): Inline[] => {
      if (index % 2 && ids.has(`c-${piece}`)) return [clauseLink(piece)]
      return piece.split(/([(（](?:\d+(?:, |、))*\d+(?:[)）]|(?:, |、)?$))/).flatMap((part, nested): Inline[] =>
        nested % 2
          ? part.split(/(\d+)/).flatMap((bit, at): Inline[] => (at % 2 && ids.has(`c-${bit}`) ? [clauseLink(bit)] : plain(bit)))
          : plain(part),
      )
    })
  const inside = (pieces: Inline[]): Inline[] =>
    pieces.flatMap((piece): Inline[] => {
      if (piece.kind === 'text') return link(piece.text)
      return piece.kind === 'link' ? [piece] : [{ ...piece, inside: inside(piece.inside) }]
    })
  return blocks.map((each): Block => {
    switch (each.kind) {
      case 'paragraph':
        return { ...each, inside: inside(each.inside) }
      case 'table':
        return { ...each, rows: each.rows.map((row) => row.map(inside)) }
      case 'list':
        return { ...each, items: each.items.map((item) => linkClauses(item, ids)) }
      default:
        return each
    }
  })
}

const clauseLink = (clause: string): Inline => ({ kind: 'link', to: `#c-${clause}`, inside: [{ kind: 'text', text: clause }] })
const plain = (text: string): Inline[] => (text ? [{ kind: 'text', text }] : [])

/** The text of a piece without any form. */
export function textOf(inside: Inline[]): string {
  return inside.map((piece) => (piece.kind === 'text' ? piece.text : textOf(piece.inside))).join('')
}

/** The table of contents. */
export function chapters(blocks: Block[]): Chapter[] {
  const found: Chapter[] = []
  for (const each of blocks) {
    if (each.kind !== 'heading' || !each.id) continue
    const entry = { id: each.id, title: textOf(each.inside) }
    if (each.depth === 2) found.push({ ...entry, parts: [] })
    else if (each.depth === 3) found.at(-1)?.parts.push(entry)
  }
  return found
}

/** Every named passage with what stands under it, up to the next name. */
export function passages(blocks: Block[]): Passage[] {
  const found: Passage[] = []
  let title = ''
  for (const each of blocks) {
    if (each.kind === 'heading') title = textOf(each.inside)
    if (each.kind === 'fill') continue
    if ('id' in each && each.id) found.push({ id: each.id, title, text: each.kind === 'heading' ? '' : wordsOf(each) })
    else {
      const last = found.at(-1)
      if (last) last.text = `${last.text} ${wordsOf(each)}`.trim()
    }
  }
  return found
}

function wordsOf(each: Block): string {
  switch (each.kind) {
    case 'heading':
    case 'paragraph':
      return textOf(each.inside)
    case 'table':
      return [each.head, ...each.rows].map((row) => row.map(textOf).join(' ')).join(' ')
    case 'list':
      return each.items.flat().map(wordsOf).join(' ')
    case 'fill':
      return ''
  }
}

export interface Found extends Passage {
  /** The text around the first word that was found, cut at these places: hits are at odd indexes. */
  snippet: string[]
}

/** Characters shown on either side of the first hit. */
const AROUND = 60

// Whoever searches has often not chosen yet between capitals, apostrophes, widths of letters or kinds of kana. Folding keeps
// the length of the text, so that places in the one are places in the other.
const FOLDED: [RegExp, (found: string) => string][] = [
  [/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)],
  [/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)],
  [/[A-Z]+/g, (capitals) => capitals.toLowerCase()],
  [/’/g, () => "'"],
]
const fold = (text: string): string => FOLDED.reduce((folded, [what, how]) => folded.replace(what, how), text)

/** Passages that hold every word of the query, those with a word in their title first. */
export function search(all: Passage[], query: string): Found[] {
  const wanted = fold(query).split(/[\s\u3000]+/).filter(Boolean)
  if (wanted.length === 0) return []
  const hits = all.filter((passage) => {
    const held = fold(`${passage.title} ${passage.text}`)
    return wanted.every((word) => held.includes(word))
  })
  const inTitle = (passage: Passage): number => (wanted.some((word) => fold(passage.title).includes(word)) ? 0 : 1)
  return hits
    .map((passage) => ({ ...passage, snippet: snippet(passage.text, wanted) }))
    .sort((a, b) => inTitle(a) - inTitle(b))
}

function snippet(text: string, wanted: string[]): string[] {
  const folded = fold(text)
  const first = Math.min(...wanted.map((word) => folded.indexOf(word)).filter((at) => at >= 0))
  if (!Number.isFinite(first)) return [text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)}…` : text]
  const start = Math.max(0, first - AROUND)
  const end = Math.min(text.length, first + 2 * AROUND)
  const any = new RegExp(wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g')
  const cut: string[] = []
  let plain = start > 0 ? '…' : ''
  let at = start
  for (const { 0: word, index } of folded.slice(start, end).matchAll(any)) {
    const hit = start + index
    cut.push(plain + text.slice(at, hit), text.slice(hit, hit + word.length))
    plain = ''
    at = hit + word.length
  }
  return [...cut, plain + text.slice(at, end) + (end < text.length ? '…' : '')]
}
