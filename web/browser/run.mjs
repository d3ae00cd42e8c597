// Plays in a real browser against the real server: `npm run browser [part of a name]`. Prints a line for every claim.
import { open } from './browser.mjs'
import { serve } from './server.mjs'
import * as claims from './claims.mjs'
import * as pictures from './pictures.mjs'

const wanted = process.argv[2] ?? ''
const server = await serve()
let failed = 0
try {
  for (const [name, claim] of Object.entries({ ...claims, ...pictures })) {
    if (!name.includes(wanted)) continue
    const contexts = []
    const complaints = []
    const enter = async (options) => {
      const context = await open(options)
      contexts.push(context)
      const page = context.pages()[0] ?? (await context.newPage())
      const errors = []
      complaints.push(errors)
      page.on('pageerror', (error) => errors.push(error.message))
      // A refusal is an answer, not an error of the page.
      page.on('console', (message) => message.type() === 'error' && !/status of 4\d\d/.test(message.text()) && errors.push(message.text()))
      return { page, context, errors }
    }
    const started = Date.now()
    try {
      const entered = await claim({ url: server.url, enter })
      for (const { errors } of entered ?? []) if (errors.length) throw new Error(`the page complained: ${errors.join('; ')}`)
      console.log(`ok ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    } catch (error) {
      failed++
      console.log(`FAILED ${name}: ${error.message}`, complaints.flat().join('\n'))
      for (const [n, context] of contexts.entries()) {
        await context.pages()[0]?.screenshot({ path: new URL(`../shots/failed-${name}-${n}.png`, import.meta.url).pathname }).catch(() => undefined)
      }
    }
    for (const context of contexts) await context.close()
  }
} finally {
  server.stop()
}
console.log(`${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
