// Made by `python -m gloaming.server.describe` from src/gloaming/server/protocol.py. Don't edit it.
// Fields with `?` are left out of a message when they have their default value.

export type Speed = 'slow' | 'normal' | 'fast'
export type NotebookMode = 'off' | 'hand' | 'helped'
export type Note = 'ringed' | 'struck'
export type WatcherChat = 'together' | 'apart'
export type Phase = 'waiting' | 'starting' | 'playing' | 'paused' | 'over'

/** One thing that may be chosen. `id` is stable: the same choice has the same id in every game of this version. */
export interface Option {
  id: string
  verb: string
  /** The player it points at, or -1. */
  seat?: number
  /** The area it points at, or empty. */
  place?: string
  /** The card it points at, or empty. */
  card?: string
  /** A die roll or amount that it stands for, or -1. */
  number?: number
}

/** What the server waits for from this client's seat. */
export interface Question {
  id: number
  /** Names its words: `<game>-question-<kind>`. */
  kind: string
  /** The clause of the rulebook behind it, for example `6.1`. */
  clause: string
  options: Option[]
  /** Parameters of its words: ids of cards, places and players. */
  about?: Record<string, unknown>
  /** Closes by itself after a short time; no answer means the first option. */
  timed?: boolean
  /**
   * Ends when all have answered, at the latest when the clock has run out: whoever has not answered then has not agreed.
   */
  lapses?: boolean
}

/** One fact, as a key and parameters. Its words: `<game>-log-<kind>`. */
export interface Event {
  kind: string
  params?: Record<string, unknown>
  /** Only this client (and perhaps one more) was told. */
  private?: boolean
}

/** Whom the table waits for. `seats` is empty while that would tell a secret. */
export interface Waiting {
  seats?: number[]
  /** Kind of the question, or `resolving` while that would tell a secret. */
  kind?: string
}

/** Who won a finished match, to be shown beside the room. */
export interface Rating {
  match: string
  game: string
  /** 1 for the first match of the room. */
  number: number
  winners: number[]
  names: string[]
  /** Who played whom, in games that have characters; else empty texts. */
  characters: string[]
  ended_at: number
  /** What each seat had in the end, in games that count points. */
  points?: number[]
}

/** Someone in the room: a person seated, a person watching, or a computer player in a seat. */
export interface Member {
  /** Public id within the room. Not the seat token. */
  id: string
  name: string
  role: 'player' | 'watcher' | 'bot'
  /** Colour and shape of a seat: circle, triangle, square, diamond, star, cross, hexagon, drop, crescent, ring. */
  shape?: string
  /** Seat in the running match, or -1. */
  seat?: number
  ready?: boolean
  away?: boolean
  /** A computer player decides for this person at the moment. */
  standin?: boolean
  /** Level of the bot (of a bot's seat). */
  level?: string
  host?: boolean
  /** Wants a rematch. */
  rematch?: boolean
}

/** What the host (or anyone seated, if `host_starts` is off) sets. Sent whole to clients. */
export interface RoomSettings {
  /** Number of seats of the next match, at first the game's `usual_seats`. Bots fill what people don't. */
  players: number
  /**
   * Options of the game, as the catalogue describes them. One whose `table` is true may also be a table, as JSON text that is checked and shown to everybody.
   */
  options: Record<string, unknown>
  /** Seconds for one question, 0 for none. One of 0, 30, 60, 120, 300. */
  clock: number
  /** Seconds until a bot stands in for someone away; at least 5, 0 for never. */
  grace: number
  speed: Speed
  /** Level of new bots. */
  level: string
  /** Private rooms are not listed: they are found by their code alone. */
  listed: boolean
  watchers: boolean
  watcher_chat: WatcherChat
  /** Only the host may press start. */
  host_starts: boolean
  /** Notebooks of the next match, in games that have them. */
  notebook: NotebookMode
}

