import { describe, expect, test } from 'vitest'
import { allButLast, countDone, nextStep, pieces, readDone, spoken, withDone } from './learn'

describe('the coach’s text', () => {
  test('names paragraphs that can be opened', () => {
    expect(pieces('It fits. CL-3.2 CL-1.5')).toEqual([{ text: 'It fits.' }, { rule: 'CL-3.2' }, { rule: 'CL-1.5' }])
    expect(pieces('See SM-3.10, then go on.')).toEqual([{ text: 'See' }, { rule: 'SM-3.10' }, { text: ', then go on.' }])
    expect(pieces('Nothing to open: X-1.2, CLX-4.')).toEqual([{ text: 'Nothing to open: X-1.2, CLX-4.' }])
  })
  test('is spoken without them', () => {
    expect(spoken('It fits. CL-3.2 CL-1.5')).toBe('It fits.')
  })
})

describe('progress', () => {
  const steps = ['place', 'turn', 'win']
  test('grows step by step, each once', () => {
    const once = withDone({}, 'mortain', 'place')
    expect(withDone(once, 'mortain', 'place')).toBe(once)
    expect(countDone(withDone(once, 'mortain', 'win'), 'mortain', steps)).toBe(2)
    expect(countDone(once, 'clash-dday', steps)).toBe(0)
  })
  test('leads to the first step not done, and begins anew when all are', () => {
    expect(nextStep({}, 'mortain', steps)).toBe('place')
    expect(nextStep({ mortain: ['place', 'win'] }, 'mortain', steps)).toBe('turn')
    expect(nextStep({ mortain: [...steps, 'older'] }, 'mortain', steps)).toBe('place')
  })
  test('is read from anything that may have been kept', () => {
    expect(readDone(null)).toEqual({})
    expect(readDone('{"mortain":["place",3],"x":7}')).toEqual({ mortain: ['place'] })
    for (const broken of ['', '[1]', 'null', '{{']) expect(readDone(broken)).toEqual({})
  })
})

test('show me leaves the last word to the learner', () => {
  expect(allButLast('place tank 3')).toBe('place tank ')
  expect(allButLast('end')).toBe('')
})
