// The one selection model of all games: a sentence is spelled by clicks, and the words of the legal sentences that still
// fit the clicks made so far decide what is lit. Knows sentences only as words; no game, no drawing, no network.

/** One click: the words it adds. Most clicks add one; a button may spell a whole sentence. */
export type Click = readonly string[]

export interface Selection {
  /** Every sentence that may be said now. */
  readonly legal: readonly string[]
  readonly clicks: readonly Click[]
  /** The legal sentences that still fit, in the order of `legal`. */
  readonly fitting: readonly string[]
  /** Words that would carry on from here: what is lit. */
  readonly lit: ReadonlySet<string>
  /** Sentences that need no further choice: offered as buttons. */
  readonly ready: readonly string[]
}

/** What a click leads to: another selection, a sentence to say, or a thing that cannot be chosen now. */
export type Outcome =
  | { kind: 'selected'; selection: Selection }
  | { kind: 'said'; sentence: string; selection: Selection }
  | { kind: 'refused'; words: readonly string[] }

/** Words that only join others: nobody clicks them. */
const JOINING = new Set(['with'])

export function words(sentence: string): string[] {
  return sentence.split(' ')
}

/** Nothing clicked yet. */
export function start(legal: readonly string[]): Selection {
  return select(legal, [])
}

/** The view has changed: clicks that still fit something stay, the last ones are dropped first. */
export function renew(before: Selection, legal: readonly string[]): Selection {
  for (let kept = before.clicks.length; kept > 0; kept--) {
    const selection = select(legal, before.clicks.slice(0, kept))
    if (selection.fitting.length > 0) return selection
  }
  return start(legal)
}

/** A thing that adds these words was clicked. */
export function click(before: Selection, added: Click): Outcome {
  const again = before.clicks.findIndex((one) => isSame(one, added))
  if (again >= 0) {
    return { kind: 'selected', selection: select(before.legal, before.clicks.filter((_, index) => index !== again)) }
  }
  for (const clicks of [[...before.clicks, added], [added]]) {
    const selection = select(before.legal, clicks)
    if (selection.fitting.length === 0) continue
    const only = selection.fitting[0]
    if (only !== undefined && selection.fitting.length === 1 && selection.ready.length === 1) {
      return { kind: 'said', sentence: only, selection: start(before.legal) }
    }
    return { kind: 'selected', selection }
  }
  return { kind: 'refused', words: [...before.clicks.flat(), ...added] }
}

/** Esc: one click back. */
export function back(before: Selection): Selection {
  return select(before.legal, before.clicks.slice(0, -1))
}

/** What was typed so far spells the same selection: its whole words are clicks. */
export function typed(legal: readonly string[], text: string): Selection {
  const whole = text.replace(/^ +/, '').replace(/[^ ]*$/, '')
  const clicks = whole.split(' ').filter((word) => word !== '').map((word) => [word])
  return select(legal, clicks)
}

/** The words that could stand next after what was typed, the beginning of the last one given. */
export function completions(legal: readonly string[], text: string): string[] {
  const trimmed = text.replace(/^ +/, '')
  const next = new Set<string>()
  const at = trimmed.split(' ').length - 1
  for (const sentence of legal) {
    const word = words(sentence)[at]
    if (word !== undefined && sentence.startsWith(trimmed)) next.add(word)
  }
  return [...next]
}

/** Whether a thing with these words would carry on from here. */
export function isLit(selection: Selection, added: Click): boolean {
  return added.every((word) => selection.lit.has(word)) && next(selection, added).fitting.length > 0
}

export function isPicked(selection: Selection, added: Click): boolean {
  return selection.clicks.some((one) => isSame(one, added))
}

/** The selection this click would lead to, without starting anew. */
export function next(selection: Selection, added: Click): Selection {
  return select(selection.legal, [...selection.clicks, added])
}

/** The sentence a click would say at once, if it leaves no other choice. */
export function wouldSay(selection: Selection, added: Click): string | null {
  const { fitting, ready } = next(selection, added)
  return fitting.length === 1 && ready.length === 1 ? (ready[0] ?? null) : null
}

function isSame(one: Click, other: Click): boolean {
  return one.length === other.length && one.every((word, index) => word === other[index])
}

function select(legal: readonly string[], clicks: readonly Click[]): Selection {
  const picked = clicks.flat()
  const inOrder = legal.filter((sentence) => leftInOrder(words(sentence), picked) !== null)
  // A target may be clicked before or after those who fire at it; but where order tells sentences apart, it counts.
  const fitting = inOrder.length > 0 ? inOrder : legal.filter((sentence) => leftOver(words(sentence), picked) !== null)
  const lit = new Set<string>()
  const ready: string[] = []
  for (const sentence of fitting) {
    const left = leftInOrder(words(sentence), picked) ?? leftOver(words(sentence), picked) ?? []
    for (const word of left) if (!JOINING.has(word)) lit.add(word)
    if (isReady(sentence, left, clicks.length)) ready.push(sentence)
  }
  return { legal, clicks, fitting, lit, ready }
}

/** Only the verb and joining words are left; before the first click only a bare verb is ready. */
function isReady(sentence: string, left: readonly string[], clicks: number): boolean {
  const [verb, ...rest] = words(sentence)
  if (clicks === 0) return rest.length === 0
  const open = left.filter((word) => !JOINING.has(word))
  return open.length === 0 || (open.length === 1 && open[0] === verb)
}

/** The words of a sentence that are not among the picked ones, if those stand in it in their order. */
function leftInOrder(sentence: readonly string[], picked: readonly string[]): string[] | null {
  const left: string[] = []
  let at = 0
  for (const word of sentence) {
    if (at < picked.length && word === picked[at]) at++
    else left.push(word)
  }
  return at === picked.length ? left : null
}

/** The same in any order. */
function leftOver(sentence: readonly string[], picked: readonly string[]): string[] | null {
  const left = [...sentence]
  for (const word of picked) {
    const at = left.indexOf(word)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}
