// Pictures of the home page and of every board, at three widths, light and dark, from games that are really played:
// `npm run pictures [part of a name]`. All are left in web/shots; those the README shows are kept, small, in docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { enter, launch } from './browser.mjs'
import { AT_MORTAIN, MORTAIN } from './openings.mjs'
import { playOut } from './player.mjs'
import { serve } from './server.mjs'
import { againstComputer, myTurn, opened, spot } from './table.mjs'

const SHOTS = new URL('../shots/', import.meta.url)
const KEPT = new URL('../../docs/pictures/', import.meta.url)
const SIZES = { 1440: 900, 820: 1180, 360: 740 }
/** Of each game what tells most; together they stay small. */
const TELLING = /^home-1440-light$|^(?!home).*-(1440-(light|dark)|820-light|360-light)$/
const QUALITY = 0.82

const wanted = process.argv[2] ?? ''

/** Games as they look in their middle, with something picked up. */
const GAMES = {
  async 'clash-ardennes'(page, url) {
    await againstComputer(page, url, 'clash-ardennes', { level: 1 })
    await playOut(page, { seed: 5, stop: 34, prefer: ({ said }) => (/End turn/.test(said) ? 0.2 : 1) })
    await pick(page, ['tank', 'sergeant', 'corporal', 'private', 'mine'])
  },
  async 'clash-dday'(page, url) {
    await againstComputer(page, url, 'clash-dday', { level: 1 })
    await playOut(page, { seed: 9, stop: 30, prefer: ({ said }) => (/End turn/.test(said) ? 0.2 : 1) })
    await pick(page, ['sergeant', 'corporal', 'tank', 'private', 'mine'])
  },
  async mortain(page, url) {
    await opened(page, url, MORTAIN, [...AT_MORTAIN, 'draw 9h'])
    await myTurn(page)
    for (const word of ['120', '2SS-1', 'SPTD']) await spot(page, word).press('Enter')
  },
  async 'trench-club'(page, url) {
    await opened(page, url, { game: 'trench-club', seats: ['germany'], bots: { britain: 1, austria: 1, france: 1 } })
    const turn = '.board:has(.phases li:nth-child(4)):has(.phases li:first-child.now) .hot.piece.lit'
    await playOut(page, { seed: 2, prefer: ({ words }) => (words === 'assign recommended' ? 50 : 1), until: turn })
    await page.locator('.hot.piece.lit').nth(1).press('Enter')
  },
}

/** The first of these words that can be picked up. */
async function pick(page, words) {
  await myTurn(page)
  for (const word of words) {
    const found = page.locator(`.play [data-words="${word}"]`).first()
    if (await found.count()) return found.press('Enter')
  }
}

/** WebP, made by the browser itself: a sixth of the PNG. */
async function small(page, png) {
  const data = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
      canvas.getContext('2d').drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY],
  )
  return Buffer.from(data.split(',')[1], 'base64')
}

async function shoot(page, blank, name, fullPage = false) {
  for (const [width, height] of Object.entries(SIZES)) {
    for (const scheme of ['light', 'dark']) {
      await page.setViewportSize({ width: Number(width), height })
      await page.emulateMedia({ colorScheme: scheme })
      // Two frames and the time in which a board that was moved is drawn anew.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 700))))
      const called = `${name}-${width}-${scheme}`
      const png = await page.screenshot({ path: new URL(`${called}.png`, SHOTS).pathname, fullPage: fullPage && width !== '1440' })
      if (TELLING.test(called)) writeFileSync(new URL(`${called}.webp`, KEPT), await small(blank, png))
      console.log(called)
    }
  }
}

mkdirSync(SHOTS, { recursive: true })
mkdirSync(KEPT, { recursive: true })
const server = await serve()
const browser = await launch()
try {
  const blank = await (await enter(browser)).newPage()
  for (const [game, play] of Object.entries({ home: null, ...GAMES })) {
    if (!game.includes(wanted)) continue
    const context = await enter(browser)
    const page = await context.newPage()
    if (play) await play(page, server.url)
    else {
      await page.goto(`${server.url}/`)
      await page.locator('article .face svg').nth(3).waitFor()
    }
    await shoot(page, blank, game, play === null)
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
}
