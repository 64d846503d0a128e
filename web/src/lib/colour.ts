import { SHAPES, type Shape } from './art/shapes'

/** The shape a name stands for, or null: people who watch have none. */
export const shapeOf = (name: string | undefined): Shape | null => (name !== undefined && name in SHAPES ? (name as Shape) : null)

/** A player's colour, as a CSS value. */
export const colourOf = (shape: string | undefined): string => (shapeOf(shape) ? `var(--p-${shape})` : 'var(--text)')
