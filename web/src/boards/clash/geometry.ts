// Where things stand on the drawn board: seven roads of tiles, lying (Axis left, Allies right, road 1 on top) or standing
// (phone: the own side below, roads as that side sees them from left to right).
import type { Side } from '../../types/clash'

export type Lie = 'lying' | Side

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where a block's front looks: left, right, up, down. */
export type Facing = 'l' | 'r' | 'u' | 'd'

export interface Geometry {
  lie: Lie
  isStanding: boolean
  width: number
  height: number
  tile: number
  block: number
  /** `length` tiles of a road from the tile nearest the Axis, `thick` across. */
  at: (tile: number, length: number, road: number, thick?: number) => Box
  /** The start block of a side beside a road. */
  end: (side: Side, road: number) => Box
  facing: (side: Side) => Facing
  /** The gap between two neighbouring roads, by the upper or left one's place, 0 to 7. */
  seam: (place: number) => number
}

const ROADS = 7

interface Sizes {
  tile: number
  pitch: number
  block: number
  pad: number
  lane: number
}

const LYING: Sizes = { tile: 51, pitch: 71, block: 46, pad: 58, lane: 11 }
const STANDING: Sizes = { tile: 24.2, pitch: 47.4, block: 33, pad: 25, lane: 3 }

export function geometry(lie: Lie, tiles: number): Geometry {
  const isStanding = lie !== 'lying'
  const { tile, pitch, block, pad, lane } = isStanding ? STANDING : LYING
  const long = tiles * tile + 2 * pad
  const wide = ROADS * pitch + 2 * lane
  // Allies below: road 7 is at their left. Axis below: road 1 is.
  const place = (road: number) => (lie === 'allies' ? ROADS - road : road - 1)
  const across = (road: number, thick: number) => lane + place(road) * pitch + (pitch - thick) / 2
  const box = (along: number, length: number, road: number, thick: number): Box => {
    const turned = lie === 'axis' ? long - along - length : along
    return isStanding
      ? { x: across(road, thick), y: turned, w: thick, h: length }
      : { x: turned, y: across(road, thick), w: length, h: thick }
  }
  const facings: Record<Lie, Record<Side, Facing>> = {
    lying: { axis: 'r', allies: 'l' },
    allies: { axis: 'd', allies: 'u' },
    axis: { axis: 'u', allies: 'd' },
  }
  return {
    lie,
    isStanding,
    width: isStanding ? wide : long,
    height: isStanding ? long : wide,
    tile,
    block,
    at: (at, length, road, thick = block) => box(pad + at * tile, length * tile, road, thick),
    end: (side, road) => box(side === 'axis' ? pad * 0.1 : long - pad * 0.82, pad * 0.72, road, block),
    facing: (side) => facings[lie][side],
    seam: (index) => lane + index * pitch,
  }
}

export function centre(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}

/** A small generator for drawings that must look the same every time. */
export function scatter(seed: number): () => number {
  let at = seed
  return () => {
    at = (at + 0x6d2b79f5) | 0
    let t = Math.imul(at ^ (at >>> 15), 1 | at)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
