// What people do around the boards: reading rules, making tables, talking and agreeing, coming back, looking at a game
// again and checking its dice.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { accessible, logLength } from './table.mjs'

const is = (page, text) => page.getByText(text).first().waitFor()
const press = (page, name) => page.getByRole('button', { name }).first().click()

async function more(page, name) {
  await press(page, 'More')
  await press(page, name)
}

/** Says a sentence and waits until the log tells what came of it. */
async function say(page, sentence) {
  const before = await logLength(page)
  await page.fill('#say-text', sentence)
  await page.press('#say-text', 'Enter')
  await page.waitForFunction((count) => document.querySelectorAll('.log .l').length > count, before)
}

async function due(...pages) {
  return Promise.any(pages.map(async (page) => (await page.waitForFunction(() => document.title.startsWith('●'), undefined), page)))
}

/** A table made by the form, and somebody who comes by its link. */
async function pair({ url, enter }, choices) {
  const { page: ann } = await enter({ motion: 'no-preference' })
  const { page: ben } = await enter({ motion: 'no-preference' })
  await ann.goto(`${url}/#/new/clash-ardennes`)
  await ann.getByRole('heading', { level: 1 }).waitFor()
  for (const choice of choices) await ann.getByText(choice).click()
  await accessible(ann, 'the form for a new table')
  await press(ann, 'Make the table')
  const link = await ann.locator('#share-link').inputValue()
  await ben.goto(link)
  await ben.locator('#lobby-name').fill('Ben')
  await press(ben, 'Sit down here')
  for (const page of [ann, ben]) await page.waitForSelector('.play [role=group]')
  return { ann, ben, link }
}

/** The game as a file, fetched as the page would. */
const fileOf = (page) => page.evaluate(async () => (await fetch(`/api/v1/tables/${location.hash.split('/')[2].split('?')[0]}/file`)).text())

export async function rules_open_at_a_paragraph_and_can_be_searched({ url, enter }) {
  for (const [language, asked] of [['en', 'spy removes'], ['nl', 'spion'], ['fr', 'espion'], ['it', 'spia']]) {
    const { page } = await enter({ language })
    await page.goto(`${url}/#CL-4.5`)
    await page.locator('[id="rule-CL-4.5"].here').waitFor()
    const before = await page.locator('.paragraph').count()
    await page.fill('#rules-search', asked)
    await page.waitForFunction((count) => document.querySelectorAll('.paragraph').length < count, before)
    await page.locator('mark').first().waitFor()
    await accessible(page, `the rules in ${language}`)
  }
}

export async function players_agree_talk_and_come_back({ url, enter }) {
  const { ann, ben, link } = await pair({ url, enter }, ['live: time for the game', 'Provable, and the players take part', 'if everybody agrees'])
  await ann.getByRole('timer').first().waitFor()
  const one = await due(ann, ben)
  const other = one === ann ? ben : ann
  await say(one, 'place tank 3')
  await say(one, 'end')
  await more(one, 'Ask to take back')
  await is(one, 'You have asked to take back')
  await press(other, 'Accept')
  await due(one)
  await ann.getByRole('tab', { name: 'Chat' }).click()
  await ann.fill('#chat-text', 'good luck')
  await ann.press('#chat-text', 'Enter')
  await ben.locator('.tabs .badge').waitFor()
  await ben.getByRole('tab', { name: 'Chat' }).click()
  await is(ben, 'good luck')
  await ben.locator('.notes textarea').fill('watch road 3')
  await ben.locator('.notes textarea').blur()
  await is(ben, 'Saved')
  const { page: cas } = await enter()
  await cas.goto(link)
  await is(cas, 'All seats are taken: you are watching.')
  for (const page of [ann, ben]) await page.getByRole('tab', { name: 'Log' }).click()
  const address = other.url()
  await other.goto('about:blank')
  await say(one, 'place tank 4')
  await say(one, 'end')
  await other.goto(address)
  await is(other, 'Since your last look')
  await other.getByText('Since your last look').waitFor({ state: 'detached' })
  await due(other)
  await more(other, 'Offer a draw')
  await is(other, 'You have offered a draw')
  await press(one, 'Accept')
  await is(one, 'The game is a draw.')
  await press(one, 'Another game')
  await press(other, 'Accept the rematch')
  await other.locator('.ending').waitFor({ state: 'detached' })
}

export async function a_seat_goes_to_the_computer_and_back({ url, enter }) {
  const { ann, ben } = await pair({ url, enter }, [])
  const areComputers = (count) => [...document.querySelectorAll('.who')].filter((who) => who.textContent.includes('Computer')).length === count
  await more(ben, 'Let the computer play for me')
  await ann.waitForFunction(areComputers, 1)
  await more(ben, 'Play myself again')
  await ann.waitForFunction(areComputers, 0)
}

