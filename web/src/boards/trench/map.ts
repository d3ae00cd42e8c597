// The terrain map of Trench Club, drawn once per map as SVG text: fields and snow, woods, rivers and lakes, trenches, roads,
// bridges, the walls of forts, names and grid. Roads and rivers are found from the letters: neighbours of the same kind
// are joined. Knows the map of a view and no position.
import type { FortView, MapView } from '../../types/trench'
import { type Layout, type Point, allHexes, centre, columnOf, height, neighbours, outline, round, rowOf, width, write } from '../hex/geometry'
import { blob, mass, middle, net, scribble, stroke, use } from '../hex/paths'

/** From the centre of a hex to its corner, in board units. */
export const SIZE = 40
const ROOT3 = Math.sqrt(3)

export type Terrain = 'plain' | 'road' | 'bridge' | 'forest' | 'water' | 'trench' | 'fort' | 'entrance'

const LETTERS: Readonly<Record<string, Terrain>> = { '.': 'plain', '+': 'road', '=': 'bridge', '^': 'forest', '~': 'water', '#': 'trench', O: 'fort', o: 'entrance' }

export function layoutOf(map: MapView): Layout {
  return { kind: 'flat', size: SIZE, columns: map.columns, rows: map.rows, left: 0, top: 0 }
}

export function terrainOf(map: MapView, hex: string): Terrain {
  return LETTERS[map.terrain[rowOf(hex) - 1]?.charAt(columnOf(hex) - 1) ?? ''] ?? 'plain'
}

/** With one nation of each team only the snow half is the board (TC-1.2): the rest is not shown. */
export function boardWidth(map: MapView, forts: readonly FortView[]): number {
  return isHalf(forts) ? (map.snow * 1.5 + 0.5) * SIZE : width(layoutOf(map))
}

export function isHalf(forts: readonly FortView[]): boolean {
  return forts.some((fort) => !fort.in_play)
}

interface Drawing {
  map: MapView
  layout: Layout
  of: (...kinds: Terrain[]) => Set<string>
  isSnow: (hex: string) => boolean
  wide: number
  high: number
}

export function drawMap(map: MapView, forts: readonly FortView[]): string {
  const layout = layoutOf(map)
  const all = allHexes(layout)
  const drawing: Drawing = {
    map,
    layout,
    of: (...kinds) => new Set(all.filter((hex) => kinds.includes(terrainOf(map, hex)))),
    isSnow: (hex) => columnOf(hex) <= map.snow,
    wide: width(layout),
    high: height(layout),
  }
  return [fields, snow, woods, waters, trenches, roads, trees].map((draw) => draw(drawing)).join('') + forts.filter((fort) => fort.in_play).map((fort) => walls(layout, fort)).join('') + grid(drawing)
}

/** Fields on the green side. */
function fields({ layout, map, wide, high }: Drawing): string {
  const random = scribble(5)
  const step = 1.75 * SIZE
  const [across, down] = [Math.ceil(wide / step) + 1, Math.ceil(high / step) + 1]
  const posts = Array.from({ length: down + 1 }, (_, j) =>
    Array.from({ length: across + 1 }, (_, i): Point => [(i - 0.3) * step + (random() - 0.5) * SIZE, (j - 0.3) * step + (random() - 0.5) * SIZE]),
  )
  const edge = snowEdge(layout, map)
  const fills = ['', '', '']
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const kind = random()
      const [a, b, c, d] = [posts[j]?.[i], posts[j]?.[i + 1], posts[j + 1]?.[i + 1], posts[j + 1]?.[i]]
      if (!a || !b || !c || !d || kind >= 0.5 || a[0] < edge - SIZE) continue
      fills[kind < 0.22 ? 0 : kind < 0.38 ? 1 : 2] += `M${write(a)}L${write(b)} ${write(c)} ${write(d)}Z`
    }
  }
  const colours = ['--plain-2', '--field', '--forest']
  const opacities = [0.75, 0.42, 0.2]
  const patches = fills.map((path, index) => `<path d="${path}" fill="var(${colours[index]})" fill-opacity="${opacities[index]}"/>`)
  return `<rect width="${round(wide)}" height="${round(high)}" fill="var(--plain)"/>${patches.join('')}`
}

