// Which thing of one view is which of the next: the ground for animation. Things that have no names of their own are
// matched to the nearest of their kind; the rest has come or gone. Knows no game.

export interface Kept<T> {
  /** The same for one thing as long as it stays on the table. */
  id: number
  thing: T
}

/** How far two things are apart; `null` if they cannot be the same. */
export type Distance<T> = (before: T, after: T) => number | null

/** Gives the things of the new view the ids of those they were, nearest pairs first. */
export function match<T>(before: readonly Kept<T>[], after: readonly T[], distance: Distance<T>, fresh: () => number): Kept<T>[] {
  const pairs: { far: number; was: number; is: number }[] = []
  before.forEach((kept, was) => {
    after.forEach((thing, is) => {
      const far = distance(kept.thing, thing)
      if (far !== null) pairs.push({ far, was, is })
    })
  })
  pairs.sort((one, other) => one.far - other.far || one.was - other.was || one.is - other.is)
  const ids = new Map<number, number>()
  const used = new Set<number>()
  for (const { was, is } of pairs) {
    const kept = before[was]
    if (kept === undefined || used.has(was) || ids.has(is)) continue
    used.add(was)
    ids.set(is, kept.id)
  }
  return after.map((thing, is) => ({ id: ids.get(is) ?? fresh(), thing }))
}

/** What came and what went between two matched views. */
export function changes<T>(before: readonly Kept<T>[], after: readonly Kept<T>[]): { came: Kept<T>[]; went: Kept<T>[] } {
  const were = new Set(before.map((kept) => kept.id))
  const are = new Set(after.map((kept) => kept.id))
  return { came: after.filter((kept) => !were.has(kept.id)), went: before.filter((kept) => !are.has(kept.id)) }
}
