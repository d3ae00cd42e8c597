// One table as the page shows it: the newest view, the log, the selection being spelled, the connection. Sentences leave
// and views arrive here; boards only draw. Knows no game.
import { api, Failed } from '../api'
import { Live, type Connection } from '../live'
import { salts, seenPlies } from '../remembered'
import * as selecting from '../selection'
import { play, soundOf } from '../sound'
import type { Chat, Heard, HintShown, Line, MyTable, OddsShown, Problem, Seen, TableShown } from '../wire'
import { engineOf } from '../wire'
import { notices, ofProblem } from './notice.svelte'
import { reader, say, t } from './reader.svelte'
import { settings } from './settings.svelte'
import { Spelling } from './spelling.svelte'

/** An answer that takes longer than this is waited for visibly. */
const SLOW_MS = 150

export class TableState extends Spelling {
  readonly id: string
  readonly key: string | undefined
  /** Left before it was open. */
  private isClosed = false
  mine = $state.raw<MyTable | null>(null)
  table = $state.raw<TableShown | null>(null)
  seen = $state.raw<Seen | null>(null)
  lines = $state.raw<Line[]>([])
  chats = $state.raw<Chat[]>([])
  unread = $state(0)
  connection = $state<Connection>('connecting')
  hint = $state.raw<HintShown | null>(null)
  odds = $state.raw<{ sentence: string; odds: OddsShown } | null>(null)
  /** Said and not answered for so long that it should be seen. Most answers come sooner, and the board is drawn once. */
  isBusy = $state(false)
  /** An earlier moment, looked at while the game goes on. */
  past = $state.raw<{ ply: number; view: unknown } | null>(null)
  /** What happened while this seat was away: from the last ply it saw. It plays by itself, or waits to be asked. */
  since = $state.raw<{ from: number; isPlaying: boolean } | null>(null)
  /** The seat to hand the screen to, while a curtain hides the table. */
  curtain = $state<string | null>(null)
  rematch = $state.raw<{ table: string; key: string } | null>(null)
  /** What makes the page itself wrong, not just a click. */
  failure = $state.raw<unknown>(null)

  private live: Live | null = null
  /** What was spelled when something was said that is not answered yet; nothing else is said meanwhile. */
  private saying: { selection: selecting.Selection; slow: ReturnType<typeof setTimeout> } | null = null
  private readonly asked: string | undefined
  private hasSecrets = true
  private hasReturned = false
  private offset = 0

  constructor(id: string, key?: string, seat?: string) {
    super()
    this.id = id
    this.key = key
    this.asked = seat
  }

  get engine(): string {
    return engineOf(this.table?.game ?? '')
  }

  /** The seat whose eyes these are; none for a spectator. */
  get seat(): string | null {
    return this.seen?.seat ?? null
  }

  get isMyTurn(): boolean {
    return this.seen !== null && this.seen.seat !== null && this.seen.turn.due === this.seen.seat
  }

  /** The server's clock as far as we know it. */
  get now(): number {
    return Date.now() + this.offset
  }

  async open(hasSecrets: (game: string) => boolean): Promise<void> {
    try {
      const mine = await api.table(this.id, this.key)
      this.mine = mine
      this.table = mine.table
      this.hasSecrets = hasSecrets(mine.table.game)
      // What is heard is spoken at once: its words must be here before.
      await reader.need(engineOf(mine.table.game))
      if (!this.isClosed) this.listen(this.asked ?? this.startSeat(mine))
    } catch (error) {
      this.failure = error
    }
  }

  close(): void {
    this.isClosed = true
    this.live?.close()
    this.live = null
  }

  /** With several seats of one's own at one screen, the table begins behind the curtain. */
  private startSeat(mine: MyTable): string | undefined {
    return mine.yours.length === 1 ? mine.yours[0] : undefined
  }

  listen(seat: string | undefined): void {
    this.live?.close()
    this.live = new Live(
      { table: this.id, seat, key: this.key },
      { heard: (message) => this.heard(message), connection: (state) => (this.connection = state) },
    )
  }

  hurry(): void {
    this.live?.hurry()
  }

  private heard(message: Heard): void {
    switch (message.type) {
      case 'sync':
        this.changeTable(message.table)
        this.lines = message.lines
        if (message.seen) {
          const last = seenPlies.get(`${this.id} ${message.seen.seat ?? ''}`)
          this.look(message.seen)
          this.welcomeBack(message.seen, Number(last ?? NaN))
        }
        void this.readChat()
        break
      case 'moved':
        this.addLines(message.lines, message.undone)
        this.look(message.seen)
        this.answered()
        this.tell(message.lines)
        break
      case 'table':
        this.changeTable(message.table)
        break
      case 'chat':
        this.addChats([message.chat])
        this.unread += 1
        if (settings.sound) play('chat')
        break
      case 'rematch':
        this.rematch = { table: message.table, key: message.key }
        break
    }
  }

