// What can be told about a game that is over from its figures: how it went, where it turned, who was lucky. Pure.

/** After so many lines: how well each seat stood, and what chance had just said. */
export interface Moment {
  scores: number[]
  drawn: { likelihood: number | null; expected: number[]; is_exact: boolean } | null
}

/** The chance that a seat's team wins, from 0 to 1, by the estimate. */
export function chanceOf(moments: readonly Moment[], seat: number): number[] {
  return moments.map(({ scores }) => ((scores[seat] ?? 0) + 1) / 2)
}

export interface Luck {
  /** Chances to win, in hundredths, that dice and cards added to what was to be expected of them. */
  total: number
  rolls: number
  best: Stroke | null
  worst: Stroke | null
}

export interface Stroke {
  /** After how many lines. */
  line: number
  /** In hundredths of the chance to win. */
  gain: number
  likelihood: number | null
}

/** What chance gave or took at each of its lines, for one seat. */
export function strokes(moments: readonly Moment[], seat: number): Stroke[] {
  return moments.flatMap(({ scores, drawn }, line) => {
    if (drawn === null) return []
    const gain = (((scores[seat] ?? 0) - (drawn.expected[seat] ?? 0)) / 2) * 100
    return [{ line, gain, likelihood: drawn.likelihood }]
  })
}

export function luck(moments: readonly Moment[], seat: number): Luck {
  const all = strokes(moments, seat)
  const pick = (better: (one: Stroke, other: Stroke) => boolean) =>
    all.reduce<Stroke | null>((best, one) => (best === null || better(one, best) ? one : best), null)
  const best = pick((one, other) => one.gain > other.gain)
  const worst = pick((one, other) => one.gain < other.gain)
  return {
    total: all.reduce((sum, one) => sum + one.gain, 0),
    rolls: all.length,
    best: best !== null && best.gain > 0.5 ? best : null,
    worst: worst !== null && worst.gain < -0.5 ? worst : null,
  }
}

/** The least likely things that chance has said. */
export function rarest(moments: readonly Moment[], most: number): Stroke[] {
  return strokes(moments, 0)
    .filter((stroke) => stroke.likelihood !== null && stroke.likelihood < 0.1)
    .sort((one, other) => (one.likelihood ?? 1) - (other.likelihood ?? 1) || one.line - other.line)
    .slice(0, most)
}

export interface Turning {
  /** After how many lines. */
  line: number
  /** What the first team's chance to win gained, in hundredths. */
  gain: number
}

/** The lines that changed most, at least `apart` lines from each other, in their order. */
export function turningPoints(chances: readonly number[], most = 5, apart = 4, least = 5): Turning[] {
  const changes = chances.slice(1).map((chance, at) => ({ line: at + 1, gain: (chance - (chances[at] ?? chance)) * 100 }))
  const picked: Turning[] = []
  for (const change of changes.toSorted((one, other) => Math.abs(other.gain) - Math.abs(one.gain) || one.line - other.line)) {
    if (picked.length === most || Math.abs(change.gain) < least) break
    if (picked.every((one) => Math.abs(one.line - change.line) >= apart)) picked.push(change)
  }
  return picked.sort((one, other) => one.line - other.line)
}

/** The line of a chart and the area between it and the middle. */
export function curve(chances: readonly number[], width: number, height: number): { line: string; area: string } {
  const last = Math.max(1, chances.length - 1)
  const points = chances.map((chance, at) => `${((at / last) * width).toFixed(1)} ${((1 - chance) * height).toFixed(1)}`)
  const line = `M${points.join('L')}`
  return { line, area: `${line}L${width} ${height / 2}L0 ${height / 2}Z` }
}

/** Where to stop next when whole turns are leafed through: the last line before somebody else acts. */
export function turnEnds(by: readonly string[]): number[] {
  const ends: number[] = []
  let acting: string | null = null
  by.forEach((who, at) => {
    if (who === 'chance' || who === 'table') return
    if (acting !== null && who !== acting) ends.push(at)
    acting = who
  })
  return [...new Set([0, ...ends, by.length])]
}

/** Several people's views of one moment as one: whoever knows a thing tells it, and nobody hides it. */
export function together(views: readonly unknown[]): unknown {
  return views.reduce((one, other) => joined(one, other))
}

function joined(one: unknown, other: unknown): unknown {
  if (one === null || one === undefined) return other
  if (other === null || other === undefined) return one
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length ? one.map((item, at) => joined(item, other[at])) : one.length > other.length ? one : other
  }
  if (typeof one !== 'object' || typeof other !== 'object' || Array.isArray(one) || Array.isArray(other)) return one
  const [mine, theirs] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return Object.fromEntries([...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((key) => [key, joined(mine[key], theirs[key])]))
}
