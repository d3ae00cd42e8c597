// The socket of one table: connects, comes back by itself where it left off, and says every sentence until it is
// answered, under one token, so that no move is lost and none is made twice. Knows no board and no page.
import type { Heard, Problem } from './wire'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

export interface Ear {
  heard: (message: Heard) => void
  connection: (state: Connection) => void
}

export interface Where {
  table: string
  seat?: string | undefined
  key?: string | undefined
}

/** What a socket must be able to do; the browser's, or a test's. */
export interface Socket {
  send: (text: string) => void
  close: () => void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export interface Around {
  open: (address: string) => Socket
  after: (ms: number, act: () => void) => () => void
  token: () => string
}

interface Waiting {
  token: string
  body: object
  done: () => void
  failed: (problem: Problem) => void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8_000
/** So long without a word and a question is asked; as long again without an answer and the socket is given up. */
const SILENCE = 20_000

export class Live {
  private socket: Socket | null = null
  private epoch: string | null = null
  private event = 0
  private wait = FIRST_WAIT
  private isClosed = false
  private isOpen = false
  private cancelRetry: (() => void) | null = null
  private cancelSilence: (() => void) | null = null
  /** Said and not yet answered, in order. */
  private waiting: Waiting[] = []

  constructor(
    private readonly where: Where,
    private readonly ear: Ear,
    private readonly around: Around = inBrowser(),
  ) {
    this.connect()
  }

  /** Says a sentence in answer to the view of that ply. Settles once the server has answered, however often it takes. */
  say(sentence: string, ply: number, more: { seat?: string | undefined; is_chance?: boolean } = {}): Promise<void> {
    return this.send({ type: 'say', sentence, ply, ...more })
  }

  chat(text: string): Promise<void> {
    return this.send({ type: 'chat', text })
  }

  /** Whether something said is still unanswered. */
  get isWaiting(): boolean {
    return this.waiting.length > 0
  }

  /** Tries at once instead of waiting: the network is back, or somebody clicked. */
  hurry(): void {
    if (this.isClosed || this.isOpen) return
    this.cancelRetry?.()
    this.wait = FIRST_WAIT
    this.connect()
  }

  close(): void {
    this.isClosed = true
    this.cancelRetry?.()
    this.cancelSilence?.()
    this.drop()
    this.ear.connection('closed')
  }

  private send(body: object): Promise<void> {
    return new Promise((done, failed) => {
      const token = this.around.token()
      const waiting = { token, body: { ...body, token }, done, failed }
      this.waiting.push(waiting)
      if (this.isOpen) this.socket?.send(JSON.stringify(waiting.body))
    })
  }

  private connect(): void {
    this.drop()
    this.ear.connection('connecting')
    const query = new URLSearchParams()
    if (this.where.seat) query.set('seat', this.where.seat)
    if (this.where.key) query.set('key', this.where.key)
    if (this.epoch !== null) {
      query.set('epoch', this.epoch)
      query.set('event', String(this.event))
    }
    const socket = this.around.open(`/api/v1/tables/${encodeURIComponent(this.where.table)}/live?${query}`)
    this.socket = socket
    socket.onmessage = (message) => {
      if (this.socket === socket && typeof message.data === 'string') this.hear(JSON.parse(message.data) as Heard)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.lost()
    }
    this.listenForSilence()
  }

  private hear(message: Heard): void {
    this.listenForSilence()
    switch (message.type) {
      case 'sync':
      case 'resumed':
        this.epoch = message.epoch
        // What was missed follows a resumption, each with its number.
        if (message.type === 'sync') this.event = message.event
        this.ready()
        break
      case 'ack':
        this.settle(message.token)?.done()
        break
      case 'failed':
        if (message.token !== null) this.settle(message.token)?.failed(message.problem)
        break
      case 'closing':
      case 'pong':
        return
      default:
        // A number that came before is a repetition.
        if (message.event <= this.event) return
        this.event = message.event
    }
    this.ear.heard(message)
  }

  private ready(): void {
    this.isOpen = true
    this.wait = FIRST_WAIT
    this.ear.connection('open')
    // The token makes a second telling harmless.
    for (const { body } of this.waiting) this.socket?.send(JSON.stringify(body))
  }

  private settle(token: string): Waiting | undefined {
    const found = this.waiting.find((one) => one.token === token)
    this.waiting = this.waiting.filter((one) => one !== found)
    return found
  }

  private lost(): void {
    this.drop()
    if (this.isClosed) return
    this.ear.connection('lost')
    this.cancelRetry?.()
    this.cancelRetry = this.around.after(this.wait, () => this.connect())
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT)
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    this.isOpen = false
    this.cancelSilence?.()
    socket?.close()
  }

  private listenForSilence(): void {
    this.cancelSilence?.()
    this.cancelSilence = this.around.after(SILENCE, () => {
      if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'ping' }))
      this.cancelSilence = this.around.after(SILENCE, () => this.lost())
    })
  }
}

function inBrowser(): Around {
  return {
    open: (address) => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      return new WebSocket(`${scheme}://${location.host}${address}`) as unknown as Socket
    },
    after: (ms, act) => {
      const timer = setTimeout(act, ms)
      return () => clearTimeout(timer)
    },
    token: () => {
      const bytes = crypto.getRandomValues(new Uint8Array(12))
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    },
  }
}
