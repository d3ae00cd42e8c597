// What the table around it knows of Stand at Mortain's board.
import type { Board } from '../board'
import MortainBoard from './MortainBoard.svelte'
import { describe, status } from './sentences'

const board: Board = {
  component: MortainBoard,
  describe,
  status,
  headings: ['mortain-event-number-card-drawn', 'mortain-event-face-card-drawn', 'mortain-event-turn-began'],
  isLow: true,
  keys: { d: 'pass' },
}

export default board
