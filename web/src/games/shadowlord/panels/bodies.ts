// The questions that have a panel of their own.
export const BODIES = ['build', 'share_ships', 'place_card', 'move', 'go_on', 'shadow', 'passage', 'recruit', 'commit'] as const
