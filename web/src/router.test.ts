import { afterEach, describe, expect, it } from 'vitest'
import { followLinks, go, read, route, tidyCode } from './router'

describe('addresses', () => {
  it('name a page each', () => {
    expect(read('/')).toEqual({ page: 'home' })
    expect(read('/r/MOSS-FERN')).toEqual({ page: 'room', code: 'MOSS-FERN' })
    expect(read('/rules/hunters')).toEqual({ page: 'rules', game: 'hunters' })
    expect(read('/replay/a1b2')).toEqual({ page: 'replay', match: 'a1b2' })
    expect(read('/settings')).toEqual({ page: 'settings' })
    expect(read('/about/')).toEqual({ page: 'about' })
  })

  it('that name none, or cannot be read, are missing', () => {
    for (const path of ['/r', '/r/A/B', '/nowhere', '/settings/x', '/r/%E0%A4%A'])
      expect(read(path)).toEqual({ page: 'missing' })
  })
})

describe('a code', () => {
  it('is understood however it was typed or pasted', () => {
    for (const typed of ['moss-fern', 'MOSSFERN', ' moss fern ', 'https://example.org/r/moss-fern#x'])
      expect(tidyCode(typed)).toBe('MOSS-FERN')
  })

  it('stays short while it is being typed', () => {
    expect(tidyCode('mo')).toBe('MO')
    expect(tidyCode('moss')).toBe('MOSS')
    expect(tidyCode('mossf')).toBe('MOSS-F')
  })
})

describe('links', () => {
  afterEach(() => {
    document.body.replaceChildren()
    go('/', true)
  })

  function click(href: string, more: MouseEventInit = {}): boolean {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more })
    let followed = false
    link.addEventListener('click', (e) => {
      followLinks(e)
      followed = e.defaultPrevented
      e.preventDefault()
    })
    link.dispatchEvent(event)
    return followed
  }

  it('of this site move without a new document', () => {
    expect(click('/about')).toBe(true)
    expect(route()).toEqual({ page: 'about' })
  })

  it('to other places, to files, and clicks that ask for a new tab are left to the browser', () => {
    expect(click('https://example.org/about')).toBe(false)
    expect(click('/api/games')).toBe(false)
    expect(click('/about', { ctrlKey: true })).toBe(false)
    expect(route()).toEqual({ page: 'home' })
  })
})
