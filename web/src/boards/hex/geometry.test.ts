import { describe, expect, it } from 'vitest'
import { type Layout, allHexes, areNeighbours, centre, corners, height, hexAt, isHex, nameOf, neighbours, rim, width } from './geometry'

const mortain: Layout = { kind: 'pointy', size: 60, columns: 9, rows: 5, left: 100, top: 28 }
const trench: Layout = { kind: 'flat', size: 40, columns: 26, rows: 18, left: 0, top: 0 }

describe('names of hexes', () => {
  it('have two digits each for column and row', () => {
    expect(nameOf(7, 15)).toBe('0715')
    expect(isHex('0715')).toBe(true)
    for (const word of ['102', '117', '2SS-1', 'adler', '71500']) expect(isHex(word)).toBe(false)
  })
})

describe.each([['pointy', mortain], ['flat', trench]] as const)('the %s layout', (_, layout) => {
  it('finds every hex again from its centre and from just inside its corners', () => {
    for (const hex of allHexes(layout)) {
      const [x, y] = centre(layout, hex)
      expect(hexAt(layout, x, y)).toBe(hex)
      for (const [cx, cy] of corners(layout, hex, 0.98)) expect(hexAt(layout, cx, cy)).toBe(hex)
    }
  })

  it('finds nothing beside the map', () => {
    expect(hexAt(layout, layout.left - 30, layout.top - 30)).toBeNull()
    expect(hexAt(layout, layout.left + width(layout) + 30, layout.top + height(layout) / 2)).toBeNull()
  })

  it('sets all neighbours at the same distance, clockwise on the screen', () => {
    for (const hex of allHexes(layout)) {
      const [x, y] = centre(layout, hex)
      let before = -Infinity
      for (const one of neighbours(layout, hex)) {
        if (one === null) continue
        const [nx, ny] = centre(layout, one)
        expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(Math.sqrt(3) * layout.size, 6)
        const angle = Math.atan2(ny - y, nx - x)
        const turned = angle < -Math.PI / 2 - 1e-6 ? angle + 2 * Math.PI : angle
        expect(turned).toBeGreaterThan(before)
        before = turned
        expect(areNeighbours(layout, one, hex)).toBe(true)
      }
    }
  })

  it('keeps every corner on the sheet', () => {
    for (const hex of allHexes(layout)) {
      for (const [x, y] of corners(layout, hex)) {
        expect(x).toBeGreaterThanOrEqual(layout.left - 1e-6)
        expect(y).toBeGreaterThanOrEqual(layout.top - 1e-6)
        expect(x).toBeLessThanOrEqual(layout.left + width(layout) + 1e-6)
        expect(y).toBeLessThanOrEqual(layout.top + height(layout) + 1e-6)
      }
    }
  })

  it('draws the rim of a group along its outer sides only', () => {
    const sides = (hexes: string[]) => rim(layout, new Set(hexes)).split('M').length - 1
    expect(sides(['0303'])).toBe(6)
    const [next] = neighbours(layout, '0303')
    expect(sides(['0303', next as string])).toBe(10)
    expect(sides(['0303', ...neighbours(layout, '0303').filter((hex) => hex !== null)])).toBe(18)
  })
})

describe('neighbours as the rules name them', () => {
  it('Mortain: even rows lie half a hex east (SM-1.3)', () => {
    expect(neighbours(mortain, '0702')).toEqual(['0801', '0802', '0803', '0703', '0602', '0701'])
    expect(neighbours(mortain, '0303')).toEqual(['0302', '0403', '0304', '0204', '0203', '0202'])
    expect(neighbours(mortain, '0101')).toEqual([null, '0201', '0102', null, null, null])
  })

  it('Trench Club: odd columns lie half a hex south, north first', () => {
    expect(neighbours(trench, '0303')).toEqual(['0302', '0403', '0404', '0304', '0204', '0203'])
    expect(neighbours(trench, '0803')).toEqual(['0802', '0902', '0903', '0804', '0703', '0702'])
  })
})
