// The server over HTTP: one function per thing that can be asked. Failures are thrown as `Failed`, which holds a sentence.
import type {
  Chat,
  Course,
  GameShown,
  HintShown,
  Line,
  Me,
  MyTable,
  OddsShown,
  Problem,
  ReplayShown,
  Seen,
  StepShown,
  Summary,
  Terms,
  Tried,
} from './wire'
import type { Moment } from './replay'
import type { OwnMap } from './newtable'

const BASE = '/api/v1'

/** A request that was not carried out, and what to tell people. */
export class Failed extends Error {
  readonly problem: Problem
  /** 0 if the server could not be reached at all. */
  readonly status: number

  constructor(problem: Problem, status: number) {
    super(problem.message.text ?? problem.message.key)
    this.problem = problem
    this.status = status
  }
}

function unreachable(): Failed {
  return new Failed({ code: 'unreachable', message: { key: 'web-unreachable', args: {} } }, 0)
}

let language = 'en'

/** Answers come with words in this language. */
export function speak(lang: string): void {
  language = lang
}

async function ask<T>(method: string, path: string, body?: unknown, query: Record<string, string | undefined> = {}): Promise<T> {
  const given = Object.entries({ ...query, lang: language }).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const address = `${BASE}${path}?${new URLSearchParams(given)}`
  const sent: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    sent.body = JSON.stringify(body)
    sent.headers = { 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(address, sent)
  } catch {
    throw unreachable()
  }
  if (response.status === 204) return undefined as T
  const text = await response.text()
  if (response.ok) return (response.headers.get('content-type')?.startsWith('text/plain') ? text : JSON.parse(text)) as T
  let problem: Problem
  try {
    problem = JSON.parse(text) as Problem
  } catch {
    throw unreachable()
  }
  throw new Failed(problem, response.status)
}

export interface NewTable {
  game: string
  head?: string[]
  seats?: string[]
  only_host?: boolean
  bots?: Record<string, number>
  is_public?: boolean
  terms?: Partial<Terms>
}

const id = encodeURIComponent

/** Where a learner stands: the step, and what was said in it so far. */
export interface Attempt {
  game: string
  step: string
  said: readonly string[]
}

function lesson<T>({ game, step, said }: Attempt, about: string, sentence?: string): Promise<T> {
  return ask<T>('GET', `/lessons/${id(game)}/${id(step)}${about}`, undefined, { said: said.join(','), sentence })
}

export const api = {
  me: () => ask<Me>('GET', '/me'),
  comeIn: (name: string, lang: string) => ask<Me>('POST', '/me', { name, lang }),
  changeMe: (change: { name?: string; lang?: string }) => ask<Me>('PATCH', '/me', change),
  account: (login: string, password: string) => ask<Me>('POST', '/me/account', { login, password }),
  signIn: (login: string, password: string) => ask<Me>('POST', '/session', { login, password }),
  signOut: () => ask<void>('DELETE', '/session'),
  games: () => ask<GameShown[]>('GET', '/games'),
  /** Throws the faults of a map that cannot be played on. */
  map: (game: string, text: string) => ask<OwnMap>('POST', `/games/${id(game)}/map`, { text }),
  rules: (game: string) => ask<{ engine: string; text: string }>('GET', `/games/${id(game)}/rules`),
  lessons: () => ask<Course[]>('GET', '/lessons'),
  lesson: (attempt: Attempt) => lesson<StepShown>(attempt, ''),
  /** Throws the refusal if it is not legal, unless the step asked for just that. */
  tryOut: (attempt: Attempt, sentence: string) => lesson<Tried>(attempt, '/try', sentence),
  lessonOdds: (attempt: Attempt, sentence: string) => lesson<OddsShown | null>(attempt, '/odds', sentence),
  mine: (status?: string) => ask<Summary[]>('GET', '/tables', undefined, { whose: 'mine', status }),
  publicTables: (status: string) => ask<Summary[]>('GET', '/tables', undefined, { whose: 'public', status }),
  make: (table: NewTable) => ask<MyTable>('POST', '/tables', table),
  table: (table: string, key?: string) => ask<MyTable>('GET', `/tables/${id(table)}`, undefined, { key }),
  join: (table: string, seat?: string, key?: string) => ask<MyTable>('POST', `/tables/${id(table)}/join`, { seat, key }),
  leave: (table: string) => ask<void>('POST', `/tables/${id(table)}/leave`),
  start: (table: string) => ask<MyTable>('POST', `/tables/${id(table)}/start`),
  remove: (table: string) => ask<void>('DELETE', `/tables/${id(table)}`),
  setPlayer: (table: string, seat: string, bot: number | null) =>
    ask<void>('PUT', `/tables/${id(table)}/seats/${id(seat)}`, { bot }),
  rematch: (table: string) => ask<MyTable>('POST', `/tables/${id(table)}/rematch`),
  view: (table: string, seat?: string, key?: string) => ask<Seen>('GET', `/tables/${id(table)}/view`, undefined, { seat, key }),
  earlier: (table: string, ply: number, seat?: string, key?: string) =>
    ask<unknown>('GET', `/tables/${id(table)}/view/${ply}`, undefined, { seat, key }),
  log: (table: string, from: number, seat?: string, key?: string) =>
    ask<Line[]>('GET', `/tables/${id(table)}/log`, undefined, { from: String(from), seat, key }),
  /** Throws the refusal, with its paragraph, if it is not legal. */
  why: (table: string, sentence: string, seat?: string) =>
    ask<{ is_legal: boolean }>('GET', `/tables/${id(table)}/why`, undefined, { sentence, seat }),
  odds: (table: string, sentence: string, seat?: string) =>
    ask<OddsShown | null>('GET', `/tables/${id(table)}/odds`, undefined, { sentence, seat }),
  hint: (table: string, seat?: string) => ask<HintShown>('GET', `/tables/${id(table)}/hint`, undefined, { seat }),
  seal: (table: string, seat: string, sealed: string) => ask<void>('POST', `/tables/${id(table)}/salt`, { seat, sealed }),
  openSalt: (table: string, seat: string, salt: string) => ask<void>('POST', `/tables/${id(table)}/salt`, { seat, salt }),
  proof: (table: string, key?: string) => ask<string[]>('GET', `/tables/${id(table)}/proof`, undefined, { key }),
  file: (table: string, key?: string) => ask<string>('GET', `/tables/${id(table)}/file`, undefined, { key }),
  replay: (asked: { file: string; seat?: string | undefined; from?: number; count?: number; lines?: boolean }) => ask<ReplayShown>('POST', '/replays', asked),
  review: (file: string) => ask<Moment[]>('POST', '/replays/review', { file }),
  replayHint: (file: string, line: number) => ask<HintShown>('POST', '/replays/hint', { file, line }),
  chats: (table: string, after: number, key?: string) =>
    ask<Chat[]>('GET', `/tables/${id(table)}/chat`, undefined, { after: String(after), key }),
  note: (table: string, key?: string) => ask<{ text: string }>('GET', `/tables/${id(table)}/note`, undefined, { key }),
  setNote: (table: string, text: string, key?: string) => ask<void>('PUT', `/tables/${id(table)}/note`, { text }, { key }),
}
