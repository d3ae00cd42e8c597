// What moves cost, and how that is written.
import { describe, expect, it } from 'vitest'
import type { View } from '../../types/trench'
import { points, prices } from './sentences'

const view = {
  forts: [{ name: 'alpha' }, { name: 'bravo' }],
  reach: [
    { unit: 'de.infantry', hexes: [['0504'], ['0503', '0405']], forts: [[1, 4]], board: 3 },
    { unit: 'de.tank', hexes: [[], ['0606']], forts: [], board: null },
  ],
} as unknown as View

describe('prices', () => {
  it('are known for hexes, forts and the transport', () => {
    expect([...prices(view, 'de.infantry')]).toEqual([['0504', 1], ['0503', 2], ['0405', 2], ['bravo', 4], ['de.transport', 3]])
  })

  it('name no transport to whom none takes on board', () => {
    expect([...prices(view, 'de.tank').keys()]).toEqual(['0606'])
    expect(prices(view, 'gb.tank').size).toBe(0)
  })

  it('are written in whole and half points', () => {
    expect([1, 2, 3].map(points)).toEqual(['½', '1', '1½'])
  })
})