  private changeTable(table: TableShown): void {
    const has = this.table?.status
    this.table = table
    // Only those who sit here know which seats are theirs; who sits may have changed.
    if (has !== table.status || this.mine === null) void this.readMine()
    else void this.takePart()
  }

  async readMine(): Promise<void> {
    try {
      this.mine = await api.table(this.id, this.key)
      this.table = this.mine.table
      await this.takePart()
    } catch (error) {
      notices.fail(error, this.engine)
    }
  }

  /** Adds what this browser has to add to the dice, where players take part in them. */
  private async takePart(): Promise<void> {
    if (!this.table?.terms.salts || this.mine === null || this.table.status === 'running' || this.table.status === 'over') return
    try {
      const { contribute } = await import('../salting')
      await contribute(this.table, this.mine.yours, {
        seal: (seat, sealed) => api.seal(this.id, seat, sealed),
        open: (seat, salt) => api.openSalt(this.id, seat, salt),
        kept: salts,
        draw: () => crypto.getRandomValues(new Uint8Array(32)),
      })
    } catch (error) {
      // Two windows may have sealed at once; one of them has.
      if (!(error instanceof Failed) || error.problem.code !== 'conflict') notices.fail(error, this.engine)
    }
  }

  /** What has just happened, and what can be done now, for those who listen. */
  private tell(lines: readonly Line[]): void {
    const said = lines.flatMap((line) => line.messages.map((one) => say(one, this.engine)))
    const outcome = this.seen?.turn.outcome
    if (this.isMyTurn && !outcome) said.push(t('web-live-turn', { count: this.seen?.legal.length ?? 0 }))
    notices.speak(said.join(' '))
    if (!settings.sound) return
    const sound = outcome ? (this.seat !== null && !outcome.winners.includes(this.seat) && !outcome.is_draw ? 'lost' : 'won') : soundOf(lines, this.isMyTurn)
    if (sound !== null) play(sound)
  }

  private get seenName(): string {
    return `${this.id} ${this.seat ?? ''}`
  }

  /** Somebody comes back to a game that went on: what was missed plays by itself where movement is welcome. */
  private welcomeBack(seen: Seen, last: number): void {
    if (this.hasReturned || seen.seat === null) return
    this.hasReturned = true
    if (!Number.isInteger(last) || seen.ply <= last) return
    const isStill = settings.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
    this.since = { from: last, isPlaying: false }
    if (!isStill) void this.playSince()
  }

  /** Shows ply after ply what happened since. */
  async playSince(): Promise<void> {
    if (this.since === null) return
    const { from } = this.since
    const playing = { from, isPlaying: true }
    this.since = playing
    const pause = { slow: 1600, full: 900, fast: 400, off: 900 }[settings.motion]
    for (let ply = from; this.since === playing && ply < (this.seen?.ply ?? 0); ply++) {
      await this.lookBack(ply)
      await new Promise((done) => setTimeout(done, pause))
    }
    if (this.since === playing) this.toNow()
  }

  /** Back to the newest position, whatever was looked at. */
  toNow(): void {
    this.past = null
    this.since = null
  }

  private addLines(lines: Line[], undone: number[]): void {
    const gone = new Set(undone)
    const known = this.lines.filter((line) => line.ply < (lines[0]?.ply ?? Infinity))
    this.lines = [...known.map((line) => (gone.has(line.ply) ? { ...line, undone: true } : line)), ...lines]
  }

  private look(seen: Seen): void {
    if (seen.clocks) this.offset = seen.clocks.now - Date.now()
    this.handOver(seen)
    this.seen = seen
    if (seen.seat !== null && document.visibilityState === 'visible') seenPlies.set(this.seenName, String(seen.ply))
    const isSaid = this.saying !== null && this.selection === this.saying.selection
    this.selection = isSaid ? selecting.start(seen.legal) : selecting.renew(this.selection, seen.legal)
    this.whyNot = null
    this.hint = null
    this.odds = null
  }

  /** Another of my own seats is to act: the screen changes hands. */
  private handOver(seen: Seen): void {
    const { due } = seen.turn
    if (due === null || due === seen.seat || !this.mine?.yours.includes(due)) return
    if (this.table?.seats.find((seat) => seat.seat === due)?.bot != null) return
    this.selection = selecting.start([])
    if (this.hasSecrets) this.curtain = due
    else this.listen(due)
  }

