// What a reader has chosen for this browser: theme, motion, sound. Kept here, never sent.

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'slow' | 'full' | 'fast' | 'off'

const KEY = 'sandtable-settings'

interface Kept {
  theme: Theme
  motion: Motion
  sound: boolean
}

function kept(): Kept {
  const usual: Kept = { theme: 'system', motion: 'full', sound: false }
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return usual
  }
}

class Settings {
  theme = $state<Theme>('system')
  motion = $state<Motion>('full')
  sound = $state(false)

  constructor() {
    Object.assign(this, kept())
    this.apply()
  }

  change(change: Partial<Kept>): void {
    Object.assign(this, change)
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme: this.theme, motion: this.motion, sound: this.sound }))
    } catch {
      // A browser that keeps nothing still obeys for now.
    }
    this.apply()
  }

  /** The page's classes decide over the system's wish (tokens.css). */
  private apply(): void {
    const { classList } = document.documentElement
    classList.toggle('light', this.theme === 'light')
    classList.toggle('dark', this.theme === 'dark')
    classList.toggle('slow', this.motion === 'slow')
    classList.toggle('fast', this.motion === 'fast')
    classList.toggle('still', this.motion === 'off')
  }
}

export const settings = new Settings()
