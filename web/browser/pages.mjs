// What holds of every page: languages, links that lead nowhere, no violation that axe-core finds.
import assert from 'node:assert/strict'
import { accessible, againstComputer, myTurn, translated } from './table.mjs'

const GAMES = ['clash-ardennes', 'clash-dday', 'mortain', 'trench-club']

export async function every_language_has_words_for_everything({ url, enter }) {
  for (const language of ['en', 'nl', 'fr', 'it']) {
    const { page } = await enter({ language })
    for (const game of GAMES) {
      await againstComputer(page, url, game)
      await myTurn(page)
      await translated(page, `${game} in ${language}`)
    }
    await page.goto(`${url}/`)
    await page.locator('article').nth(3).waitFor()
    await translated(page, `home in ${language}`)
    assert.equal(await page.evaluate(() => document.documentElement.lang), language)
  }
}

export async function the_language_changes_at_once({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Nederlands').click()
  await page.waitForFunction(() => /Einde beurt/.test(document.body.textContent ?? ''))
  await accessible(page, 'the settings')
}

export async function an_unknown_link_says_so_and_leads_home({ url, enter }) {
  const me = await enter()
  await me.page.goto(`${url}/#/table/nosuchtable`)
  await me.page.getByRole('link', { name: 'Home' }).click()
  await me.page.locator('article').first().waitFor()
  await me.page.goto(`${url}/#/nowhere/at/all`)
  await me.page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await accessible(me.page, 'the page for unknown links')
}

/** A window and colours of its own for each: together they are what people use. */
const LOOKS = { wide_and_light: [1440, 900, 'light'], wide_and_dark: [1440, 900, 'dark'], narrow_and_light: [360, 740, 'light'] }

async function axe(url, enter, look) {
  const [width, height, scheme] = LOOKS[look]
  const { page } = await enter({ width, height, scheme })
  await page.goto(`${url}/`)
  await page.locator('article').nth(3).waitFor()
  await accessible(page, `home, ${look}`)
  for (const game of GAMES) {
    await againstComputer(page, url, game)
    await myTurn(page)
    await accessible(page, `${game}, ${look}`)
    const thing = page.locator('.play [data-words]').first()
    await thing.press('Enter')
    await accessible(page, `${game}, ${look}, something picked up`)
  }
}

export const axe_finds_nothing_wide_and_light = ({ url, enter }) => axe(url, enter, 'wide_and_light')
export const axe_finds_nothing_wide_and_dark = ({ url, enter }) => axe(url, enter, 'wide_and_dark')
export const axe_finds_nothing_narrow_and_light = ({ url, enter }) => axe(url, enter, 'narrow_and_light')
