// The blocks on the roads as a view tells them, and which of them moved where.
import { match, type Kept } from '../../diff'
import type { Side, Unit, View } from '../../types/clash'

export interface Block {
  side: Side
  unit: Unit
  road: number
  /** Tiles from the Axis end to the block's nearer edge. */
  tile: number
  tiles: number
  /** 0 is the front of its line. */
  rank: number
  /** The road has an owner: nothing happens there any more. */
  isClosed: boolean
}

export const SIDES: readonly Side[] = ['axis', 'allies']

export function enemyOf(side: Side): Side {
  return side === 'axis' ? 'allies' : 'axis'
}

/** The length of every kind of unit in this edition. */
export function lengths(view: View): ReadonlyMap<Unit, number> {
  return new Map(view.axis.stock.map(({ unit, tiles }) => [unit, tiles]))
}

export function blocks(view: View): Block[] {
  const length = lengths(view)
  return view.roads.flatMap((road) =>
    SIDES.flatMap((side) => {
      const line = road[side]
      let at = line.base
      return line.units.map((unit, index) => {
        const tiles = length.get(unit) ?? 1
        const tile = side === 'axis' ? at : view.tiles - at - tiles
        at += tiles
        const rank = line.units.length - 1 - index
        return { side, unit, road: road.road, tile, tiles, rank, isClosed: road.owner !== null }
      })
    }),
  )
}

/** Blocks stay on their road: one brought forward slides along it, one that leaves it has gone back to stock. */
function distance(before: Block, after: Block): number | null {
  const isSame = before.side === after.side && before.unit === after.unit && before.road === after.road
  return isSame ? Math.abs(before.tile - after.tile) : null
}

let ids = 0

export function follow(before: readonly Kept<Block>[], view: View): Kept<Block>[] {
  return match(before, blocks(view), distance, () => ++ids)
}
