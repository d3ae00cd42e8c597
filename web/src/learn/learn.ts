// What the lesson pages work out for themselves: which paragraphs a text names, which step comes next, what has been
// done. Knows no network and no drawing.

/** A piece of a coach's text: words, or a paragraph of the rules to be opened. */
export type Piece = { text: string } | { rule: string }

const RULE = /\b[A-Z]{2}-\d+\.\d+\b/g

/** Words and paragraphs in turn; paragraphs at the end stand one after the other. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const match of text.matchAll(RULE)) {
    const before = text.slice(from, match.index).trim()
    if (before !== '') found.push({ text: before })
    found.push({ rule: match[0] })
    from = match.index + match[0].length
  }
  const rest = text.slice(from).trim()
  if (rest !== '') found.push({ text: rest })
  return found
}

/** The text without its paragraphs, for a voice. */
export function spoken(text: string): string {
  return pieces(text).flatMap((piece) => ('text' in piece ? [piece.text] : [])).join(' ')
}

/** Steps done, by game. */
export type Done = Readonly<Record<string, readonly string[]>>

/** What was kept, whatever it is: anything that is not ours counts for nothing. */
export function readDone(kept: string | null): Done {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '{}')
  } catch {
    return {}
  }
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {}
  const done: Record<string, string[]> = {}
  for (const [game, steps] of Object.entries(found)) {
    if (Array.isArray(steps)) done[game] = steps.filter((step): step is string => typeof step === 'string')
  }
  return done
}

export function withDone(done: Done, game: string, step: string): Done {
  const steps = done[game] ?? []
  return steps.includes(step) ? done : { ...done, [game]: [...steps, step] }
}

/** How many of these steps are done; others may have been kept from an earlier version. */
export function countDone(done: Done, game: string, steps: readonly string[]): number {
  return steps.filter((step) => done[game]?.includes(step)).length
}

/** Where to go on: the first step that is not done, or the first of all. */
export function nextStep(done: Done, game: string, steps: readonly string[]): string | undefined {
  return steps.find((step) => !done[game]?.includes(step)) ?? steps[0]
}

/** All but the last word of a sentence: picked up for the learner, who does the rest. */
export function allButLast(sentence: string): string {
  const at = sentence.lastIndexOf(' ')
  return at < 0 ? '' : sentence.slice(0, at + 1)
}
