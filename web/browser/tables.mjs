// What one can do at a table, shown on Clash: by clicks, by dragging, by keyboard, by typing; undo, hint, why-not, looking back.
import assert from 'node:assert/strict'
import { againstComputer, log, myTurn, placeByClicks, spot } from './table.mjs'

export async function a_clash_turn_by_clicks({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  await placeByClicks(page)
  const { word, number } = await placeByClicks(page)
  const newest = (await log(page)).join('\n')
  assert.match(newest, new RegExp(`${word.replace('-', ' ')} placed on road ${number}`))
  await page.getByRole('button', { name: /End turn/ }).click()
  await page.waitForFunction(() => /Round 2, Allies|Round \d+, Allies/.test(document.querySelector('.log')?.textContent ?? ''))
  await myTurn(page)
  assert.ok((await page.locator('.board .piece .axis').count()) > 0, 'the computer has answered')
}

export async function a_piece_can_be_dragged({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const from = await page.locator('.tray .it[data-words="tank"]').boundingBox()
  const to = await page.locator('.board .spot[data-words="4"]').boundingBox()
  await page.mouse.move(from.x + 20, from.y + 15)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y - 40, { steps: 4 })
  assert.ok((await page.locator('.board .band').count()) > 0, 'places light up while it is carried')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await page.waitForFunction(() => /tank placed on road 4/.test(document.querySelector('.log')?.textContent ?? ''))
}

export async function a_clash_turn_by_keyboard_alone({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-dday')
  await myTurn(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-words') ?? '')
  for (let steps = 0; steps < 60 && (await focused()) !== 'private'; steps++) await page.keyboard.press('Tab')
  assert.equal(await focused(), 'private')
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 20 && !/^[1-7]$/.test(await focused()); steps++) await page.keyboard.press('ArrowUp')
  assert.match(await focused(), /^[1-7]$/)
  const road = await focused()
  await page.keyboard.press('Enter')
  await page.waitForFunction((n) => new RegExp(`private placed on road ${n}`).test(document.querySelector('.log')?.textContent ?? ''), road)
  await page.locator('body').press('e')
  await page.waitForFunction(() => /Allies: end of turn/.test(document.querySelector('.log')?.textContent ?? ''))
}

export async function a_typed_sentence_is_the_same({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  await page.locator('body').press('/')
  await page.waitForFunction(() => document.activeElement?.tagName === 'INPUT')
  await page.keyboard.type('place mi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => /mine placed on road 5/.test(document.querySelector('.log')?.textContent ?? ''))
  await page.keyboard.type('place elephant 3')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  assert.match(await page.getByRole('alert').innerText(), /elephant/)
}

export async function why_not_names_its_paragraph({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  await spot(page, 'spy').click()
  await page.locator('.board .spot:has(.band)').first().click()
  await page.waitForFunction(() => document.querySelector('.tray .it[data-ask^="place general"]'))
  await page.locator('.tray .it[data-ask^="place general"]').click({ force: true })
  const why = page.getByRole('tooltip')
  await why.waitFor()
  assert.match(await why.innerText(), /special unit[\s\S]*CL-\d/)
  await why.locator('.rule').click()
  await page.waitForFunction(() => /CL-\d/.test(document.querySelector('.paragraph.here .number')?.textContent ?? '') && (document.querySelector('.paragraph.here .text')?.textContent?.length ?? 0) > 40)
}

export async function undo_takes_the_last_action_back({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const before = await page.locator('.board .piece').count()
  await placeByClicks(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length === count, before)
}

export async function a_hint_comes_with_its_reason({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.hint').waitFor({ timeout: 60_000 })
  assert.match(await page.locator('.hint').innerText(), /times in 100[\s\S]+\./)
}

export async function looking_back_shows_earlier_moments({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const before = await page.locator('.board .piece').count()
  await placeByClicks(page)
  await page.locator('body').press('[')
  await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length === count, before)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length === count + 1, before)
}
