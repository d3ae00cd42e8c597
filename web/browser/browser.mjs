// Starts Debian's chromium for tests and pictures, with what it needs as root and without a network of its own.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A browser with nothing remembered: `{ width, height, scheme, reducedMotion, language }`. */
export async function open({ width = 1440, height = 900, scheme = 'light', motion = 'reduce', language = 'en', scale = 1 } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'sandtable-browser-'))
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: scheme,
    reducedMotion: motion,
    locale: language,
    hasTouch: width <= 600,
  })
}
