// Choosing, with a second question where it hurts and cannot be taken back.
import type { Option } from '../lib/protocol'
import { settings } from '../lib/settings.svelte'
import { t, words } from '../lib/words.svelte'
import { REVEALING } from './entries'
import type { Overlay } from './overlay.svelte'
import type { Scene } from './scene.svelte'

/** Answers the question with this option. */
export function pick(scene: Scene, overlay: Overlay, option: Option): void {
  overlay.close()
  // Whoever confirms late has answered the question they were looking at, not the next one that offers the same.
  const asked = scene.moment.question
  const then = (): void => void scene.choose(option, asked)
  if (!settings.confirmations) return then()
  const mine = scene.seat(scene.mySeat)
  if (REVEALING.has(option.verb) && mine && !mine.revealed && mine.known) return confirmReveal(scene, overlay, mine.known, then)
  const harm = scene.table.warning(option, scene.context)
  if (!harm) return then()
  overlay.dialog = {
    kind: 'confirm',
    title: t(harm.key),
    text: words.segments(`${harm.key}.text`, { seat: { kind: 'player', seats: [harm.seat] } }),
    yes: t(`${harm.key}.yes`),
    danger: true,
    then,
  }
}

/** Acts out of turn. */
export function act(scene: Scene, overlay: Overlay, option: Option): void {
  overlay.close()
  const then = (): void => void scene.act(option)
  const character = scene.seat(scene.mySeat)?.known
  if (!settings.confirmations || !character) return then()
  if (option.verb === 'reveal') return confirmReveal(scene, overlay, character, then)
  const text = `${scene.game}-action-${option.verb}.confirm`
  if (!words.has(text)) return then()
  overlay.dialog = {
    kind: 'confirm',
    title: scene.abilityName(character),
    text: words.segments(text),
    yes: t('table-yes'),
    then,
  }
}

function confirmReveal(scene: Scene, overlay: Overlay, character: string, then: () => void): void {
  overlay.dialog = {
    kind: 'confirm',
    title: t('table-reveal'),
    text: words.segments('table-reveal.confirm', { character: scene.characterName(character) }),
    yes: t('table-reveal-yes'),
    then,
  }
}
