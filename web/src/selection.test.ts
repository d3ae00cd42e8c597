import { describe, expect, it } from 'vitest'
import { back, click, completions, isLit, isPicked, renew, start, typed, wouldSay, type Outcome, type Selection } from './selection'

const CLASH = ['place mine 1', 'place mine 4', 'place tank 4', 'advance 4', 'retreat 4', 'attack 3', 'flank 4 5', 'flank 5 4', 'end']
const MORTAIN = ['move D 0302', 'fire 120 with D', 'fire 120 with DF', 'fire 120 with D DF', 'fire 823 with 102 D', 'pass']

function after(legal: string[], ...clicks: string[][]): Outcome {
  let selection = start(legal)
  let outcome: Outcome = { kind: 'selected', selection }
  for (const one of clicks) {
    outcome = click(selection, one)
    if (outcome.kind !== 'refused') selection = outcome.selection
  }
  return outcome
}

function selected(legal: string[], ...clicks: string[][]): Selection {
  const outcome = after(legal, ...clicks)
  if (outcome.kind !== 'selected') throw new Error(`expected a selection, got ${JSON.stringify(outcome)}`)
  return outcome.selection
}

function said(legal: string[], ...clicks: string[][]): string {
  const outcome = after(legal, ...clicks)
  if (outcome.kind !== 'said') throw new Error(`expected a sentence, got ${JSON.stringify(outcome)}`)
  return outcome.sentence
}

describe('what is lit', () => {
  it('is every word of a legal sentence before the first click', () => {
    const begin = start(CLASH)
    expect([...begin.lit].sort()).toEqual(['1', '3', '4', '5', 'advance', 'attack', 'end', 'flank', 'mine', 'place', 'retreat', 'tank'])
  })

  it('narrows to the places of the piece that was picked up', () => {
    const mine = selected(CLASH, ['mine'])
    expect(isLit(mine, ['1'])).toBe(true)
    expect(isLit(mine, ['4'])).toBe(true)
    expect(isLit(mine, ['3'])).toBe(false)
    expect(isPicked(mine, ['mine'])).toBe(true)
  })

  it('does not light two words that never stand in one sentence', () => {
    expect(isLit(start(CLASH), ['tank', '1'])).toBe(false)
  })
})

describe('a click', () => {
  it('says the sentence when no choice is left', () => {
    expect(said(CLASH, ['mine'], ['1'])).toBe('place mine 1')
    expect(said(CLASH, ['attack', '3'])).toBe('attack 3')
    expect(said(CLASH, ['end'])).toBe('end')
  })

  it('on a piece with a single place still waits for the place', () => {
    expect(selected(CLASH, ['tank']).fitting).toEqual(['place tank 4'])
    expect(wouldSay(selected(CLASH, ['tank']), ['4'])).toBe('place tank 4')
  })

  it('in another order than the sentence ends in the same sentence', () => {
    expect(said(CLASH, ['4'], ['tank'])).toBe('place tank 4')
    expect(said(MORTAIN, ['102'], ['823'], ['D'])).toBe('fire 823 with 102 D')
  })

  it('keeps the order where order tells sentences apart', () => {
    expect(said(CLASH, ['flank', '5'], ['4'])).toBe('flank 5 4')
    expect(said(CLASH, ['flank'], ['4'], ['5'])).toBe('flank 4 5')
  })

  it('on a picked thing puts it back', () => {
    expect(selected(CLASH, ['mine'], ['mine']).clicks).toEqual([])
  })

  it('on something that does not fit begins anew with it', () => {
    expect(selected(CLASH, ['mine'], ['tank']).clicks).toEqual([['tank']])
  })

  it('on something that fits nothing is refused with the words it would have spelled', () => {
    expect(after(CLASH, ['mine'], ['7'])).toEqual({ kind: 'refused', words: ['mine', '7'] })
  })
})

describe('sentences that need no further choice', () => {
  it('are the bare verbs at the beginning', () => {
    expect(start(CLASH).ready).toEqual(['end'])
    expect(start(MORTAIN).ready).toEqual(['pass'])
  })

  it('are what a road alone can do', () => {
    expect(selected(CLASH, ['4']).ready).toEqual(['advance 4', 'retreat 4'])
  })

  it('are offered beside longer ones', () => {
    const one = selected(MORTAIN, ['D'], ['120'])
    expect(one.ready).toEqual(['fire 120 with D'])
    expect(isLit(one, ['DF'])).toBe(true)
    expect(said(MORTAIN, ['D'], ['120'], ['DF'])).toBe('fire 120 with D DF')
  })
})

describe('stepping back and new views', () => {
  it('takes one click back', () => {
    expect(back(selected(MORTAIN, ['D'], ['120'])).clicks).toEqual([['D']])
    expect(back(start(CLASH)).clicks).toEqual([])
  })

  it('keeps the clicks that still fit the new sentences', () => {
    const before = selected(MORTAIN, ['D'], ['120'])
    expect(renew(before, ['move D 0302', 'pass']).clicks).toEqual([['D']])
    expect(renew(before, ['pass']).clicks).toEqual([])
  })
})

describe('typing', () => {
  it('spells the same selection as clicks', () => {
    expect(typed(CLASH, 'place mine ').fitting).toEqual(['place mine 1', 'place mine 4'])
    expect(typed(CLASH, 'place mi').fitting).toEqual(['place mine 1', 'place mine 4', 'place tank 4'])
  })

  it('knows the words that could stand next', () => {
    expect(completions(CLASH, 'place ')).toEqual(['mine', 'tank'])
    expect(completions(CLASH, 'place t')).toEqual(['tank'])
    expect(completions(CLASH, 'place mine ')).toEqual(['1', '4'])
    expect(completions(CLASH, 'end ')).toEqual([])
  })
})
