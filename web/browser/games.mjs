// A whole game of each of the four against the computer, by clicks, from the home page to its true end.
import assert from 'node:assert/strict'
import { playOut } from './player.mjs'
import { againstComputer, log, opened } from './table.mjs'

/** The page says who won, the log tells it, and nobody resigned. */
async function ended(page) {
  assert.match(await page.locator('.ending h2').innerText(), /win|won|draw/i)
  assert.ok(!(await log(page)).some((line) => /resign/i.test(line)), 'played to its end')
  assert.equal(await page.locator('.play [data-words]').count(), 0, 'nothing is lit any more')
}

export async function a_whole_game_of_trench_club({ url, enter }) {
  const { page } = await enter()
  await opened(page, url, { game: 'trench-club', head: ['map training', 'option rounds 3'], seats: ['germany'], bots: { britain: 1 } })
  // Turns are long: rather a step forward than another click about the same unit.
  await playOut(page, { seed: 7, prefer: ({ isButton, words }) => (words === 'assign recommended' ? 50 : isButton ? 3 : 1) })
  await ended(page)
}

export async function a_whole_game_of_mortain({ url, enter }) {
  const { page } = await enter()
  await againstComputer(page, url, 'mortain', { level: 1 })
  // A card is rather laid aside than used up: fifty of them come in six turns.
  await playOut(page, { seed: 3, prefer: ({ isButton }) => (isButton ? 12 : 1) })
  await ended(page)
}

export async function a_whole_game_of_the_ardennes({ url, enter }) {
  const { page } = await enter()
  await againstComputer(page, url, 'clash-ardennes', { level: 1 })
  await playOut(page, { seed: 5, prefer: ({ said }) => (/End turn/.test(said) ? 0.2 : 1) })
  await ended(page)
}

export async function a_whole_game_of_dday({ url, enter }) {
  const { page } = await enter()
  await againstComputer(page, url, 'clash-dday', { level: 1 })
  await playOut(page, { seed: 11, prefer: ({ said }) => (/End turn/.test(said) ? 0.2 : 1) })
  await ended(page)
}
