// Messages in the reader's language, as `catalog/src/text.rs` says them on the other side: the same Fluent files, the same
// look-ups of words, the same lists. A message without words in the language is said in English; one without any shows
// its key. Knows no file and no network: sources are handed in.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export type Value = number | string | readonly string[]

/** A sentence for people, before it has a language. */
export interface Message {
  key: string
  args: Readonly<Record<string, Value>>
}

export const LANGUAGES = ['en', 'nl', 'fr', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/** More words than this in a list are counted, not read out. */
const LONGEST_LIST = 16

export function isLanguage(code: string): code is Language {
  return (LANGUAGES as readonly string[]).includes(code)
}

export class Text {
  readonly language: Language
  /** The reader's language, then English. */
  private readonly bundles: FluentBundle[]

  constructor(language: Language, sources: readonly string[], english: readonly string[] = []) {
    this.language = language
    this.bundles = [bundle(language, sources)]
    if (language !== 'en') this.bundles.push(bundle('en', english))
  }

  /** The message in words; `engine` names the game whose words its arguments are. */
  say(message: Message, engine: string): string {
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(message.args)) {
      if (typeof value === 'number') {
        args[name] = value
      } else if (typeof value === 'string') {
        args[`${name}-id`] = value
        args[name] = this.word(engine, name, value)
      } else {
        args[`${name}-count`] = value.length
        args[name] = this.list(engine, name, value)
      }
    }
    return this.format(message.key, args) ?? message.key
  }

  /** A text of the page itself. */
  t(key: string, args: Record<string, FluentVariable> = {}): string {
    return this.format(key, args) ?? key
  }

  has(key: string): boolean {
    return this.bundles.some((one) => one.hasMessage(key))
  }

  /** A word of the game's sentences as people call it: its name if it has one, else the word. */
  word(engine: string, kind: string, word: string): string {
    if (word === '') return ''
    return this.format(`${engine}-${kind}-${word.replaceAll('.', '-')}`, {}) ?? word
  }

  /** `a, b and c`; what could stand somewhere is joined by `or`. */
  private list(engine: string, name: string, words: readonly string[]): string {
    const named = words.slice(0, LONGEST_LIST).map((word) => this.word(engine, name, word))
    if (words.length > LONGEST_LIST) {
      return this.joined('list-more', named, words.length - LONGEST_LIST)
    }
    const last = named.at(-1)
    if (last === undefined) return this.t('list-none')
    if (named.length === 1) return last
    return this.joined(name === 'expected' ? 'list-or' : 'list-and', named.slice(0, -1), last)
  }

  private joined(key: string, rest: readonly string[], last: FluentVariable): string {
    return this.format(key, { rest: rest.join(', '), last }) ?? rest.join(', ')
  }

  private format(key: string, args: Record<string, FluentVariable>): string | null {
    for (const one of this.bundles) {
      const pattern = one.getMessage(key)?.value
      // Errors are arguments that were left out, which selectors answer with their default.
      if (pattern) return one.formatPattern(pattern, args, [])
    }
    return null
  }
}

function bundle(language: Language, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) made.addResource(new FluentResource(source))
  return made
}

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return 'en'
}
