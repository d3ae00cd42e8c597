import { describe, expect, it } from 'vitest'
import { duration, percent } from './format'
import { link, parse } from './route'
import { wanted } from './boards/clash/objective'

describe('times and chances', () => {
  it('show what is left, rounded up', () => {
    expect([0, 900, 65_000, 3_725_000, 187_200_000].map(duration)).toEqual(['0:00', '0:01', '1:05', '1:02:05', '2 d 04 h'])
  })

  it('never call the possible impossible or the likely sure', () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %'])
  })
})

describe('addresses', () => {
  it('lead back to the page they were made for', () => {
    const table = { page: 'table' as const, id: 'a b', key: 'k/1', seat: 'axis' }
    expect(parse(link(table))).toEqual(table)
    expect(parse('#/rules/clash/CL-4.2')).toEqual({ page: 'rules', game: 'clash', rule: 'CL-4.2' })
    expect(parse('')).toEqual({ page: 'home' })
  })

  it('that mean nothing say so', () => {
    expect([parse('#/nowhere'), parse('#/table/'), parse('#/table/%')]).toEqual([
      { page: 'unknown' },
      { page: 'unknown' },
      { page: 'table', id: '%', key: undefined, seat: undefined },
    ])
  })
})

describe('an objective card', () => {
  it('marks the roads it names', () => {
    expect(wanted('roads-5-6')).toEqual({ must: [5, 6], may: [], isClean: false })
    expect(wanted('roads-3-5-or-2-6').may).toEqual([3, 5, 2, 6])
    expect(wanted('roads-1-7-plus-one')).toEqual({ must: [1, 7], may: [2, 3, 4, 5, 6], isClean: false })
    expect(wanted('centre-clean')).toEqual({ must: [4], may: [3, 5], isClean: true })
  })
})
