// The postcard: nine by five hexes of bocage with roads, woods, houses and names, drawn once per map as SVG text. Knows
// the map of a view and no position.
import type { MapView } from '../../types/mortain'
import { type Layout, type Point, centre, height, outline, round, width, write } from '../hex/geometry'
import { scribble, soft, stroke, use } from '../hex/paths'

const SIZE = 60
const LEFT = 100
const TOP = 28

export interface Sheet {
  layout: Layout
  wide: number
  high: number
  /** The east edge of the hexes. */
  east: number
}

export function sheetOf(map: MapView): Sheet {
  const layout: Layout = { kind: 'pointy', size: SIZE, columns: map.columns, rows: map.rows, left: LEFT, top: TOP }
  const wide = 2 * LEFT + width(layout)
  return { layout, wide, high: 2 * TOP + height(layout) + 22, east: LEFT + width(layout) }
}

/** Symbols of the sprite stand in their own square, of this size in a hex. */
const SYMBOLS: Readonly<Record<string, number>> = { forest: 112, village: 104, city: 104, hill: 118 }

export function drawMap(map: MapView, names: ReadonlyMap<string, string>): string {
  const sheet = sheetOf(map)
  return ground(map, sheet) + roads(map, sheet) + features(map, sheet) + grid(map, sheet) + lettering(map, sheet, names)
}

/** Bocage: a patchwork of small fields behind hedges, clipped to the hexes. */
function ground(map: MapView, { layout, wide, high }: Sheet): string {
  const clip = map.hexes.map(({ hex }) => `<path d="${outline(layout, hex, 1.004)}"/>`).join('')
  const woods = map.hexes.filter(({ terrain }) => terrain === 'forest')
  const trees = woods.map(({ hex }) => `<path d="${outline(layout, hex, 1.004)}" fill="var(--forest)"/>`).join('')
  const frame = `<rect width="${round(wide)}" height="${round(high)}" fill="var(--paper)"/><rect x="9" y="9" width="${round(wide - 18)}" height="${round(high - 18)}" rx="4" fill="none" stroke="var(--line)" stroke-width="1.5"/>`
  return `${frame}<defs><clipPath id="mortain-land">${clip}</clipPath></defs><g clip-path="url(#mortain-land)"><rect width="${round(wide)}" height="${round(high)}" fill="var(--plain)"/>${fields(wide, high)}${trees}</g>`
}

function fields(wide: number, high: number): string {
  const random = scribble(11)
  const step = 44
  const across = Math.ceil(wide / step) + 2
  const down = Math.ceil(high / step) + 2
  const posts = Array.from({ length: down }, (_, j) =>
    Array.from({ length: across }, (_, i): Point => [(i - 0.5) * step + (random() - 0.5) * 26 + ((j * 5) % 17), (j - 0.5) * step + (random() - 0.5) * 26]),
  )
  const post = (j: number, i: number) => posts[j]?.[i] ?? ([0, 0] as const)
  const fills: Record<string, string> = { 'plain-2': '', forest: '', field: '' }
  let hedges = ''
  let bushes = ''
  for (let j = 0; j < down - 1; j++) {
    for (let i = 0; i < across - 1; i++) {
      const [a, b, c, d] = [post(j, i), post(j, i + 1), post(j + 1, i + 1), post(j + 1, i)]
      const kind = random()
      if (kind < 0.62) fills[kind < 0.3 ? 'plain-2' : kind < 0.48 ? 'forest' : 'field'] += `M${write(a)}L${write(b)} ${write(c)} ${write(d)}Z`
      if (random() < 0.8) hedges += `M${write(a)}L${write(b)}`
      if (random() < 0.8) hedges += `M${write(a)}L${write(d)}`
      if (random() < 0.5) bushes += `<circle cx="${round(a[0])}" cy="${round(a[1])}" r="${round(2 + random() * 1.5)}"/>`
    }
  }
  const opacity: Record<string, number> = { 'plain-2': 0.85, forest: 0.26, field: 0.5 }
  const patches = Object.entries(fills).map(([kind, path]) => `<path d="${path}" fill="var(--${kind})" fill-opacity="${opacity[kind]}"/>`)
  return `${patches.join('')}<path d="${hedges}" stroke="var(--forest)" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="5 2.5"/><g fill="var(--tree-2)">${bushes}</g>`
}

