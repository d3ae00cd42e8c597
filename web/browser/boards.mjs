// What the boards show before and while one acts: odds before an attack, costs of moves, why not, carrying by finger.
import assert from 'node:assert/strict'
import { playOut } from './player.mjs'
import { againstComputer, logged, myTurn, opened } from './table.mjs'

const TRAINING = { game: 'trench-club', head: ['map training', 'option rounds 4'], seats: ['germany'], bots: { britain: 1 } }
const AT_ONCE = ({ words, isButton }) => (words === 'assign recommended' ? 50 : isButton ? 2 : 1)

/** A piece that can be picked up and then has what `then` finds; it stays picked. */
async function pickOne(page, then) {
  const count = await page.locator('.play .hot.piece.lit').count()
  for (let n = 0; n < count; n++) {
    await page.locator('.play .hot.piece.lit').nth(n).press('Enter')
    if (await page.locator(then).count()) return
    await page.keyboard.press('Escape')
  }
  assert.fail(`no piece leads to ${then}`)
}

export async function odds_are_shown_before_an_attack_at_mortain({ url, enter }) {
  const { page } = await enter()
  await againstComputer(page, url, 'mortain', { level: 1 })
  await playOut(page, { seed: 4, until: '.hot.target' })
  await pickOne(page, '.hot.target')
  const target = page.locator('.hot.target').first()
  // With others who could join in, the target is chosen first; alone, looking at it is enough.
  if (/choice/.test(await target.getAttribute('aria-label'))) await target.press('Enter')
  else await target.focus()
  await page.locator('.thought .odds').waitFor()
  assert.match(await page.locator('.thought .odds').innerText(), /\d+ ?%/)
  assert.ok((await page.locator('.play path[marker-end]').count()) > 0, 'an arrow shows who fires at whom')
}

export async function odds_and_costs_are_shown_in_trench_club({ url, enter }) {
  const { page } = await enter()
  await opened(page, url, TRAINING)
  await playOut(page, { seed: 2, prefer: AT_ONCE, until: '.board:has(.phases li:nth-child(4)):has(.phases li:first-child.now) .hot.piece.lit' })
  await pickOne(page, '.costs text')
  assert.match(await page.locator('.costs text').first().textContent(), /^(\d+½?|½)$/)
  assert.match(await page.locator('.hot.lit[aria-label*="points"]').first().getAttribute('aria-label'), /, (\d+½?|½) of \d points$/)
  await page.keyboard.press('Escape')
  await playOut(page, { seed: 2, prefer: AT_ONCE, until: '.board:has(.phases li:nth-child(4)):has(.phases li:nth-child(2).now) .hot.target' })
  await pickOne(page, '.hot.target')
  await page.locator('.hot.target').first().focus()
  await page.locator('.side .odds').waitFor()
  assert.match(await page.locator('.side .odds').innerText(), /\d+ ?%/)
}

export async function why_not_is_told_on_both_hex_maps({ url, enter }) {
  for (const [game, table, rule] of [['mortain', { game: 'mortain', seats: ['german'], bots: { american: 1 } }, /SM-\d/], ['trench-club', TRAINING, /TC-\d/]]) {
    const { page } = await enter()
    await opened(page, url, table)
    await playOut(page, { seed: 8, prefer: AT_ONCE, until: '.hot[data-ask]' })
    await page.locator('.hot[data-ask]').first().press('Enter')
    const why = page.getByRole('tooltip')
    await why.waitFor()
    assert.match(await why.innerText(), rule, game)
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
  await logged(page, /mine placed on road 4/)
}
