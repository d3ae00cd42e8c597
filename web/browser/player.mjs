// Plays by clicks: looks at what is lit on the page, takes one of it by a seeded choice, and clicks it with the mouse,
// until the game is over. Knows no rules: only what the page offers.
import assert from 'node:assert/strict'
import { PATIENCE } from './browser.mjs'

/** The same choices for the same seed. */
export function chooser(seed) {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What is offered on the page now; runs in the page. `null` while there is nothing to choose. */
function offered() {
  if (document.querySelector('.ending')) return { isOver: true, choices: [], mark: '' }
  if (!document.title.startsWith('●') || document.querySelector('[role=dialog]')) return null
  const lit = [...document.querySelectorAll('.play [data-words]')].filter((one) => !one.matches('.quiet, .selected, .sel, .picked, [aria-pressed=true], [aria-disabled=true], :disabled'))
  const buttons = [...document.querySelectorAll('.play .ready .btn:not(.quiet), .play .chip.lit, .play .kinds button, .play .you .btn.primary')].filter((one) => !one.disabled)
  const all = [...buttons, ...lit]
  if (all.length === 0) return null
  for (const one of document.querySelectorAll('[data-choice]')) one.removeAttribute('data-choice')
  const choices = all.map((one, index) => {
    one.setAttribute('data-choice', String(index))
    return { index, words: one.getAttribute('data-words') ?? '', said: one.getAttribute('aria-label') ?? one.textContent.trim(), isButton: index < buttons.length }
  })
  const picked = [...document.querySelectorAll('.play [aria-pressed=true], .play .picked')].map((one) => one.getAttribute('data-words')).join(',')
  const mark = `${document.querySelectorAll('.log .l').length}|${document.querySelector('.log .l:last-of-type')?.textContent}|${picked}|${choices.map((one) => one.words || one.said).join(',')}`
  return { isOver: false, choices, mark }
}

/** A point of the choice at which a click would really reach it; runs in the page. */
function pointOf(index) {
  const one = document.querySelector(`[data-choice="${index}"]`)
  if (!one) return null
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = one.getBoundingClientRect()
  for (const [x, y] of [[0.5, 0.5], [0.5, 0.2], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.25, 0.25], [0.75, 0.75], [0.25, 0.75], [0.75, 0.25]]) {
    const at = { x: box.x + box.width * x, y: box.y + box.height * y }
    const under = document.elementFromPoint(at.x, at.y)
    if (under && (under === one || one.contains(under))) return at
  }
  return null
}

/** Clicks with the mouse; what is covered by others is reached as by keyboard. */
async function byMouse(page, index) {
  const at = await page.evaluate(pointOf, index)
  if (at) return page.mouse.click(at.x, at.y)
  await page.evaluate((n) => document.querySelector(`[data-choice="${n}"]`)?.focus(), index)
  return page.keyboard.press('Enter')
}

/** Plays on until the game is over, until something is on the page at one's turn, or for so many clicks; `prefer` weighs a
    choice (1 unless told), `take` clicks it. Returns how many clicks it took. */
export async function playOut(page, { seed = 1, most = 3000, prefer = () => 1, until, stop = Infinity, take = byMouse } = {}) {
  const below = chooser(seed)
  let before = ''
  let idle = 0
  const begun = Date.now()
  await page.evaluate(`window.offered = ${offered}`)
  for (let clicks = 0; clicks < most; clicks++) {
    const handle = await page.waitForFunction(() => window.offered(), undefined, { polling: 30, timeout: 2 * PATIENCE })
    const { isOver, choices, mark } = await handle.jsonValue()
    if (isOver) {
      assert.equal(until, undefined, 'the game is over before that')
      if (process.env.BROWSER_TELL) console.log(`${clicks} clicks in ${Date.now() - begun} ms`)
      return clicks
    }
    if (clicks >= stop || (until && (await page.locator(until).count()))) return clicks
    idle = mark === before ? idle + 1 : 0
    assert.ok(idle < 20, `clicks change nothing: ${mark}`)
    before = mark
    const weights = choices.map(prefer)
    let at = below(weights.reduce((sum, weight) => sum + weight, 0) * 1000) / 1000
    const chosen = choices.find((_, index) => (at -= weights[index]) < 0) ?? choices.at(-1)
    await take(page, chosen.index)
    // Until the page has answered; a click that changes nothing is counted above.
    await page.waitForFunction((old) => window.offered()?.mark !== old, mark, { polling: 20, timeout: 3000 }).catch(() => undefined)
  }
  throw new Error(`not over after ${most} clicks`)
}
