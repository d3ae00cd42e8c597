// The games of this server, asked once for every language.
import { api } from '../api'
import type { GameShown } from '../wire'
import { reader } from './reader.svelte'

const asked = new Map<string, Promise<GameShown[]>>()

export const games = {
  list(): Promise<GameShown[]> {
    let list = asked.get(reader.language)
    if (list === undefined) {
      list = api.games()
      asked.set(reader.language, list)
      list.catch(() => asked.delete(reader.language))
    }
    return list
  },
}
