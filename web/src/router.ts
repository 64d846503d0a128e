/** Which page an address shows. The server answers every page's address with the same document. */

import { createSubscriber } from 'svelte/reactivity'

export type Route =
  | { page: 'home' }
  | { page: 'room'; code: string }
  | { page: 'rules'; game: string }
  | { page: 'replay'; match: string }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'missing' }

/** Reads a path such as `/r/MOSS-FERN`; parts that cannot be decoded make it a page that does not exist. */
export function read(path: string): Route {
  let parts: string[]
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    return { page: 'missing' }
  }
  const [first, second] = parts
  if (parts.length === 0) return { page: 'home' }
  if (parts.length === 2 && second) {
    if (first === 'r') return { page: 'room', code: tidyCode(second) }
    if (first === 'rules') return { page: 'rules', game: second }
    if (first === 'replay') return { page: 'replay', match: second }
  }
  if (parts.length === 1 && first === 'settings') return { page: 'settings' }
  if (parts.length === 1 && first === 'about') return { page: 'about' }
  return { page: 'missing' }
}

/** A room code as people type it: any case, with or without the hyphen, spaces or a whole pasted link around it. */
export function tidyCode(typed: string): string {
  const linked = /\/r\/([^/?#]+)/.exec(typed)
  const signs = (linked?.[1] ?? typed).toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.length > 4 ? `${signs.slice(0, 4)}-${signs.slice(4)}` : signs
}

const MOVES = ['popstate', 'hashchange', 'gloaming-moved']

const moved = createSubscriber((update) => {
  for (const kind of MOVES) addEventListener(kind, update)
  return () => {
    for (const kind of MOVES) removeEventListener(kind, update)
  }
})

/** The page to show now; reading it in an effect or a template follows the address. */
export function route(): Route {
  moved()
  return read(location.pathname)
}

/** The clause or passage behind the `#`, without it; follows the address. */
export function fragment(): string {
  moved()
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/** Goes to an address of this site. `instead` leaves no way back to the page that was left. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, '', address)
  else history.pushState(null, '', address)
  dispatchEvent(new Event('gloaming-moved'))
  if (!address.includes('#')) scrollTo(0, 0)
}

/** Turns clicks on the site's own links into moves without loading a new document. */
export function followLinks(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
  const link = (click.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download')) return
  if (link.origin !== location.origin || read(link.pathname).page === 'missing') return
  // A passage of the page that is open: the browser scrolls to it by itself.
  if (link.pathname === location.pathname && link.hash) return
  click.preventDefault()
  go(link.pathname + link.search + link.hash)
}
