// Nations, teams and units as Trench Club's views and sentences spell them, for drawing.
import type { Kind, Nation, PhaseView, SpotView, Team, Unit, UnitView, View } from '../../types/trench'

export type Code = 'de' | 'gb' | 'ah' | 'fr'

const CODES: Readonly<Record<Nation, Code>> = { germany: 'de', britain: 'gb', austria: 'ah', france: 'fr' }
const NATIONS: Readonly<Record<Code, Nation>> = { de: 'germany', gb: 'britain', ah: 'austria', fr: 'france' }
const TEAMS: Readonly<Record<Nation, Team>> = { germany: 'central', austria: 'central', britain: 'entente', france: 'entente' }

export function codeOf(nation: Nation): Code {
  return CODES[nation]
}

export function isCentral(code: Code): boolean {
  return code === 'de' || code === 'ah'
}

export function unitCode(unit: Unit): Code {
  return unit.slice(0, 2) as Code
}

export function unitKind(unit: Unit): Kind {
  return unit.slice(3) as Kind
}

export function nationOf(unit: Unit): Nation {
  return NATIONS[unitCode(unit)]
}

export function teamOf(nation: Nation): Team {
  return TEAMS[nation]
}

export function isAir(kind: Kind): boolean {
  return kind === 'fighter' || kind === 'airship'
}

export function isHexSpot(at: SpotView): at is { hex: string } {
  return typeof at === 'object' && 'hex' in at
}

export function isFortSpot(at: SpotView): at is { fort: number } {
  return typeof at === 'object' && 'fort' in at
}

export type Phase = 'split' | 'roll-placing' | 'roll-first-turn' | 'reveal' | 'number' | 'place' | 'activate' | 'move' | 'attack' | 'scatter' | 'battle' | 'money' | 'special' | 'launch' | 'over'

export function phaseOf(phase: PhaseView): Phase {
  return (typeof phase === 'string' ? phase : Object.keys(phase)[0]) as Phase
}

export function placing(phase: PhaseView): { army: number; number: number } | null {
  return typeof phase === 'object' && 'place' in phase ? phase.place : null
}

/** The steps of the bar above the map: of the set-up, or of a turn. */
export const SETUP_STEPS = ['split', 'place', 'begin'] as const
export const TURN_STEPS = ['move', 'attack', 'battle', 'money'] as const

export function steps(phase: Phase): { names: readonly string[]; now: number } {
  switch (phase) {
    case 'split':
      return { names: SETUP_STEPS, now: 0 }
    case 'roll-placing':
    case 'reveal':
    case 'number':
    case 'place':
      return { names: SETUP_STEPS, now: 1 }
    case 'roll-first-turn':
      return { names: SETUP_STEPS, now: 2 }
    case 'activate':
    case 'move':
      return { names: TURN_STEPS, now: 0 }
    case 'attack':
      return { names: TURN_STEPS, now: 1 }
    case 'scatter':
    case 'battle':
      return { names: TURN_STEPS, now: 2 }
    case 'money':
    case 'special':
    case 'launch':
      return { names: TURN_STEPS, now: 3 }
    case 'over':
      return { names: TURN_STEPS, now: 4 }
  }
}

export type Rank = 'rookie' | 'veteran' | 'hero'

/** TC-2.7. */
export function rankOf(experience: number): Rank {
  return experience >= 5 ? 'hero' : experience >= 3 ? 'veteran' : 'rookie'
}

export function fortsOf(view: View, team: Team): number {
  return view.forts.filter(({ owner }) => owner !== null && teamOf(owner) === team).length
}

/** A nation has one transport. */
export function transportOf(rider: Unit): Unit {
  return `${unitCode(rider)}.transport`
}

/** The unit that carries those aboard. */
export function carrier(view: View, rider: UnitView): UnitView | undefined {
  return view.units.find(({ unit }) => unit === transportOf(rider.unit))
}
