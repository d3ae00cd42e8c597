// The sentences of Stand at Mortain as people say them, and which one to ask about when something is not lit.
import type { Text } from '../../messages'
import type { Selection } from '../../selection'
import type { UnitView, View } from '../../types/mortain'
import { type Layout, isHex, neighbours } from '../hex/geometry'

const name = (text: Text, kind: string, word: string) => text.word('mortain', kind, word)

/** A unit by the word on its counter. */
function short(word: string | undefined): string {
  return word ?? ''
}

export function describe(text: Text, sentence: string): string {
  const [verb = '', first = '', second = '', ...rest] = sentence.split(' ')
  const hex = name(text, 'hex', second)
  switch (verb) {
    case 'deploy':
      return text.t('board-mortain-say-deploy', { unit: short(first), hex })
    case 'move':
      return text.t(rest.length > 0 ? 'board-mortain-say-move-with' : 'board-mortain-say-move', { unit: short(first), hex, other: rest[1] ?? '' })
    case 'exit':
      return text.t(second === 'with' ? 'board-mortain-say-exit-with' : 'board-mortain-say-exit', { unit: short(first), other: rest[0] ?? '' })
    case 'fire':
      return text.t('board-mortain-say-fire', { target: short(first), units: rest.join(' + ') })
    case 'air':
    case 'oba': {
      const support = name(text, 'support', verb)
      if (!isHex(first)) return text.t('board-mortain-say-support-unit', { support, unit: first })
      const where = name(text, 'hex', first)
      return text.t(second === 'harass' ? 'board-mortain-say-harass' : 'board-mortain-say-support', { support, hex: where, against: name(text, 'against', second) })
    }
    case 'redraw':
    case 'miss':
    case 'pass':
      return text.t(`board-mortain-say-${verb}`)
    default:
      return sentence
  }
}

/** Why does nothing happen with this unit? A sentence that would have to be legal. */
export function questionUnit(view: View, layout: Layout, selection: Selection, unit: UnitView): string | null {
  const picked = pickedUnits(view, selection)
  if (view.phase === 'deploy') return unit.side === view.active ? `deploy ${unit.unit} 0101` : null
  if (view.active === null) return null
  if (unit.side !== view.active) {
    return picked.length > 0 ? `fire ${unit.unit} with ${picked.map((one) => one.unit).join(' ')}` : null
  }
  if (unit.at === 'waiting') return `move ${unit.unit} ${unit.side === 'german' ? '09' : '01'}01`
  const beside = isHex(unit.at) ? neighbours(layout, unit.at).find((hex) => hex !== null) : null
  return beside ? `move ${unit.unit} ${beside}` : null
}

export function questionHex(view: View, selection: Selection, hex: string): string | null {
  const [unit] = pickedUnits(view, selection)
  if (unit) return `${view.phase === 'deploy' ? 'deploy' : 'move'} ${unit.unit} ${hex}`
  const support = selection.clicks.flat().find((word) => word === 'air' || word === 'oba')
  return support ? `${support} ${hex} at` : null
}

/** Picked units of the side that acts, in unit-list order. */
export function pickedUnits(view: View, selection: Selection): UnitView[] {
  const words = new Set(selection.clicks.flat())
  return view.units.filter((unit) => words.has(unit.unit) && unit.side === view.active)
}

export function status(text: Text, at: unknown): string {
  const view = at as View
  return view.turn === 0 ? text.t('board-mortain-setup') : text.t('board-mortain-turn', { turn: view.turn })
}
