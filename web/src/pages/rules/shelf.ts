/** The rulebooks there are: a game has one as soon as its Markdown lies beside its words. */

const LOCALE = '../../../../src/gloaming/locale'

const files = import.meta.glob<string>('../../../../src/gloaming/locale/*/rules/*.md', { query: '?raw', import: 'default' })

/** The games with a rulebook, by id. */
export const SHELF = Object.keys(files).flatMap((path) => /\/en\/rules\/(\w+)\.md$/.exec(path)?.[1] ?? [])

/** The Markdown of a game's rulebook; empty if there is none. */
export async function take(lang: string, game: string): Promise<string> {
  const file = files[`${LOCALE}/${lang}/rules/${game}.md`] ?? files[`${LOCALE}/en/rules/${game}.md`]
  return (await file?.()) ?? ''
}