/** What everyone knows of the match in this room. */
export interface MatchInfo {
  id: string
  number: number
  phase: 'starting' | 'playing' | 'paused' | 'over'
  /** Hash of the server's part of the key, shown before the match starts. */
  commitment: string
  /** Name of each seat, in seat order. */
  names: string[]
  shapes: string[]
  /** Seconds left on the turn clock when this was sent, -1 for none. */
  clock_left?: number
  /** Name of who paused it; `nobody-here` when the people have gone. */
  paused_by?: string
  notebook?: NotebookMode
}

/** Characters that somebody cannot be, for one reason. */
export interface RuledOut {
  /** Names its words: `table-notebook-why-<why>`. */
  why: string
  characters: string[]
  /** Parameters of the words. */
  params?: Record<string, unknown>
}

/** What can be worked out about one other player. */
export interface Suspect {
  seat: number
  /** Ids of the characters that are left. */
  possible: string[]
  /** How it is known who it is: `open` to all, `shown` to you, `worked-out`; empty while several are left. */
  how?: string
  /** The other characters, each for one reason; nothing for who is `open` or `shown`. */
  out?: RuledOut[]
}

/** A seat's own notes about the others. */
export interface Notebook {
  /** In seat order; empty unless the notebook helps. It follows from the seat's own views and events alone. */
  suspects?: Suspect[]
  /** What the owner has marked: by seat, by character. */
  marks?: Record<string, Record<string, Note>>
}

/** One line of chat, or a notice (`kind` set, `text` empty) of the room. */
export interface ChatLine {
  number: number
  at: number
  name?: string
  shape?: string
  text?: string
  watcher?: boolean
  /** What happened; words: `notice-<kind>`. */
  kind?: string
  params?: Record<string, unknown>
  /**
   * Number of log entries of the match that this client had been sent when it was said: keeps log and chat in order.
   */
  after?: number
}

/** Why something was refused. Words: `error-<code>`. */
export interface Problem {
  code: string
  /** The value that was wrong. */
  wrong?: unknown
  /** What was allowed. */
  allowed?: unknown
}

/**
 * Answer the question that stands, or act out of turn (`question` 0): an option of `actions`, or `undo` while `may_undo` is true.
 */
export interface Act {
  type: 'act'
  option: string
  question?: number
}

/** Ask for more time in a timed question, once. */
export interface Wait {
  type: 'wait'
  question: number
}

/** This player's part of the key: 32 bytes as hex. */
export interface KeyPart {
  type: 'key_part'
  match: string
  part: string
}

/** Mark characters of another player in the own notebook. Nobody else is told. */
export interface TakeNote {
  type: 'note'
  match: string
  /** Whom it is about. */
  seat: number
  /** Ids of characters that may be in play. */
  characters: string[]
  /** Empty takes the mark away. */
  mark?: Note | ''
}

/** A line of chat. */
export interface Say {
  type: 'say'
  text: string
}

/** Show that you are ready. */
export interface Ready {
  type: 'ready'
  on: boolean
}

/** A watcher takes a free seat for the next match (in the waiting room). */
export interface Sit {
  type: 'sit'
}

/** A seated person becomes a watcher (in the waiting room, or dead in a match). */
export interface Stand {
  type: 'stand'
}

/** Choose a colour and shape. */
export interface Mark {
  type: 'mark'
  shape: string
}

/** Choose another name; unique in the room. */
export interface Rename {
  type: 'rename'
  name: string
}

/** Change settings; only the given keys. */
export interface Change {
  type: 'change'
  settings: Partial<RoomSettings>
}

/** Start a match with this number of players. */
export interface Start {
  type: 'start'
  players: number
}

/** Want (or no longer want) a rematch; it starts when the one who presses start says so or all have said so. */
export interface Rematch {
  type: 'rematch'
  on?: boolean
}

/** After the end: show the waiting room again (for everyone), to choose other options. */
export interface BackToRoom {
  type: 'back_to_room'
}

