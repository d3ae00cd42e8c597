// One step of a lesson as the page shows it: the position, what was said so far, and how the last try went. The server
// judges every try from what is sent along; nothing is decided here. Spells sentences like a table does.
import { api, Failed, type Attempt } from '../api'
import * as selecting from '../selection'
import { notices } from '../state/notice.svelte'
import { say } from '../state/reader.svelte'
import { Spelling } from '../state/spelling.svelte'
import { engineOf, type Line, type OddsShown, type Seen, type Spoken, type StepShown } from '../wire'
import { allButLast, spoken } from './learn'

/** Why a try did not go: the refusal in words, and its paragraph. */
export interface Refused {
  message: Spoken
  rule: string | null
}

export class LessonState extends Spelling {
  readonly game: string
  readonly engine: string
  readonly name: string
  /** Where the learner stands. */
  step = $state.raw<StepShown | null>(null)
  /** What came of a try that led elsewhere; looked at until the learner goes back. */
  astray = $state.raw<StepShown | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** The number of lines before the last try. */
  before = $state(0)
  isShowing = $state(false)
  isBusy = $state(false)
  failure = $state.raw<unknown>(null)
  /** A lesson has no earlier moments. */
  readonly past = null
  private said: string[] = []

  constructor(game: string, name: string) {
    super()
    this.game = game
    this.engine = engineOf(game)
    this.name = name
  }

  private get attempt(): Attempt {
    return { game: this.game, step: this.name, said: this.said }
  }

  /** What is on the board: where the learner stands, or where a wrong turn has led. */
  get shown(): StepShown | null {
    return this.astray ?? this.step
  }

  get seen(): Seen | null {
    return this.shown?.seen ?? null
  }

  get isMyTurn(): boolean {
    return this.astray === null && this.step !== null && !this.step.is_done
  }

  /** What the last try has led to. */
  get news(): Line[] {
    return this.shown?.lines.slice(this.before) ?? []
  }

  async open(): Promise<void> {
    this.said = []
    try {
      const step = await api.lesson(this.attempt)
      this.before = step.lines.length
      this.look(step)
    } catch (error) {
      this.failure = error
    }
  }

  private look(step: StepShown): void {
    this.step = step
    this.astray = null
    this.isShowing = false
    this.selection = selecting.start(step.is_done ? [] : step.seen.legal)
  }

  protected get isSaying(): boolean {
    return this.isBusy
  }

  stepBack(): void {
    if (this.whyNot) this.whyNot = null
    else if (this.astray) this.again()
    else this.selection = selecting.back(this.selection)
  }

  async say(sentence: string): Promise<boolean> {
    if (this.step === null || !this.isMyTurn || this.isBusy) return false
    this.isBusy = true
    const earlier = this.step.lines.length
    try {
      const { verdict, refusal, step } = await api.tryOut(this.attempt, sentence)
      this.before = earlier
      this.refused = refusal
      if (verdict === 'astray') {
        this.astray = step
        this.selection = selecting.start([])
      } else {
        this.said = [...this.said, sentence]
        this.look(step)
      }
      this.tell(step.lines.slice(earlier), verdict === 'right' ? step.coach : { key: 'learn-astray', args: {} })
      return verdict === 'right'
    } catch (error) {
      this.turnedAway(error)
      return false
    } finally {
      this.isBusy = false
    }
  }

  private turnedAway(error: unknown): void {
    if (!(error instanceof Failed) || error.problem.code !== 'refused') return notices.fail(error, this.engine)
    this.refused = { message: error.problem.message, rule: error.problem.rule ?? null }
    this.selection = selecting.start(this.selection.legal)
    notices.speak(say(error.problem.message, this.engine))
  }

  private tell(lines: readonly Line[], coach: Spoken): void {
    const happened = lines.flatMap((line) => line.messages.map((one) => say(one, this.engine)))
    notices.speak([...happened, spoken(say(coach, ''))].join(' '))
  }

  /** Why not this? Asked by a click it may be what the step wants to be tried; passing over it changes nothing. */
  async ask(sentence: string, at: Element, isClick: boolean): Promise<void> {
    const box = at.getBoundingClientRect()
    try {
      const { refusal } = await api.tryOut(this.attempt, sentence)
      if (refusal === null) return
      // What the step wanted to be tried is explained by the coach.
      if (isClick) await this.say(sentence)
      else this.whyNot = { sentence, text: say(refusal.message, this.engine), rule: refusal.rule, at: box }
    } catch (error) {
      this.explain(error, sentence, box)
    }
  }

  odds(sentence: string): Promise<OddsShown | null> {
    return api.lessonOdds(this.attempt, sentence)
  }

  /** Picks up what the script would use and says how it goes on. */
  show(): void {
    if (!this.step?.model) return
    this.isShowing = true
    this.refused = null
    const picked = selecting.typed(this.step.seen.legal, allButLast(this.step.model))
    if (picked.fitting.length > 0) this.selection = picked
  }

  /** Back to where the learner stood before the last try. */
  again(): void {
    this.refused = null
    if (this.step) this.look(this.step)
    this.before = this.step?.lines.length ?? 0
  }
}
