// What one can do at a table, shown on Clash: by clicks, by dragging, by keyboard, by typing; undo, hint, why-not, looking back.
import assert from 'node:assert/strict'
import { againstComputer, log, logged, myTurn, placeByClicks, spot } from './table.mjs'

/** Somebody who plays against the computer and is to act. */
async function atClash(url, enter, game = 'clash-ardennes') {
  const { page } = await enter()
  await againstComputer(page, url, game)
  await myTurn(page)
  return page
}

/** Until so many blocks lie on the board. */
const lie = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('.board .piece').length === wanted, count)

export async function a_clash_turn_by_clicks({ url, enter }) {
  const page = await atClash(url, enter)
  await placeByClicks(page)
  const { word, number } = await placeByClicks(page)
  const newest = (await log(page)).join('\n')
  assert.match(newest, new RegExp(`Allies: ${word.replace('-', ' ')} placed on road ${number}`))
  await page.getByRole('button', { name: /End turn/ }).click()
  // Not the first round, which may have begun with us.
  await logged(page, /Round 2, Allies/)
  await myTurn(page)
  assert.ok((await page.locator('.board .piece .axis').count()) > 0, 'the computer has answered')
}

export async function a_piece_can_be_dragged({ url, enter }) {
  const page = await atClash(url, enter)
  const from = await page.locator('.tray .it[data-words="tank"]').boundingBox()
  const to = await page.locator('.board .spot[data-words="4"]').boundingBox()
  await page.mouse.move(from.x + 20, from.y + 15)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y - 40, { steps: 4 })
  // Places light up while it is carried.
  await page.locator('.board .band').first().waitFor()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await logged(page, /Allies: tank placed on road 4/)
}

export async function a_clash_turn_by_keyboard_alone({ url, enter }) {
  const page = await atClash(url, enter, 'clash-dday')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-words') ?? '')
  for (let steps = 0; steps < 60 && (await focused()) !== 'private'; steps++) await page.keyboard.press('Tab')
  assert.equal(await focused(), 'private')
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 20 && !/^[1-7]$/.test(await focused()); steps++) await page.keyboard.press('ArrowUp')
  assert.match(await focused(), /^[1-7]$/)
  const road = await focused()
  await page.keyboard.press('Enter')
  await logged(page, new RegExp(`Allies: private placed on road ${road}`))
  await page.locator('body').press('e')
  await logged(page, /Allies: end of turn/)
}

export async function a_typed_sentence_is_the_same({ url, enter }) {
  const page = await atClash(url, enter)
  // Without waiting: not even the first key after it is lost.
  await page.keyboard.type('/place mi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await logged(page, /Allies: mine placed on road 5/)
  await page.keyboard.type('place elephant 3')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'elephant' }).waitFor()
}

export async function why_not_names_its_paragraph({ url, enter }) {
  const page = await atClash(url, enter)
  await spot(page, 'spy').click()
  await page.locator('.board .spot:has(.band)').first().click()
  await page.locator('.tray .it[data-ask^="place general"]').click({ force: true })
  const why = page.getByRole('tooltip').filter({ hasText: /special unit[\s\S]*CL-\d/ })
  await why.waitFor()
  await why.locator('.rule').click()
  await page.waitForFunction(() => /CL-\d/.test(document.querySelector('.paragraph.here .number')?.textContent ?? '') && (document.querySelector('.paragraph.here .text')?.textContent?.length ?? 0) > 40)
}

export async function undo_takes_the_last_action_back({ url, enter }) {
  const page = await atClash(url, enter)
  const before = await page.locator('.board .piece').count()
  await placeByClicks(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await lie(page, before)
}

export async function a_hint_comes_with_its_reason({ url, enter }) {
  const page = await atClash(url, enter)
  await page.getByRole('button', { name: 'Hint' }).click()
  const hint = page.locator('.hint', { hasText: /times in 100[\s\S]+\./ })
  await hint.waitFor()
  // Said as people say it, and shown on the table: the unit and its road.
  assert.doesNotMatch(await hint.innerText(), /place [a-z-]+ \d/)
  const advised = () => page.locator('.advised').evaluateAll((all) => all.map((one) => one.getAttribute('data-words')))
  const best = await advised()
  assert.equal(best.length, 2, `${best}`)
  // The next two can be looked at and taken instead.
  const other = hint.locator('.other').first()
  assert.equal(await hint.locator('.other').count(), 2)
  await other.hover()
  const second = await advised()
  assert.notDeepEqual(second, best)
  const road = second.find((words) => /^[1-7]$/.test(words ?? ''))
  await other.click()
  await logged(page, new RegExp(`Allies: [a-z ]+ placed on road ${road}`))
  await hint.waitFor({ state: 'detached' })
}

export async function looking_back_shows_earlier_moments({ url, enter }) {
  const page = await atClash(url, enter)
  const before = await page.locator('.board .piece').count()
  await placeByClicks(page)
  await page.locator('body').press('[')
  await lie(page, before)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await lie(page, before + 1)
}
