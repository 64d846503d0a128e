// Shows the table with a fixture, without a server: `npx vite`, then /dev/?show=table|many|watch|end|idle&players=8&lang=ja.
import { mount } from 'svelte'
import '../src/styles/tokens.css'
import '../src/styles/shared.css'
import * as fixture from '../src/games/hunters/fixture'
import type { Update } from '../src/lib/protocol'
import { settings } from '../src/lib/settings.svelte'
import Table from '../src/table/Table.svelte'
import { withNotebook } from './notebooks'
import { pretendConnection, variant } from './pretend.svelte'

const wanted = new URLSearchParams(location.search)
settings.language = wanted.get('lang') === 'ja' ? 'ja' : 'en'
const fetched = window.fetch
window.fetch = (input, init) =>
  String(input).startsWith('/api/games/') ? Promise.resolve(Response.json(fixture.CATALOGUE)) : fetched(input, init)

const show = wanted.get('show') ?? 'table'
const players = Number(wanted.get('players') ?? 6)
const { update, room } = variant(show, players)
const notes = wanted.get('notes')
if (notes === 'hand' || notes === 'helped') withNotebook(update, room, notes)
const connection = pretendConnection(update, room, fixture.CHAT, show !== 'watch')
mount(Table, { target: document.getElementById('app')!, props: { connection, onsettings: () => undefined } })
Object.assign(window, {
  // For trying animations from the console.
  fixtureUpdate: update,
  step: (next: Partial<Update>) => connection.receive({ ...update, ...next, log_length: connection.log.length + (next.events?.length ?? 0), events: next.events ?? [] }),
})
