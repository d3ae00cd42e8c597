// What the table around it knows of Trench Club's board.
import type { Board } from '../board'
import TrenchBoard from './TrenchBoard.svelte'
import { cost, describe, status } from './sentences'

const board: Board = {
  component: TrenchBoard,
  cost,
  describe,
  status,
  headings: ['trench-club-event-round-began', 'trench-club-event-turn-began'],
  keys: { d: 'done' },
}

export default board
