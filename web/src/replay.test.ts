import { describe, expect, it } from 'vitest'
import { chanceOf, curve, luck, rarest, turnEnds, turningPoints, type Moment, together } from './replay'

const still = (score: number): Moment => ({ scores: [score, -score], drawn: null })
const rolled = (score: number, expected: number, likelihood: number): Moment => ({
  scores: [score, -score],
  drawn: { likelihood, expected: [expected, -expected], is_exact: true },
})
const GAME = [still(0), rolled(0.2, 0, 0.5), still(0.2), rolled(-0.4, 0.1, 0.04), still(-0.3), rolled(1, 0.5, 0.02)]

describe('luck', () => {
  it('is what came above what was to be expected, and one side’s is the other’s lack', () => {
    const [one, other] = [luck(GAME, 0), luck(GAME, 1)]
    expect(one.total).toBeCloseTo(10 - 25 + 25)
    expect(other.total).toBeCloseTo(-one.total)
    expect(one.rolls).toBe(3)
    expect([one.best?.line, one.worst?.line]).toEqual([5, 3])
  })

  it('has no best roll where nothing was rolled', () => {
    expect(luck([still(0), still(1)], 0)).toEqual({ total: 0, rolls: 0, best: null, worst: null })
  })

  it('lists the least likely results first', () => {
    expect(rarest(GAME, 5).map(({ line }) => line)).toEqual([5, 3])
    expect(rarest(GAME, 1)).toHaveLength(1)
  })
})

describe('the course of a game', () => {
  it('turns where the chances change most, not twice in one place', () => {
    const chances = chanceOf(GAME, 0)
    expect(chances[0]).toBe(0.5)
    expect(turningPoints(chances, 2, 2).map(({ line }) => line)).toEqual([3, 5])
    expect(turningPoints(chances, 5, 99).map(({ line }) => line)).toEqual([5])
    expect(turningPoints([0.5, 0.51, 0.5])).toEqual([])
  })

  it('is drawn from the left to the right', () => {
    expect(curve([0.5, 1, 0], 10, 4)).toEqual({ line: 'M0.0 2.0L5.0 0.0L10.0 4.0', area: 'M0.0 2.0L5.0 0.0L10.0 4.0L10 2L0 2Z' })
  })

  it('can be leafed through turn by turn', () => {
    expect(turnEnds(['chance', 'red', 'red', 'chance', 'blue', 'table', 'blue', 'red'])).toEqual([0, 4, 7, 8])
    expect(turnEnds([])).toEqual([0])
  })
})

it('joins what several people know of one moment', () => {
  const allies = { round: 3, allies: { objective: 'roads-1-7', hand: ['relief'] }, axis: { objective: null, hand: null }, units: [{ at: '0101', army: 1 }, { at: '0202', army: null }] }
  const axis = { round: 3, allies: { objective: null, hand: null }, axis: { objective: 'roads-3-5', hand: [] }, units: [{ at: '0101', army: null }, { at: '0202', army: 2 }] }
  expect(together([allies, axis])).toEqual({
    round: 3,
    allies: { objective: 'roads-1-7', hand: ['relief'] },
    axis: { objective: 'roads-3-5', hand: [] },
    units: [{ at: '0101', army: 1 }, { at: '0202', army: 2 }],
  })
  expect(together([allies])).toEqual(allies)
})
