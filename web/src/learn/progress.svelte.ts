// Which steps this reader has done. Kept in this browser, never sent.
import { readDone, withDone, type Done } from './learn'

const KEY = 'sandtable-lessons'

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

class Progress {
  done = $state.raw<Done>(readDone(kept()))

  add(game: string, step: string): void {
    this.done = withDone(this.done, game, step)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.done))
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const progress = new Progress()
