// Pictures of every page at three sizes, light and dark, from games that are really played.
import { mkdirSync } from 'node:fs'
import { againstComputer, myTurn, placeByClicks, spot } from './table.mjs'

const SHOTS = new URL('../shots/', import.meta.url).pathname
const SIZES = [[1440, 900], [820, 1180], [360, 740]]

/** Plays a few turns: places, attacks where it can. */
async function turns(page, count) {
  for (let turn = 0; turn < count; turn++) {
    await myTurn(page)
    for (let n = 0; n < 4; n++) {
      const seam = page.locator('.board .seam').first()
      if (await seam.count()) {
        await seam.click({ timeout: 3000 }).catch(() => undefined)
        await page.waitForTimeout(120)
      } else if (await page.locator('.tray .it[data-words]').count()) {
        await placeByClicks(page).catch(() => undefined)
      }
    }
    await page.keyboard.press('Escape')
    await page.locator('body').press('e')
    await page.waitForTimeout(150)
  }
  await myTurn(page)
}

export async function pictures({ url, enter }) {
  mkdirSync(SHOTS, { recursive: true })
  const all = []
  for (const game of ['clash-ardennes', 'clash-dday']) {
    const me = await enter()
    all.push(me)
    const { page } = me
    await againstComputer(page, url, game)
    await turns(page, 6)
    for (const [width, height] of SIZES) {
      for (const scheme of ['light', 'dark']) {
        await page.setViewportSize({ width, height })
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForTimeout(400)
        await page.screenshot({ path: `${SHOTS}${game}-${width}-${scheme}.png` })
        if (await spot(page, 'private').count()) {
          await spot(page, 'private').click()
          await page.waitForTimeout(200)
          await page.screenshot({ path: `${SHOTS}${game}-${width}-${scheme}-picked.png` })
          await page.locator('body').press('Escape')
        }
      }
    }
  }
  const me = await enter()
  all.push(me)
  await me.page.goto(`${url}/`)
  await me.page.locator('article').nth(1).waitFor()
  for (const [width, height] of SIZES) {
    for (const scheme of ['light', 'dark']) {
      await me.page.setViewportSize({ width, height })
      await me.page.emulateMedia({ colorScheme: scheme })
      await me.page.waitForTimeout(300)
      await me.page.screenshot({ path: `${SHOTS}home-${width}-${scheme}.png` })
    }
  }
  return all
}
