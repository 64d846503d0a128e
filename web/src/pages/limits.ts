/** Sizes that the server keeps to, so that a form can keep people from running into them. */

/** Longest name, in characters. */
export const NAME_LONGEST = 20

/** Longest line of chat, in characters. */
export const LINE_LONGEST = 300

/** Levels of computer players, the easiest first. Words: `level-<id>`. */
export const LEVELS = ['random', 'greedy']
