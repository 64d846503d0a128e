/**
 * The icon of the tab: a hooded figure before the moon. When it is your turn the moon burns amber and the hood's eyes
 * are open, so that the change reads at 16 px. And the campfire.
 */
import { Picture } from '../studio/picture.mjs'

const HOOD = 'M32 11C23 11 19 20 19 30C19 36 20 39 17 45C14 51 12 58 11 64H53C52 58 50 51 47 45C44 39 45 36 45 30C45 20 41 11 32 11Z'
const FACE = 'M32 19c-5 0-7.6 5-7.6 10.4s3 9 7.6 9 7.6-3.6 7.6-9S37 19 32 19Z'

const BRAND = {
  favicon: (picture) => tab(picture, ['#10201a', '#0a110e'], ['#fffbe9', '#d9dcc2'], '#1c2a22', '#e8efb4'),
  'favicon-turn': (picture) => tab(picture, ['#5a2c08', '#1d0f05'], ['#fff3c4', '#ffab2e'], '#241204', '#ffd98a', true),
  campfire: (picture) => picture
    .glow(32, 44, 32, '#ffb04a', 0.8, 24)
    .path('M14 52 50 58M16 59 48 50', 'none', 'stroke="#5a371b" stroke-width="5" stroke-linecap="round"')
    .path('M32 6C34 16 46 23 45 37A13 13 0 0 1 19 37C19 30 24 27 24 20C28 22 29 26 29 29C32 24 32 15 32 6Z', '#f0782a')
    .path('M33 20C35 27 41 31 40 39A8 8 0 0 1 24 39C24 35 27 33 28 29C30 31 31 33 31 35C33 31 33 26 33 20Z', '#ffc04d')
    .path('M32 33C34 37 36 39 36 42A4 4 0 0 1 28 42C28 39 31 37 32 33Z', '#fff1c4'),
}

export const brandIds = Object.keys(BRAND)

/** @param {string} id */
export const brand = (id) => BRAND[id](new Picture(64, 64, 'xMidYMid meet'))

function tab(picture, [near, far], [bright, dim], cloak, rim, awake = false) {
  const night = picture.radial([[0, near], [1, far]], 'cx=".6" cy=".35" r=".8"')
  const moon = picture.radial([[0, bright], [1, dim]], 'cx=".6" cy=".35" r=".75"')
  const clip = picture.share('tile', (id) => `<clipPath id="${id}"><rect width="64" height="64" rx="13"/></clipPath>`)
  picture.paint(`<g clip-path="url(#${clip})"><rect width="64" height="64" fill="${night}"/><circle cx="37" cy="27" r="23" fill="${moon}"/>`)
    .path(HOOD, rim, 'transform="translate(1.6 -1.4)"').path(HOOD, cloak).path(FACE, '#050705')
  if (awake) picture.path('M26.5 29l4 1.2M37.5 29l-4 1.2', 'none', `stroke="${bright}" stroke-width="2.4" stroke-linecap="round"`)
  return picture.paint('</g>')
}
