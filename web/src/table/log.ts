// Log and chat in one column.
import type { ChatLine } from '../lib/protocol'
import type { Line } from './game'

export const FILTERS = ['all', 'actions', 'chat'] as const
export type Filter = (typeof FILTERS)[number]

export type LogEntry = { kind: 'log'; key: string; line: Line } | { kind: 'chat'; key: string; line: ChatLine }

/**
 * Lines of the log and of the chat in the order in which this viewer met them: a chat line says how many events of the log had
 * been sent before it. Filtered to what happened, or to what was said.
 */
export function mixed(lines: Line[], chat: ChatLine[], filter: Filter): LogEntry[] {
  const said = filter === 'actions' ? [] : filter === 'chat' ? chat.filter((line) => !line.kind) : chat
  const happened = filter === 'chat' ? [] : lines
  const entries: LogEntry[] = []
  let next = 0
  for (const [index, line] of happened.entries()) {
    while (next < said.length && (said[next]!.after ?? 0) < line.after) entries.push(chatEntry(said[next++]!))
    entries.push(logEntry(line, `l${index}-${line.after}`))
  }
  while (next < said.length) entries.push(chatEntry(said[next++]!))
  return entries
}

/** The entries of lines that are drawn already: the same line is the same entry, so that nobody draws it again. */
const known = new WeakMap<Line | ChatLine, LogEntry>()

function chatEntry(line: ChatLine): LogEntry {
  let entry = known.get(line)
  if (!entry) known.set(line, (entry = { kind: 'chat', key: `c${line.number}`, line }))
  return entry
}

function logEntry(line: Line, key: string): LogEntry {
  let entry = known.get(line)
  if (entry?.key !== key) known.set(line, (entry = { kind: 'log', key, line }))
  return entry!
}
