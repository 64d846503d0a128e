import { describe, expect, it } from 'vitest'
import { chapters, passages, read, search, textOf, type Block } from './book'
import { BALLS } from './rivals/figures'
import { FIGURES } from './shadowlord/figures'

const BOOKS = import.meta.glob<string>('../../../../src/gloaming/locale/*/rules/*.md', { query: '?raw', import: 'default', eager: true })

const SMALL = `# A game

## 6 Attacking {#c-6}

One attack a turn (7, 8).

### 6.1 Range {#c-6.1}

**6.1.1** You can attack in your own
zone, see 6.1. {#c-6.1.1}

{{cards:white}}

| you hold | what happens |
|---|---|
| Masamune | see 6.1.1 |

- One <b onclick="x">thing</b>
- [Another](https://example.org) and [a passage](#c-6)
`

const said = (block: Block | undefined): string => (block && 'inside' in block ? textOf(block.inside) : '')
const kinds = (blocks: Block[]): string[] => blocks.map((block) => block.kind)

describe('a rulebook', () => {
  const blocks = read(SMALL)

  it('is read into blocks, its passages named', () => {
    expect(kinds(blocks)).toEqual(['heading', 'heading', 'paragraph', 'heading', 'paragraph', 'fill', 'table', 'list'])
    expect(blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : []))).toEqual(['c-6', 'c-6.1', 'c-6.1.1'])
    expect(blocks[5]).toEqual({ kind: 'fill', what: 'cards', about: 'white' })
    expect(said(blocks[4])).toBe('6.1.1 You can attack in your own zone, see 6.1.')
  })

  it('links the clauses it mentions, and only those that there are', () => {
    const linked = JSON.stringify(blocks).match(/"to":"[^"]+"/g)
    expect(linked).toEqual(['"to":"#c-6.1.1"', '"to":"#c-6.1"', '"to":"#c-6.1.1"', '"to":"#c-6"'])
  })

  it('links clauses in Japanese brackets, too', () => {
    const japanese = read('## 7 死亡 {#c-7}\n\n## 8 勝利 {#c-8}\n\n### 8.1 終わり {#c-8.1}\n\n勝者を調べます（7、8.1）。それから（8）。（8人で遊びます。）')
    expect(JSON.stringify(japanese).match(/"to":"[^"]+"/g)).toEqual(['"to":"#c-7"', '"to":"#c-8.1"', '"to":"#c-8"'])
    expect(said(japanese[3])).toBe('勝者を調べます（7、8.1）。それから（8）。（8人で遊びます。）')
  })

  it('shows markup as the text it is, and leads to no other site', () => {
    const list = blocks[7] as Extract<Block, { kind: 'list' }>
    const texts = list.items.map((item) => said(item[0]))
    expect(texts).toEqual(['One <b onclick="x">thing</b>', 'Another and a passage'])
  })

  it('has a table of contents', () => {
    expect(chapters(blocks)).toEqual([{ id: 'c-6', title: '6 Attacking', parts: [{ id: 'c-6.1', title: '6.1 Range' }] }])
  })
})

describe('searching', () => {
  const all = passages(read(SMALL))

  it('finds passages with every word, and marks the words', () => {
    const found = search(all, 'ZONE attack')
    expect(found.map((passage) => passage.id)).toEqual(['c-6.1.1'])
    expect(found[0]!.snippet.filter((_, index) => index % 2)).toEqual(['attack', 'zone'])
  })

  it('puts titles first, takes any apostrophe, and finds nothing for nothing', () => {
    const book = [
      { id: 'a', title: 'Other', text: 'The Hermit’s Cabin' },
      { id: 'b', title: "Hermit's cards", text: '' },
    ]
    expect(search(book, "hermit's").map((passage) => passage.id)).toEqual(['b', 'a'])
    expect(search(book, '  ')).toEqual([])
    expect(search(book, '(')).toEqual([])
  })

  it('takes hiragana for katakana and wide letters for narrow ones, and marks what stands there', () => {
    const book = [{ id: 'a', title: '装備', text: '妖刀マサムネを持つ、HP12の狼男。' }]
    expect(search(book, 'まさむね　ＨＰ12')[0]!.snippet).toEqual(['妖刀', 'マサムネ', 'を持つ、', 'HP12', 'の狼男。'])
    expect(search(book, 'まさむら')).toEqual([])
  })

  it('shows where in a long text it was', () => {
    const text = `${'fog '.repeat(40)}the lamp ${'fog '.repeat(40)}`
    const { snippet } = search([{ id: 'a', title: '', text }], 'LAMP')[0]!
    expect(snippet[0]!.startsWith('…')).toBe(true)
    expect(snippet[1]).toBe('lamp')
    expect(snippet[2]!.endsWith('…')).toBe(true)
    expect(text).toContain(snippet.join('').slice(1, -1))
  })
})

const ROLES = ['board', 'areas', 'characters', 'cardswhite', 'cardsblack']

/** What each game leaves to its data, in order, pictures of examples aside. */
const FILLS: Record<string, string[]> = {
  hunters: [...ROLES, 'cardshermit'],
  raiders: [...ROLES, 'cardsreasoning'],
  rivals: ['mansions', 'members', 'loot'],
  shadowlord: ['powers', 'galaxies', 'characters', 'guide'],
}

/** Its pictures of pieces and of examples. */
const PICTURES: Record<string, string[]> = { rivals: [...Object.keys(BALLS), 'loot'], shadowlord: [...FIGURES] }

describe.each(Object.entries(BOOKS))('%s', (path, markdown) => {
  const blocks = read(markdown)
  const ids = blocks.flatMap((block) => ('id' in block && block.id ? [block.id] : []))
  const texts = passages(blocks)

  it('leaves no mark unread', () => {
    expect(JSON.stringify(blocks)).not.toMatch(/\{#|\{\{|\*\*/)
  })

  it('names no passage twice', () => {
    expect(ids.length).toBeGreaterThan(80)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('begins with the goal and the first turn, for those who have never played', () => {
    expect(chapters(blocks).slice(0, 3).map(({ id }) => id)).toEqual(['goal', 'first-turn', 'c-1'])
  })

  it('asks to be filled in with everything the game has', () => {
    const fills = blocks.flatMap((block) => (block.kind === 'fill' && !['range', 'figure'].includes(block.what) ? [block.what + block.about] : []))
    expect(fills).toEqual(FILLS[/(\w+)\.md$/.exec(path)![1]!])
  })

  it('has a picture for each figure it names, and names each', () => {
    const figures = blocks.flatMap((block) => (block.kind === 'fill' && block.what === 'figure' ? [block.about] : []))
    expect(figures.sort()).toEqual((PICTURES[/(\w+)\.md$/.exec(path)![1]!] ?? []).sort())
  })

  it('mentions no clause that is not there', () => {
    const mentioned = texts.flatMap(({ text }) => text.match(/(?<![\d.])\d+\.\d+(?:\.\d+)?(?![\d.]*\d)/g) ?? [])
    expect(mentioned.length).toBeGreaterThan(60)
    expect(mentioned.filter((clause) => !ids.includes(`c-${clause}`))).toEqual([])
  })

  it('has no space behind a Japanese full stop', () => {
    const paragraphs = blocks.flatMap((block) => (block.kind === 'list' ? block.items.flat() : [block])).map(said)
    expect(paragraphs.filter((text) => /[。、] /.test(text))).toEqual([])
  })
})
