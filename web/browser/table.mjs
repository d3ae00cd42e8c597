// What a person does at a table, in the browser: used by all tests.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

/** Makes a table and says sentences at it, as the pages themselves would; runs in the page. Answers its id, or what went wrong. */
async function made(table, sentences) {
  const ask = async (path, body) => (await fetch(`/api/v1${path}`, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()
  await ask('/me', { name: 'Ann', lang: 'en' })
  const mine = await ask('/tables', table)
  const id = mine.table?.id
  if (id === undefined) return JSON.stringify(mine)
  let seen = sentences.length > 0 && (await ask(`/tables/${id}/view`))
  for (const sentence of sentences) {
    const answer = await ask(`/tables/${id}/say`, { ply: seen.ply, token: `ply-${seen.ply}`, sentence, is_chance: seen.turn.is_chance })
    if (answer.seen === undefined) return `${sentence}: ${JSON.stringify(answer)}`
    seen = answer.seen
  }
  return id
}

/** A table made as asked and opened, after these sentences; with chance `entered` they decide the dice and cards too. */
export async function opened(page, url, table, sentences = []) {
  await page.goto(`${url}/`)
  await page.locator('article').first().waitFor()
  const id = await page.evaluate(`(${made})(${JSON.stringify(table)}, ${JSON.stringify(sentences)})`)
  assert.match(id, /^[\w-]+$/, `the table is not made: ${id}`)
  await page.goto(`${url}/#/table/${id}`)
  await page.waitForSelector('.play [role=group]')
  return id
}

/** Starts a game against the computer from the home page, by one click. */
export async function againstComputer(page, url, game, { side, level } = {}) {
  await page.goto(`${url}/`)
  const card = page.locator('article').nth(['clash-ardennes', 'clash-dday', 'mortain', 'trench-club'].indexOf(game))
  await card.waitFor()
  if (side) await card.locator('select').first().selectOption({ label: side })
  if (level) await card.locator('select').nth(1).selectOption({ index: level - 1 })
  await card.locator('.btn.primary').click()
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.play [role=group]')
}

/** Until one is to act, and everything lies where it stays: letters that arrive late would move it. */
export async function myTurn(page) {
  await page.waitForFunction(() => document.title.startsWith('●') && document.fonts.status === 'loaded')
}

export const spot = (page, words) => page.locator(`.play [data-words="${words}"]`).first()

/** The lines of the log, newest last. */
export async function log(page) {
  return page.locator('.log .l').allInnerTexts()
}

/** Until a line of the log says this. */
export async function logged(page, what) {
  await page.waitForFunction((source) => new RegExp(source).test(document.querySelector('.log')?.textContent ?? ''), what.source)
}

export async function logLength(page) {
  return page.locator('.log .l').count()
}

/** Places any basic unit by two clicks and returns how it is called. */
export async function placeByClicks(page) {
  const unit = page.locator('.tray .it[data-words]').first()
  const word = await unit.getAttribute('data-words')
  await unit.click()
  await page.locator(`.tray .it[data-words="${word}"][aria-pressed=true]`).waitFor()
  const road = page.locator('.board .spot[data-words]:has(.band)').first()
  const number = await road.getAttribute('data-words')
  const before = await page.locator('.board .piece').count()
  await road.click()
  await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length > count, before)
  return { word, number }
}

/** No violation of axe-core's rules on the page as it is now. */
export async function accessible(page, where) {
  // Halfway through a movement colours are not what they will be.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished.catch(() => undefined))))
  // As a script of the page it would be refused by the server's policy.
  await page.evaluate(AXE)
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
  const told = found.violations.map((one) => `${one.id}: ${one.help}\n    ${one.nodes.slice(0, 4).map((node) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`).join('\n    ')}`)
  assert.equal(told.length, 0, `axe on ${where}:\n  ${told.join('\n  ')}`)
}

/** No key of a message is shown instead of its words. */
export async function translated(page, where) {
  const text = await page.locator('body').innerText()
  const keys = text.match(/\b(web|clash|mortain|trench-club|bots|server|game|draw|refusal|platform|outcome)-[a-z]+(-[a-z0-9]+)*\b/g)
  assert.equal(keys, null, `keys shown on ${where}`)
}
