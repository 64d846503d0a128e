/** What is wrong with a text that somebody wrote, before anybody asks what it means. */

export interface Unreadable {
  line: number
  column: number
  /** What stands in that line. */
  wrong: string
}

const SPACE = /[ \t\n\r]*/y
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const SIMPLE = new RegExp(`${STRING.source}|-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null`, 'y')

/** Reads a text that is no JSON up to where it breaks: what browsers say about that differs, and some don't say where. */
export function unreadable(text: string): Unreadable {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.test(text)
    if (found) at = pattern.lastIndex
    return found
  }
  const sign = (wanted: string): boolean => {
    take(SPACE)
    const found = text[at] === wanted
    if (found) at += 1
    return found
  }
  const row = (end: string, item: () => boolean): boolean => {
    if (sign(end)) return true
    do if (!item()) return false
    while (sign(','))
    return sign(end)
  }
  const named = (): boolean => take(SPACE) && take(STRING) && sign(':') && value()
  const value = (): boolean => (sign('{') ? row('}', named) : sign('[') ? row(']', value) : take(SIMPLE))
  if (value()) take(SPACE)
  const before = text.slice(0, at).split('\n')
  const line = text.split('\n')[before.length - 1]!
  return { line: before.length, column: before.at(-1)!.length + 1, wrong: line.trim().slice(0, 60) }
}

/** Whether a name stands twice in one object: of two values, a browser would take the last without a word. The text is JSON. */
export function saysTwice(text: string): boolean {
  const open: Set<unknown>[] = []
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(?=[ \t\n\r]*(:)?)|[{}]/g)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (colon) {
      const names = open.at(-1)!
      const name: unknown = JSON.parse(token)
      if (names.has(name)) return true
      names.add(name)
    }
  }
  return false
}
