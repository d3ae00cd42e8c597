import { describe, expect, it } from 'vitest'
import { Remembered } from './remembered'

function browser(text: string | null = null) {
  const kept = new Map<string, string>(text === null ? [] : [['k', text]])
  return { kept, keep: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } }
}

describe('what a browser remembers', () => {
  it('is told again', () => {
    const { keep } = browser()
    new Remembered('k', () => keep).set('a', '1')
    expect(new Remembered('k', () => keep).get('a')).toBe('1')
    expect(new Remembered('k', () => keep).get('b')).toBeNull()
  })

  it('is not too much: the oldest go first, what is said again is new', () => {
    const { keep } = browser()
    const some = new Remembered('k', () => keep)
    for (let n = 0; n < 60; n++) some.set(`t${n}`, 'x')
    some.set('t0', 'y')
    some.set('t60', 'x')
    expect([some.get('t0'), some.get('t1'), some.get('t60')]).toEqual(['y', null, 'x'])
  })

  it('may be broken or forbidden', () => {
    expect(new Remembered('k', () => browser('{').keep).get('a')).toBeNull()
    const forbidden = () => {
      throw new Error('no storage')
    }
    const some = new Remembered('k', forbidden)
    some.set('a', '1')
    expect(some.get('a')).toBeNull()
  })
})
