/** The languages that there are words in. */

const files = Object.keys(import.meta.glob('../../../src/gloaming/locale/*/site.ftl'))

const NAMES = { en: 'English', ja: '日本語' } as const

export const LANGUAGES = (Object.keys(NAMES) as (keyof typeof NAMES)[])
  .filter((id) => files.some((file) => file.includes(`/${id}/`)))
  .map((id) => ({ id, name: NAMES[id] }))
