/**
 * Who drew the icons that the pictures are made of. The collection doesn't say which of its authors drew which icon, so
 * all of them are named, as its licence file lists them.
 */
import { usedIcons } from './studio/icons.mjs'

const AUTHORS = [
  { name: 'Lorc', url: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', url: 'https://delapouite.com' },
  { name: 'John Colburn', url: 'http://ninmunanmu.com' },
  { name: 'Felbrigg', url: 'http://blackdogofdoom.blogspot.co.uk' },
  { name: 'John Redman', url: 'http://www.uniquedicetowers.com' },
  { name: 'Carl Olsen', url: 'https://twitter.com/unstoppableCarl' },
  { name: 'Sbed', url: 'http://opengameart.org/content/95-game-icons' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast', url: 'http://wjbstories.blogspot.com' },
  { name: 'Viscious Speed', url: 'http://viscious-speed.deviantart.com' },
  { name: 'Lord Berandas', url: 'http://berandas.deviantart.com' },
  { name: 'Irongamer', url: 'http://ecesisllc.wix.com/home' },
  { name: 'HeavenlyDog', url: 'http://www.gnomosygoblins.blogspot.com' },
  { name: 'other contributors of game-icons.net' },
]

/** The credits of every icon used so far, as JSON text: call it after drawing. */
export function credits() {
  const data = {
    source: 'game-icons.net',
    url: 'https://game-icons.net',
    licence: 'CC BY 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
    authors: AUTHORS,
    icons: [...usedIcons].sort(),
  }
  return JSON.stringify(data, null, 2) + '\n'
}
