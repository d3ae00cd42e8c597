// How an objective card is drawn: which roads it names for sure, and which are a choice. The card's words say the rest.

export interface Wanted {
  must: readonly number[]
  may: readonly number[]
  /** The enemy must not hold certain roads. */
  isClean: boolean
}

const ODD: Record<string, Wanted> = {
  'centre-and-outer': { must: [4], may: [1, 7], isClean: false },
  'centre-clean': { must: [4], may: [3, 5], isClean: true },
  'flank-clean': { must: [], may: [1, 2, 6, 7], isClean: true },
  'any-two-clean': { must: [], may: [1, 2, 3, 4, 5, 6, 7], isClean: true },
}

export function wanted(objective: string): Wanted {
  const odd = ODD[objective]
  if (odd) return odd
  const roads = [...objective.matchAll(/\d/g)].map((found) => Number(found[0]))
  const isChoice = objective.includes('-or-')
  const others = objective.endsWith('-plus-one') ? [1, 2, 3, 4, 5, 6, 7].filter((road) => !roads.includes(road)) : []
  return { must: isChoice ? [] : roads, may: isChoice ? roads : others, isClean: objective.endsWith('-clean') }
}
