// A notebook for the fixtures: `&notes=hand|helped`.
import type { View } from '../src/games/hidden-roles/types'
import type { Note, Notebook, NotebookMode, Room, RuledOut, Update } from '../src/lib/protocol'

export function withNotebook(update: Update, room: Room, mode: NotebookMode): void {
  const { players, pool } = (update.view as View).public
  const starting = (letters: string): string[] => pool.filter((character) => letters.includes(character.charAt(0)))
  const hidden = players.filter((player) => player.seat && !player.character).map(({ seat }) => seat)
  const struck = ['bcdefgw', 'efguvw', 'abcdfuvw', 'aefguvw', '', 'abcdfg']
  const marks: Notebook['marks'] = {}
  hidden.forEach((seat, index) => {
    const own: Record<string, Note> = {}
    for (const character of starting(mode === 'hand' ? struck[index] ?? '' : 'a')) own[character] = 'struck'
    for (const character of starting(['v', '', '', 'c', '', 'u'][index] ?? '')) own[character] = 'ringed'
    if (Object.keys(own).length) marks[String(seat)] = own
  })
  const suspects = players.filter(({ seat }) => seat).map(({ seat, character, damage }, index) => {
    if (character) return { seat, possible: [character], how: 'open' }
    const seen = (card: string, letters: string): RuledOut => ({ why: 'answered', params: { card, answer: 'hurt', amount: 1, turn: 9 + index }, characters: starting(letters) })
    const out: RuledOut[] = [
      { why: 'taken', params: { seat: 0 }, characters: ['werewolf'] },
      { why: 'initial-taken', params: { seat: 2, initial: 'G' }, characters: starting('g') },
      { why: 'survived', params: { damage, turn: 12 }, characters: damage > 5 ? starting('a') : [] },
      ...(index === 0 ? [seen('r_shadow_1', 'bcdef')] : []),
      ...(index === 3 ? [{ why: 'no-deal-camps', params: { camp: 'shadow' }, characters: starting('uv') }] : []),
      ...(index === 5 ? [{ why: 'not-won', params: { reason: 'equipment', turn: 20 }, characters: ['bylon'] }, { why: 'answered-unread', params: { answer: 'hurt', amount: 2, turn: 21 }, characters: starting('c') }] : []),
    ].filter((reason) => reason.characters.length)
    const gone = new Set(out.flatMap((reason) => reason.characters))
    return { seat, possible: pool.filter((each) => !gone.has(each)), out }
  })
  update.notebook = { suspects: mode === 'helped' ? suspects : [], marks }
  room.match!.notebook = mode
}