/** A road that ends at the edge of the map goes on over it. */
function roads(map: MapView, { layout }: Sheet): string {
  const paths = map.roads.map((road) => {
    const points = road.map((hex) => centre(layout, hex))
    const first = beyond(map, layout, road[0] ?? '')
    const last = beyond(map, layout, road.at(-1) ?? '')
    return soft([...(first ? [first] : []), ...points, ...(last ? [last] : [])])
  })
  const path = paths.join('')
  return stroke(path, 'var(--road-edge)', 9) + stroke(path, 'var(--road)', 6)
}

function beyond(map: MapView, layout: Layout, hex: string): Point | null {
  const [x, y] = centre(layout, hex)
  const half = (layout.size * Math.sqrt(3)) / 2
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))]
  if (column === 1) return [x - half, y]
  if (column === map.columns) return [x + half, y]
  if (row === 1) return [x, y - layout.size]
  if (row === map.rows) return [x + (column > map.columns / 2 ? 18 : -18), y + layout.size * 0.84]
  return null
}

function features(map: MapView, { layout }: Sheet): string {
  return map.hexes
    .filter(({ terrain }) => SYMBOLS[terrain] !== undefined)
    .map(({ hex, terrain }) => {
      const [x, y] = centre(layout, hex)
      const size = SYMBOLS[terrain] ?? 100
      return use(`terrain-${terrain}`, x - size / 2, y - size / 2, size)
    })
    .join('')
}

function grid(map: MapView, { layout }: Sheet): string {
  const lines = map.hexes.map(({ hex }) => outline(layout, hex)).join('')
  const numbers = map.hexes.map(({ hex }) => {
    const [x, y] = centre(layout, hex)
    return `<text x="${round(x)}" y="${round(y - 43)}">${hex}</text>`
  })
  return `<path d="${lines}" fill="none" stroke="var(--grid)" stroke-width="1.6"/><g text-anchor="middle" font-size="9" fill="var(--ink)" fill-opacity=".62" font-family="var(--font-ui)">${numbers.join('')}</g>`
}

/** Names below the pieces of a hex; a long one in two lines. */
function lettering(map: MapView, { layout }: Sheet, names: ReadonlyMap<string, string>): string {
  const texts = map.hexes.flatMap(({ hex, terrain, name }) => {
    const shown = names.get(hex) ?? name
    if (!shown) return []
    const [x, y] = centre(layout, hex)
    const lines = split(shown)
    const size = terrain === 'city' ? 15 : 12
    const base = y + (lines.length > 1 ? 34 : 44)
    return lines.map((line, index) => `<text x="${round(x)}" y="${round(base + index * 12)}" font-size="${size}">${escape(line)}</text>`)
  })
  return `<g text-anchor="middle" font-family="var(--font-table)" font-style="italic" font-weight="700" fill="var(--ink)" stroke="var(--plain)" stroke-width="3.5" paint-order="stroke" stroke-linejoin="round">${texts.join('')}</g>`
}

const LONGEST = 15

export function split(name: string): string[] {
  if (name.length <= LONGEST) return [name]
  const gaps = [...name.matchAll(/[ -]/g)].map((gap) => (gap[0] === '-' ? gap.index + 1 : gap.index))
  const half = name.length / 2
  const best = gaps.sort((a, b) => Math.abs(a - half) - Math.abs(b - half))[0]
  return best === undefined ? [name] : [name.slice(0, best).trim(), name.slice(best).trim()]
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** Where the units of one hex stand about its centre, and how large. */
export function spread(count: number): { size: number; at: Point[] } {
  if (count <= 1) return { size: 46, at: [[0, 0]] }
  if (count === 2) return { size: 46, at: [[-24.5, 0], [24.5, 0]] }
  if (count === 3) return { size: 40, at: [[-22, -21], [22, -21], [0, 23]] }
  return { size: 38, at: Array.from({ length: count }, (_, i): Point => [(i % 2 ? 1 : -1) * 21, (Math.floor(i / 2) - (Math.ceil(count / 2) - 1) / 2) * 42]) }
}
