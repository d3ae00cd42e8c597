import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, Text, preferred, type Language } from './messages'

const ROOT = new URL('../../text/', import.meta.url).pathname

function sources(language: Language): Map<string, string> {
  const files = readdirSync(ROOT + language).filter((name) => name.endsWith('.ftl'))
  return new Map(files.map((name) => [name, readFileSync(`${ROOT}${language}/${name}`, 'utf8')]))
}

function text(language: Language): Text {
  return new Text(language, [...sources(language).values()], [...sources('en').values()])
}

function keys(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '').sort()
}

describe('messages', () => {
  const en = text('en')

  it('translate words by engine, argument and value', () => {
    const placed = { key: 'clash-event-placed', args: { side: 'axis', unit: 'command-tank', road: 3, cost: 1 } }
    expect(en.say(placed, 'clash')).toBe('Axis: command tank placed on road 3 (1 point).')
    expect(text('nl').say(placed, 'clash')).not.toBe(en.say(placed, 'clash'))
  })

  it('leave a word without a name as it is', () => {
    expect(en.word('clash', 'unit', 'submarine')).toBe('submarine')
    expect(en.word('clash', 'unit', '')).toBe('')
  })

  it('join lists, with “or” for what could stand somewhere', () => {
    const misread = (expected: string[]) => en.say({ key: 'refusal-misread-missing', args: { number: 2, expected } }, 'clash')
    expect(misread(['1', '4', '7'])).toContain('1, 4 or 7')
    expect(misread(['1'])).toContain('stand: 1.')
    expect(misread(Array.from({ length: 20 }, (_, n) => `w${n}`))).toContain('4 more')
  })

  it('show their key when nobody has words for them', () => {
    expect(en.say({ key: 'no-such-message', args: {} }, '')).toBe('no-such-message')
  })

  it('are said in English where a language has none', () => {
    const lame = new Text('fr', ['only = seulement'], ['only = only\nother = other'])
    expect([lame.t('only'), lame.t('other')]).toEqual(['seulement', 'other'])
  })

  it('choose plural forms by the language', () => {
    expect(en.t('web-points', { points: 1 })).toBe('1 point')
    expect(en.t('web-points', { points: 0 })).toBe('0 points')
    expect(text('fr').t('web-points', { points: 0 })).toBe('0 point')
  })
})

describe('the files', () => {
  for (const language of LANGUAGES) {
    it(`in ${language} have the same messages as in English`, () => {
      for (const [name, source] of sources('en')) {
        expect(keys(sources(language).get(name) ?? ''), `${language}/${name}`).toEqual(keys(source))
      }
    })
  }

  it('have every text the pages ask for', () => {
    const english = text('en')
    const pages = readdirSync(new URL('.', import.meta.url).pathname, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    const asked = pages.flatMap((page) => [...page.matchAll(/'(web-[\w-]*\w)'/g)].map((found) => found[1] ?? ''))
    expect(asked.length).toBeGreaterThan(50)
    expect(asked.filter((key) => !english.has(key))).toEqual([])
  })
})

describe('the first language', () => {
  it('is the first of the browser’s that we speak', () => {
    expect(preferred(['de-DE', 'nl-BE', 'en'])).toBe('nl')
    expect(preferred(['de'])).toBe('en')
  })
})
