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

async function begin(): Promise<void> {
  // Without a server there is still a page that can say so.
  await Promise.all([reader.begin(), drawSymbols(), person.begin().catch(() => undefined)])
  const target = document.getElementById('app')
  if (target) mount(App, { target })
}

void begin()
