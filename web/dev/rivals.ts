// Shows the table of Shadow Rivals with a fixture, without a server: `npx vite`, then /dev/rivals.html?show=two|four|five|crowd|before&lang=ja&watch.
// In the console `go('fills')`, then `go('closed')` after show=before: a mansion fills, and makes room for the next.
import { mount } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/shared.css'
import { ballOf, CATALOGUE, CHAT, NAMES, roomOf, updateOf, type BallName } from '../src/games/rivals/fixture'
import type { View } from '../src/games/rivals/types'
import { settings } from '../src/lib/settings.svelte'
import Table from '../src/table/Table.svelte'
import { pretendConnection } from './pretend.svelte'

const wanted = new URLSearchParams(location.search)
settings.language = wanted.get('lang') === 'ja' ? 'ja' : 'en'
const fetched = window.fetch
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/') ? Promise.resolve(Response.json(CATALOGUE)) : fetched(input, init)

const update = updateOf((wanted.get('show') ?? 'four') as BallName)
const watching = wanted.has('watch')
if (watching) Object.assign(update, { question: null, view: { ...(update.view as View), own: null } })
const room = roomOf((update.view as View).public.players.length)
if (wanted.get('lang') === 'ja') {
  room.match!.names = ['悠', '美咲', 'トモ', 'モス', 'ヴィルヘルミナ'].slice(0, room.match!.names.length)
  for (const member of room.members) member.name = room.match!.names[NAMES.indexOf(member.name)] ?? member.name
}
const connection = pretendConnection(update, room, CHAT, !watching)
mount(Table, { target: document.getElementById('app')!, props: { connection, onsettings: () => undefined } })
Object.assign(window, {
  /** The next update: another ball, with what happened in it. */
  go: (ball: BallName | ReturnType<typeof ballOf>) => {
    const next = typeof ball === 'string' ? ballOf(ball) : ball
    connection.receive({ ...update, ...next, number: connection.update!.number + 1, log_length: connection.log.length + next.events.length })
  },
})
