// What tables and lessons share: a sentence spelled by clicks, and why something cannot be said. Knows no server: those
// who spell say their sentences themselves.
import { Failed } from '../api'
import * as selecting from '../selection'
import { notices, ofProblem } from './notice.svelte'

/** Why something cannot be done, shown beside the thing it is about. */
export interface WhyNot {
  sentence: string
  text: string
  rule: string | null
  at: DOMRect
}

export abstract class Spelling {
  selection = $state.raw<selecting.Selection>(selecting.start([]))
  whyNot = $state.raw<WhyNot | null>(null)

  abstract readonly engine: string

  /** Something was said and is not answered yet; nothing else is said meanwhile. */
  protected abstract get isSaying(): boolean

  /** Says a sentence; `true` once it is carried out. */
  abstract say(sentence: string): Promise<boolean>

  /** A thing on the board that stands for these words was clicked. */
  press(words: readonly string[]): void {
    if (this.isSaying) return
    this.whyNot = null
    const outcome = selecting.click(this.selection, words)
    if (outcome.kind === 'refused') return
    // What was spelled stays in hand until it is answered.
    if (outcome.kind === 'said') void this.say(outcome.sentence)
    else this.selection = outcome.selection
  }

  /** The answer to a question why not, shown beside what was asked about. */
  protected explain(error: unknown, sentence: string, at: DOMRect): void {
    if (!(error instanceof Failed)) throw error
    const { text, rule } = ofProblem(error.problem, this.engine)
    this.whyNot = { sentence, text, rule: rule ?? null, at }
    notices.speak(text)
  }
}
