// What the boards show before and while one acts: odds before an attack, costs of moves, why not, carrying by finger.
import assert from 'node:assert/strict'
import { PHONE, between, reachable, swipe, tap } from './finger.mjs'
import { AT_MORTAIN, IN_THE_FIELD, MORTAIN, TRENCH } from './openings.mjs'
import { againstComputer, logged, myTurn, opened, spot } from './table.mjs'

/** At Mortain with the American to act by this card. */
async function mortainWith(page, url, card) {
  await opened(page, url, MORTAIN, [...AT_MORTAIN, `draw ${card}`])
  await myTurn(page)
}

/** The exact odds stand beside the map, and this many arrows show who fires at whom. */
async function thoughtOf(page, arrows) {
  await page.locator('.thought .odds', { hasText: /\d+ ?%/ }).waitFor()
  await page.waitForFunction((count) => document.querySelectorAll('.play path[marker-end]').length === count, arrows)
}

export async function odds_are_shown_before_an_attack_at_mortain({ url, enter }) {
  const { page } = await enter()
  // One activation: nobody can join in, so looking at the target is enough; a click would fire.
  await mortainWith(page, url, '2h')
  await spot(page, '823').press('Enter')
  await page.locator('.hot.target[data-words="2SS-1"]').focus()
  await thoughtOf(page, 1)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelectorAll('.play path[marker-end]').length === 0)
  await spot(page, '823').click()
  await page.locator('.hot.target[data-words="2SS-1"]').hover()
  await thoughtOf(page, 1)
  // Five: the target is chosen first, and whoever joins in has an arrow of their own.
  await mortainWith(page, url, '9h')
  await spot(page, '120').press('Enter')
  await page.locator('.hot.target[data-words="2SS-1"]').press('Enter')
  await thoughtOf(page, 1)
  await spot(page, 'SPTD').press('Enter')
  await thoughtOf(page, 2)
}

export async function odds_and_costs_are_shown_in_trench_club({ url, enter }) {
  const { page } = await enter()
  await opened(page, url, TRENCH, IN_THE_FIELD)
  await myTurn(page)
  await spot(page, 'de.heavy-infantry').press('Enter')
  await page.locator('.costs text').first().waitFor()
  assert.match(await page.locator('.costs text').first().textContent(), /^(\d+½?|½)$/)
  assert.match(await page.locator('.hot.lit[aria-label*="points"]').first().getAttribute('aria-label'), /, (\d+½?|½) of \d points$/)
  await page.keyboard.press('Escape')
  await page.locator('.play .ready .btn', { hasText: /Done/ }).click()
  await page.locator('.phases li:nth-child(2).now').waitFor()
  await spot(page, 'de.mortar').press('Enter')
  await page.locator('.hot.target[data-words="gb.mortar"]').focus()
  await page.locator('.side .odds', { hasText: /\d+ ?%/ }).waitFor()
  await page.waitForFunction(() => document.querySelectorAll('.play path[marker-end]').length === 1)
}

/** What the best sentence of a hint names lies within the marks on the map; the pieces, and how many there are. */
async function marked(page, name) {
  await page.getByRole('button', { name: 'Hint' }).click()
  const best = await page.locator('.hint b').innerText()
  const marks = await page.locator('.board .advised').boundingBox()
  const pieces = await page.locator('.hot.piece').evaluateAll((all) => all.map((one) => one.getAttribute('data-piece')))
  const named = pieces.filter((piece) => best.includes(name(piece)))
  for (const piece of named) {
    const box = await page.locator(`.hot.piece[data-piece="${piece}"]`).first().boundingBox()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    assert.ok(x > marks.x && x < marks.x + marks.width && y > marks.y && y < marks.y + marks.height, `${best}: ${piece} is not marked`)
  }
  return named.length
}

export async function a_hint_is_shown_on_both_hex_maps({ url, enter }) {
  const { page } = await enter()
  await mortainWith(page, url, '9h')
  assert.ok((await marked(page, (piece) => ` ${piece}`)) >= 2)
  await page.keyboard.press('Escape')
  await page.locator('.board .advised').waitFor({ state: 'detached' })
  assert.equal(await page.locator('.hint').count(), 0)
  await opened(page, url, TRENCH, IN_THE_FIELD)
  await myTurn(page)
  const german = (piece) => (piece.startsWith('de.') ? `German ${piece.slice(3).replaceAll('-', ' ')} ` : '\n')
  assert.ok((await marked(page, german)) >= 1)
}

