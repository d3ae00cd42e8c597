// From words to lit things: what a word of the fitting sentences is to a board (something that acts, a goal, a target),
// and so how its piece or hex looks. Decides nothing of its own: a thing is lit only if the selection says so.
import { type Selection, isPicked, next, words, wouldSay } from '../../selection'
import { isHex } from './geometry'

/** How a thing stands in the selection. `quiet` things may be clicked but are not drawn lit: too many at once. */
export type Look = 'idle' | 'quiet' | 'lit' | 'target' | 'selected'

/** For each verb the place of the word that is attacked. */
const TARGETS: Readonly<Record<string, number>> = { fire: 1, attack: 2 }

interface Roles {
  /** Words that would be attacked. */
  targets: Set<string>
  /** Words that do or receive anything else. */
  others: Set<string>
}

const known = new WeakMap<Selection, Roles>()

/** What the words of the fitting sentences are, read once per selection. */
function roles(selection: Selection): Roles {
  const cached = known.get(selection)
  if (cached) return cached
  const found: Roles = { targets: new Set(), others: new Set() }
  for (const sentence of selection.fitting) {
    const spelled = words(sentence)
    const place = TARGETS[spelled[0] ?? '']
    for (const [index, word] of spelled.entries()) (index === place ? found.targets : found.others).add(word)
  }
  known.set(selection, found)
  return found
}

const spoken = new WeakMap<readonly string[], Set<string>>()

/** Every word of the legal sentences. */
function vocabulary(legal: readonly string[]): Set<string> {
  const cached = spoken.get(legal)
  if (cached) return cached
  const found = new Set(legal.flatMap(words))
  spoken.set(legal, found)
  return found
}

export function lookOf(selection: Selection, word: string): Look {
  if (isPicked(selection, [word])) return 'selected'
  if (!selection.lit.has(word)) {
    // Another piece may be picked up instead; another hex would be a question why not.
    return !isHex(word) && vocabulary(selection.legal).has(word) ? 'quiet' : 'idle'
  }
  // Before the first click nearly every hex could be a goal of somebody: only pieces are shown then.
  if (selection.clicks.length === 0 && isHex(word)) return 'quiet'
  const { targets, others } = roles(selection)
  return targets.has(word) && !others.has(word) ? 'target' : 'lit'
}

/** The looks of many words at once, leaving out what is idle. */
export function looks(selection: Selection, all: Iterable<string>): Map<string, Look> {
  const found = new Map<string, Look>()
  for (const word of all) {
    if (found.has(word)) continue
    const look = lookOf(selection, word)
    if (look !== 'idle') found.set(word, look)
  }
  return found
}

/** What a click on a lit word leads to: the sentence it says at once, or how many it leaves open. */
export function promise(selection: Selection, word: string): { sentence: string } | { count: number } {
  const sentence = wouldSay(selection, [word])
  return sentence === null ? { count: next(selection, [word]).fitting.length } : { sentence }
}
