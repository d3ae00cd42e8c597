// The dice of a finished game derived again, in the reader's own browser: the same derivation as the crate `provable`,
// so that nobody has to believe the server. Whether an interval is the right one is for the rules to say; the server
// checks that when it opens the file.
import { hmac, joined, sha256 } from './sha256'

/** How one word of chance was drawn: from ≤ number < from + weight, out of total. */
export interface Word {
  from: bigint
  weight: bigint
  total: bigint
}

export interface Said {
  /** A seat's name, `chance` or `table`. */
  by: string
  sentence: string
  words: Word[]
}

/** What the dice hang on, as it stands in a game file. */
export interface GameFile {
  edition: string
  /** Options, map, nations: what makes the box. */
  head: string[]
  start: string[]
  /** What stands after `proof`. */
  proof: string[]
  said: Said[]
}

const NAMED = ['sandtable', 'game', 'rules', 'result', 'proof', 'kept', 'player']

/** Reads what is needed here; whether the file is sound the server has said. */
export function parse(source: string): GameFile {
  const file: GameFile = { edition: '', head: [], start: [], proof: [], said: [] }
  let section = ''
  for (const raw of source.split('\n')) {
    const line = raw.replace(/#.*$/, '')
    const text = line.trim()
    if (text === '') continue
    if (/^[ \t]/.test(line)) {
      if (section === 'start') file.start.push(text)
      if (section === 'play') file.said.push(said(text))
    } else if (text === 'start' || text === 'play') section = text
    else {
      const [word = ''] = text.split(' ', 1)
      const rest = text.slice(word.length + 1)
      if (word === 'game') file.edition = rest
      else if (word === 'proof') file.proof.push(rest)
      else if (!NAMED.includes(word)) file.head.push(text)
    }
  }
  return file
}

function said(line: string): Said {
  const [words = '', proof = ''] = line.split(' ; ')
  const space = words.indexOf(' ')
  const [by, sentence] = space < 0 ? [words, ''] : [words.slice(0, space), words.slice(space + 1)]
  const drawn = proof.split(' ').flatMap((word) => {
    const [, from, weight, total] = /^(\d+)\+(\d+)\/(\d+)$/.exec(word) ?? []
    return from && weight && total ? [{ from: BigInt(from), weight: BigInt(weight), total: BigInt(total) }] : []
  })
  return { by, sentence, words: drawn }
}

const utf8 = new TextEncoder()

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function unhex(text: string): Uint8Array | null {
  if (!/^[\da-f]{64}$/i.test(text)) return null
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

function number32(n: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, n)
  return bytes
}

/** Game, setup and salts, each with its length before it. */
export function key(secret: Uint8Array, game: string, setup: string, salts: readonly Uint8Array[]): Uint8Array {
  const parts = [utf8.encode(game), utf8.encode(setup), ...salts]
  return hmac(secret, joined(...parts.flatMap((part) => [number32(part.length), part])))
}

const LARGEST = (1n << 64n) - 1n

/** The number for one word of chance, below the total. */
export function number(key: Uint8Array, line: Uint8Array, word: number, total: bigint): bigint {
  const excess = ((LARGEST % total) + 1n) % total
  for (let attempt = 0; ; attempt++) {
    const code = hmac(key, joined(line, number32(word), number32(attempt)))
    const first = new DataView(code.buffer).getBigUint64(0)
    if (first <= LARGEST - excess) return first % total
  }
}

export interface Roll {
  /** The line of the play, from 1. */
  line: number
  sentence: string
  /** Every word: the number that was derived, and where it had to fall. */
  words: (Word & { number: bigint; fits: boolean })[]
  fits: boolean
}

export interface Verdict {
  /** The game's id, the seal shown before it, and how many seats added to the dice. */
  game: string
  sealed: string
  salts: number
  /** The secret is the one that was sealed; so is every salt. Seats whose salt is not. */
  isSecret: boolean
  wrongSalts: string[]
  rolls: Roll[]
  fits: boolean
}

interface Opened {
  game: string
  sealed: Uint8Array
  secret: Uint8Array
  salts: Map<string, { sealed?: Uint8Array; opened?: Uint8Array }>
}

function open(lines: readonly string[]): Opened | null {
  let game: string | undefined
  const bytes: { sealed?: Uint8Array; secret?: Uint8Array } = {}
  const salts: Opened['salts'] = new Map()
  for (const line of lines) {
    const [what = '', first = '', second = ''] = line.split(' ')
    if (what === 'game') game = first
    else if (what === 'sealed' || what === 'secret') bytes[what] = unhex(first) ?? new Uint8Array()
    else if (what === 'sealed-salt') salts.set(first, { ...salts.get(first), sealed: unhex(second) ?? new Uint8Array() })
    else if (what === 'salt') salts.set(first, { ...salts.get(first), opened: unhex(second) ?? new Uint8Array() })
  }
  const { sealed, secret } = bytes
  return game !== undefined && sealed && secret ? { game, sealed, secret, salts } : null
}

/**
 * Derives every number again. `counts` says which lines are part of the line of play: sentences of the game that were
 * not taken back. Nothing if the file proves nothing.
 */
export function verify(file: GameFile, seats: readonly string[], counts: readonly boolean[]): Verdict | null {
  const proof = open(file.proof)
  if (proof === null) return null
  const isSecret = hex(sha256(proof.secret)) === hex(proof.sealed)
  const wrongSalts = [...proof.salts].filter(([, { sealed, opened }]) => sealed === undefined || (opened !== undefined && hex(sha256(opened)) !== hex(sealed))).map(([seat]) => seat)
  const salts = seats.map((seat) => proof.salts.get(seat)?.opened ?? proof.salts.get(seat)?.sealed ?? new Uint8Array())
  const setup = [file.edition, ...file.head, ...file.start].join('\n')
  const drawnBy = key(proof.secret, proof.game, setup, salts)
  const rolls: Roll[] = []
  let line = sha256(new Uint8Array())
  file.said.forEach((one, at) => {
    if (!counts[at]) return
    if (one.by === 'chance') {
      const words = one.words.map((word, index) => {
        const found = number(drawnBy, line, index, word.total)
        return { ...word, number: found, fits: found >= word.from && found - word.from < word.weight }
      })
      rolls.push({ line: at + 1, sentence: one.sentence, words, fits: words.length > 0 && words.every((word) => word.fits) })
    }
    line = sha256(joined(line, utf8.encode(one.sentence)))
  })
  const sealedSalts = [...proof.salts.values()].filter(({ sealed }) => sealed !== undefined).length
  const fits = isSecret && wrongSalts.length === 0 && rolls.every((roll) => roll.fits)
  return { game: proof.game, sealed: hex(proof.sealed), salts: sealedSalts, isSecret, wrongSalts, rolls, fits }
}
