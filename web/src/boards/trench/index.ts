// Sentences without a drawing.
import type { Board } from '../board'
import Plain from '../plain/Plain.svelte'

const board: Board = { component: Plain }

export default board
