// Pictures of boards from recorded views: `node browser/look.mjs GAME [width] [light|dark] [word to click…]`.
import { mkdirSync } from 'node:fs'
import { enter, launch } from './browser.mjs'
import { stand } from './recorded.mjs'

const [game = 'clash-ardennes', width = '1440', scheme = 'light', ...clicks] = process.argv.slice(2)
const shots = new URL('../shots/', import.meta.url).pathname
mkdirSync(shots, { recursive: true })
const sizes = { 1440: 900, 820: 1180, 360: 740 }
const browser = await launch()
try {
  const context = await enter(browser, { width: Number(width), height: sizes[width] ?? 900, scheme, scale: Number(width) <= 600 ? 2 : 1 })
  const page = await context.newPage()
  page.on('console', (message) => message.type() === 'error' && console.error('console:', message.text()))
  page.on('pageerror', (error) => console.error('page:', error.message))
  await stand(context, game === 'home' ? 'clash-ardennes' : game)
  await page.goto(game === 'home' ? 'http://sand.test/' : 'http://sand.test/#/table/T')
  await page.waitForSelector(game === 'home' ? 'article' : '.play [data-words], .play [role=group]', { timeout: 20000 })
  await page.waitForTimeout(600)
  for (const word of clicks) await page.locator(`[data-words="${word}"], [data-ask="${word}"]`).first().click({ force: true })
  await page.waitForTimeout(300)
  const path = `${shots}look-${[game, width, scheme, ...clicks].join('-').replaceAll(' ', '_')}.png`
  await page.screenshot({ path, fullPage: game === 'home' })
  console.log(path)
} finally {
  await browser.close()
}