function snowEdge(layout: Layout, map: MapView): number {
  return map.snow === 0 ? -1000 : map.snow >= map.columns ? width(layout) + 1000 : (map.snow * 1.5 + 0.25) * layout.size
}

/** Snow with a ragged edge, and drifts. */
function snow({ layout, map, high, wide }: Drawing): string {
  if (map.snow === 0) return ''
  const random = scribble(23)
  const edge = Math.min(snowEdge(layout, map), wide)
  let rag = ''
  for (let row = 0; edge < wide && row <= map.rows * 2; row++) {
    const y = (row * ROOT3 * SIZE) / 2
    rag += `<ellipse cx="${round(edge - SIZE * (0.4 - random() * 0.5))}" cy="${round(y)}" rx="${round(SIZE * (0.6 + random() * 0.4))}" ry="${round(SIZE * 0.62)}"/>`
    if (random() < 0.35) rag += `<ellipse cx="${round(edge + SIZE * (0.9 + random()))}" cy="${round(y)}" rx="${round(SIZE * (0.2 + random() * 0.3))}" ry="${round(SIZE * 0.18)}" opacity=".75"/>`
  }
  let drifts = ''
  for (let index = 0; index < 11 * map.snow; index++) {
    const [x, y, w] = [random() * edge * 0.98, random() * high, SIZE * (0.5 + random() * 0.8)]
    drifts += `M${round(x)} ${round(y)}q${round(w / 2)} ${round(-w * 0.3)} ${round(w)} 0`
  }
  return `<g fill="var(--snow)"><rect width="${round(edge - SIZE * 0.3)}" height="${round(high)}"/>${rag}</g>${stroke(drifts, 'var(--snow-2)', SIZE * 0.09)}`
}

function woods({ layout, of, isSnow }: Drawing): string {
  const all = [...of('forest')]
  return (
    blob(layout, new Set(all.filter(isSnow)), 1.72 * SIZE, 'var(--snow-forest)') +
    blob(layout, new Set(all.filter((hex) => !isSnow(hex))), 1.72 * SIZE, 'var(--forest)')
  )
}

/** Each tree symbol fills its hex; the northern ones first, so that southern ones stand before them. */
function trees({ layout, of, isSnow }: Drawing): string {
  const all = [...of('forest')].sort((a, b) => centre(layout, a)[1] - centre(layout, b)[1])
  const size = 1.84 * SIZE
  return all.map((hex) => {
    const [x, y] = centre(layout, hex)
    return use(isSnow(hex) ? 'terrain-forest-snow' : 'terrain-forest', x - size / 2, y - size / 2, size)
  }).join('')
}

function waters(drawing: Drawing): string {
  const { layout, of, isSnow } = drawing
  const wet = of('water', 'bridge')
  const broad = lakes(layout, wet)
  const narrow = new Set([...wet].filter((hex) => !broad.has(hex)))
  const joins = (from: string, to: string) => !(broad.has(from) && broad.has(to))
  const side = (cold: boolean) => {
    const here = (set: ReadonlySet<string>) => new Set([...set].filter((hex) => isSnow(hex) === cold))
    const river = net(layout, wet, joins, here(wet)) + mouths(drawing, here(narrow))
    const [edge, water, deep] = cold ? ['--ice-edge', '--ice', '--ice'] : ['--water-edge', '--water', '--water-2']
    return { river, lake: here(broad), edge: `var(${edge})`, water: `var(${water})`, deep: `var(${deep})` }
  }
  const both = [side(true), side(false)]
  const under = both.map(({ river, lake, edge }) => stroke(river, edge, 1.14 * SIZE) + blob(layout, lake, 1.66 * SIZE, edge))
  const over = both.map(({ river, lake, water, deep }) => stroke(river, water, SIZE) + blob(layout, lake, 1.5 * SIZE, water) + stroke(river, deep, 0.44 * SIZE, 'stroke-opacity=".4"') + blob(layout, lake, 0.8 * SIZE, deep))
  return under.join('') + over.join('') + ripples(drawing, broad)
}

