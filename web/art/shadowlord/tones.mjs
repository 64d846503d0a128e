/**
 * The light of Shadowlord: one tone an element, one for those who follow nobody yet, one for the shadows. A tone is the sky
 * (`top`, `middle`, `low`), the lit figure (`light`, `mid`, `dark`, `hole`, `rim`) and what glows (`dust`).
 */
export const TONES = {
  earth: { top: '#07090d', middle: '#122010', low: '#4a7a2e', light: '#f6f8e2', mid: '#8fae68', dark: '#1d3010', hole: '#080f05', rim: '#c4f09a', dust: '#8fd05a' },
  wind: { top: '#0a0812', middle: '#2a2110', low: '#8a6a22', light: '#fff8e2', mid: '#c9a85c', dark: '#3d2c0c', hole: '#120c04', rim: '#ffe08a', dust: '#ffd76a' },
  fire: { top: '#0d0609', middle: '#330f0e', low: '#a03a22', light: '#fff0e0', mid: '#d59276', dark: '#43130d', hole: '#150505', rim: '#ff8a5e', dust: '#ff7a4a' },
  water: { top: '#060814', middle: '#0e2144', low: '#2f6ab0', light: '#f2f8ff', mid: '#86aad2', dark: '#122c52', hole: '#050c1a', rim: '#9fd0ff', dust: '#5aa8ff' },
  free: { top: '#08080f', middle: '#1d1c30', low: '#6b6890', light: '#fbf9ff', mid: '#aaa6c4', dark: '#27253d', hole: '#0a0912', rim: '#d9d4f2', dust: '#9b95c8' },
  void: { top: '#050309', middle: '#150d2c', low: '#40297e', light: '#efe6ff', mid: '#8670bd', dark: '#1d123c', hole: '#07040f', rim: '#b79bff', dust: '#8b5cff' },
}

/** In the order of the rules. */
export const ELEMENTS = ['earth', 'wind', 'fire', 'water']
