// Plays in a real browser against the real server: `npm run browser [part of a name…]`. Prints a line for every claim.
// Claims run a few at a time (BROWSER_JOBS), each with people and a server of its own: nothing that one does can be too
// much for another.
import { mkdirSync } from 'node:fs'
import { enter, launch } from './browser.mjs'
import { serve } from './server.mjs'
import * as around from './around.mjs'
import * as boards from './boards.mjs'
import * as games from './games.mjs'
import * as lessons from './lessons.mjs'
import * as pages from './pages.mjs'
import * as tables from './tables.mjs'
import * as together from './together.mjs'

const SHOTS = new URL('../shots/', import.meta.url)
const CLAIM_MS = 600_000
const wanted = process.argv.slice(2)
const all = Object.entries({ ...games, ...lessons, ...together, ...tables, ...boards, ...around, ...pages })
const claims = all.filter(([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
const jobs = Number(process.env.BROWSER_JOBS ?? 2)

const browser = await launch()
let failed = 0

/** Somebody enters with a page; what the page complains about is kept. */
async function come(present, options) {
  const context = await enter(browser, options)
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  // A refusal is an answer, and a lost connection is said by the page itself: neither is an error of the page.
  page.on('console', (message) => message.type() === 'error' && !/status of 4\d\d|ERR_CONNECTION|WebSocket connection/.test(message.text()) && errors.push(message.text()))
  const me = { page, context, errors }
  present.push(me)
  return me
}

function inTime(claim) {
  let timer
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`not done after ${CLAIM_MS / 1000} s`)), CLAIM_MS)
  })
  return Promise.race([claim, late]).finally(() => clearTimeout(timer))
}

async function check(name, claim) {
  const present = []
  const started = Date.now()
  const server = await serve()
  try {
    await inTime(claim({ url: server.url, server, enter: (options) => come(present, options) }))
    const errors = present.flatMap((one) => one.errors)
    if (errors.length > 0) throw new Error(`the page complained: ${errors.join('; ')}`)
    console.log(`ok ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  } catch (error) {
    failed++
    console.log(`FAILED ${name} (${((Date.now() - started) / 1000).toFixed(1)} s): ${error.stack}`, present.flatMap((one) => one.errors).join('\n'))
    mkdirSync(SHOTS, { recursive: true })
    for (const [n, { page }] of present.entries()) {
      await page.screenshot({ path: new URL(`failed-${name}-${n}.png`, SHOTS).pathname, timeout: 10_000 }).catch(() => undefined)
    }
  }
  for (const { context } of present) await context.close().catch(() => undefined)
  await server.stop()
}

async function work() {
  for (let next = claims.shift(); next !== undefined; next = claims.shift()) await check(...next)
}

const count = claims.length
try {
  await Promise.all(Array.from({ length: jobs }, work))
} finally {
  await browser.close()
}
console.log(`${count} claims, ${failed} failed`)
process.exitCode = failed === 0 && count > 0 ? 0 : 1
