// Drawing helpers of both hex maps: soft lines through hexes, blobs over groups of hexes, a small generator so that the
// same map always looks the same, and the marks every board uses. Returns SVG text; colours are tokens.
import { type Layout, type Point, centre, neighbours, round, write } from './geometry'

/** The same numbers for the same seed (mulberry32), so a map keeps its face. */
export function scribble(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function use(id: string, x: number, y: number, wide: number, high = wide): string {
  return `<use href="#${id}" x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(high)}"/>`
}

/** A line through points with its corners rounded off. */
export function soft(points: readonly Point[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return ''
  let path = `M${write(first)}`
  for (let index = 1; index < points.length - 1; index++) {
    const here = points[index] as Point
    const next = points[index + 1] as Point
    path += `Q${write(here)} ${write(middle(here, next))}`
  }
  return `${path}L${write(last)}`
}

export function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

/** A net of hexes as one path: straight through where two meet, rounded where it bends, a star at crossings. With `from`
    only that part of it is drawn. */
export function net(layout: Layout, hexes: ReadonlySet<string>, joins: (from: string, to: string) => boolean, from: Iterable<string> = hexes): string {
  let path = ''
  for (const hex of from) {
    const here = centre(layout, hex)
    const ways = neighbours(layout, hex).filter((one): one is string => one !== null && hexes.has(one) && joins(hex, one))
    const edges = ways.map((way) => middle(here, centre(layout, way)))
    const [one, other] = edges
    if (edges.length === 2 && one && other) path += `M${write(one)}Q${write(here)} ${write(other)}`
    else for (const edge of edges) path += `M${write(here)}L${write(edge)}`
    if (edges.length === 0) path += `M${write(here)}h.1`
  }
  return path
}

/** Two paths that together cover a group of hexes as one mass: its skeleton, and the triangles between. */
export function mass(layout: Layout, hexes: ReadonlySet<string>): { bones: string; flesh: string } {
  let bones = ''
  let flesh = ''
  for (const hex of hexes) {
    const here = centre(layout, hex)
    bones += `M${write(here)}h.1`
    const around = neighbours(layout, hex)
    for (const [side, one] of around.entries()) {
      if (one === null || !hexes.has(one)) continue
      const there = centre(layout, one)
      if (one > hex) bones += `M${write(here)}L${write(there)}`
      const next = around[(side + 1) % 6]
      if (next && hexes.has(next)) flesh += `M${write(here)}L${write(there)} ${write(centre(layout, next))}Z`
    }
  }
  return { bones, flesh }
}

export function blob(layout: Layout, hexes: ReadonlySet<string>, wide: number, colour: string): string {
  if (hexes.size === 0) return ''
  const { bones, flesh } = mass(layout, hexes)
  const line = `<path d="${bones}" stroke="${colour}" stroke-width="${round(wide)}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`
  const fill = flesh && `<path d="${flesh}" fill="${colour}" stroke="${colour}" stroke-width="${round(wide * 0.6)}" stroke-linejoin="round"/>`
  return line + fill
}

export function stroke(path: string, colour: string, wide: number, more = ''): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(wide)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

/** Four corner brackets about a point: the last move. */
export function brackets(reach: number, arm: number): string {
  const [r, a] = [round(reach), round(arm)]
  return `M${-r} ${round(a - r)}V${-r}H${round(a - r)}M${round(r - a)} ${-r}H${r}V${round(a - r)}M${r} ${round(r - a)}V${r}H${round(r - a)}M${round(a - r)} ${r}H${-r}V${round(r - a)}`
}

/** An arrow from one piece to another, ending before it, bent aside when it goes far. */
export function arrow(from: Point, to: Point, start: number, end: number, bend: number): { path: string; label: Point } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const across: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const a: Point = [from[0] + across[0] * start, from[1] + across[1] * start]
  const b: Point = [to[0] - across[0] * end, to[1] - across[1] * end]
  const m = middle(a, b)
  const peak: Point = [m[0] + across[1] * length * bend, m[1] - across[0] * length * bend]
  const path = bend === 0 ? `M${write(a)}L${write(b)}` : `M${write(a)}Q${write(peak)} ${write(b)}`
  return { path, label: [(a[0] + 2 * peak[0] + b[0]) / 4, (a[1] + 2 * peak[1] + b[1]) / 4] }
}
