// Both maps are drawn from real views: every symbol they use exists, every number is one, and what lies side by side is
// joined.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { View as MortainView } from '../types/mortain'
import type { View as TrenchView } from '../types/trench'
import { areNeighbours, centre, isHex } from './hex/geometry'
import * as mortain from './mortain/map'
import { placed as placedMortain } from './mortain/places'
import * as trench from './trench/map'
import { isHexSpot } from './trench/nations'
import { placed as placedTrench } from './trench/places'

function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T
}

const symbols = new Set([...readFileSync(new URL('../symbols.svg', import.meta.url), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]))
const mortainView = read<MortainView>('../pictures/mortain.json')
const trenchView = read<TrenchView>('../pictures/trench-club.json')

function expectSound(drawn: string): void {
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
  const used = [...drawn.matchAll(/href="#([^"]+)"/g)].map((found) => found[1])
  expect(used.length).toBeGreaterThan(0)
  for (const id of used) expect(symbols).toContain(id)
}

describe('Mortain', () => {
  it('is drawn whole, with its names', () => {
    const drawn = mortain.drawMap(mortainView.map, new Map([['0801', 'Heuvel 314']]))
    expectSound(drawn)
    expect(drawn).toContain('Heuvel 314')
    expect(drawn).toContain('Romagny')
  })

  it('breaks long names in two', () => {
    expect(mortain.split('Mortain')).toEqual(['Mortain'])
    expect(mortain.split('Forêt de Mortain')).toEqual(['Forêt de', 'Mortain'])
    expect(mortain.split('Juvigny-le-Tertre')).toEqual(['Juvigny-', 'le-Tertre'])
  })

  it('gives every unit a place of its own on the sheet', () => {
    const sheet = mortain.sheetOf(mortainView.map)
    const pieces = placedMortain(mortainView, sheet)
    expect(pieces.length).toBe(mortainView.units.length)
    expect(new Set(pieces.map(({ at }) => at.join())).size).toBe(pieces.length)
    for (const { at, unit } of pieces) {
      expect(at[0]).toBeGreaterThan(0)
      expect(at[0]).toBeLessThan(sheet.wide)
      expect(at[1]).toBeLessThan(sheet.high)
      if (!isHex(unit.at)) continue
      const [x, y] = centre(sheet.layout, unit.at)
      expect(Math.hypot(at[0] - x, at[1] - y)).toBeLessThan(sheet.layout.size * 0.6)
    }
  })
})

describe('Trench Club', () => {
  const layout = trench.layoutOf(trenchView.map)

  it('is drawn whole', () => {
    expectSound(trench.drawMap(trenchView.map, trenchView.forts))
  })

  it('reads its letters: a fort stands where the view says it does', () => {
    for (const fort of trenchView.forts) {
      expect(trench.terrainOf(trenchView.map, fort.body)).toBe('fort')
      for (const gate of fort.entrances) {
        expect(trench.terrainOf(trenchView.map, gate)).toBe('entrance')
        expect(areNeighbours(layout, fort.body, gate)).toBe(true)
      }
    }
  })

  it('joins roads both ways and never makes a triangle of three', () => {
    const joins = trench.roadJoins(trenchView.map, layout)
    const rows = trenchView.map.terrain
    const ways = rows.flatMap((row, r) => [...row].flatMap((letter, c) => ('+=o'.includes(letter) ? [`${String(c + 1).padStart(2, '0')}${String(r + 1).padStart(2, '0')}`] : [])))
    for (const a of ways) {
      for (const b of ways) {
        if (!areNeighbours(layout, a, b)) continue
        expect(joins(a, b)).toBe(joins(b, a))
        for (const c of ways) if (areNeighbours(layout, a, c) && areNeighbours(layout, b, c)) expect(joins(a, b) && joins(b, c) && joins(a, c)).toBe(false)
      }
    }
  })

  it('places units in hexes, forts and transports, and no others', () => {
    const pieces = placedTrench(trenchView, layout)
    const away = trenchView.units.filter(({ at }) => at === 'stock' || at === 'dead').length
    expect(pieces.length).toBe(trenchView.units.length - away)
    for (const { unit, at, hex } of pieces) {
      if (isHexSpot(unit.at)) expect([hex, ...at]).toEqual([unit.at.hex, ...centre(layout, unit.at.hex)])
      else expect(hex).toBeNull()
    }
  })

  it('sets riders beside their own transport', () => {
    const [rider, other] = ['de.infantry', 'gb.infantry']
    const view: TrenchView = {
      ...trenchView,
      units: [
        { unit: 'de.transport', at: { hex: '0505' }, damage: 0, experience: 0, army: 1, moved: false, settled: false },
        { unit: 'gb.transport', at: { hex: '2010' }, damage: 0, experience: 0, army: 1, moved: false, settled: false },
        { unit: rider as string, at: 'aboard', damage: 0, experience: 0, army: 1, moved: false, settled: false },
        { unit: other as string, at: 'aboard', damage: 0, experience: 0, army: 1, moved: false, settled: false },
      ],
    }
    const at = new Map(placedTrench(view, layout).map((piece) => [piece.unit.unit, piece.at]))
    const near = (unit: string, hex: string) => Math.hypot((at.get(unit)?.[0] ?? 0) - centre(layout, hex)[0], (at.get(unit)?.[1] ?? 0) - centre(layout, hex)[1])
    expect(near(rider as string, '0505')).toBeLessThan(trench.SIZE * 1.5)
    expect(near(other as string, '2010')).toBeLessThan(trench.SIZE * 1.5)
  })
})
