import { describe, expect, it } from 'vitest'
import { soundOf } from './sound'

const line = (by: string, sentence: string | null) => ({ by, sentence })

describe('the sound of what happened', () => {
  it.each([
    ['dice', [line('axis', 'attack 5'), line('chance', 'hits 3 1')]],
    ['card', [line('chance', 'draw 7s')]],
    ['attack', [line('axis', 'fire 3 5')]],
    ['move', [line('axis', 'place tank 3')]],
    ['turn', [line('axis', 'end')]],
    ['turn', [line('axis', null)]],
    ['move', [line('axis', 'advance 2'), line('table', 'away axis')]],
  ])('is %s', (sound, lines) => expect(soundOf(lines, true)).toBe(sound))

  it('is nothing where nothing happened', () => {
    expect(soundOf([], true)).toBeNull()
    expect(soundOf([line('allies', 'end')], false)).toBeNull()
  })
})