/** Water hexes that touch each other all round: lakes; the others are rivers. */
function lakes(layout: Layout, wet: ReadonlySet<string>): Set<string> {
  const broad = new Set<string>()
  for (const hex of wet) {
    const around = neighbours(layout, hex)
    for (const [side, one] of around.entries()) {
      const next = around[(side + 1) % 6]
      if (one && next && wet.has(one) && wet.has(next)) for (const part of [hex, one, next]) broad.add(part)
    }
  }
  return broad
}

/** A river whose last hex lies at the edge of the map flows on over it. */
function mouths({ layout, map, of }: Drawing, rivers: ReadonlySet<string>): string {
  const wet = of('water', 'bridge')
  let path = ''
  for (const hex of rivers) {
    const ways = neighbours(layout, hex).filter((one) => one !== null && wet.has(one)).length
    const [column, row] = [columnOf(hex), rowOf(hex)]
    const [x, y] = centre(layout, hex)
    if (ways > 1) continue
    if (row === 1) path += `M${write([x, y])}L${write([x, y - 1.5 * SIZE])}`
    else if (row === map.rows) path += `M${write([x, y])}L${write([x, y + 1.6 * SIZE])}`
    else if (column === 1) path += `M${write([x, y])}L${write([x - 1.5 * SIZE, y])}`
    else if (column === map.columns) path += `M${write([x, y])}L${write([x + 1.5 * SIZE, y])}`
  }
  return path
}

function ripples({ layout, isSnow }: Drawing, broad: ReadonlySet<string>): string {
  let waves = ''
  let cracks = ''
  const step = SIZE * 0.3
  for (const hex of broad) {
    const [x, y] = centre(layout, hex)
    if (isSnow(hex)) cracks += `M${round(x - SIZE * 0.4)} ${round(y - SIZE * 0.1)}l${round(SIZE * 0.35)} ${round(SIZE * 0.15)}l${round(SIZE * 0.4)} ${round(-SIZE * 0.25)}`
    else waves += `M${round(x - SIZE * 0.45)} ${round(y)}q${round(step / 2)} ${round(-step / 2)} ${round(step)} 0t${round(step)} 0t${round(step)} 0`
  }
  return stroke(waves, 'var(--water)', SIZE * 0.07) + stroke(cracks, 'var(--snow)', SIZE * 0.06)
}

/** Zigzags from hex to hex; one alone still has its own. */
function trenches({ layout, of }: Drawing): string {
  const dug = of('trench')
  let path = ''
  for (const hex of dug) {
    const here = centre(layout, hex)
    const ways = neighbours(layout, hex).filter((one): one is string => one !== null && dug.has(one))
    for (const way of ways) path += zigzag(here, middle(here, centre(layout, way)))
    if (ways.length <= 1) {
      const other = ways[0] ? centre(layout, ways[0]) : ([here[0], here[1] - SIZE] as const)
      const away: Point = [here[0] - (other[0] - here[0]) * 0.36, here[1] - (other[1] - here[1]) * 0.36]
      path += zigzag(here, away)
      if (ways.length === 0) path += zigzag(here, [here[0] + (here[0] - away[0]), here[1] + (here[1] - away[1])])
    }
  }
  return stroke(path, 'var(--trench)', SIZE * 0.5) + stroke(path, 'var(--trench-floor)', SIZE * 0.24)
}

function zigzag(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [px, py] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const swing = SIZE * 0.17
  const at = (part: number, side: number): Point => [from[0] + (to[0] - from[0]) * part + px * side * swing, from[1] + (to[1] - from[1]) * part + py * side * swing]
  return `M${write(from)}L${write(at(0.25, 1))} ${write(at(0.75, -1))} ${write(to)}`
}

