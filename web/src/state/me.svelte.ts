// Who plays here. Nobody needs an account: a guest is made, with a name, when one is first needed.
import { api, Failed } from '../api'
import type { Me } from '../wire'
import { reader, t } from './reader.svelte'

class Person {
  me = $state.raw<Me | null>(null)
  isKnown = $state(false)

  async begin(): Promise<void> {
    try {
      this.me = await api.me()
    } catch (error) {
      if (!(error instanceof Failed) || error.status !== 401) throw error
    } finally {
      this.isKnown = true
    }
  }

  /** Somebody is needed: a guest if nobody is here yet. */
  async need(): Promise<Me> {
    this.me ??= await api.comeIn(t('web-guest-name'), reader.language)
    return this.me
  }

  async rename(name: string): Promise<void> {
    this.me = this.me === null ? await api.comeIn(name, reader.language) : await api.changeMe({ name })
  }
}

export const person = new Person()
