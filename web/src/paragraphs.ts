// Where the rules speak of what a sentence does: the paragraph a log line, a hint or odds lead to. Only links; what is
// legal the server says.
import { words } from './selection'

const PARAGRAPHS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  clash: {
    place: 'CL-3.1',
    advance: 'CL-3.3',
    retreat: 'CL-3.4',
    attack: 'CL-4.1',
    flank: 'CL-4.7',
    fire: 'CL-4.8',
    card: 'CL-7.1',
    keep: 'CL-7.4',
    end: 'CL-2.2',
    coin: 'CL-2.1',
    objective: 'CL-2.1',
    victory: 'CL-7',
  },
  mortain: {
    deploy: 'SM-2.1',
    move: 'SM-4.1',
    exit: 'SM-4.5',
    fire: 'SM-5.1',
    air: 'SM-6.2',
    oba: 'SM-6.2',
    draw: 'SM-3.1',
    redraw: 'SM-5.5',
    miss: 'SM-5.5',
    pass: 'SM-3.10',
  },
  'trench-club': {
    assign: 'TC-3.2',
    reveal: 'TC-3.4',
    activate: 'TC-3.5',
    place: 'TC-3.4',
    move: 'TC-5.1',
    unload: 'TC-5.8',
    board: 'TC-5.7',
    enter: 'TC-5.12',
    capture: 'TC-5.11',
    attack: 'TC-6.1',
    repair: 'TC-8.2',
    buy: 'TC-8.3',
    recruit: 'TC-8.4',
    give: 'TC-8.5',
    mine: 'TC-8.6',
    hits: 'TC-7.3',
    scatter: 'TC-7.6',
    number: 'TC-3.1',
    rolloff: 'TC-1.5',
    special: 'TC-8.4',
    done: 'TC-4.1',
  },
}

/** Every link, so that a test can follow it. */
export const ALL = Object.entries(PARAGRAPHS).flatMap(([engine, links]) => Object.values(links).map((rule) => ({ engine, rule })))

export function paragraphOf(engine: string, sentence: string | null): string | null {
  return sentence === null ? null : (PARAGRAPHS[engine]?.[words(sentence)[0] ?? ''] ?? null)
}

/** Which game's rules a paragraph belongs to, by its first letters. */
const ENGINES: Readonly<Record<string, string>> = { CL: 'clash', SM: 'mortain', TC: 'trench-club' }

export function engineOfRule(rule: string): string | null {
  return /^[A-Z]{2}-\d+(\.\d+)?$/.test(rule) ? (ENGINES[rule.slice(0, 2)] ?? null) : null
}
