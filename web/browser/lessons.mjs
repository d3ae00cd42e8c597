// Lessons in a browser: every step of every game taken by clicks, a wrong try, the language, progress that is kept.
import assert from 'node:assert/strict'
import { PHONE, tap } from './finger.mjs'
import { accessible, translated } from './table.mjs'

const GAMES = ['clash-ardennes', 'clash-dday', 'mortain', 'trench-club']

/** Opens a step, on a page that has nothing of another one left. */
async function open(page, url, game, step = '') {
  await page.goto('about:blank')
  await page.goto(`${url}/#/learn/${game}${step && `/${step}`}`)
  await page.locator('.coach h2').waitFor()
  await page.waitForSelector('.play [data-words], .play [data-ask], .play .ready .btn', { state: 'attached' })
}

const told = (page) => page.locator('.coach').innerText()

/** Until the coach says something else. */
async function changed(page, before) {
  await page.waitForFunction((text) => document.querySelector('.coach')?.innerText !== text, before)
}

const HELD = '.play :is([aria-pressed=true], .picked)'

/** Clicks and waits until that has its effect: something else is in hand, or the coach says something else (`true`). */
async function pressed(page, spot, before, click) {
  const hand = await page.locator(HELD).evaluateAll((held) => held.map((one) => one.getAttribute('data-words')).join())
  await click(page, spot)
  const heard = await page.waitForFunction(([text, had, held]) => {
    if (document.querySelector('.coach')?.innerText !== text) return 'changed'
    const has = [...document.querySelectorAll(held)].map((one) => one.getAttribute('data-words')).join()
    return document.querySelector('.play[aria-busy=false]') && has !== had && 'in hand'
  }, [before, hand, HELD])
  return (await heard.jsonValue()) === 'changed'
}

const LABELS = { advance: /[Aa]dvance/, retreat: /[Rr]etreat/, redraw: /another/, pass: /Done/, done: /Done/, move: /Move/, exit: /leaves/, fire: /Fire/, buy: /Buy/, repair: /Repair/, capture: /captures/, attack: /attacks/, place: /Place/ }

/** The button that finishes a sentence when its words leave a choice. */
function choiceOf(page, verb, sentence) {
  const buttons = page.locator('.play .ready .btn:not(.quiet)').filter({ hasText: LABELS[verb] ?? verb })
  return buttons.filter(verb !== 'fire' && sentence.includes(' with 102') ? { hasText: /along/ } : { hasNotText: /along/ })
}

/** Spells a sentence by clicking what its words name, and the button that is left if there is a choice. */
async function act(page, sentence, isInVain, click) {
  const before = await told(page)
  const cards = page.locator('.play .tab.lit')
  // On a phone the cards lie aside, and say that they can be played.
  if (sentence.startsWith('card ') && (await cards.count()) > 0) await click(page, cards)
  const whole = page.locator(`.play [data-words="${sentence}"]`).first()
  if ((await whole.count()) > 0) {
    await click(page, whole)
    return changed(page, before)
  }
  const [verb, ...rest] = sentence.split(' ')
  const asked = page.locator(`.play [data-ask="${sentence}"]`).first()
  for (const word of rest.filter((one) => one !== 'with')) {
    if (isInVain && (await asked.count()) > 0) break
    const spot = page.locator(`.play [data-words="${word}"], .play [data-words="${verb} ${word}"]`).first()
    if ((await spot.count()) === 0) continue
    if (await pressed(page, spot, before, click)) return
  }
  const choice = verb === 'end' ? page.getByRole('button', { name: /End turn/ }) : choiceOf(page, verb, sentence)
  await click(page, isInVain ? asked : choice.first())
  await changed(page, before)
}

const byMouse = (_, spot) => spot.click({ force: true })

