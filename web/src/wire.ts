// What the server says, as its `shown.rs` and handlers spell it. Views are handed through unread: boards know their own.
import type { Message } from './messages'

export interface Spoken extends Message {
  text?: string
}

export interface Outcome {
  is_draw: boolean
  winners: string[]
}

export interface Turn {
  due: string | null
  is_chance: boolean
  outcome: Outcome | null
}

export interface Offers {
  draw: string[]
  resigned: string[]
  takeback: string | null
  takeback_agreed: string[]
}

export interface Clocks {
  left: number[]
  running: string | null
  since: number | null
  up_at: number | null
  now: number
}

/** A position through one viewer's eyes, and what that viewer may do. */
export interface Seen {
  seat: string | null
  ply: number
  turn: Turn
  view: unknown
  legal: string[]
  can_undo: boolean
  offers: Offers
  clocks: Clocks | null
}

export interface Line {
  ply: number
  /** A seat's name, `chance` or `table`. */
  by: string
  sentence: string | null
  messages: Spoken[]
  undone: boolean
}

export interface SeatShown {
  seat: string
  team: string
  name: string | null
  bot: number | null
  is_online: boolean
  is_sealed: boolean
  is_opened: boolean
}

export type ClockTerms =
  | { kind: 'none' }
  | { kind: 'live'; seconds: number; increment: number }
  | { kind: 'days'; days: number }

export interface Terms {
  clock: ClockTerms
  time_out: 'lose' | 'bot'
  chance: 'provable' | 'entered'
  spectators: boolean
  takebacks: boolean
  salts: boolean
  auto_start: boolean
}

export interface TableShown {
  id: string
  game: string
  head: string[]
  status: 'open' | 'opening' | 'running' | 'over'
  outcome: Outcome | null
  is_public: boolean
  terms: Terms
  seats: SeatShown[]
  watching: number
  rules_version: number
  seal: string | null
  rematch_of: string | null
  made_at: number
}

export interface MyTable {
  table: TableShown
  yours: string[]
  is_host: boolean
  key: string | null
}

export interface Summary {
  id: string
  game: string
  status: 'open' | 'running' | 'over'
  outcome: string | null
  is_public: boolean
  terms: Terms
  seats: SeatShown[]
  due: string | null
  is_due: boolean
  moved_at: number
}

export interface Chat {
  number: number
  channel: string
  name: string
  text: string
  at: number
}

export interface Fault {
  line: number | null
  message: Spoken
}

export interface Problem {
  code: string
  message: Spoken
  rule?: string
  faults?: Fault[]
  seen?: Seen
}

export interface Me {
  name: string
  login: string | null
  lang: string
  since: number
}

export interface OptionShown {
  option: string
  name: string
  values: { value: string; name: string }[]
  number: [number, number] | null
  repeats: boolean
  rule: string
}

export interface GameShown {
  game: string
  title: string
  about: string
  rules_version: number
  has_secrets: boolean
  seats: { seat: string; team: string; name: string }[]
  options: OptionShown[]
  /** The usual one first; empty for a game with one board. */
  maps: { map: string; is_half: boolean }[]
}

export interface Chance {
  of: Spoken
  value: number
}

export interface OddsShown {
  tables: { title: Spoken; rows: Chance[] }[]
  figures: Chance[]
}

export interface Advice {
  sentence: string
  win: number
}

export interface HintShown {
  best: Advice
  next: Advice[]
  reason: Spoken
}

/** A line of a game file, as one viewer saw it. */
export interface ReplayLine {
  told: Line | null
  /** A sentence of the game that was not taken back. */
  counts: boolean
}

/** A game file, opened. Views are numbered by the lines before them. */
export interface ReplayShown {
  game: string
  engine: string
  head: string[]
  start: string[] | null
  seats: { seat: string; team: string; name: string | null }[]
  outcome: Outcome | null
  count: number
  lines: ReplayLine[]
  views: unknown[]
}

export interface Course {
  game: string
  /** In teaching order. */
  steps: { step: string; title: Spoken }[]
}

/** A step of a lesson as it stands after what was said in it. */
export interface StepShown {
  game: string
  step: string
  title: Spoken
  /** What to try now; when the step is done, what there was to see and why. */
  coach: Spoken
  tries: number
  is_done: boolean
  /** A sentence that would do. */
  model: string | null
  /** Whether it is there to be refused. */
  is_in_vain: boolean
  head: string[]
  seats: { seat: string; team: string }[]
  seen: Seen
  lines: Line[]
}

export interface Tried {
  verdict: 'right' | 'astray'
  refusal: { message: Spoken; rule: string | null } | null
  step: StepShown
}

/** What a socket is sent. Those with `event` are numbered; the others answer our own messages. */
export type Heard =
  | { type: 'moved'; event: number; lines: Line[]; undone: number[]; seen: Seen }
  | { type: 'table'; event: number; table: TableShown }
  | { type: 'chat'; event: number; chat: Chat }
  | { type: 'rematch'; event: number; table: string; key: string }
  | { type: 'sync'; epoch: string; event: number; table: TableShown; seen: Seen | null; lines: Line[] }
  | { type: 'resumed'; epoch: string; event: number }
  | { type: 'ack'; token: string; ply: number; is_repeated: boolean }
  | { type: 'failed'; token: string | null; problem: Problem }
  | { type: 'pong'; token: string | null; now: number }
  | { type: 'closing' }

/** What a player did, such as boards mark as the last move: neither chance nor the end of a turn. */
export function isMove({ by, sentence }: Line): boolean {
  return by !== 'chance' && by !== 'table' && sentence !== 'end'
}

/** The engine whose words a game's sentences are. */
export function engineOf(game: string): string {
  return game.startsWith('clash-') ? 'clash' : game
}
