// The sentences of Clash as clicks, costs and words. No rules: costs come with the view, legality with the sentences.
import type { Text } from '../../messages'
import type { Card, Unit, View } from '../../types/clash'

export const SPECIALS: ReadonlySet<Unit> = new Set(['general', 'mortar', 'spy', 'command-tank', 'artillery'])

/** The unit that takes others in the flank in this edition. */
export function flanker(game: string): Unit {
  return game === 'clash-dday' ? 'artillery' : 'command-tank'
}

export function cost(at: unknown, sentence: string): number | null {
  const view = at as View
  const [verb, first] = sentence.split(' ')
  switch (verb) {
    case 'place':
      return SPECIALS.has(first as Unit) ? view.costs['place-special'] : view.costs.place
    case 'advance':
      return view.costs.advance
    case 'retreat':
      return view.costs.retreat[Number(first) - 1] ?? null
    case 'attack':
    case 'flank':
    case 'fire':
    case 'card':
      return 0
    default:
      return null
  }
}

/** A sentence in people's words. */
export function describe(text: Text, sentence: string): string {
  const [verb = '', first = '', second = ''] = sentence.split(' ')
  const unit = text.word('clash', 'unit', first)
  switch (verb) {
    case 'place':
      return text.t('web-clash-place', { unit, road: second })
    case 'advance':
    case 'retreat':
    case 'attack':
      return text.t(`web-clash-${verb}`, { road: first })
    case 'flank':
    case 'fire':
      return text.t(`web-clash-${verb}`, { from: first, road: second })
    case 'card':
      return second === ''
        ? text.t('web-clash-card', { card: text.word('clash', 'card', first) })
        : text.t('web-clash-card-road', { card: text.word('clash', 'card', first), road: second })
    case 'keep':
      return text.t('web-clash-keep', { objective: text.word('clash', 'objective', first) })
    case 'end':
      return text.t('web-clash-end')
    default:
      return sentence
  }
}

/** Why can this unit not be placed there, or anywhere? The sentence to ask about. */
export function wouldPlace(unit: Unit, road: number): string {
  return `place ${unit} ${road}`
}

export function wouldPlay(card: Card, road: number): string {
  return card === 'air-strike' ? `card air-strike ${road}` : `card ${card}`
}

export function status(text: Text, at: unknown): string {
  const view = at as View
  return view.round === 0 ? '' : text.t('draw-round', { round: view.round })
}
