// A seat's part in the dice: a number of its own, sealed before the game and opened when all are in. Drawn and kept by
// the browser; the server learns it only when nobody can choose any more.
import { hex } from './provable'
import { sha256 } from './sha256'
import type { TableShown } from './wire'

export interface Desk {
  seal: (seat: string, sealed: string) => Promise<void>
  open: (seat: string, salt: string) => Promise<void>
  kept: { get: (name: string) => string | null; set: (name: string, value: string) => void }
  draw: () => Uint8Array
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

/** Does what is due for the seats of one's own; called whenever the table changes. */
export async function contribute(table: TableShown, yours: readonly string[], desk: Desk): Promise<void> {
  if (!table.terms.salts) return
  for (const seat of table.seats) {
    if (!yours.includes(seat.seat) || seat.bot !== null) continue
    const name = `${table.id} ${seat.seat}`
    const kept = desk.kept.get(name)
    if (table.status === 'open' && !seat.is_sealed) {
      const salt = kept ?? hex(desk.draw())
      desk.kept.set(name, salt)
      await desk.seal(seat.seat, hex(sha256(bytes(salt))))
    } else if (table.status === 'opening' && seat.is_sealed && !seat.is_opened && kept !== null) {
      await desk.open(seat.seat, kept)
    }
  }
}
