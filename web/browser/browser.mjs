// Starts chromium for tests and pictures, with what it needs as root and without a network of its own. One browser serves
// a whole run; everybody who enters has a context of their own, with nothing remembered and nothing shared.
import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Nothing on a page that works takes this long, also where others use the machine. */
export const PATIENCE = 120_000

export async function launch() {
  const executablePath = process.env.CHROMIUM ?? execFileSync(new URL('../../tools/chromium', import.meta.url).pathname, { encoding: 'utf8' }).trim()
  return chromium.launch({ executablePath, headless: true, args: FLAGS, timeout: 2 * PATIENCE })
}

/** Somebody new: `{ width, height, scheme, motion, language, scale, touch, phone }`. */
export async function enter(browser, { width = 1440, height = 900, scheme = 'light', motion = 'reduce', language = 'en', scale = 1, touch = width <= 600, phone = false } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: motion,
    locale: language,
    hasTouch: touch,
    isMobile: phone,
  })
  context.setDefaultTimeout(PATIENCE)
  return context
}
