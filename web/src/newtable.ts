// A table as somebody wants it: the choices of the form, and the request they make. Knows the options only as the server
// lists them.
import type { NewTable } from './api'
import type { ClockTerms, GameShown, OptionShown } from './wire'

/** Who sits in a seat: I, somebody who comes by link, or the computer at a level. */
export type Sitter = 'me' | 'free' | number

/** A map that somebody has brought along and the server has found good. */
export interface OwnMap {
  head: string[]
  columns: number
  rows: number
  forts: number
  /** For one nation of each team only. */
  is_half: boolean
}

export interface Wish {
  game: string
  /** One of the game's maps, or `own`; empty for a game with one board. */
  map: string
  ownMap: OwnMap | null
  /** By seat; all the seats of the game that take part. */
  sitters: Record<string, Sitter>
  /** By option: a value, a number as text, or for options that repeat several values. */
  options: Record<string, string | string[]>
  clock: 'none' | 'live' | 'days'
  minutes: number
  increment: number
  days: number
  timeOut: 'lose' | 'bot'
  isPublic: boolean
  spectators: boolean
  takebacks: boolean
  dice: 'provable' | 'salted' | 'entered'
}

export function usual(game: GameShown): Wish {
  const sitters: Record<string, Sitter> = {}
  game.seats.forEach(({ seat }, at) => (sitters[seat] = at === 0 ? 'me' : 'free'))
  const options = Object.fromEntries(game.options.map((option) => [option.option, first(option)]))
  return {
    game: game.game,
    map: game.maps[0]?.map ?? '',
    ownMap: null,
    sitters,
    options,
    clock: 'none',
    minutes: 20,
    increment: 10,
    days: 2,
    timeOut: 'lose',
    isPublic: false,
    spectators: true,
    takebacks: false,
    dice: 'provable',
  }
}

/** What an option is if nobody says otherwise. */
function first(option: OptionShown): string | string[] {
  if (option.repeats) return []
  return option.number === null ? (option.values[0]?.value ?? '') : String(option.number[0])
}

/** The nations of a smaller game: one of each team, where there are more than two seats. */
export function pairs(game: GameShown): string[][] {
  if (game.seats.length <= 2) return []
  const teams = [...new Set(game.seats.map(({ team }) => team))]
  const [one = [], other = []] = teams.map((team) => game.seats.filter((seat) => seat.team === team).map(({ seat }) => seat))
  return one.flatMap((mine) => other.map((theirs) => [mine, theirs]))
}

/** Whether the map it is to be played on is only for one nation of each team. */
export function isSmall(wish: Wish, game: GameShown): boolean {
  return wish.map === 'own' ? (wish.ownMap?.is_half ?? false) : (game.maps.find(({ map }) => map === wish.map)?.is_half ?? false)
}

/** What is still wrong with it: keys of messages. */
export function faults(wish: Wish): string[] {
  const found: string[] = []
  const sitters = Object.values(wish.sitters)
  if (wish.map === 'own' && wish.ownMap === null) found.push('web-map-missing')
  if (sitters.every((sitter) => typeof sitter === 'number')) found.push('web-new-nobody')
  const isWhole = (n: number, low: number, high: number) => Number.isInteger(n) && n >= low && n <= high
  if (wish.clock === 'live' && !(isWhole(wish.minutes, 1, 1440) && isWhole(wish.increment, 0, 3600))) found.push('server-bad-clock')
  if (wish.clock === 'days' && !isWhole(wish.days, 1, 60)) found.push('server-bad-clock')
  return found
}

function clockOf(wish: Wish): ClockTerms {
  switch (wish.clock) {
    case 'none':
      return { kind: 'none' }
    case 'live':
      return { kind: 'live', seconds: wish.minutes * 60, increment: wish.increment }
    case 'days':
      return { kind: 'days', days: wish.days }
  }
}

/** The lines that make the box; what is as usual is left out. */
export function head(wish: Wish, game: GameShown): string[] {
  const lines: string[] = []
  if (wish.map === 'own') lines.push(...(wish.ownMap?.head ?? []))
  else if (wish.map !== (game.maps[0]?.map ?? '')) lines.push(`map ${wish.map}`)
  const seats = Object.keys(wish.sitters)
  if (seats.length < game.seats.length) lines.push(`nations ${seats.join(' ')}`)
  for (const option of game.options) {
    const chosen = wish.options[option.option]
    const usually = first(option)
    if (Array.isArray(chosen)) for (const value of chosen) lines.push(`option ${option.option} ${value}`)
    else if (chosen !== undefined && chosen !== usually) lines.push(`option ${option.option} ${chosen}`)
  }
  return lines
}

export function request(wish: Wish, game: GameShown): NewTable {
  const seats = Object.entries(wish.sitters)
  const mine = seats.filter(([, sitter]) => sitter === 'me').map(([seat]) => seat)
  const bots = Object.fromEntries(seats.filter((pair): pair is [string, number] => typeof pair[1] === 'number'))
  return {
    game: wish.game,
    head: head(wish, game),
    seats: mine,
    only_host: mine.length === 0,
    bots,
    is_public: wish.isPublic,
    terms: {
      clock: clockOf(wish),
      time_out: wish.timeOut,
      chance: wish.dice === 'entered' ? 'entered' : 'provable',
      spectators: wish.spectators,
      takebacks: wish.takebacks,
      salts: wish.dice === 'salted',
    },
  }
}
