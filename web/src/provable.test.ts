import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hex, key, number, parse, verify } from './provable'
import { hmac, sha256 } from './sha256'

const utf8 = new TextEncoder()

describe('SHA-256 of our own', () => {
  it('gives the digests everybody gives', () => {
    for (const length of [0, 1, 3, 55, 56, 63, 64, 65, 119, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255)
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect(hex(hmac(bytes, utf8.encode('what')))).toBe(createHmac('sha256', bytes).update('what').digest('hex'))
    }
  })
})

describe('the derivation', () => {
  it('is the documented one', () => {
    // The same values stand in the tests of the crate `provable`.
    const made = key(new Uint8Array(32), 'g', 's', [])
    expect(hex(made)).toBe('d5ac32026b57caa7dfea740fd83c1ecc77b3cb8345897497c7162cea50635815')
    expect(number(made, sha256(new Uint8Array()), 0, (1n << 64n) - 1n)).toBe(4850716874792378352n)
  })

  it('stays below the total', () => {
    const made = key(new Uint8Array(32), 'g', 's', [])
    for (let word = 0; word < 40; word++) expect(number(made, sha256(new Uint8Array()), word, 3n)).toBeLessThan(3n)
    expect(number(made, sha256(new Uint8Array()), 0, 1n)).toBe(0n)
  })
})

const secret = 'ab'.repeat(32)
const salt = '01'.repeat(32)
const digest = (text: string) => createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex')

/** A file whose dice are drawn as the server draws them, by Node's own functions. */
function sample(): string {
  const length = (text: Buffer) => Buffer.concat([Buffer.from([0, 0, 0, text.length]), text])
  const setup = 'toy\noption big yes'
  const parts = [Buffer.from('g1'), Buffer.from(setup), Buffer.from(salt, 'hex'), Buffer.alloc(0)]
  const made = createHmac('sha256', Buffer.from(secret, 'hex')).update(Buffer.concat(parts.map(length))).digest()
  let line = createHash('sha256').digest()
  const draw = () => createHmac('sha256', made).update(Buffer.concat([line, Buffer.alloc(8)])).digest().readBigUInt64BE() % 1000n
  const then = (text: string) => (line = createHash('sha256').update(line).update(text).digest())
  const rows: string[] = []
  for (const face of ['one', 'two']) {
    const rolled = draw()
    rows.push(`  chance roll ${face} ; ${rolled}+1/1000`)
    then(`roll ${face}`)
    rows.push(`  red go ${face}`, '  red undo', '  blue stay')
    then('stay')
  }
  return ['sandtable 1', 'game toy', 'rules 1', 'option big yes', 'player red Ann', 'proof game g1', `proof sealed ${digest(secret)}`, `proof secret ${secret}`, `proof sealed-salt red ${digest(salt)}`, `proof salt red ${salt}`, 'result red', 'play # all of it', ...rows].join('\n')
}

const COUNTS = [true, false, false, true, true, false, false, true]

describe('a finished game', () => {
  it('is read with its proof and intervals', () => {
    const file = parse(sample())
    expect([file.edition, file.head, file.said.length]).toEqual(['toy', ['option big yes'], 8])
    expect(file.said[0]?.words[0]?.total).toBe(1000n)
    expect(file.said[1]).toEqual({ by: 'red', sentence: 'go one', words: [] })
  })

  it('fits when nobody touched it', () => {
    const verdict = verify(parse(sample()), ['red', 'blue'], COUNTS)
    expect(verdict).toMatchObject({ game: 'g1', salts: 1, isSecret: true, wrongSalts: [], fits: true })
    expect(verdict?.rolls.map(({ line, fits }) => [line, fits])).toEqual([[1, true], [5, true]])
  })

  it.each([
    ['a die', (text: string) => text.replace(/(\d+)\+1\/1000/, (_, face: string) => `${(Number(face) + 1) % 1000}+1/1000`)],
    ['the secret', (text: string) => text.replace(secret, 'cd'.repeat(32))],
    ['a salt', (text: string) => text.replace(`proof salt red ${salt}`, `proof salt red ${'02'.repeat(32)}`)],
    ['the options', (text: string) => text.replace('big yes', 'big no')],
    ['a sentence before a roll', (text: string) => text.replaceAll('blue stay', 'blue sit')],
    ['the intervals of a roll', (text: string) => text.replace(/ ; \d+\+1\/1000/, '')],
  ])('does not fit when somebody changed %s', (_, change) => {
    const changed = change(sample())
    expect(changed).not.toBe(sample())
    expect(verify(parse(changed), ['red', 'blue'], COUNTS)?.fits).toBe(false)
  })

  it('proves nothing without a secret', () => {
    expect(verify(parse(sample().replace(/proof secret.*/, '')), ['red', 'blue'], COUNTS)).toBeNull()
  })
})