/** Roads join roads, bridges and the entrances of forts. Of three that touch each other one join is left out. */
export function roadJoins(map: MapView, layout: Layout): (from: string, to: string) => boolean {
  const kind = (hex: string) => terrainOf(map, hex)
  const isWay = (hex: string) => kind(hex) === 'road' || kind(hex) === 'bridge'
  const basic = (from: string, to: string) => (isWay(from) && (isWay(to) || kind(to) === 'entrance')) || (isWay(to) && kind(from) === 'entrance')
  return (from, to) => {
    if (!basic(from, to)) return false
    const common = neighbours(layout, from).filter((hex): hex is string => hex !== null && neighbours(layout, to).includes(hex) && basic(from, hex) && basic(hex, to))
    // Left out is the join of the first and the last of the three, in the order of their names.
    return common.every((third) => [from, to, third].sort()[1] !== third)
  }
}

function roads(drawing: Drawing): string {
  const { layout, map, of } = drawing
  const joins = roadJoins(map, layout)
  const path = net(layout, of('road', 'bridge', 'entrance'), joins)
  const bridges = [...of('bridge')].map((hex) => bridge(drawing, hex, joins))
  return stroke(path, 'var(--road-edge)', 0.36 * SIZE) + stroke(path, 'var(--road)', 0.23 * SIZE) + bridges.join('')
}

function bridge({ layout, of }: Drawing, hex: string, joins: (from: string, to: string) => boolean): string {
  const [x, y] = centre(layout, hex)
  const ways = neighbours(layout, hex).filter((one): one is string => one !== null && joins(hex, one))
  const wet = of('water')
  const [a, b] = ways.map((way) => centre(layout, way))
  let angle = 0
  if (a && b) angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  else if (a) angle = Math.atan2(a[1] - y, a[0] - x)
  else {
    const flow = neighbours(layout, hex).find((one) => one !== null && wet.has(one))
    const to = flow ? centre(layout, flow) : ([x, y - 1] as const)
    angle = Math.atan2(to[1] - y, to[0] - x) + Math.PI / 2
  }
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round((angle * 180) / Math.PI)})">${use('terrain-bridge', -SIZE * 0.95, -SIZE * 0.95, SIZE * 1.9)}</g>`
}

/** One stone mass over three hexes, a gate in each entrance. */
function walls(layout: Layout, fort: FortView): string {
  const hexes = new Set([fort.body, ...fort.entrances])
  const { bones, flesh } = mass(layout, hexes)
  const layer = (wide: number, colour: string) => stroke(bones, colour, wide * SIZE) + (flesh ? `<path d="${flesh}" fill="${colour}" stroke="${colour}" stroke-width="${round(wide * SIZE * 0.6)}" stroke-linejoin="round"/>` : '')
  const gates = fort.entrances.map((hex) => {
    const [x, y] = centre(layout, hex)
    return use('fort-entrance', x - SIZE * 0.5, y - SIZE * 0.5, SIZE)
  })
  const [x, y] = centre(layout, fort.body)
  return `<g>${layer(1.34, 'var(--fort-edge)')}${layer(1.2, 'var(--fort-wall)')}${layer(0.78, 'var(--fort-court)')}${gates.join('')}${use('fort', x - SIZE * 0.72, y - SIZE * 0.72, SIZE * 1.44)}</g>`
}

function grid({ layout }: Drawing): string {
  const lines = allHexes(layout).map((hex) => outline(layout, hex)).join('')
  return `<path d="${lines}" fill="none" stroke="var(--grid)" stroke-width="${round(SIZE * 0.03)}"/>`
}

/** Lettering of places, apart from the ground: it stays letters when the ground becomes a picture. */
export function drawNames(map: MapView): string {
  const layout = layoutOf(map)
  const texts = map.places.map(({ name, hex }) => {
    const [x, y] = centre(layout, hex)
    return `<text x="${round(x)}" y="${round(y + SIZE * 0.12)}">${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`
  })
  return `<g text-anchor="middle" font-family="var(--font-table)" font-style="italic" font-weight="700" font-size="${round(SIZE * 0.5)}" fill="var(--ink)" fill-opacity=".85" stroke="var(--paper)" stroke-opacity=".75" stroke-width="${round(SIZE * 0.1)}" paint-order="stroke" stroke-linejoin="round">${texts.join('')}</g>`
}
