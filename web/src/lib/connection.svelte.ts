// A room as this client knows it. Everything a page shows of a room is read from here.
import type { Chat, ChatLine, ClientMessage, Event, Problem, Room, ServerMessage, Update, Welcome } from './protocol'
import { Line, randomHex, type LineState } from './socket'

export type UpdateListener = (update: Update, fresh: Event[]) => void

export class Connection {
  readonly code: string
  state = $state<LineState>('connecting')
  /** Why the server closed the line for good: `kicked`, `left`, `moved`, `closed`; empty while it hasn't. */
  bye = $state('')
  welcome = $state.raw<Welcome | null>(null)
  room = $state.raw<Room | null>(null)
  update = $state.raw<Update | null>(null)
  /** Every event of the match that this client may know. */
  log = $state.raw<Event[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** A request has been sent and not been answered. */
  busy = $derived.by(() => this.#asking > 0)
  /** What the server refused last; shown until the next request. */
  problem = $state.raw<Problem | null>(null)

  #asking = $state(0)
  #line: Line
  #listeners = new Set<UpdateListener>()
  #parts = new Map<string, string>()

  constructor(code: string) {
    this.code = code
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#line = new Line(`${scheme}://${location.host}/ws/${encodeURIComponent(code)}`, {
      state: (state) => (this.state = state),
      message: (message) => this.receive(message),
    })
  }

  /** This client in the room's list. */
  get me() {
    return this.room?.members.find((member) => member.id === this.welcome?.you) ?? null
  }

  /** Sends a request. Resolves to whether the server did it; a refusal stands in `problem`. */
  async send(message: ClientMessage): Promise<boolean> {
    this.problem = null
    this.#asking += 1
    try {
      await this.#line.request(message)
      return true
    } catch (problem) {
      this.problem = problem as Problem
      return false
    } finally {
      this.#asking -= 1
    }
  }

  /** Answers the question that stands (or acts out of turn with `question` 0). */
  act(option: string, question = 0): Promise<boolean> {
    return this.send(question ? { type: 'act', option, question } : { type: 'act', option })
  }

  /** Calls back at each update with the events that are new. Returns the way to stop. */
  listen(listener: UpdateListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#line.close()
  }

  /** Takes in one message of the server. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.welcome = message
        break
      case 'room':
        this.room = message
        if (!message.match) this.#forgetMatch()
        break
      case 'update':
        this.#takeUpdate(message)
        break
      case 'chat':
        this.chat = mergeChat(this.chat, message)
        break
      case 'committed':
        void this.#giveKeyPart(message.match)
        break
      case 'bye':
        this.bye = message.why
        break
    }
  }

  #takeUpdate(update: Update): void {
    const grown = growLog(update.match === this.update?.match ? this.log : [], update)
    if (!grown) return this.#line.renew()
    // The first update on a socket repeats the whole log: only what was not known yet is news.
    const known = update.match === this.update?.match ? this.log.length : grown.length
    this.log = grown
    if (this.update && update.match !== this.update.match) this.chat = beforeTheMatch(this.chat)
    this.update = update
    for (const listener of this.#listeners) listener(update, grown.slice(known))
  }

  #forgetMatch(): void {
    if (this.update) this.chat = beforeTheMatch(this.chat)
    this.update = null
    this.log = []
  }

  // The same part again for the same match, should the server ask twice.
  async #giveKeyPart(match: string): Promise<void> {
    const part = this.#parts.get(match) ?? randomHex(32)
    this.#parts.set(match, part)
    await this.#line.request({ type: 'key_part', match, part }).catch(() => undefined)
  }
}

/** The log after an update, or null if the update does not join on to what is known. */
export function growLog(known: Event[], update: Pick<Update, 'events' | 'log_length'>): Event[] | null {
  if (update.log_length === update.events.length) return update.events
  if (update.log_length === known.length + update.events.length) return [...known, ...update.events]
  return null
}

/** What was said in an earlier match stands before all that happens in the next. */
export const beforeTheMatch = (chat: ChatLine[]): ChatLine[] => chat.map((line) => ({ ...line, after: 0 }))

/** Chat with new lines put in by their number; a line that comes again is taken once. */
export function mergeChat(known: ChatLine[], { lines }: Pick<Chat, 'lines'>): ChatLine[] {
  const byNumber = new Map(known.map((line) => [line.number, line]))
  for (const line of lines) byNumber.set(line.number, line)
  return [...byNumber.values()].sort((a, b) => a.number - b.number)
}
