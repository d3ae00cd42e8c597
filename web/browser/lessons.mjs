// Lessons in a browser: every step of every game taken by clicks, a wrong try, the language, progress that is kept.
import assert from 'node:assert/strict'
import { accessible, translated } from './table.mjs'

const GAMES = ['clash-ardennes', 'clash-dday', 'mortain', 'trench-club']

/** Opens a step and hears what the server says of it. */
async function open(page, url, game, step = '') {
  const heard = { step: null }
  page.removeAllListeners('response')
  page.on('response', async (answer) => {
    if (!/\/lessons\/[^/]+\/[^/?]+(\/try)?\?/.test(answer.url()) || !answer.ok()) return
    const told = await answer.json().catch(() => null)
    if (told?.verdict !== 'astray') heard.step = told?.step?.seen ? told.step : (told ?? heard.step)
  })
  await page.goto(`${url}/#/learn/${game}${step && `/${step}`}`)
  await page.locator('.coach h2').waitFor()
  await page.waitForSelector('.play [data-words], .play [data-ask], .play .ready .btn', { state: 'attached' })
  return heard
}

const told = (page) => page.locator('.coach').innerText()

async function changed(page, before, within = 1500) {
  return page.waitForFunction((text) => document.querySelector('.coach')?.innerText !== text, before, { timeout: within }).then(() => true, () => false)
}

const LABELS = { advance: /[Aa]dvance/, retreat: /[Rr]etreat/, redraw: /another/, pass: /Done/, done: /Done/, move: /Move/, exit: /leaves/, fire: /Fire/, buy: /Buy/, repair: /Repair/, capture: /captures/, attack: /attacks/, place: /Place/ }

/** The button that finishes a sentence when its words leave a choice. */
function choiceOf(page, verb, sentence) {
  const buttons = page.locator('.play .ready .btn:not(.quiet)').filter({ hasText: LABELS[verb] ?? verb })
  return buttons.filter(verb !== 'fire' && sentence.includes(' with 102') ? { hasText: /along/ } : { hasNotText: /along/ })
}

/** Spells a sentence by clicking what its words name, and the button that is left if there is a choice. */
async function act(page, sentence, isInVain) {
  const before = await told(page)
  const whole = page.locator(`.play [data-words="${sentence}"]`).first()
  if ((await whole.count()) > 0) {
    await whole.click({ force: true })
    return changed(page, before, 5000)
  }
  const [verb, ...rest] = sentence.split(' ')
  const words = rest.filter((word) => word !== 'with')
  for (const [at, word] of words.entries()) {
    if (isInVain && (await page.locator(`.play [data-ask="${sentence}"]`).count()) > 0) break
    const spot = page.locator(`.play [data-words="${word}"], .play [data-words="${verb} ${word}"]`).first()
    if ((await spot.count()) > 0) await spot.click({ force: true })
    if (at < words.length - 1 && (await changed(page, before, 150))) return true
  }
  if (isInVain) {
    await page.locator(`.play [data-ask="${sentence}"]`).first().click({ force: true })
    return changed(page, before, 5000)
  }
  const choice = verb === 'end' ? page.getByRole('button', { name: /End turn/ }) : choiceOf(page, verb, sentence)
  for (let waits = 0; waits < 40; waits++) {
    if ((await choice.count()) > 0 && (await choice.first().isEnabled())) {
      await choice.first().click()
      break
    }
    if (await changed(page, before, 200)) return true
  }
  return changed(page, before, 5000)
}

/** Takes every step of a game's lesson, in order. */
function completed(game) {
  return async ({ url, enter }) => {
    const me = await enter()
    const { page } = me
    const list = await fetch(`${url}/api/v1/lessons`).then((answer) => answer.json())
    const { steps } = list.find((course) => course.game === game)
    for (const { step } of steps) {
      const heard = await open(page, url, game, step)
      for (let tries = 0; !heard.step?.is_done; tries++) {
        assert.ok(tries < 12 && heard.step, `${step} comes to an end`)
        const { model, is_in_vain } = heard.step
        assert.ok(await act(page, model, is_in_vain), `${step}: “${model}” was done by clicks`)
        assert.equal(await page.locator('.coach.astray').count(), 0, `${step}: “${model}” is right`)
      }
      await page.locator('.coach.done').waitFor()
    }
    await page.goto(`${url}/#/learn`)
    await page.locator('article').first().waitFor()
    assert.match(await page.locator('main').innerText(), new RegExp(`${steps.length} of ${steps.length} done`))
    return [me]
  }
}

