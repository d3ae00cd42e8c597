// Where every miniature stands on the map: in its hex, in the court of a fort, or on the transport that carries it.
import type { UnitView, View } from '../../types/trench'
import { type Layout, type Point, centre } from '../hex/geometry'
import { SIZE } from './map'
import { carrier, isFortSpot, isHexSpot } from './nations'

export interface Placed {
  unit: UnitView
  at: Point
  size: number
  /** The hex it stands in, if it is on the map itself. */
  hex: string | null
}

const IN_FORT = 0.56
const ABOARD = 0.46

/** Small ones in rows of three below a point. */
function row(at: Point, index: number, count: number, part: number, below: number): Point {
  const inRow = Math.min(3, count - Math.floor(index / 3) * 3)
  const step = SIZE * part * 1.5
  return [at[0] + ((index % 3) - (inRow - 1) / 2) * step, at[1] + below * SIZE + Math.floor(index / 3) * step]
}

export function placed(view: View, layout: Layout): Placed[] {
  const found: Placed[] = []
  const inside = new Map<number, UnitView[]>()
  const aboard = new Map<string, UnitView[]>()
  for (const unit of view.units) {
    if (isHexSpot(unit.at)) found.push({ unit, at: centre(layout, unit.at.hex), size: SIZE, hex: unit.at.hex })
    else if (isFortSpot(unit.at)) inside.set(unit.at.fort, [...(inside.get(unit.at.fort) ?? []), unit])
    else if (unit.at === 'aboard') {
      const transport = carrier(view, unit)
      if (transport) aboard.set(transport.unit, [...(aboard.get(transport.unit) ?? []), unit])
    }
  }
  for (const [number, units] of inside) {
    const fort = view.forts[number]
    if (!fort) continue
    const body = centre(layout, fort.body)
    for (const [index, unit] of units.entries()) found.push({ unit, at: row(body, index, units.length, IN_FORT, 0.72), size: SIZE * IN_FORT, hex: null })
  }
  for (const [transport, units] of aboard) {
    const under = found.find(({ unit }) => unit.unit === transport)
    if (!under) continue
    for (const [index, unit] of units.entries()) found.push({ unit, at: row(under.at, index, units.length, ABOARD, 0.95), size: SIZE * ABOARD, hex: null })
  }
  return found
}
