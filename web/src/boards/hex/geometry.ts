// Hexes on paper: from the name of a hex (`0715`: column and row, two digits each) to its place and back, corners and
// neighbours. Two layouts: Mortain's pointy hexes with even rows pushed right, Trench Club's flat ones with odd columns
// pushed down. Knows no terrain and no game.

export type Point = readonly [x: number, y: number]

export interface Layout {
  readonly kind: 'pointy' | 'flat'
  /** From the centre to a corner. */
  readonly size: number
  readonly columns: number
  readonly rows: number
  /** Where the map begins, for maps with a margin. */
  readonly left: number
  readonly top: number
}

const ROOT3 = Math.sqrt(3)

/** One decimal is finer than any screen, and keeps paths short. */
export function round(number: number): number {
  return Math.round(number * 10) / 10
}

export function nameOf(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0')
}

export function columnOf(hex: string): number {
  return Number(hex.slice(0, 2))
}

export function rowOf(hex: string): number {
  return Number(hex.slice(2, 4))
}

export function isHex(word: string): boolean {
  return /^\d{4}$/.test(word)
}

/** Half a step to the right for even rows (pointy), half a step down for odd columns (flat). */
function isPushed(layout: Layout, column: number, row: number): boolean {
  return layout.kind === 'pointy' ? row % 2 === 0 : column % 2 === 1
}

export function centre(layout: Layout, hex: string): Point {
  const column = columnOf(hex)
  const row = rowOf(hex)
  const push = isPushed(layout, column, row) ? 0.5 : 0
  const { size, left, top } = layout
  if (layout.kind === 'pointy') {
    return [left + (column - 0.5 + push) * ROOT3 * size, top + size + (row - 1) * 1.5 * size]
  }
  return [left + size + (column - 1) * 1.5 * size, top + (row - 0.5 + push) * ROOT3 * size]
}

export function width(layout: Layout): number {
  const { size, columns } = layout
  return layout.kind === 'pointy' ? (columns + 0.5) * ROOT3 * size : (columns * 1.5 + 0.5) * size
}

export function height(layout: Layout): number {
  const { size, rows } = layout
  return layout.kind === 'pointy' ? (rows * 1.5 + 0.5) * size : (rows + 0.5) * ROOT3 * size
}

/** The six corners, clockwise on the screen; `scale` shrinks or grows the hex about its centre. */
export function corners(layout: Layout, hex: string, scale = 1): Point[] {
  const [x, y] = centre(layout, hex)
  return cornersAt(layout, x, y, scale)
}

export function cornersAt(layout: Layout, x: number, y: number, scale = 1): Point[] {
  const turn = layout.kind === 'pointy' ? Math.PI / 6 : 0
  const reach = layout.size * scale
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = turn + (corner * Math.PI) / 3
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
  })
}

/** The outline as the data of a path. */
export function outline(layout: Layout, hex: string, scale = 1): string {
  return `M${corners(layout, hex, scale).map(write).join('L')}Z`
}

export function write([x, y]: Point): string {
  return `${round(x)} ${round(y)}`
}

/** Drawing order of the neighbours: clockwise, from the north (flat) or from the north-east (pointy). */
export function neighbours(layout: Layout, hex: string): (string | null)[] {
  const column = columnOf(hex)
  const row = rowOf(hex)
  const push = isPushed(layout, column, row) ? 1 : 0
  const steps: [number, number][] =
    layout.kind === 'flat'
      ? [[0, -1], [1, push - 1], [1, push], [0, 1], [-1, push], [-1, push - 1]]
      : [[push, -1], [1, 0], [push, 1], [push - 1, 1], [-1, 0], [push - 1, -1]]
  return steps.map(([across, down]) => {
    const [c, r] = [column + across, row + down]
    return c >= 1 && c <= layout.columns && r >= 1 && r <= layout.rows ? nameOf(c, r) : null
  })
}

export function areNeighbours(layout: Layout, one: string, other: string): boolean {
  return neighbours(layout, one).includes(other)
}

/** The edge of a group of hexes: every side that has no other of the group behind it. */
export function rim(layout: Layout, hexes: ReadonlySet<string>): string {
  let path = ''
  for (const hex of hexes) {
    const points = corners(layout, hex)
    for (const [side, other] of neighbours(layout, hex).entries()) {
      if (other !== null && hexes.has(other)) continue
      // The first neighbour lies behind the side between the fifth and the sixth corner, in both layouts.
      path += `M${write(points[(side + 4) % 6] as Point)}L${write(points[(side + 5) % 6] as Point)}`
    }
  }
  return path
}

/** The hex under a point, or none beside the map. */
export function hexAt(layout: Layout, x: number, y: number): string | null {
  const guess = roughly(layout, x, y)
  let best: string | null = null
  let nearest = layout.size
  for (let column = guess[0] - 1; column <= guess[0] + 1; column++) {
    for (let row = guess[1] - 1; row <= guess[1] + 1; row++) {
      if (column < 1 || column > layout.columns || row < 1 || row > layout.rows) continue
      const hex = nameOf(column, row)
      const [cx, cy] = centre(layout, hex)
      const distance = Math.hypot(cx - x, cy - y)
      if (distance < nearest) [nearest, best] = [distance, hex]
    }
  }
  return best
}

function roughly(layout: Layout, x: number, y: number): [number, number] {
  const { size, left, top } = layout
  if (layout.kind === 'pointy') {
    return [Math.round((x - left) / (ROOT3 * size) + 0.25), Math.round((y - top - size) / (1.5 * size) + 1)]
  }
  return [Math.round((x - left - size) / (1.5 * size) + 1), Math.round((y - top) / (ROOT3 * size) + 0.25)]
}

/** All hexes of the map, row by row. */
export function allHexes(layout: Layout): string[] {
  const hexes: string[] = []
  for (let row = 1; row <= layout.rows; row++) {
    for (let column = 1; column <= layout.columns; column++) hexes.push(nameOf(column, row))
  }
  return hexes
}
