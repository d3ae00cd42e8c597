// The sentences of Trench Club as people say them, what they cost, and which one to ask about when something is not lit.
import type { Text } from '../../messages'
import type { Selection } from '../../selection'
import type { FortView, UnitView, View } from '../../types/trench'
import { isHexSpot, nationOf, phaseOf, placing, teamOf, transportOf } from './nations'

const ENGINE = 'trench-club'

export function unitName(text: Text, unit: string): string {
  return text.word(ENGINE, 'unit', unit)
}

export function kindName(text: Text, kind: string): string {
  return text.word(ENGINE, 'kind', kind)
}

export function nationName(text: Text, nation: string): string {
  return text.word(ENGINE, 'nation', nation)
}

/** Forts are named by words; people write names with a capital. */
export function fortName(text: Text, fort: string): string {
  const named = text.word(ENGINE, 'fort', fort)
  return named === fort ? fort.charAt(0).toUpperCase() + fort.slice(1) : named
}

export function describe(text: Text, sentence: string): string {
  const [verb = '', first = '', second = '', third = ''] = sentence.split(' ')
  const say = (key: string, args: Record<string, string> = {}) => text.t(`board-trench-say-${key}`, args)
  const unit = unitName(text, first)
  switch (verb) {
    case 'assign':
      return first === 'recommended' ? say('assign-recommended') : say('assign', { unit, army: second })
    case 'reveal':
    case 'activate':
      return say(verb, { army: first })
    case 'place':
    case 'move':
    case 'unload':
      return say(verb, { unit, hex: second })
    case 'board':
      return say('board', { unit, transport: unitName(text, second) })
    case 'enter':
    case 'capture':
      return say(verb, { unit, fort: fortName(text, second) })
    case 'buy':
      return say('buy', { unit, fort: fortName(text, second) })
    case 'mine':
      return say('mine', { hex: first })
    case 'attack':
      return third === '' ? say('attack', { unit, target: unitName(text, second) }) : say('gas', { unit, target: unitName(text, second), direction: text.t(`board-trench-way-${third}`) })
    case 'repair':
      return say('repair', { unit })
    case 'recruit':
      return second === '' ? say('recruit', { fort: fortName(text, first) }) : say('recruit-special', { special: text.word(ENGINE, 'special', first), place: /^\d/.test(second) ? second : fortName(text, second) })
    case 'give':
      return say('give', { amount: first })
    case 'done':
      return say('done')
    default:
      return sentence
  }
}

/** What buying costs; everything else is free. */
export function cost(at: unknown, sentence: string): number | null {
  const view = at as View
  const [verb, first = ''] = sentence.split(' ')
  if (verb === 'buy') return view.kinds.find(({ kind }) => kind === first.slice(3))?.cost ?? null
  return verb === 'give' ? Number(first) : null
}

/** What the moves of a unit cost in half points, by the word of where they lead: a hex, a fort or its transport. */
export function prices(view: View, unit: string): ReadonlyMap<string, number> {
  const reach = view.reach.find((one) => one.unit === unit)
  const found = new Map<string, number>()
  for (const [index, hexes] of reach?.hexes.entries() ?? []) for (const hex of hexes) found.set(hex, index + 1)
  for (const [fort, halves] of reach?.forts ?? []) found.set(view.forts[fort]?.name ?? '', halves)
  if (reach?.board != null) found.set(transportOf(unit), reach.board)
  return found
}

/** Half points as people write them: ½, 1, 1½. */
export function points(halves: number): string {
  const whole = Math.floor(halves / 2)
  return `${whole > 0 || halves === 0 ? whole : ''}${halves % 2 === 1 ? '½' : ''}`
}

export function status(text: Text, at: unknown): string {
  const view = at as View
  const nation = nationName(text, view.active)
  const phase = phaseOf(view.phase)
  if (phase === 'over') return text.t('board-trench-over')
  return view.round === 0 ? text.t('board-trench-setup', { nation }) : text.t('board-trench-round', { round: view.round, nation })
}

/** The first of my own picked units. */
export function pickedUnit(view: View, selection: Selection): UnitView | null {
  const words = new Set(selection.clicks.flat())
  return view.units.find(({ unit }) => words.has(unit) && nationOf(unit) === view.active) ?? null
}

/** Why does nothing happen with this unit? A sentence that would have to be legal. */
export function questionUnit(view: View, selection: Selection, unit: UnitView, beside: string | null): string | null {
  const phase = phaseOf(view.phase)
  const picked = pickedUnit(view, selection)
  const isOwn = nationOf(unit.unit) === view.active
  const isEnemy = teamOf(nationOf(unit.unit)) !== teamOf(view.active)
  if (phase === 'move' && isOwn) return picked && picked !== unit ? `board ${picked.unit} ${unit.unit}` : beside ? `move ${unit.unit} ${beside}` : null
  if (phase === 'attack' && isEnemy && picked) return `attack ${picked.unit} ${unit.unit}`
  if (phase === 'money' && isOwn) return `repair ${unit.unit}`
  return null
}

export function questionHex(view: View, selection: Selection, hex: string): string | null {
  const picked = pickedUnit(view, selection)
  const phase = phaseOf(view.phase)
  if (!picked) return null
  if (phase === 'move') return picked.at === 'aboard' ? `unload ${picked.unit} ${hex}` : isHexSpot(picked.at) || typeof picked.at === 'object' ? `move ${picked.unit} ${hex}` : null
  return placing(view.phase) ? `place ${picked.unit} ${hex}` : null
}

export function questionFort(view: View, selection: Selection, fort: FortView): string | null {
  const picked = pickedUnit(view, selection)
  const phase = phaseOf(view.phase)
  if (phase === 'move' && picked) return `${fort.owner === view.active ? 'enter' : 'capture'} ${picked.unit} ${fort.name}`
  if (phase === 'money') return picked ? `buy ${picked.unit} ${fort.name}` : `recruit ${fort.name}`
  return null
}
