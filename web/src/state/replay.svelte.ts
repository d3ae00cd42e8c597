// A game that is looked at again: its file, the views that were fetched of it, and the moment that is on the table.
// Everything comes from the file; the server opens it anew for each part.
import { api } from '../api'
import { parse, verify, type GameFile, type Verdict } from '../provable'
import { together, turnEnds, type Moment } from '../replay'
import type { HintShown, Line, ReplayShown } from '../wire'
import { notices } from './notice.svelte'

/** Views fetched at once. */
const PAGE = 32
/** A line in play, at the usual speed. */
const STEP_MS = 900

export const SPEEDS = [0.5, 1, 2, 4] as const

/** The eyes that see everything: a finished game has nothing to hide. */
export const ALL = 'all'

export class ReplayState {
  readonly source: string
  readonly file: GameFile
  shown = $state.raw<ReplayShown | null>(null)
  seat = $state<string | null>(null)
  /** How many lines are carried out. */
  at = $state(0)
  /** What is drawn: the newest view that has come. */
  view = $state.raw<unknown>(undefined)
  isPlaying = $state(false)
  speed = $state<number>(1)
  verdict = $state.raw<Verdict | null>(null)
  moments = $state.raw<Moment[] | null>(null)
  hint = $state.raw<{ at: number; hint: HintShown } | null>(null)
  isThinking = $state(false)

  private readonly views = new Map<string, unknown>()
  private readonly asked = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: string) {
    this.source = source
    this.file = parse(source)
  }

  get count(): number {
    return this.shown?.count ?? 0
  }

  /** The log with its lines numbered by what is carried out after them. */
  get lines(): Line[] {
    return (this.shown?.lines ?? []).flatMap(({ told }, at) => (told === null ? [] : [{ ...told, ply: at + 1 }]))
  }

  /** Where turns end. */
  get turns(): number[] {
    return turnEnds(this.file.said.map(({ by }) => by))
  }

  /** The seat at whose side of the board this is; where everything is seen, the first. */
  get side(): string | null {
    return this.seat === ALL ? (this.shown?.seats[0]?.seat ?? null) : this.seat
  }

  /** A part of the game as this seat saw it, or as all of them together did. */
  private async ask(seat: string | null, part: { from?: number; count?: number; lines?: boolean }): Promise<ReplayShown> {
    if (seat !== ALL) return api.replay({ file: this.source, seat: seat ?? undefined, ...part })
    const seats = this.shown?.seats ?? (await api.replay({ file: this.source })).seats
    const answers = await Promise.all(seats.map((one) => api.replay({ file: this.source, seat: one.seat, ...part })))
    const [first] = answers
    if (first === undefined) throw new Error('a game has seats')
    const views = Array.from({ length: Math.min(...answers.map((one) => one.views.length)) }, (_, at) => together(answers.map((one) => one.views[at])))
    const lines = first.lines.map((line, at) => {
      // Whoever did it knows best; what chance told one player alone is known to that one.
      const told = answers.map((one) => one.lines[at]?.told ?? null)
      const own = told.find((one, index) => one?.by === seats[index]?.seat)
      const most = told.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]
      return { ...line, told: own ?? most ?? null }
    })
    return { ...first, views, lines }
  }

  /** Opens it; throws what is wrong with the file. */
  async open(seat: string | null): Promise<void> {
    this.shown = await this.ask(seat, { count: PAGE, lines: true })
    this.seat = seat
    this.keep(0, this.shown.views)
    this.show(0)
    this.verdict = verify(this.file, this.shown.seats.map((one) => one.seat), this.shown.lines.map((line) => line.counts))
    if (this.shown.outcome !== null) void this.review()
  }

  async look(seat: string | null): Promise<void> {
    try {
      this.shown = await this.ask(seat, { lines: true })
      this.seat = seat
      this.show(this.at)
    } catch (error) {
      notices.fail(error)
    }
  }

  private async review(): Promise<void> {
    try {
      this.moments = await api.review(this.source)
    } catch {
      // The game can be looked at without its figures.
    }
  }

  show(at: number): void {
    this.at = Math.max(0, Math.min(this.count, at))
    const name = this.name(this.at)
    if (this.views.has(name)) this.view = this.views.get(name)
    else void this.fetch(this.at)
    // What comes next is there before it is wanted.
    const ahead = Math.min(this.count, this.at + PAGE / 2)
    if (!this.views.has(this.name(ahead))) void this.fetch(ahead)
  }

  private name(line: number): string {
    return `${this.seat ?? ''} ${line}`
  }

  private keep(from: number, views: readonly unknown[]): void {
    views.forEach((view, index) => this.views.set(this.name(from + index), view))
  }

  private async fetch(line: number): Promise<void> {
    let from = line - (line % PAGE)
    // An answer may have been cut short before this line.
    while (from < line && this.views.has(this.name(from))) from++
    const [seat, key] = [this.seat, this.name(from)]
    if (this.asked.has(key)) return
    this.asked.add(key)
    try {
      const { views } = await this.ask(seat, { from, count: PAGE - (from % PAGE) })
      if (seat !== this.seat) return
      this.keep(from, views)
      const now = this.views.get(this.name(this.at))
      if (now !== undefined) this.view = now
      else if (this.at >= from && views.length > 0) void this.fetch(this.at)
    } catch (error) {
      notices.fail(error)
      this.pause()
    } finally {
      this.asked.delete(key)
    }
  }

  play(): void {
    if (this.at >= this.count) this.show(0)
    this.isPlaying = true
    this.wait()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.timer)
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.play()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const isHidden = this.shown?.lines[this.at]?.told === null
    // What this seat was not shown takes no time.
    this.timer = setTimeout(() => this.tick(), isHidden ? 30 : STEP_MS / this.speed)
  }

  private tick(): void {
    if (!this.isPlaying) return
    if (this.at >= this.count) return this.pause()
    // Wait for a view that is on its way.
    if (this.views.has(this.name(this.at))) this.show(this.at + 1)
    this.wait()
  }

  close(): void {
    this.pause()
  }

  /** What the computer would have done here. */
  async advise(): Promise<void> {
    const at = this.at
    this.isThinking = true
    try {
      this.hint = { at, hint: await api.replayHint(this.source, at) }
    } catch (error) {
      notices.fail(error, this.shown?.engine)
    } finally {
      this.isThinking = false
    }
  }
}
