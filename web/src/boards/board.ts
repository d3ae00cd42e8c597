// What a board is to the table around it: a component that draws a view and tells which words were clicked, and a few
// words about its sentences. Boards know their own view and nothing of networks, tables or each other.
import type { Component, Snippet } from 'svelte'
import type { Text } from '../messages'
import type { Selection } from '../selection'
import type { Line, OddsShown, SeatShown } from '../wire'

export interface BoardProps {
  /** Such as `clash-dday`. */
  game: string
  /** The position to draw; each board reads its own type from it. */
  view: unknown
  /** Whose eyes; none for a spectator. */
  seat: string | null
  selection: Selection
  /** The newest line that is no chance's: what to mark as the last move. */
  last: Line | null
  text: Text
  seats: SeatShown[]
  /** May anything be clicked: my turn, nothing under way, not looking back. */
  isActive: boolean
  /** These words were clicked. */
  press: (words: readonly string[]) => void
  /** Says this sentence at once. */
  say: (sentence: string) => void
  /** Why not this sentence? The answer is shown beside the element. */
  ask: (sentence: string, at: Element) => void
  /** The words of the sentence a hint advises: their things are marked. */
  advised?: readonly string[]
  /** Exact odds of a sentence, for boards that show them beside the piece; none where nothing depends on chance. */
  odds?: (sentence: string) => Promise<OddsShown | null>
  /** Name, level and clock of a seat, drawn by the table. */
  who: Snippet<[seat: string]>
  /** Buttons for sentences that need no further choice, drawn by the table. */
  ready: Snippet
}

export interface Board {
  component: Component<BoardProps>
  /** What saying it would cost, if the game has such a thing. */
  cost?: (view: unknown, sentence: string) => number | null
  /** A sentence in people's words; without it the bare sentence stands. */
  describe?: (text: Text, sentence: string) => string
  /** Sentences offered elsewhere on the board, so not among the buttons. */
  isOnBoard?: (sentence: string) => boolean
  /** One line about where the game stands, for the bar. */
  status?: (text: Text, view: unknown) => string
  /** Messages that open a new paragraph of the log. */
  headings?: readonly string[]
  /** Wider than high: on an upright tablet there is room for the log below it. */
  isLow?: boolean
  /** Single keys for sentences that end something: `e` for `end`. */
  keys?: Readonly<Record<string, string>>
}

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  clash: () => import('./clash'),
  mortain: () => import('./mortain'),
  'trench-club': () => import('./trench'),
}

export async function boardOf(engine: string): Promise<Board> {
  const found = BOARDS[engine] ?? (() => import('./plain'))
  return (await found()).default
}
