import names from './icons.json'

/** An icon of the interface by what it means; icons.json says which game-icon that is. */
export type IconName = keyof typeof names

export const iconNames = Object.keys(names) as IconName[]
