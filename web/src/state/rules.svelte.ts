// The rules of a game in the reader's language, asked once and cut once.
import { api } from '../api'
import { read, type Rulebook } from '../rulebook'
import { reader } from './reader.svelte'

const asked = new Map<string, Promise<Rulebook>>()

export const rules = {
  of(engine: string): Promise<Rulebook> {
    const key = `${reader.language} ${engine}`
    let book = asked.get(key)
    if (book === undefined) {
      book = api.rules(engine).then(({ text }) => read(text))
      asked.set(key, book)
      book.catch(() => asked.delete(key))
    }
    return book
  },
}