export async function a_finished_game_is_replayed_and_its_dice_are_checked({ url, enter }) {
  const { ann, ben } = await pair({ url, enter }, ['Provable, and the players take part'])
  const one = await due(ann, ben)
  await say(one, 'place tank 3')
  await say(one, 'place private 3')
  await more(one, 'Resign')
  await press(one, 'Yes, I resign')
  await one.getByRole('link', { name: 'Replay' }).click()
  await one.locator('.course').waitFor()
  await one.getByRole('tab', { name: /Dice/ }).click()
  await one.locator('.proof', { hasText: /Everything fits: 3 numbers/ }).waitFor()
  assert.match(await one.locator('.proof').innerText(), /added a salt\s*2/)
  await one.keyboard.press('Home')
  await one.waitForFunction(() => document.querySelectorAll('.board .piece').length === 0)
  for (let step = 0; step < 4; step++) await one.keyboard.press('ArrowRight')
  await one.waitForFunction(() => document.querySelectorAll('.board .piece').length === 1)
  await one.keyboard.press('End')
  await one.waitForFunction(() => document.querySelectorAll('.board .piece').length === 2)
  await is(one, 'Turning points')
  // What was hidden from each other is seen by whoever looks at everything.
  await one.locator('.course select').first().selectOption({ label: 'Everything' })
  await one.locator('.opp .backs', { hasNotText: /objective hidden/ }).first().waitFor()
  await one.locator('.card.objective').waitFor()
  await accessible(one, 'a replay')
  await one.goBack()
  const file = await fileOf(one)
  await replayPasted({ url, enter }, file)
}

/** Anybody can paste the text; a file that was tampered with is refused at its line, or its dice do not fit. */
async function replayPasted({ url, enter }, file) {
  const { page } = await enter({ width: 360, height: 740 })
  const paste = async (text) => {
    await page.goto('about:blank')
    await page.goto(`${url}/#/open`)
    await page.fill('#file-text', text)
    await press(page, 'Open')
  }
  await paste(file.replace('place tank 3', 'plaice tank 3'))
  const line = file.split('\n').findIndex((row) => row.includes('place tank 3')) + 1
  await is(page, `line ${line}`)
  await is(page, '“plaice”, cannot be read')
  await accessible(page, 'a broken file')
  await paste(file.replace(/proof secret \w{8}/, 'proof secret 00000000'))
  await page.getByRole('tab', { name: /Dice/ }).click()
  await is(page, 'The secret is not the one that was sealed before the game.')
  await paste(file)
  await page.locator('.course').waitFor()
  await page.getByRole('tab', { name: 'Review' }).click()
  await is(page, 'Luck')
  await accessible(page, 'a pasted game on a phone')
}

export async function a_map_of_ones_own_is_checked_and_played_on({ url, enter }) {
  const { page } = await enter()
  const map = readFileSync(new URL('../../trench-club/data/maps/training.toml', import.meta.url), 'utf8')
  await page.goto(`${url}/#/new/trench-club`)
  await page.getByText('a map of your own').click()
  const make = page.getByRole('button', { name: 'Make the table' })
  assert.ok(await make.isDisabled(), 'not without a map')
  await page.fill('#map-text', map.replace('snow = 13', 'snow = 13\nsnow = 4'))
  await page.locator('#map-faults', { hasText: /line \d+/ }).waitFor()
  await accessible(page, 'a broken map')
  await page.fill('#map-text', map.replace('1302', '0105'))
  await page.locator('#map-faults li').first().waitFor()
  await page.fill('#map-text', map.replace('Mill pond', 'Own pond'))
  await is(page, 'This map is good, for two nations: 13 × 9 hexes, 7 forts.')
  await page.locator('select').nth(2).selectOption('1')
  await make.click()
  await page.waitForSelector('.play [role=group]')
  await page.locator('.names text', { hasText: 'Own pond' }).first().waitFor({ state: 'attached' })
}

export async function own_dice_are_typed_in({ url, enter }) {
  const { page } = await enter()
  await page.goto(`${url}/#/new/clash-dday`)
  await page.getByText('Our own dice and cards').click()
  await page.locator('select').nth(1).selectOption('1')
  await press(page, 'Make the table')
  await page.fill('#chance-text', 'coin heads')
  await page.press('#chance-text', 'Enter')
  await page.getByRole('alert').getByText('“heads”, cannot be read').waitFor()
  await page.fill('#chance-text', 'coin allies')
  await page.press('#chance-text', 'Enter')
  await page.waitForFunction(() => /Allies: first to move/.test(document.querySelector('.log')?.textContent ?? ''))
}

export async function everything_that_cannot_be_shown_says_why({ url, enter }) {
  const { page, context } = await enter()
  const pages = [
    ['#/replay/nosuch', 'There is nothing here'],
    ['#/rules/chess', 'There are no such rules'],
    ['#/new/chess', 'There is no such game'],
  ]
  for (const [hash, text] of pages) {
    await page.goto('about:blank')
    await page.goto(`${url}/${hash}`)
    await is(page, text)
  }
  await page.goto(`${url}/`)
  await page.locator('article .btn.primary').first().click()
  await page.waitForSelector('.play [role=group]')
  const address = page.url()
  await page.goto(address.replace('/table/', '/replay/'))
  await is(page, 'This game is still going on')
  await context.clearCookies()
  await page.goto('about:blank')
  await page.goto(address)
  await is(page, 'Your session has ended')
  await accessible(page, 'an ended session')
}
