import { describe, expect, it } from 'vitest'
import { click, start, type Selection } from '../../selection'
import { lookOf, looks, promise } from './lit'

const mortain = [
  'move D 0802',
  'move D 0802 with 102',
  'move D 0903',
  'move 17 0604',
  'fire 120 with D',
  'fire 120 with D DF',
  'fire 120 with DF',
  'fire 119 with D',
  'exit 38',
  'pass',
]

function after(legal: readonly string[], ...clicks: string[]): Selection {
  let selection = start(legal)
  for (const word of clicks) {
    const outcome = click(selection, [word])
    if (outcome.kind !== 'selected') throw new Error(`${word}: ${outcome.kind}`)
    selection = outcome.selection
  }
  return selection
}

describe('before the first click', () => {
  const selection = start(mortain)
  it('lights units that act, marks units that can be fired at, keeps hexes quiet', () => {
    expect(lookOf(selection, 'D')).toBe('lit')
    expect(lookOf(selection, '17')).toBe('lit')
    expect(lookOf(selection, '38')).toBe('lit')
    expect(lookOf(selection, '120')).toBe('target')
    expect(lookOf(selection, '0802')).toBe('quiet')
  })
  it('leaves alone what no sentence names', () => {
    expect(lookOf(selection, '37')).toBe('idle')
    expect(lookOf(selection, '0101')).toBe('idle')
    expect([...looks(selection, ['37', '0101', 'D']).keys()]).toEqual(['D'])
  })
})

describe('with a unit picked up', () => {
  const selection = after(mortain, 'D')
  it('shows it selected, its goals lit and its targets marked', () => {
    expect(lookOf(selection, 'D')).toBe('selected')
    expect(lookOf(selection, '0802')).toBe('lit')
    expect(lookOf(selection, '0903')).toBe('lit')
    expect(lookOf(selection, '120')).toBe('target')
    expect(lookOf(selection, '119')).toBe('target')
  })
  it('lights who may join, and lets others be picked up instead without lighting them', () => {
    expect(lookOf(selection, 'DF')).toBe('lit')
    expect(lookOf(selection, '102')).toBe('lit')
    expect(lookOf(selection, '17')).toBe('quiet')
  })
  it('does not light the goals of others', () => {
    expect(lookOf(selection, '0604')).toBe('idle')
  })
  it('tells what a click leads to', () => {
    expect(promise(selection, '0903')).toEqual({ sentence: 'move D 0903' })
    expect(promise(selection, '0802')).toEqual({ count: 2 })
    expect(promise(selection, '119')).toEqual({ sentence: 'fire 119 with D' })
  })
})

describe('attacks of Trench Club', () => {
  const legal = ['attack de.tank gb.infantry', 'attack de.tank gb.tank', 'attack de.gas gb.tank n', 'attack de.gas gb.tank se', 'done']
  it('the second name is the target', () => {
    expect(lookOf(start(legal), 'gb.tank')).toBe('target')
    expect(lookOf(start(legal), 'de.tank')).toBe('lit')
    expect(lookOf(after(legal, 'de.tank'), 'gb.infantry')).toBe('target')
  })
  it('a direction is lit only for gas', () => {
    expect(lookOf(after(legal, 'de.tank'), 'n')).toBe('quiet')
    expect(lookOf(after(legal, 'de.gas', 'gb.tank'), 'n')).toBe('lit')
    expect(lookOf(after(legal, 'de.gas', 'gb.tank'), 'ne')).toBe('idle')
  })
})

describe('forts and armies', () => {
  it('light like pieces', () => {
    const legal = ['capture de.infantry adler', 'move de.infantry 0304', 'reveal 1', 'reveal 3']
    expect(lookOf(start(legal), 'adler')).toBe('lit')
    expect(lookOf(start(legal), '3')).toBe('lit')
    expect(lookOf(start(legal), '2')).toBe('idle')
    expect(promise(after(legal, 'de.infantry'), 'adler')).toEqual({ sentence: 'capture de.infantry adler' })
  })
})