/**
 * What only the host may do.
 * `kick` (a member), `hand_over` (the role, to a member), `pause`, `resume`, `seat_bot` (add a bot in the waiting room), `unseat_bot` (a bot's member id), `level` (of one bot), `to_bot` (a bot plays a person's seat), `to_person` (gives it back).
 */
export interface Host {
  type: 'host'
  do: 'kick' | 'hand_over' | 'pause' | 'resume' | 'seat_bot' | 'unseat_bot' | 'level' | 'to_bot' | 'to_person'
  member?: string
  level?: string
}

/** Leave the room for good; in a match a bot takes the seat. */
export interface Leave {
  type: 'leave'
}

/** Answered by `done`. */
export interface Ping {
  type: 'ping'
}

/** First message on every socket. */
export interface Welcome {
  type: 'welcome'
  /** Your member id. */
  you: string
  code: string
  game: string
  version: string
  /** Path that brings your seat to another device. Keep it to yourself. */
  personal_link: string
  /** Length of a timed question, seconds. */
  wait_seconds: number
  /** How long it stays open from the moment when somebody asks for more time, seconds. */
  longer_seconds: number
}

/** The whole room, whenever anything in it changes. */
export interface Room {
  type: 'room'
  code: string
  game: string
  members: Member[]
  settings: RoomSettings
  phase: Phase
  match: MatchInfo | null
  results: Rating[]
  /** Whether you may press start. */
  may_start: boolean
}

/** The match as this client may know it. */
export interface Update {
  type: 'update'
  match: string
  /**
   * Counts the updates of this viewer in this match; a gap means nothing was lost, the view is whole. It may begin anew after the server was restarted, so a new connection takes it as it comes.
   */
  number: number
  /** `{"public": ..., "own": ...}`; described for each game at the end of docs/protocol.md. */
  view: unknown
  /** New events since this client's last update; on connecting, the whole log. */
  events: Event[]
  /** Number of events of the whole log of this viewer, these included. */
  log_length: number
  waiting: Waiting
  question: Question | null
  /** What you may do out of turn now. */
  actions: Option[]
  /** Seconds left on the turn clock when this was sent, -1 for none. */
  clock_left?: number
  /** The own notebook; null for watchers, and where there is none. */
  notebook?: Notebook | null
  /**
   * Id of the timed question in which you can ask for more time (`wait`), whether you have a `question` or not; 0 if there is none. Everyone to whom the question might have been put has it, so pressing it tells nothing.
   */
  may_wait?: number
  /** Whether you can take your last answer back: `act` with the option `undo` and no `question`. */
  may_undo?: boolean
}

/** New lines of chat; on connecting, the last ones. */
export interface Chat {
  type: 'chat'
  lines: ChatLine[]
}

/** A match is about to start: send your part of the key. */
export interface Committed {
  type: 'committed'
  match: string
  commitment: string
}

/** Your request was carried out. */
export interface Done {
  type: 'done'
  rid: string
}

/** Your request was not carried out, and nothing changed. */
export interface Refused {
  type: 'refused'
  rid: string
  problem: Problem
}

/**
 * The server closes the socket and says why. Don't reconnect.
 * `kicked`, `left`, `no-watchers` (the host sends watchers away), `no-room`, `no-seat` (join first), `too-many-tabs`, `too-many-guesses`. A socket that closes without it is to be opened again.
 */
export interface Bye {
  type: 'bye'
  why: string
}

export type ClientMessage =
  | Act
  | Wait
  | KeyPart
  | TakeNote
  | Say
  | Ready
  | Sit
  | Stand
  | Mark
  | Rename
  | Change
  | Start
  | Rematch
  | BackToRoom
  | Host
  | Leave
  | Ping

/** What goes over the line: a message and the id by which it is answered. */
export type ClientRequest = ClientMessage & { rid: string }

export type ServerMessage =
  | Welcome
  | Room
  | Update
  | Chat
  | Committed
  | Done
  | Refused
  | Bye
