// Figures of the pages, in chromium with software rendering against the real server on loopback:
//   web.js_gzip_kb         all JavaScript from the home page to the first table of each game (the largest), gzip
//   web.click_to_paint_ms  from the click that says a sentence to the board painted anew, median, animations off
//   web.trench_fps         frames drawn per second while Trench Club's full map is dragged and zoomed, from a trace
import { gzipSync } from 'node:zlib'
import { enter, launch } from './browser.mjs'
import { playOut } from './player.mjs'
import { serve } from './server.mjs'
import { againstComputer, myTurn, opened, spot } from './table.mjs'

const GAMES = ['clash-ardennes', 'clash-dday', 'mortain', 'trench-club']
const CLICKS = 40

const figure = (name, value, note) => console.log(`figure ${name} ${value}${note ? ` (${note})` : ''}`)

function median(values) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]
}

async function javascript(browser, url) {
  const sizes = []
  for (const game of GAMES) {
    const context = await enter(browser)
    const page = await context.newPage()
    const bodies = []
    page.on('response', (answer) => /\.js(\?|$)/.test(answer.url()) && bodies.push(answer.body()))
    await againstComputer(page, url, game)
    await myTurn(page)
    const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
    sizes.push(bytes / 1000)
    await context.close()
  }
  figure('web.js_gzip_kb', Math.max(...sizes).toFixed(1), `at most 120; ${GAMES.map((game, n) => `${game} ${sizes[n].toFixed(1)}`).join(', ')}`)
}

/** In the page: milliseconds from the next click until the board has changed and is painted. */
function clickToPaint() {
  return new Promise((done) => {
    let clicked = 0
    addEventListener('click', () => (clicked = performance.now()), { capture: true, once: true })
    const count = () => document.querySelectorAll('.board .piece').length
    const before = count()
    const watch = new MutationObserver(() => {
      if (count() === before) return
      watch.disconnect()
      requestAnimationFrame(() => {
        // The next message comes after the frame is painted.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now() - clicked)
        port2.postMessage(null)
      })
    })
    watch.observe(document.querySelector('.play'), { childList: true, subtree: true })
  })
}

async function clicking(browser, url) {
  const context = await enter(browser, { motion: 'reduce' })
  const page = await context.newPage()
  await againstComputer(page, url, 'clash-ardennes', { level: 1 })
  await myTurn(page)
  const times = []
  const before = await page.locator('.board .piece').count()
  while (times.length < CLICKS) {
    await spot(page, 'private').click()
    const road = page.locator('.board .spot[data-words]:has(.band)').first()
    await road.waitFor()
    // As people do: the pointer is there before they press.
    await road.hover()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const took = page.evaluate(clickToPaint)
    await road.click()
    times.push(await took)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction((count) => document.querySelectorAll('.board .piece').length === count, before)
  }
  await context.close()
  figure('web.click_to_paint_ms', median(times).toFixed(1), `median of ${CLICKS}, at most 50; slowest ${Math.max(...times).toFixed(0)}`)
}

/** Does things at the pace of a hand with a good mouse, whether the page keeps up or not. */
class Hand {
  #due = Date.now()
  #going = []

  async does(act) {
    this.#due = Math.max(this.#due + 8, Date.now() - 100)
    await new Promise((done) => setTimeout(done, Math.max(0, this.#due - Date.now())))
    this.#going.push(act())
  }

  done() {
    return Promise.all(this.#going)
  }
}

/** Drags about and zooms in and out with the mouse for a few seconds; what is drawn is in the trace. */
async function moveAbout(page) {
  const box = await page.locator('.pane').boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const grip = { x: box.x + 24, y: box.y + 24 }
  const hand = new Hand()
  await page.mouse.move(x, y)
  const begun = Date.now()
  for (let round = 0; Date.now() - begun < 6000; round++) {
    for (let step = 0; step < 30; step++) await hand.does(() => page.mouse.wheel(0, round % 2 === 0 ? -24 : 24))
    await hand.does(() => page.mouse.move(grip.x, grip.y))
    await hand.does(() => page.mouse.down())
    for (let step = 0; step < 120; step++) await hand.does(() => page.mouse.move(grip.x + Math.sin(step / 18) * 160 + step * 2, grip.y + step * 2.6))
    await hand.does(() => page.mouse.up())
    await hand.does(() => page.mouse.move(x, y))
  }
  await hand.done()
}

/** Frames drawn while something moved, and the seconds that took. */
function drawn(trace) {
  const times = trace.traceEvents.filter((event) => event.name === 'DrawFrame').map((event) => event.ts / 1e6).sort((one, other) => one - other)
  return { frames: times.length - 1, time: times.at(-1) - times[0] }
}

/** Processor time of all the browser's processes so far, in seconds. */
async function processorTime(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, one) => sum + one.cpuTime, 0)
}

async function frames(browser, url) {
  const context = await enter(browser, { motion: 'no-preference' })
  const page = await context.newPage()
  await opened(page, url, { game: 'trench-club', seats: ['germany'], bots: { britain: 1, austria: 1, france: 1 } })
  await playOut(page, { seed: 2, prefer: ({ words }) => (words === 'assign recommended' ? 50 : 1), until: '.board:has(.phases li:nth-child(4)):has(.phases li:first-child.now) .hot.piece.lit' })
  await page.waitForTimeout(1000)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline.frame'] })
  const session = await browser.newBrowserCDPSession()
  const before = await processorTime(session)
  await moveAbout(page)
  const used = (await processorTime(session)) - before
  const trace = JSON.parse((await browser.stopTracing()).toString('utf8'))
  await context.close()
  const moving = drawn(trace)
  figure('web.trench_fps', (moving.frames / moving.time).toFixed(1), `software rendering, at least 50; ${((1000 * used) / moving.frames).toFixed(1)} ms of processor time for each of ${moving.frames} frames, in ${moving.time.toFixed(1)} s`)
}

const server = await serve()
const browser = await launch()
try {
  const parts = { javascript, clicking, frames }
  const wanted = process.argv.slice(2)
  for (const [name, part] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) await part(browser, server.url)
} finally {
  await browser.close()
  await server.stop()
}
