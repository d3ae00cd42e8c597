// Who plays here. Nobody needs an account: a guest is made, with a name, when one is first needed.
import { api, Failed } from '../api'
import type { Me } from '../wire'
import { reader, t } from './reader.svelte'

const KEY = 'sandtable-was-here'

class Person {
  me = $state.raw<Me | null>(null)
  /** Somebody was known here before and is no longer: the session has ended. */
  hasExpired = $state(false)
  isKnown = $state(false)

  async begin(): Promise<void> {
    try {
      this.welcome(await api.me())
    } catch (error) {
      if (!(error instanceof Failed) || error.status !== 401) throw error
      this.hasExpired = wasHere()
    } finally {
      this.isKnown = true
    }
  }

  /** Somebody is needed: a guest if nobody is here yet. */
  async need(): Promise<Me> {
    if (this.me !== null) return this.me
    return this.welcome(await api.comeIn(t('web-guest-name'), reader.language))
  }

  async rename(name: string): Promise<void> {
    this.welcome(this.me === null ? await api.comeIn(name, reader.language) : await api.changeMe({ name }))
  }

  /** Somebody is known now. */
  welcome(me: Me): Me {
    this.me = me
    this.hasExpired = false
    remember(true)
    return me
  }

  leave(): void {
    this.me = null
    remember(false)
  }
}

function wasHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function remember(isHere: boolean): void {
  try {
    if (isHere) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Then an ended session looks like a first visit.
  }
}

export const person = new Person()
