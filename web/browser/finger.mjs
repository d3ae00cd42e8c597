// Plays by finger, as on a phone: taps at points of the screen, the page scrolled and the map pushed by swipes where what
// is wanted is out of sight. Nothing is reached that a finger could not reach.
import assert from 'node:assert/strict'

export const PHONE = { width: 360, height: 740, scale: 2, phone: true }

/** Where a finger would really reach it, or which way the map has to be pushed; runs in the page. */
export function reachable(one) {
  const pane = one.closest('.pane')
  // As a finger scrolls: the page, or a list that is longer than its place.
  const seen = (pane ?? one).getBoundingClientRect()
  if (!pane || seen.top < 0 || seen.bottom > innerHeight) (pane ?? one).scrollIntoView({ block: seen.top < 0 ? 'center' : 'nearest', inline: 'center', behavior: 'instant' })
  const box = one.getBoundingClientRect()
  for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
      const at = { x: box.x + box.width * x, y: box.y + box.height * y }
      // What lies over a map that has just been pushed lets a tap through.
      const under = document.elementsFromPoint(at.x, at.y).find((other) => !other.matches('.veil'))
      if (under && (under === one || one.contains(under))) return { at, size: Math.min(box.width, box.height), isTarget: one.matches('.target') }
    }
  }
  if (!pane) return { under: document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.outerHTML.slice(0, 120) ?? 'out of the window' }
  const room = pane.getBoundingClientRect()
  // From where no piece is taken up instead.
  const free = (at) => document.elementsFromPoint(at.x, at.y).find((other) => !other.matches('.veil'))?.closest('button, .hot.lit, .hot.selected') === null
  const grips = [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((x) => [0.5, 0.3, 0.7, 0.15].map((y) => ({ x: room.x + room.width * x, y: room.y + room.height * y })))
  const push = { x: room.x + room.width / 2 - (box.x + box.width / 2), y: room.y + room.height / 2 - (box.y + box.height / 2) }
  return { room: room.toJSON(), push, from: grips.find(free) ?? grips[0] }
}

/** Fingers, as the browser itself would tell of them. */
export async function swipe(page, way) {
  const session = await page.context().newCDPSession(page)
  const touch = (type, points) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [way[0]])
  for (const at of way.slice(1)) await touch('touchMove', [at])
  await touch('touchEnd', [])
  await session.detach()
}

export function between(from, to, steps) {
  return Array.from({ length: steps + 1 }, (_, n) => ({ x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps }))
}

/** Pushes the map as far as one swipe goes. */
async function push(page, room, from, way) {
  const most = (length, side) => Math.max(-side * 0.4, Math.min(side * 0.4, length))
  await swipe(page, between(from, { x: from.x + most(way.x, room.width), y: from.y + most(way.y, room.height) }, 6))
}

/** What a tap on a target has led to: it may be tapped again, or it has become something else. */
async function looked(spot) {
  for (;;) {
    const is = await spot.evaluateAll(([one]) => (one?.hasAttribute('data-again') ? 'again' : one?.matches('.target') ? 'target' : 'other'))
    if (is !== 'target') return is
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** Taps it, a target twice unless told; the map is pushed and the page scrolled until it is in sight. Answers how large it
    was. */
export async function tap(page, spot, { isOnce = false } = {}) {
  for (let pushes = 0; ; pushes++) {
    const { at, size, isTarget, under, room, from, push: way } = await spot.evaluate(reachable)
    if (at) {
      await page.touchscreen.tap(at.x, at.y)
      // The first tap on a target that would be attacked at once shows the odds, the second attacks.
      if (isTarget && !isOnce && (await looked(spot)) === 'again') await page.touchscreen.tap(at.x, at.y)
      return size
    }
    assert.ok(way, `a finger does not reach it: it lies under ${under}`)
    assert.ok(pushes < 12, `pushing the map does not bring it into sight (${Math.round(way.x)}, ${Math.round(way.y)})`)
    await push(page, room, from, way)
  }
}
