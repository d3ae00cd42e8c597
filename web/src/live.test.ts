import { describe, expect, it } from 'vitest'
import { Live, type Around, type Connection, type Socket } from './live'
import type { Heard } from './wire'

class Fake implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  sent: { type: string; token: string; sentence?: string }[] = []
  isClosed = false
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number])
  }
  close() {
    this.isClosed = true
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

function set() {
  const sockets: Fake[] = []
  const heard: Heard[] = []
  const states: Connection[] = []
  const timers = new Map<() => void, number>()
  let tokens = 0
  const around: Around = {
    open: (address) => {
      const socket = new Fake(address)
      sockets.push(socket)
      return socket
    },
    after: (ms, act) => {
      timers.set(act, ms)
      return () => timers.delete(act)
    },
    token: () => `t${++tokens}`,
  }
  const live = new Live({ table: 'T', seat: 'axis' }, { heard: (one) => heard.push(one), connection: (one) => states.push(one) }, around)
  const wait = (within: number) => {
    for (const [act, ms] of [...timers]) {
      if (ms > within) continue
      timers.delete(act)
      act()
    }
  }
  const newest = () => sockets.at(-1)!
  return { live, sockets, newest, heard, states, wait }
}

const sync = (event: number) => ({ type: 'sync', epoch: 'E', event, table: {}, seen: null, lines: [] })
const moved = (event: number) => ({ type: 'moved', event, lines: [], undone: [], seen: {} })

describe('the socket of a table', () => {
  it('comes back where it left off', () => {
    const { newest, sockets, states, wait } = set()
    newest().hear(sync(4))
    newest().hear(moved(5))
    newest().onclose?.()
    wait(300)
    expect(sockets).toHaveLength(2)
    expect(newest().address).toContain('epoch=E&event=5')
    newest().hear({ type: 'resumed', epoch: 'E', event: 6 })
    expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
  })

  it('hands on every event once, in order', () => {
    const { newest, heard } = set()
    newest().hear(sync(2))
    newest().hear(moved(3))
    newest().hear(moved(3))
    newest().hear(moved(2))
    newest().hear(moved(4))
    expect(heard.map((one) => ('event' in one ? one.event : 0))).toEqual([2, 3, 4])
  })

  it('says what was not answered again, under the same token', async () => {
    const { live, newest, wait } = set()
    newest().hear(sync(0))
    const done = live.say('end', 7)
    const first = newest().sent[0]
    newest().onclose?.()
    wait(300)
    expect(newest().sent).toEqual([])
    newest().hear({ type: 'resumed', epoch: 'E', event: 0 })
    expect(newest().sent[0]).toEqual(first)
    newest().hear({ type: 'ack', token: first?.token, ply: 8, is_repeated: true })
    await done
    expect(live.isWaiting).toBe(false)
  })

  it('keeps what is said while there is no connection', async () => {
    const { live, newest } = set()
    const done = live.say('attack 3', 1)
    expect(newest().sent).toEqual([])
    newest().hear(sync(0))
    expect(newest().sent.map((one) => one.sentence)).toEqual(['attack 3'])
    newest().hear({ type: 'ack', token: 't1', ply: 2, is_repeated: false })
    await done
  })

  it('tells a refusal to whoever said it', async () => {
    const { live, newest } = set()
    newest().hear(sync(0))
    const done = live.say('place tank 3', 1)
    newest().hear({ type: 'failed', token: 't1', problem: { code: 'refused', message: { key: 'k', args: {} }, rule: 'CL-3.1' } })
    await expect(done).rejects.toMatchObject({ rule: 'CL-3.1' })
  })

  it('waits longer after every failure, and not at all when hurried', () => {
    const { live, newest, sockets, wait } = set()
    newest().onclose?.()
    wait(250)
    newest().onclose?.()
    wait(250)
    expect(sockets).toHaveLength(2)
    live.hurry()
    expect(sockets).toHaveLength(3)
  })

  it('gives up a socket that has gone silent', () => {
    const { newest, states, wait } = set()
    newest().hear(sync(0))
    wait(20_000)
    expect(newest().sent.map((one) => one.type)).toEqual(['ping'])
    wait(20_000)
    expect(states.at(-1)).toBe('lost')
  })

  it('stays closed once it was closed', () => {
    const { live, newest, sockets, wait } = set()
    newest().hear(sync(0))
    live.close()
    newest().onclose?.()
    wait(60_000)
    expect(sockets).toHaveLength(1)
    expect(sockets[0]?.isClosed).toBe(true)
  })
})
