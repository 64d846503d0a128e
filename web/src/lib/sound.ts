// A few soft sounds, made on the spot: no files to fetch. Each is one or two notes or a breath of noise.
import { settings } from './settings.svelte'

export type Sound = 'turn' | 'dice' | 'card' | 'step' | 'hurt' | 'heal' | 'reveal' | 'death' | 'chat' | 'end'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

// Browsers start audio only after a gesture; the first one anywhere opens it.
function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null
  if (!context && navigator.userActivation && !navigator.userActivation.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  return context.state === 'running' ? context : null
}

function note(to: AudioContext, hertz: number, at: number, seconds: number, loud: number, shape: OscillatorType = 'sine'): void {
  const start = to.currentTime + at
  const tone = to.createOscillator()
  const gain = to.createGain()
  tone.type = shape
  tone.frequency.value = hertz
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  tone.connect(gain).connect(to.destination)
  tone.start(start)
  tone.stop(start + seconds)
}

function breath(to: AudioContext, hertz: number, at: number, seconds: number, loud: number): void {
  if (!noise) {
    noise = to.createBuffer(1, to.sampleRate, to.sampleRate)
    const samples = noise.getChannelData(0)
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  }
  const start = to.currentTime + at
  const source = to.createBufferSource()
  const filter = to.createBiquadFilter()
  const gain = to.createGain()
  source.buffer = noise
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  filter.Q.value = 1.4
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  source.connect(filter).connect(gain).connect(to.destination)
  source.start(start, Math.random() * 0.5)
  source.stop(start + seconds)
}

const SCORE: Record<Sound, (to: AudioContext) => void> = {
  // The only rising fifth: it means you.
  turn: (to) => { note(to, 392, 0, 0.5, 0.09); note(to, 587.3, 0.14, 0.8, 0.09) },
  dice: (to) => { for (const at of [0, 0.09, 0.16, 0.26, 0.4]) breath(to, 2400 - at * 2500, at, 0.06, 0.16) },
  card: (to) => breath(to, 3200, 0, 0.16, 0.07),
  step: (to) => { for (const at of [0, 0.16, 0.3]) breath(to, 420, at, 0.08, 0.1) },
  hurt: (to) => { note(to, 110, 0, 0.22, 0.12, 'triangle'); breath(to, 700, 0, 0.1, 0.08) },
  heal: (to) => { note(to, 659.3, 0, 0.4, 0.035); note(to, 880, 0.08, 0.5, 0.03) },
  reveal: (to) => { note(to, 233.1, 0, 0.9, 0.06, 'triangle'); note(to, 349.2, 0.06, 0.9, 0.04) },
  death: (to) => { note(to, 98, 0, 1.6, 0.1); note(to, 146.8, 0.02, 1.4, 0.05) },
  chat: (to) => note(to, 740, 0, 0.14, 0.025),
  end: (to) => [196, 293.7, 392, 587.3].forEach((hertz, index) => note(to, hertz, index * 0.16, 1.8, 0.06)),
}

/** Plays a sound, if sounds are on and the browser lets us. */
export function play(sound: Sound): void {
  const to = audio()
  if (to) SCORE[sound](to)
}

/** Call once at the start: opens audio at the first gesture, so that later sounds can play. */
export function openAudioOnGesture(): void {
  const open = (): void => {
    audio()
    if (context?.state === 'running' || !settings.sound) {
      removeEventListener('pointerdown', open)
      removeEventListener('keydown', open)
    }
  }
  addEventListener('pointerdown', open)
  addEventListener('keydown', open)
}
