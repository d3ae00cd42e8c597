// One sentence for the reader at a time: what went wrong and the way out. Also what a screen reader is told.
import { Failed } from '../api'
import { reader } from './reader.svelte'
import type { Problem } from '../wire'

export interface Notice {
  text: string
  rule?: string | undefined
  /** A way out: what the button says and does. */
  way?: { label: string; act: () => void } | undefined
}

class Notices {
  now = $state.raw<Notice | null>(null)
  /** For the live region: everything that happened, in words. */
  spoken = $state('')

  show(notice: Notice): void {
    this.now = notice
    this.speak(notice.text)
  }

  speak(text: string): void {
    // The same words twice would not be spoken twice.
    this.spoken = this.spoken === text ? `${text} ` : text
  }

  clear(): void {
    this.now = null
  }

  fail(error: unknown, engine = '', way?: Notice['way']): void {
    this.show({ ...sentence(error, engine), way })
  }
}

/** Any failure as a sentence in the reader's language. */
export function sentence(error: unknown, engine: string): Notice {
  if (error instanceof Failed) return ofProblem(error.problem, engine)
  return { text: reader.text.t('web-broken') }
}

export function ofProblem(problem: Problem, engine: string): Notice {
  const { text } = reader
  const said = text.has(problem.message.key) ? text.say(problem.message, engine) : (problem.message.text ?? text.t('web-broken'))
  const faults = (problem.faults ?? []).map((fault) => text.say(fault.message, engine))
  return { text: [said, ...faults].join(' '), rule: problem.rule }
}

export const notices = new Notices()