export async function why_not_is_told_on_both_hex_maps({ url, enter }) {
  const games = [
    [/SM-\d/, (page) => mortainWith(page, url, '2h')],
    [/TC-\d/, (page) => opened(page, url, TRENCH, IN_THE_FIELD)],
  ]
  for (const [rule, open] of games) {
    const { page } = await enter()
    await open(page)
    await page.locator('.hot[data-ask]').first().press('Enter')
    await page.getByRole('tooltip').filter({ hasText: rule }).waitFor()
  }
}

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export async function a_finger_carries_a_block_to_its_road({ url, enter }) {
  const { page } = await enter({ width: 360, height: 740 })
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const from = middle(await page.locator('.tray .it[data-words="mine"]').boundingBox())
  const to = middle(await page.locator('.board .spot[data-words="4"]').boundingBox())
  await swipe(page, between(from, to, 8))
  await logged(page, /Allies: mine placed on road 4/)
}

export async function a_clash_turn_by_finger_on_a_phone({ url, enter }) {
  const { page } = await enter(PHONE)
  await page.goto(`${url}/`)
  const card = page.locator('article').first()
  await card.waitFor()
  await tap(page, card.locator('.btn.primary'))
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.play [role=group]')
  await myTurn(page)
  // The other may have begun.
  const lain = await page.locator('.board .piece').count()
  await tap(page, page.locator('.tray .it[data-words="mine"]'))
  await tap(page, page.locator('.board .spot[data-words="2"]:has(.band)'))
  await logged(page, /mine placed on road 2/)
  await tap(page, page.getByRole('button', { name: 'Undo' }))
  await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length === count, lain)
  await tap(page, page.locator('.tray .it[data-words="private"]'))
  await tap(page, page.locator('.board .spot[data-words="5"]:has(.band)'))
  await logged(page, /private placed on road 5/)
  await tap(page, page.getByRole('button', { name: /End turn/ }))
  // The other has answered.
  await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length > count, lain + 1)
  await myTurn(page)
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, 'nothing lies beside the window')
}

export async function a_tap_counts_however_soon_after_the_map_was_pushed({ url, enter }) {
  const { page } = await enter(PHONE)
  await opened(page, url, TRENCH, IN_THE_FIELD)
  await myTurn(page)
  const unit = spot(page, 'de.mortar')
  const isHeld = () => unit.evaluate((one) => one.matches('.selected, [aria-pressed=true]'))
  // Browsers hold back clicks for some tenths of a second after a quick swipe.
  for (const pause of [0, 60, 120, 180, 240, 300, 360]) {
    await tap(page, unit, { isOnce: true })
    const before = await isHeld()
    const { at } = await unit.evaluate(reachable)
    const room = await page.locator('.pane').boundingBox()
    const from = { x: room.x + room.width / 2, y: room.y + 12 }
    const way = at.x < room.x + room.width / 2 ? 110 : -110
    await swipe(page, between(from, { x: from.x + way, y: from.y }, 6))
    await page.waitForTimeout(pause)
    const { at: now } = await unit.evaluate(reachable)
    await page.touchscreen.tap(now.x, now.y)
    await page.waitForFunction(([one, held]) => one.matches('.selected, [aria-pressed=true]') !== held, [await unit.elementHandle(), before])
  }
}

export async function a_finger_sees_the_odds_before_it_attacks({ url, enter }) {
  const { page } = await enter(PHONE)
  await opened(page, url, TRENCH, IN_THE_FIELD)
  await myTurn(page)
  await tap(page, page.locator('.play .ready .btn', { hasText: /Done/ }))
  await page.locator('.phases li:nth-child(2).now').waitFor()
  await tap(page, spot(page, 'de.mortar'))
  const target = page.locator('.hot.target[data-words="gb.mortar"]')
  await target.waitFor({ state: 'attached' })
  await tap(page, target, { isOnce: true })
  await page.locator('.side .odds', { hasText: /Tap again[\s\S]*\d+ ?%/ }).waitFor()
  assert.equal(await page.getByText('Attack list').count(), 0, 'nothing is declared yet')
  await tap(page, target, { isOnce: true })
  await page.getByText('Attack list').waitFor()
}
