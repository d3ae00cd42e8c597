// What the boards show before and while one acts: odds before an attack, costs of moves, why not, carrying by finger.
import assert from 'node:assert/strict'
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

/** Fingers, as the browser itself would tell of them. */
async function finger(page, way) {
  const session = await page.context().newCDPSession(page)
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [way[0]])
  for (const at of way.slice(1)) await touch('touchMove', [at])
  await touch('touchEnd', [])
}

function between(from, to, steps) {
  return Array.from({ length: steps + 1 }, (_, n) => ({ x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps }))
}

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export async function a_finger_carries_a_block_to_its_road({ url, enter }) {
  const { page } = await enter({ width: 360, height: 740 })
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const from = middle(await page.locator('.tray .it[data-words="mine"]').boundingBox())
  const to = middle(await page.locator('.board .spot[data-words="4"]').boundingBox())
  await finger(page, between(from, to, 8))
  await logged(page, /Allies: mine placed on road 4/)
}
