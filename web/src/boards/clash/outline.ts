// The outline of a wooden block: round fronts for the Allies, square ones with cut corners for the Axis.
import type { Side } from '../../types/clash'
import type { Facing } from './geometry'

const r = (n: number) => Math.round(n * 10) / 10

export function outline(w: number, h: number, side: Side, facing: Facing): string {
  const n = Math.min(w, h)
  if (side === 'allies') {
    const c = n * 0.34
    return `M${r(c)} 0H${r(w - c)}Q${r(w)} 0 ${r(w)} ${r(c)}V${r(h - c)}Q${r(w)} ${r(h)} ${r(w - c)} ${r(h)}H${r(c)}Q0 ${r(h)} 0 ${r(h - c)}V${r(c)}Q0 0 ${r(c)} 0Z`
  }
  const k = n * 0.2
  switch (facing) {
    case 'r':
      return `M0 0H${r(w - k)}L${r(w)} ${r(k)}V${r(h - k)}L${r(w - k)} ${r(h)}H0Z`
    case 'l':
      return `M${r(k)} 0H${r(w)}V${r(h)}H${r(k)}L0 ${r(h - k)}V${r(k)}Z`
    case 'd':
      return `M0 0H${r(w)}V${r(h - k)}L${r(w - k)} ${r(h)}H${r(k)}L0 ${r(h - k)}Z`
    case 'u':
      return `M0 ${r(h)}H${r(w)}V${r(k)}L${r(w - k)} 0H${r(k)}L0 ${r(k)}Z`
  }
}

/** Lines of the wood's grain. */
export function grain(w: number, h: number, isUpright: boolean): string {
  return [1, 2, 3]
    .map((i) =>
      isUpright
        ? `M${r((w * i) / 4 + (i % 2) * 2)} 3V${r(h - 3)}`
        : `M3 ${r((h * i) / 4 + (i % 2) * 2)}H${r(w - 3)}`,
    )
    .join('')
}

/** Notches where tiles meet: the length can be counted. */
export function notches(w: number, h: number, tiles: number, isUpright: boolean): string {
  const deep = r(Math.min(w, h) * 0.1)
  let path = ''
  for (let i = 1; i < tiles; i++) {
    path += isUpright
      ? `M0 ${r((h * i) / tiles)}h${deep}M${r(w)} ${r((h * i) / tiles)}h-${deep}`
      : `M${r((w * i) / tiles)} 0v${deep}M${r((w * i) / tiles)} ${r(h)}v-${deep}`
  }
  return path
}
