// Where every counter stands on the postcard: in its hex, in a waiting box at its edge, or among the lost.
import type { UnitView, View } from '../../types/mortain'
import { type Point, centre, isHex } from '../hex/geometry'
import { type Sheet, spread } from './map'

export interface Placed {
  unit: UnitView
  at: Point
  size: number
}

/** So many fit below each other in the west. */
const FILE = 6

/** Germans wait in the east in two files, Americans in the west in one, or in two if they are many. */
function waitingPlace(sheet: Sheet, unit: UnitView, index: number, count: number): { at: Point; size: number } {
  if (unit.side === 'american' && count <= FILE) return { at: [50, 300 + index * 52], size: 42 }
  if (unit.side === 'american') return { at: [31 + (index % 2) * 45, 294 + Math.floor(index / 2) * 47], size: 38 }
  return { at: [sheet.wide - 76 + (index % 2) * 45, 114 + Math.floor(index / 2) * 47], size: 38 }
}

export function placed(view: View, sheet: Sheet): Placed[] {
  /** Units in the same place, in unit-list order; off the map each side has its own. */
  const beside = (unit: UnitView) => view.units.filter((other) => other.at === unit.at && (isHex(unit.at) || other.side === unit.side))
  const lost = view.units.filter((unit) => unit.at === 'dead')
  const found: Placed[] = []
  for (const unit of view.units) {
    if (isHex(unit.at)) {
      const together = beside(unit)
      const { size, at } = spread(together.length)
      const [dx, dy] = at[together.indexOf(unit)] ?? [0, 0]
      const [x, y] = centre(sheet.layout, unit.at)
      found.push({ unit, size, at: [x + dx, y + dy] })
    } else if (unit.at === 'waiting') {
      const together = beside(unit)
      found.push({ unit, ...waitingPlace(sheet, unit, together.indexOf(unit), together.length) })
    } else if (unit.at === 'dead') {
      found.push({ unit, size: 28, at: [620 + lost.indexOf(unit) * 33, sheet.high - 33] })
    } else {
      const gone = beside(unit)
      const index = gone.indexOf(unit)
      found.push({ unit, size: 22, at: [25 + (index % 3) * 25 + (index > 2 ? 12 : 0), 188 + Math.floor(index / 3) * 25] })
    }
  }
  return found
}
