// What must hold of the pages, each as a claim played out in a browser.
import assert from 'node:assert/strict'
import { accessible, againstComputer, log, logLength, myTurn, placeByClicks, spot, translated } from './table.mjs'

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
  return [me]
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
  return [me]
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
  return [me]
}

export async function a_typed_sentence_is_the_same({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  await page.locator('body').press('/')
  await page.keyboard.type('place mi')
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => /mine placed on road 5/.test(document.querySelector('.log')?.textContent ?? ''))
  await page.keyboard.type('place elephant 3')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  assert.match(await page.getByRole('alert').innerText(), /elephant/)
  return [me]
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
  await page.waitForFunction(() => /CL-\d/.test(document.querySelector('.rule-text h3')?.textContent ?? '') && (document.querySelector('.rule-text p')?.textContent?.length ?? 0) > 40)
  return [me]
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
  return [me]
}

export async function a_hint_comes_with_its_reason({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.locator('.hint').waitFor({ timeout: 60_000 })
  assert.match(await page.locator('.hint').innerText(), /times in 100[\s\S]+\./)
  return [me]
}

export async function the_curtain_hides_the_objective({ url, enter }) {
  const me = await enter()
  const { page } = me
  const wire = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => wire.push(String(payload))))
  await page.goto(`${url}/`)
  await page.locator('article').first().getByRole('button', { name: 'Same screen' }).click()
  await page.waitForURL(/#\/table\//)
  const seatOf = () => JSON.parse(wire.filter((one) => one.includes('"seen"')).at(-1)).seen
  await myTurn(page)
  const first = seatOf()
  const objective = await page.locator('.card.objective b').innerText()
  await page.getByRole('button', { name: /End turn/ }).click()
  const curtain = page.getByRole('dialog')
  await curtain.waitFor()
  assert.ok(!(await curtain.innerText()).includes(objective))
  const told = wire.length
  await page.getByRole('button', { name: 'I am ready' }).click()
  await myTurn(page)
  const second = seatOf()
  assert.notEqual(second.seat, first.seat)
  assert.equal(second.view[first.seat].objective, null, 'the other objective is not on the wire')
  for (const frame of wire.slice(told)) assert.ok(!frame.includes(`"objective":"${first.view[first.seat].objective}"`), 'never sent to the other seat')
  return [me]
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
  const due = await Promise.race([ann, bob].map(async (one) => (await myTurn(one.page), one)))
  const other = due === ann ? bob : ann
  await placeByClicks(due.page)
  await other.page.waitForFunction(() => document.querySelectorAll('.board .piece').length > 0)
  await due.page.locator('body').press('e')
  await myTurn(other.page)
  return [ann, bob]
}

export async function a_move_survives_a_broken_connection({ url, enter }) {
  const me = await enter()
  const { page } = me
  let sockets = 0
  let isCut = false
  const open = new Set()
  await page.routeWebSocket(/\/live/, (near) => {
    sockets++
    const far = near.connectToServer()
    open.add(near)
    // The answer to what is said while it is cut never arrives.
    near.onMessage((message) => far.send(message))
    far.onMessage((message) => {
      if (!isCut) near.send(message)
    })
  })
  await againstComputer(page, url, 'clash-ardennes')
  await myTurn(page)
  const lines = await logLength(page)
  isCut = true
  await spot(page, 'mine').click()
  await page.locator('.board .spot[data-words="2"]').click()
  await page.waitForTimeout(500)
  assert.equal(await logLength(page), lines, 'no answer has come')
  isCut = false
  for (const near of open) await near.close()
  await page.waitForFunction(() => document.querySelectorAll('.board .piece').length > 0)
  await page.waitForTimeout(500)
  const placed = (await log(page)).filter((line) => /mine placed on road 2/.test(line))
  assert.equal(placed.length, 1, 'carried out once')
  assert.ok(sockets >= 2, 'it came back by itself')
  return [me]
}

export async function every_language_has_words_for_everything({ url, enter }) {
  const all = []
  for (const language of ['en', 'nl', 'fr', 'it']) {
    const me = await enter({ language })
    all.push(me)
    await againstComputer(me.page, url, 'clash-ardennes')
    await translated(me.page, `the table in ${language}`)
    await me.page.goto(`${url}/`)
    await me.page.locator('article').first().waitFor()
    await translated(me.page, `home in ${language}`)
    assert.equal(await me.page.evaluate(() => document.documentElement.lang), language)
  }
  return all
}

export async function the_language_changes_at_once({ url, enter }) {
  const me = await enter()
  const { page } = me
  await againstComputer(page, url, 'clash-ardennes')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Nederlands').click()
  await page.waitForFunction(() => /Einde beurt/.test(document.body.textContent ?? ''))
  await accessible(page, 'the settings')
  return [me]
}

export async function an_unknown_link_says_so_and_leads_home({ url, enter }) {
  const me = await enter()
  await me.page.goto(`${url}/#/table/nosuchtable`)
  await me.page.getByRole('link', { name: 'Home' }).click()
  await me.page.locator('article').first().waitFor()
  await me.page.goto(`${url}/#/nowhere/at/all`)
  await me.page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  await accessible(me.page, 'the page for unknown links')
  return [me]
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
  return [me]
}

export async function axe_finds_nothing({ url, enter }) {
  const all = []
  for (const [width, height, scheme] of [[1440, 900, 'light'], [1440, 900, 'dark'], [360, 740, 'light']]) {
    const me = await enter({ width, height, scheme })
    all.push(me)
    await me.page.goto(`${url}/`)
    await me.page.locator('article').nth(1).waitFor()
    await accessible(me.page, `home at ${width} ${scheme}`)
    for (const game of ['clash-ardennes', 'clash-dday']) {
      await againstComputer(me.page, url, game)
      await myTurn(me.page)
      await accessible(me.page, `${game} at ${width} ${scheme}`)
      await spot(me.page, 'tank').click()
      await accessible(me.page, `${game} at ${width} ${scheme}, tank picked up`)
    }
  }
  return all
}