/** Takes every step of a game's lesson, in order. */
function completed(game, person = {}, click = byMouse) {
  return async ({ url, enter }) => {
    const { page } = await enter(person)
    const ask = async (path) => (await fetch(`${url}/api/v1/lessons${path}`)).json()
    const { steps } = (await ask('')).find((course) => course.game === game)
    for (const { step } of steps) {
      await open(page, url, game, step)
      const said = []
      for (let tries = 0; ; tries++) {
        assert.ok(tries < 12, `${step} comes to an end`)
        const { model, is_in_vain, is_done } = await ask(`/${game}/${step}?said=${encodeURIComponent(said.join(','))}`)
        if (is_done) break
        await act(page, model, is_in_vain, click)
        assert.equal(await page.locator('.coach.astray').count(), 0, `${step}: “${model}” is right`)
        said.push(model)
      }
      await page.locator('.coach.done').waitFor()
    }
    await page.goto(`${url}/#/learn`)
    await page.locator('main', { hasText: `${steps.length} of ${steps.length} done` }).waitFor()
  }
}

export const the_lesson_of_clash_ardennes_is_completed_by_clicks = completed('clash-ardennes')
export const the_lesson_of_clash_dday_is_completed_by_clicks = completed('clash-dday')
export const the_lesson_of_mortain_is_completed_by_clicks = completed('mortain')
export const the_lesson_of_trench_club_is_completed_by_clicks = completed('trench-club')
export const the_lesson_of_clash_dday_is_completed_by_finger_on_a_phone = completed('clash-dday', PHONE, tap)
export const the_lesson_of_trench_club_is_completed_by_finger_on_a_phone = completed('trench-club', PHONE, tap)

export async function a_lesson_leads_from_home_to_a_game_against_the_beginner({ url, enter }) {
  const { page } = await enter()
  await page.goto(`${url}/`)
  await page.locator('article').nth(1).getByRole('link', { name: 'Learn' }).click()
  await page.locator('.coach h2').waitFor()
  assert.match(page.url(), /#\/learn\/clash-dday/)
  await open(page, url, 'clash-dday', 'win')
  while ((await page.locator('.coach.done').count()) === 0) {
    await page.getByRole('button', { name: 'Show me' }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.locator('.coach.done, .coach .btn:has-text("Show me")').first().waitFor()
  }
  await page.getByRole('button', { name: 'Play the beginner' }).click()
  await page.waitForURL(/#\/table\//)
  await page.waitForSelector('.play [role=group]')
}

export async function a_lesson_forgives_a_wrong_try_and_remembers_the_right_one({ url, enter }) {
  const { page } = await enter()
  await open(page, url, 'clash-ardennes', 'place')
  await page.locator('.tray .it[data-words="mine"]').click()
  await page.locator('.board .spot[data-words="3"]').click()
  await page.locator('.coach.astray').waitFor()
  assert.match(await told(page), /allowed too[\s\S]*mine placed on road 3/)
  await page.getByRole('button', { name: 'Again' }).click()
  await page.waitForFunction(() => document.querySelectorAll('.board .piece').length === 0)
  await page.locator('.tray .it[data-words="tank"]').click()
  await page.locator('.board .spot[data-words="6"]').click()
  await page.locator('.coach.done').waitFor()
  await page.reload()
  await page.locator('.coach .pip.was').first().waitFor()
  await page.goto(`${url}/#/learn`)
  await page.getByRole('link', { name: /Go on[^a-z]*Clash of the Ardennes/ }).click()
  await page.waitForURL(/clash-ardennes\/turn/)
}

export async function a_lesson_is_taken_by_keyboard_alone({ url, enter }) {
  const { page } = await enter()
  await open(page, url, 'clash-ardennes', 'place')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-words') ?? '')
  for (let steps = 0; steps < 60 && (await focused()) !== 'tank'; steps++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let steps = 0; steps < 20 && !/^[1-7]$/.test(await focused()); steps++) await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => document.activeElement?.matches('.coach.done a.btn'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/clash-ardennes\/turn/)
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
}
