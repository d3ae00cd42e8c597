import { describe, expect, it } from 'vitest'
import { link, parse, type Route } from './route'

const ROUTES: Route[] = [
  { page: 'table', id: 'a b', key: 'k', seat: undefined },
  { page: 'replay', id: 'T', key: undefined, seat: 'axis' },
  { page: 'replay' },
  { page: 'new', game: 'clash-dday' },
  { page: 'rules', game: 'mortain', rule: 'SM-4.1' },
  { page: 'rules', game: 'mortain', rule: undefined },
  { page: 'learn', game: 'clash', lesson: undefined },
]

describe('addresses', () => {
  it.each(ROUTES)('lead where they were made for: $page', (route) => expect(parse(link(route))).toEqual(route))

  it('may lead home or nowhere', () => {
    expect(parse('')).toEqual({ page: 'home' })
    expect(parse('#/')).toEqual({ page: 'home' })
    expect(parse('#/table')).toEqual({ page: 'unknown' })
    expect(parse('#/open/x')).toEqual({ page: 'unknown' })
    expect(parse('#/somewhere/else')).toEqual({ page: 'unknown' })
    expect(parse('#/table/%zz')).toEqual({ page: 'table', id: '%zz', key: undefined, seat: undefined })
  })
})
