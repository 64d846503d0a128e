// Shows the table of Shadowlord with a fixture, without a server: `npx vite`, then /dev/shadowlord.html?show=mid|build|...&lang=ja&watch
// (the names of the moments stand in the fixture). In the console `go('drawn')` goes on to another moment.
import { mount } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/shared.css'
import { CATALOGUE, CHAT, LOG, momentNamed, NAMES, ROOM, updateOf, type MomentName } from '../src/games/shadowlord/fixture'
import type { View } from '../src/games/shadowlord/types'
import type { Event } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import Table from '../src/table/Table.svelte'
import { pretendConnection } from './pretend.svelte'

const wanted = new URLSearchParams(location.search)
settings.language = wanted.get('lang') === 'ja' ? 'ja' : 'en'
const fetched = window.fetch
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/') ? Promise.resolve(Response.json(CATALOGUE)) : fetched(input, init)

const update = updateOf((wanted.get('show') ?? 'mid') as MomentName)
const watching = wanted.has('watch')
if (watching) Object.assign(update, { question: null, view: { ...(update.view as View), own: null } })
const room = structuredClone(ROOM)
if (wanted.get('lang') === 'ja') {
  room.match!.names = ['悠', 'トモ', '美咲', '健太']
  for (const member of room.members) member.name = room.match!.names[NAMES.indexOf(member.name)] ?? member.name
}
const connection = pretendConnection(update, room, CHAT, !watching)
mount(Table, { target: document.getElementById('app')!, props: { connection, onsettings: () => undefined } })
let question = 231
Object.assign(window, {
  connection,
  /** The next update: another moment, and what happened in it. */
  go: (name: MomentName, events: Event[] = []) => {
    const next = momentNamed(name)
    if (next.question) next.question.id = question++
    connection.receive({ ...update, ...next, events, number: connection.update!.number + 1, log_length: connection.log.length + events.length })
  },
  LOG,
})
