// The tab tells whose turn it is: its title, its icon, and a notification if the person allowed that.
import { faviconUrl } from './art/urls'
import { settings } from './settings.svelte'

let base = 'Gloaming'
let calling = ''

/** Names the page in the tab; `call` is what stands in front while something waits for this person, empty for nothing. */
export function titled(page: string, call = ''): void {
  base = page
  calling = call
  document.title = call ? `${call} · ${base}` : base
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = faviconUrl(call !== '')
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted
}

/** Whether the tab is calling at the moment. */
export const isCalling = (): boolean => calling !== ''

/** Asks the browser for leave to notify; true if it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification if it is allowed, wanted, and the page is out of sight. */
export function notify(title: string, body = ''): void {
  if (!settings.notifications || !document.hidden) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notification = new Notification(title, { body, icon: faviconUrl(true), tag: 'gloaming' })
    notification.onclick = () => { focus(); notification.close() }
  } catch {
    // Android's Chrome has the constructor and throws: there only a service worker may notify.
  }
}
