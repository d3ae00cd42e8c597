import { describe, expect, it } from 'vitest'
import { changes, match, type Kept } from './diff'
import { blocks, follow } from './boards/clash/pieces'
import type { RoadView, Unit, View } from './types/clash'

const STOCK: [Unit, number][] = [['mine', 1], ['tank', 3], ['private', 2]]

function view(lines: Record<number, { axis?: [number, ...Unit[]]; allies?: [number, ...Unit[]] }>): View {
  const length = new Map(STOCK)
  const line = ([base = 0, ...units]: [number, ...Unit[]]) => ({
    base,
    units,
    front: base + units.reduce((sum, unit) => sum + (length.get(unit) ?? 0), 0),
  })
  const roads: RoadView[] = [1, 2, 3, 4, 5, 6, 7].map((road) => ({
    road,
    owner: null,
    gap: 18,
    axis: line(lines[road]?.axis ?? [0]),
    allies: line(lines[road]?.allies ?? [0]),
  }))
  const stock = STOCK.map(([unit, tiles]) => ({ unit, tiles, count: 5 }))
  return { tiles: 18, roads, axis: { stock }, allies: { stock } } as unknown as View
}

describe('blocks of a view', () => {
  it('lie from the own end on, rear first', () => {
    const [mine, tank] = blocks(view({ 2: { axis: [3, 'mine', 'tank'] } }))
    expect([mine?.tile, mine?.rank, tank?.tile, tank?.rank]).toEqual([3, 1, 4, 0])
  })

  it('of the Allies are counted from the other end', () => {
    const [rear, front] = blocks(view({ 5: { allies: [0, 'tank', 'private'] } }))
    expect([rear?.tile, front?.tile]).toEqual([15, 13])
  })
})

describe('following blocks', () => {
  it('keeps those that stay and names the one that came', () => {
    const before = follow([], view({ 1: { axis: [0, 'mine'] } }))
    const after = follow(before, view({ 1: { axis: [0, 'mine', 'tank'] } }))
    expect(after[0]?.id).toBe(before[0]?.id)
    expect(changes(before, after).came.map((kept) => kept.thing.unit)).toEqual(['tank'])
    expect(changes(before, after).went).toEqual([])
  })

  it('sees an advance as one block that slides to the front', () => {
    const before = follow([], view({ 1: { axis: [0, 'tank', 'mine', 'private'] } }))
    const after = follow(before, view({ 1: { axis: [3, 'mine', 'private', 'tank'] } }))
    const id = (unit: Unit, kept: typeof before) => kept.find(({ thing }) => thing.unit === unit)?.id
    expect(id('tank', after)).toBe(id('tank', before))
    expect(after.find(({ thing }) => thing.unit === 'tank')?.thing.tile).toBe(6)
    expect(changes(before, after)).toEqual({ came: [], went: [] })
  })

  it('does not let a block change roads', () => {
    const before = follow([], view({ 1: { axis: [0, 'tank'] } }))
    const after = follow(before, view({ 2: { axis: [0, 'tank'] } }))
    expect(changes(before, after).came).toHaveLength(1)
    expect(changes(before, after).went).toHaveLength(1)
  })
})

describe('matching', () => {
  it('pairs the nearest first and each thing once', () => {
    const before: Kept<number>[] = [{ id: 1, thing: 0 }, { id: 2, thing: 10 }]
    let next = 2
    const after = match(before, [9, 11, 1], (one, other) => Math.abs(one - other), () => ++next)
    expect(after).toEqual([{ id: 2, thing: 9 }, { id: 3, thing: 11 }, { id: 1, thing: 1 }])
  })
})
