import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contribute, type Desk } from './salting'
import type { SeatShown, TableShown } from './wire'

const seat = (name: string, more: Partial<SeatShown> = {}): SeatShown => ({ seat: name, team: name, name: 'Ann', bot: null, is_online: true, is_sealed: false, is_opened: false, ...more })
const table = (status: TableShown['status'], seats: SeatShown[], salts = true) => ({ id: 'T', status, seats, terms: { salts } }) as unknown as TableShown

function desk() {
  const kept = new Map<string, string>()
  const said: string[][] = []
  const at: Desk = {
    seal: async (...words) => void said.push(['seal', ...words]),
    open: async (...words) => void said.push(['open', ...words]),
    kept: { get: (name) => kept.get(name) ?? null, set: (name, value) => void kept.set(name, value) },
    draw: () => new Uint8Array(32).fill(7),
  }
  return { at, said }
}

const salt = '07'.repeat(32)
const sealed = createHash('sha256').update(Buffer.from(salt, 'hex')).digest('hex')

describe('taking part in the dice', () => {
  it('seals first and opens the same number when all are in', async () => {
    const { at, said } = desk()
    await contribute(table('open', [seat('red'), seat('blue')]), ['red'], at)
    await contribute(table('open', [seat('red', { is_sealed: true }), seat('blue')]), ['red'], at)
    await contribute(table('opening', [seat('red', { is_sealed: true }), seat('blue', { is_sealed: true })]), ['red'], at)
    await contribute(table('opening', [seat('red', { is_sealed: true, is_opened: true })]), ['red'], at)
    expect(said).toEqual([['seal', 'red', sealed], ['open', 'red', salt]])
  })

  it('is nothing for tables without salts, bots, or what another browser has sealed', async () => {
    const { at, said } = desk()
    await contribute(table('open', [seat('red')], false), ['red'], at)
    await contribute(table('open', [seat('red', { bot: 2 })]), ['red'], at)
    await contribute(table('opening', [seat('red', { is_sealed: true })]), ['red'], at)
    await contribute(table('running', [seat('red')]), ['red'], at)
    expect(said).toEqual([])
  })
})
