// Starts the page: language, symbols, who plays, then the page itself.
import { mount } from 'svelte'
import App from './App.svelte'
import { person } from './state/me.svelte'
import { reader } from './state/reader.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/table.css'
import './styles/shelf.css'
import symbols from './symbols.svg?url'

async function drawSymbols(): Promise<void> {
  const response = await fetch(symbols)
  const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement
  parsed.setAttribute('width', '0')
  parsed.setAttribute('height', '0')
  parsed.setAttribute('aria-hidden', 'true')
  parsed.classList.add('hidden')
  document.body.prepend(document.adoptNode(parsed))
}

/** Text that is set anew in another type would push the board away from under a finger; but nobody waits long for type. */
async function setType(): Promise<void> {
  const fonts = ['400 16px "Inter Variable"', '600 16px "Source Serif 4"'].map((font) => document.fonts.load(font))
  const enough = new Promise<void>((done) => setTimeout(done, 1000))
  await Promise.race([Promise.allSettled(fonts), enough])
}

async function begin(): Promise<void> {
  // Without a server there is still a page that can say so.
  await Promise.all([reader.begin(), drawSymbols(), setType(), person.begin().catch(() => undefined)])
  const target = document.getElementById('app')
  if (target) mount(App, { target })
}

void begin()
