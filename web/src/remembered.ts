// What this browser remembers of tables: how far somebody has seen, and the salts somebody has sealed. Small and
// forgetful: the oldest go first. Knows no server.

export interface Keep {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
}

const MOST = 60

function read(keep: Keep, key: string): Record<string, string> {
  try {
    const found: unknown = JSON.parse(keep.getItem(key) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** A small store of texts by name; the newest last. */
export class Remembered {
  constructor(
    private readonly key: string,
    private readonly keep: () => Keep = () => localStorage,
  ) {}

  get(name: string): string | null {
    try {
      return read(this.keep(), this.key)[name] ?? null
    } catch {
      return null
    }
  }

  set(name: string, value: string): void {
    try {
      const { [name]: _, ...others } = read(this.keep(), this.key)
      const kept = Object.entries({ ...others, [name]: value }).slice(-MOST)
      this.keep().setItem(this.key, JSON.stringify(Object.fromEntries(kept)))
    } catch {
      // A browser that keeps nothing forgets.
    }
  }
}

/** The last ply somebody saw of a table, by table and seat. */
export const seenPlies = new Remembered('sandtable-seen')
/** The salt of a seat, until it is opened. */
export const salts = new Remembered('sandtable-salts')
