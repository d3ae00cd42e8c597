import { describe, expect, it } from 'vitest'
import { fitting, held, isInSight, zoomed } from './panzoom'

const bounds = { wide: 800, high: 600, boardWide: 1600, boardHigh: 1000 }

describe('the camera', () => {
  it('fits the whole board by its tighter side', () => {
    expect(fitting(bounds)).toBe(0.5)
    expect(fitting({ ...bounds, high: 400 })).toBe(0.4)
  })
  it('keeps the point under the pointer where it is', () => {
    const before = { x: -100, y: -50, zoom: 1 }
    const after = zoomed(before, 1.5, 300, 200, 0.5)
    const board = (camera: typeof before) => [(300 - camera.x) / camera.zoom, (200 - camera.y) / camera.zoom]
    expect(board(after)[0]).toBeCloseTo(board(before)[0] as number, 9)
    expect(board(after)[1]).toBeCloseTo(board(before)[1] as number, 9)
  })
  it('never shows the table where the board could be, and centres a smaller board', () => {
    expect(held({ x: 50, y: -9999, zoom: 1 }, bounds)).toEqual({ x: 0, y: -400, zoom: 1 })
    expect(held({ x: 0, y: 0, zoom: 0.5 }, bounds)).toEqual({ x: 0, y: 50, zoom: 0.5 })
  })
  it('knows what is well in sight', () => {
    const camera = { x: -100, y: 0, zoom: 2 }
    expect(isInSight(camera, bounds, [100, 100])).toBe(true)
    expect(isInSight(camera, bounds, [60, 100])).toBe(false)
    expect(isInSight(camera, bounds, [440, 100])).toBe(false)
    expect(isInSight(camera, bounds, [100, 290])).toBe(false)
  })
  it('zooms no farther out than the whole board, nor in without end', () => {
    expect(held({ x: 0, y: 0, zoom: 0.1 }, bounds).zoom).toBe(0.5)
    expect(held({ x: 0, y: 0, zoom: 99 }, bounds).zoom).toBe(6)
  })
})