export const the_lesson_of_clash_ardennes_is_completed_by_clicks = completed('clash-ardennes')
export const the_lesson_of_clash_dday_is_completed_by_clicks = completed('clash-dday')
export const the_lesson_of_mortain_is_completed_by_clicks = completed('mortain')
export const the_lesson_of_trench_club_is_completed_by_clicks = completed('trench-club')

export async function a_lesson_leads_from_home_to_a_game_against_the_beginner({ url, enter }) {
  const me = await enter()
  const { page } = me
  await page.goto(`${url}/`)
  await page.locator('article').nth(1).getByRole('link', { name: 'Learn' }).click()
  await page.locator('.coach h2').waitFor()
  assert.match(page.url(), /#\/learn\/clash-dday/)
  await page.goto(`${url}/#/learn/clash-dday/win`)
  const showMe = page.getByRole('button', { name: 'Show me' })
  while (!(await page.locator('.coach.done').count())) {
    const before = await told(page)
    await showMe.click()
    await page.getByRole('button', { name: 'Do it' }).click()
    assert.ok(await changed(page, before, 5000))
    await page.locator('.coach.done, .coach .btn:has-text("Show me")').first().waitFor()
  }
  await page.getByRole('button', { name: 'Play the beginner' }).click()
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.play [role=group]')
  return [me]
}

export async function a_lesson_forgives_a_wrong_try_and_remembers_the_right_one({ url, enter }) {
  const me = await enter()
  const { page } = me
  await open(page, url, 'clash-ardennes', 'place')
  await page.locator('.tray .it[data-words="mine"]').click()
  await page.locator('.board .spot[data-words="3"]').click()
  await page.locator('.coach.astray').waitFor()
  assert.match(await told(page), /allowed too[\s\S]*mine placed on road 3/)
  await page.getByRole('button', { name: 'Again' }).click()
  assert.equal(await page.locator('.board .piece').count(), 0, 'the mine is gone again')
  await page.locator('.tray .it[data-words="tank"]').click()
  await page.locator('.board .spot[data-words="6"]').click()
  await page.locator('.coach.done').waitFor()
  await page.reload()
  await page.locator('.coach .pip.was').first().waitFor()
  await page.goto(`${url}/#/learn`)
  await page.getByRole('link', { name: /Go on[^a-z]*Clash of the Ardennes/ }).click()
  await page.waitForURL(/clash-ardennes\/turn/)
  return [me]
}

export async function a_lesson_is_taken_by_keyboard_alone({ url, enter }) {
  const me = await enter()
  const { page } = me
  await open(page, url, 'clash-ardennes', 'place')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-words') ?? '')
  for (let steps = 0; steps < 60 && (await focused()) !== 'tank'; steps++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 20 && !/^[1-7]$/.test(await focused()); steps++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.locator('.coach.done').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/clash-ardennes\/turn/)
  return [me]
}

export async function lessons_speak_every_language_and_change_it_at_once({ url, enter }) {
  const all = []
  const first = { en: 'Your first tank', nl: 'Je eerste tank', fr: 'Votre premier char', it: 'Il tuo primo carro' }
  for (const language of ['en', 'nl', 'fr', 'it']) {
    const me = await enter({ language })
    all.push(me)
    for (const game of GAMES) {
      await open(me.page, url, game)
      await translated(me.page, `the lesson of ${game} in ${language}`)
    }
    await open(me.page, url, 'clash-ardennes', 'place')
    assert.equal(await me.page.locator('.coach h2').innerText(), first[language])
  }
  const { page } = all[0]
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Nederlands').click()
  await page.waitForFunction((title) => document.querySelector('.coach h2')?.textContent === title, first.nl)
  return all
}

export async function axe_finds_nothing_in_lessons({ url, enter }) {
  const all = []
  for (const [width, height, scheme] of [[1440, 900, 'light'], [1440, 900, 'dark'], [360, 740, 'light']]) {
    const me = await enter({ width, height, scheme })
    all.push(me)
    await me.page.goto(`${url}/#/learn`)
    await me.page.locator('article').first().waitFor()
    await accessible(me.page, `all lessons at ${width} ${scheme}`)
    for (const game of GAMES) {
      await open(me.page, url, game)
      await accessible(me.page, `the lesson of ${game} at ${width} ${scheme}`)
    }
    await open(me.page, url, 'clash-ardennes', 'place')
    await me.page.getByRole('button', { name: 'Show me' }).click()
    await me.page.getByRole('button', { name: 'Do it' }).click()
    await me.page.locator('.coach.done').waitFor()
    await me.page.locator('.coach .rule').first().click()
    await me.page.locator('.cited').waitFor()
    await accessible(me.page, `a step done at ${width} ${scheme}`)
  }
  return all
}