  /** The next player sits in front of the screen now. */
  lift(): void {
    const seat = this.curtain
    this.curtain = null
    if (seat !== null) this.listen(seat)
  }

  // ── spelling ──

  protected get isSaying(): boolean {
    return this.saying !== null
  }

  override press(words: readonly string[]): void {
    this.odds = null
    super.press(words)
  }

  stepBack(): void {
    if (this.whyNot) this.whyNot = null
    else if (this.hint) this.hint = null
    else if (this.odds) this.odds = null
    else if (this.past) this.toNow()
    else this.selection = selecting.back(this.selection)
  }

  type(text: string): void {
    this.selection = selecting.typed(this.selection.legal, text)
  }

  async say(sentence: string): Promise<boolean> {
    if (this.live === null || this.seen === null || this.saying !== null) return false
    notices.clear()
    const { selection } = this
    const saying = { selection, slow: setTimeout(() => (this.isBusy = true), SLOW_MS) }
    this.saying = saying
    try {
      await this.live.say(sentence, this.seen.ply, {
        seat: this.seen.seat ?? undefined,
        is_chance: this.seen.turn.is_chance,
      })
      // The new view mostly comes a moment after the acknowledgement; drawing waits for it.
      if (this.saying === saying) {
        clearTimeout(saying.slow)
        saying.slow = setTimeout(() => this.answered(), SLOW_MS)
      }
      return true
    } catch (problem) {
      if (this.saying === saying) this.answered()
      // In hand again, as far as it still fits.
      this.selection = selecting.renew(selection, this.selection.legal)
      this.turnedAway(problem as Problem)
      return false
    }
  }

  private answered(): void {
    if (this.saying === null) return
    clearTimeout(this.saying.slow)
    if (this.selection === this.saying.selection) this.selection = selecting.start(this.selection.legal)
    this.saying = null
    this.isBusy = false
  }

  private turnedAway(problem: Problem): void {
    if (problem.seen) this.look(problem.seen)
    notices.show(ofProblem(problem, this.engine))
  }

  /** Why a sentence cannot be said, shown beside `at`. */
  async ask(sentence: string, at: Element): Promise<void> {
    const box = at.getBoundingClientRect()
    try {
      await api.why(this.id, sentence, this.seen?.seat ?? undefined)
      this.whyNot = null
    } catch (error) {
      this.explain(error, sentence, box)
    }
  }

  async askHint(): Promise<void> {
    await this.trying(async () => {
      this.hint = await api.hint(this.id, this.seen?.seat ?? undefined)
    })
  }

  async askOdds(sentence: string): Promise<void> {
    await this.trying(async () => {
      const odds = await api.odds(this.id, sentence, this.seen?.seat ?? undefined)
      this.odds = odds && { sentence, odds }
    })
  }

  /** The same for a board that shows them itself. */
  oddsOf(sentence: string): Promise<OddsShown | null> {
    return api.odds(this.id, sentence, this.seen?.seat ?? undefined)
  }

  // ── looking back ──

  async lookBack(ply: number): Promise<void> {
    const newest = this.seen?.ply ?? 0
    if (ply >= newest) {
      this.toNow()
      return
    }
    await this.trying(async () => {
      const view = await api.earlier(this.id, Math.max(0, ply), this.seen?.seat ?? undefined, this.key)
      this.past = { ply, view }
    })
  }

  /** All lines from the first on, for whoever scrolls up. */
  async readLog(): Promise<void> {
    const first = this.lines[0]?.ply ?? 1
    if (first <= 1) return
    await this.trying(async () => {
      const all = await api.log(this.id, 1, this.seen?.seat ?? undefined, this.key)
      const newest = this.lines
      this.lines = [...all.filter((line) => line.ply < (newest[0]?.ply ?? Infinity)), ...newest]
    })
  }

  // ── talking ──

  private async readChat(): Promise<void> {
    try {
      this.addChats(await api.chats(this.id, this.chats.at(-1)?.number ?? 0, this.key))
    } catch {
      // Chat is not worth a message; it comes with the next connection.
    }
  }

  private addChats(chats: readonly Chat[]): void {
    const last = this.chats.at(-1)?.number ?? 0
    this.chats = [...this.chats, ...chats.filter((chat) => chat.number > last)]
  }

  async chat(text: string): Promise<boolean> {
    try {
      await this.live?.chat(text)
      return true
    } catch (problem) {
      notices.show(ofProblem(problem as Problem, this.engine))
      return false
    }
  }

  /** Does something that may fail; a failure becomes a sentence. */
  async trying(act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      notices.fail(error, this.engine)
    }
  }
}
