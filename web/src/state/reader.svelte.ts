// The reader's language and its messages. Files are fetched when they are needed: those of every page at once, those of a
// game when its table is opened.
import { speak } from '../api'
import { Text, isLanguage, preferred, type Language, type Message } from '../messages'

const FILES = import.meta.glob<string>('../../../text/*/*.ftl', { query: '?url', import: 'default', eager: true })
const KEY = 'sandtable-language'
const EVERYWHERE = ['sandtable', 'web', 'bots', 'server']

const fetched = new Map<string, Promise<string>>()

function source(language: Language, file: string): Promise<string> {
  const address = FILES[`../../../text/${language}/${file}.ftl`]
  if (address === undefined) return Promise.resolve('')
  let text = fetched.get(address)
  if (text === undefined) {
    text = fetch(address).then((response) => (response.ok ? response.text() : ''))
    fetched.set(address, text)
  }
  return text
}

class Reader {
  text = $state.raw(new Text('en', []))
  private files = [...EVERYWHERE]
  private reading = Promise.resolve()

  get language(): Language {
    return this.text.language
  }

  async begin(): Promise<void> {
    let kept: string | null = null
    try {
      kept = localStorage.getItem(KEY)
    } catch {
      // Then the browser's own languages decide.
    }
    await this.read(kept !== null && isLanguage(kept) ? kept : preferred(navigator.languages))
  }

  async read(language: Language): Promise<void> {
    const own = Promise.all(this.files.map((file) => source(language, file)))
    const english = language === 'en' ? [] : await Promise.all(this.files.map((file) => source('en', file)))
    this.text = new Text(language, await own, english)
    speak(language)
    document.documentElement.lang = language
    try {
      localStorage.setItem(KEY, language)
    } catch {
      // Not kept; said again next time.
    }
  }

  /** The words of a game or of a lesson are wanted too. */
  async need(...files: string[]): Promise<void> {
    const missing = files.filter((file) => !this.files.includes(file))
    if (missing.length > 0) {
      this.files.push(...missing)
      this.reading = this.read(this.language)
    }
    // Somebody else may have asked for them a moment ago.
    await this.reading
  }
}

export const reader = new Reader()

/** A text of the page. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return reader.text.t(key, args)
}

export function say(message: Message, engine: string): string {
  return reader.text.say(message, engine)
}
