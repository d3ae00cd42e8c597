// Several people and broken connections.
import assert from 'node:assert/strict'
import { logged, accessible, againstComputer, log, logLength, myTurn, placeByClicks, spot } from './table.mjs'

export async function the_curtain_hides_the_objective({ url, enter }) {
  const me = await enter()
  const { page } = me
  const wire = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => wire.push(String(payload))))
  await page.goto(`${url}/`)
  await page.locator('article').first().getByRole('button', { name: 'Same screen' }).click()
  await page.waitForURL(/#\/table\//)
  const seen = () => JSON.parse(wire.filter((one) => one.includes('"seen"')).at(-1) ?? '{}').seen
  await myTurn(page)
  await heard(() => seen()?.seat != null, 'the view of the first seat')
  const first = seen()
  const objective = await page.locator('.card.objective b').innerText()
  await page.getByRole('button', { name: /End turn/ }).click()
  const curtain = page.getByRole('dialog')
  await curtain.waitFor()
  assert.ok(!(await page.locator('body').textContent()).includes(objective), 'not on the page, not even behind the curtain')
  const told = wire.length
  await page.getByRole('button', { name: 'I am ready' }).click()
  await myTurn(page)
  await heard(() => seen().seat !== first.seat, 'the view of the other seat')
  const second = seen()
  assert.equal(second.view[first.seat].objective, null, 'the other objective is not on the wire')
  for (const frame of wire.slice(told)) assert.ok(!frame.includes(`"objective":"${first.view[first.seat].objective}"`), 'never sent to the other seat')
}

export async function two_browsers_play_each_other_by_a_link({ url, enter }) {
  const ann = await enter()
  const bob = await enter({ width: 360, height: 740 })
  await ann.page.goto(`${url}/`)
  await ann.page.locator('article').first().getByRole('button', { name: 'Invite' }).click()
  const link = await ann.page.locator('#share-link').inputValue()
  await accessible(ann.page, 'the lobby')
  await bob.page.goto(link)
  await bob.page.getByRole('button', { name: 'Sit down here' }).click()
  for (const { page } of [ann, bob]) await page.waitForSelector('.board')
  let due = await Promise.race([ann, bob].map(async (one) => (await myTurn(one.page), one)))
  // Three turns: what one does, the other sees.
  for (let turn = 0; turn < 3; turn++) {
    const other = due === ann ? bob : ann
    const before = await other.page.locator('.board .piece').count()
    await placeByClicks(due.page)
    await other.page.waitForFunction((count) => document.querySelectorAll('.board .piece').length > count, before)
    await due.page.locator('body').press('e')
    await myTurn(other.page)
    due = other
  }
}

export async function a_move_survives_a_broken_connection({ url, enter }) {
  const me = await enter()
  const { page } = me
  let sockets = 0
  let isCut = false
  let answers = 0
  const open = new Set()
  await page.routeWebSocket(/\/live/, (near) => {
    sockets++
    const far = near.connectToServer()
    open.add(near)
    // The answer to what is said while it is cut never arrives.
    near.onMessage((message) => far.send(message))
    far.onMessage((message) => {
      if (isCut) answers++
      else near.send(message)
    })
  })
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const lines = await logLength(page)
  isCut = true
  await spot(page, 'mine').click()
  await page.locator('.board .spot[data-words="2"]').click()
  await heard(() => answers > 0, 'the server has answered')
  assert.equal(await logLength(page), lines, 'but nothing has arrived')
  isCut = false
  for (const near of open) await near.close()
  await logged(page, /Allies: mine placed on road 2/)
  // Another move after it: what was said while it was cut would have arrived before.
  await spot(page, 'private').click()
  await page.locator('.board .spot[data-words]:has(.band)').first().click()
  await logged(page, /Allies: private placed on road/)
  const mines = (await log(page)).filter((line) => /Allies: mine placed/.test(line))
  assert.equal(mines.length, 1, 'carried out once')
  assert.ok(sockets >= 2, 'it came back by itself')
}

export async function a_table_survives_the_fall_of_the_server({ server, enter }) {
  const { page } = await enter()
  await againstComputer(page, server.url, 'clash-ardennes')
  await myTurn(page)
  await placeByClicks(page)
  const before = await log(page)
  await spot(page, 'private').click()
  await server.stop('SIGKILL')
  await page.locator('.bar .dot').waitFor()
  await server.start()
  await page.locator('.bar .dot').waitFor({ state: 'detached' })
  assert.deepEqual(await log(page), before, 'everything that was said is still there')
  assert.equal(await spot(page, 'private').getAttribute('aria-pressed'), 'true', 'what was begun is still in hand')
  await page.locator('.board .spot:has(.band)').first().click()
  await logged(page, /Allies: private placed on road/)
}

async function heard(isSo, what) {
  for (let tries = 0; tries < 1200; tries++) {
    if (isSo()) return
    await new Promise((done) => setTimeout(done, 50))
  }
  assert.fail(what)
}
