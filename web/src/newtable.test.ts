import { describe, expect, it } from 'vitest'
import { faults, head, isSmall, pairs, request, usual } from './newtable'
import type { GameShown } from './wire'

const option = (name: string, values: string[], more: Partial<GameShown['options'][number]> = {}) => ({
  option: name,
  name,
  values: values.map((value) => ({ value, name: value })),
  number: null,
  repeats: false,
  rule: 'XX-1.1',
  ...more,
})
const seat = (name: string, team: string) => ({ seat: name, team, name })
const GAME: GameShown = {
  game: 'toy',
  title: 'Toy',
  about: '',
  rules_version: 1,
  has_secrets: false,
  maps: [{ map: 'default', is_half: false }, { map: 'training', is_half: true }],
  seats: [seat('germany', 'central'), seat('britain', 'entente'), seat('austria', 'central'), seat('france', 'entente')],
  options: [option('forts', ['normal', 'epic']), option('rounds', [], { number: [40, 10] }), option('no-dice', ['germany', 'france'], { repeats: true })],
}

describe('a new table', () => {
  it('is as usual where nothing is chosen', () => {
    expect(request(usual(GAME), GAME)).toEqual({
      game: 'toy',
      head: [],
      seats: ['germany'],
      only_host: false,
      bots: {},
      is_public: false,
      terms: { clock: { kind: 'none' }, time_out: 'lose', chance: 'provable', spectators: true, takebacks: false, salts: false },
    })
    expect(faults(usual(GAME))).toEqual([])
  })

  it('is played on the usual map, on another of ours, or on a map brought along', () => {
    const wish = usual(GAME)
    expect(isSmall(wish, GAME)).toBe(false)
    expect(head({ ...wish, map: 'training' }, GAME)).toEqual(['map training'])
    expect(isSmall({ ...wish, map: 'training' }, GAME)).toBe(true)
    const own = { head: ['map blank 13 9', 'terrain 0101 forest'], columns: 13, rows: 9, forts: 7, is_half: true }
    expect(faults({ ...wish, map: 'own' })).toEqual(['web-map-missing'])
    expect(faults({ ...wish, map: 'own', ownMap: own })).toEqual([])
    expect(head({ ...wish, map: 'own', ownMap: own }, GAME)).toEqual(own.head)
    expect(isSmall({ ...wish, map: 'own', ownMap: own }, GAME)).toBe(true)
  })

  it('says its options as lines of the head, only those that differ', () => {
    const wish = usual(GAME)
    wish.options = { forts: 'epic', rounds: '40', 'no-dice': ['germany', 'france'] }
    expect(head(wish, GAME)).toEqual(['option forts epic', 'option no-dice germany', 'option no-dice france'])
    wish.options['rounds'] = '12'
    expect(head(wish, GAME)).toContain('option rounds 12')
  })

  it('can be played by fewer nations, one of each team', () => {
    expect(pairs(GAME)).toEqual([['germany', 'britain'], ['germany', 'france'], ['austria', 'britain'], ['austria', 'france']])
    expect(pairs({ ...GAME, seats: GAME.seats.slice(0, 2) })).toEqual([])
    const wish = { ...usual(GAME), sitters: { austria: 'me', france: 3 } as const }
    expect(request(wish, GAME)).toMatchObject({ head: ['nations austria france'], seats: ['austria'], bots: { france: 3 } })
  })

  it('has clock, dice and watchers as wished', () => {
    const wish = { ...usual(GAME), clock: 'live' as const, minutes: 15, increment: 5, dice: 'salted' as const, spectators: false }
    expect(request(wish, GAME).terms).toMatchObject({ clock: { kind: 'live', seconds: 900, increment: 5 }, salts: true, chance: 'provable', spectators: false })
    expect(request({ ...wish, clock: 'days', days: 3, dice: 'entered' }, GAME).terms).toMatchObject({ clock: { kind: 'days', days: 3 }, salts: false, chance: 'entered' })
  })

  it('needs a person, and a clock that can be', () => {
    const sitters = { germany: 1, britain: 2, austria: 3, france: 4 }
    expect(faults({ ...usual(GAME), sitters })).toEqual(['web-new-nobody'])
    expect(faults({ ...usual(GAME), clock: 'live', minutes: 0 })).toEqual(['server-bad-clock'])
    expect(faults({ ...usual(GAME), clock: 'days', days: 1.5 })).toEqual(['server-bad-clock'])
    expect(request({ ...usual(GAME), sitters: { ...sitters, france: 'free' } }, GAME).only_host).toBe(true)
  })
})
