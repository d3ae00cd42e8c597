// Clash as a board of the table.
import type { Board } from '../board'
import Clash from './Clash.svelte'
import { cost, describe, status } from './sentences'

const board: Board = {
  component: Clash,
  cost,
  describe,
  status,
  // Their places are on the roads and in the tray.
  isOnBoard: (sentence) => sentence === 'end' || /^(card|keep) /.test(sentence),
  headings: ['clash-event-turn-began'],
  keys: { e: 'end' },
}

export default board
