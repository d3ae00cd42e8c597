// Everything on a board that can be clicked carries its words (`data-words`), or the sentence to ask about (`data-ask`).
// This one listener serves mouse, touch, drag and keyboard for all boards: all of them end in the same calls.
import type { Action } from 'svelte/action'

export interface Spots {
  press: (words: readonly string[]) => void
  ask: (sentence: string, at: Element) => void
  /** The pointer has left what was asked about. */
  leave: () => void
}

const SPOT = '[data-words], [data-ask]'
/** Farther than this and a press is a drag. */
const DRAG = 8
const HOVER_MS = 350

function spotAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(SPOT) : null
}

function wordsOf(spot: Element): string[] | null {
  return spot.getAttribute('data-words')?.split(' ') ?? null
}

export const spots: Action<HTMLElement, Spots> = (root, given) => {
  let calls = given
  let pressed: { spot: Element; x: number; y: number } | null = null
  let hasDragged = false
  let hover: ReturnType<typeof setTimeout> | undefined

  function act(spot: Element): void {
    clearTimeout(hover)
    const words = wordsOf(spot)
    if (words) calls.press(words)
    else calls.ask(spot.getAttribute('data-ask') ?? '', spot)
  }

  function click(event: MouseEvent): void {
    if (hasDragged) {
      hasDragged = false
      return
    }
    const spot = spotAt(event.target)
    if (spot) act(spot)
  }

  function down(event: PointerEvent): void {
    const spot = spotAt(event.target)
    pressed = spot && wordsOf(spot) ? { spot, x: event.clientX, y: event.clientY } : null
    hasDragged = false
  }

  function move(event: PointerEvent): void {
    if (event.buttons === 0) pressed = null
    if (pressed === null || hasDragged) return
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < DRAG) return
    hasDragged = true
    // Taken up: the places where it may go light up while it is carried.
    if (pressed.spot.getAttribute('aria-pressed') !== 'true') calls.press(wordsOf(pressed.spot) ?? [])
    root.classList.add('carrying')
  }

  function up(event: PointerEvent): void {
    root.classList.remove('carrying')
    const from = pressed
    pressed = null
    if (from === null || !hasDragged) return
    const spot = spotAt(document.elementFromPoint(event.clientX, event.clientY))
    if (spot && spot !== from.spot) act(spot)
    // A click that follows on the way out is part of the drag.
    setTimeout(() => (hasDragged = false))
  }

  /** The finger scrolls after all: what was taken up is laid down again. */
  function cancel(): void {
    root.classList.remove('carrying')
    if (pressed !== null && hasDragged && pressed.spot.getAttribute('aria-pressed') === 'true') calls.press(wordsOf(pressed.spot) ?? [])
    pressed = null
    hasDragged = false
  }

  function over(event: PointerEvent): void {
    clearTimeout(hover)
    const spot = spotAt(event.target)
    if (event.pointerType !== 'mouse') return
    if (spot?.hasAttribute('data-ask')) hover = setTimeout(() => calls.ask(spot.getAttribute('data-ask') ?? '', spot), HOVER_MS)
    else calls.leave()
  }

  function key(event: KeyboardEvent): void {
    const spot = spotAt(event.target)
    if (spot === null) return
    if ((event.key === 'Enter' || event.key === ' ') && spot.tagName !== 'BUTTON') {
      event.preventDefault()
      act(spot)
    }
    const way = WAYS[event.key]
    if (way) {
      event.preventDefault()
      nearest(root, spot, way)?.focus()
    }
  }

  root.addEventListener('click', click)
  root.addEventListener('pointerdown', down)
  root.addEventListener('pointermove', move)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', cancel)
  root.addEventListener('pointerover', over)
  root.addEventListener('keydown', key)
  return {
    update: (next) => {
      calls = next
    },
    destroy: () => {
      clearTimeout(hover)
      root.removeEventListener('click', click)
      root.removeEventListener('pointerdown', down)
      root.removeEventListener('pointermove', move)
      root.removeEventListener('pointerup', up)
      root.removeEventListener('pointercancel', cancel)
      root.removeEventListener('pointerover', over)
      root.removeEventListener('keydown', key)
    },
  }
}

type Way = readonly [x: number, y: number]

const WAYS: Record<string, Way> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The next thing that can be reached in a direction: near, and rather straight ahead than aside. */
export function ahead(from: DOMRect, to: DOMRect, [x, y]: Way): number | null {
  const dx = to.x + to.width / 2 - (from.x + from.width / 2)
  const dy = to.y + to.height / 2 - (from.y + from.height / 2)
  const along = dx * x + dy * y
  const aside = Math.abs(dx * y) + Math.abs(dy * x)
  return along > 1 ? along + aside * 2 : null
}

function nearest(root: HTMLElement, from: Element, way: Way): HTMLElement | null {
  const start = from.getBoundingClientRect()
  let best: { far: number; spot: Element } | null = null
  for (const spot of root.querySelectorAll(SPOT)) {
    const far = spot === from ? null : ahead(start, spot.getBoundingClientRect(), way)
    if (far !== null && (best === null || far < best.far)) best = { far, spot }
  }
  return best?.spot as HTMLElement | null
}
