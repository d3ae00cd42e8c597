// The rules as players read them (`docs/rules/*.md`), cut into sections, numbered paragraphs and blocks that a page can
// draw, search and link. Knows the shape of those files only: headings, lines, tables, lists, bold, slanted, code.

export interface Inline {
  kind: 'text' | 'strong' | 'em' | 'code' | 'ref'
  text: string
}

export type Spans = readonly Inline[]

export type Block =
  | { kind: 'line'; spans: Spans }
  | { kind: 'table'; head: Spans[]; rows: Spans[][] }
  | { kind: 'list'; first: number | null; items: Spans[] }

export interface Paragraph {
  /** Such as `CL-4.2`; none for what stands between a heading and the first number. */
  id: string | null
  /** Where the rule comes from: letters as in `S, I`. */
  standing: string
  blocks: Block[]
}

export interface Section {
  /** Such as `CL-4`, or made from the title where the heading has no number. */
  id: string
  title: string
  paragraphs: Paragraph[]
}

export interface Rulebook {
  title: string
  sections: Section[]
}

const NUMBER = /^[A-Z]{2}-\d+(?:\.\d+)?$/
const OPENS = /^\*\*([A-Z]{2}-\d+\.\d+)\*\*(?: \*([A-Z](?:, [A-Z])*)\*)? ?(.*)$/
const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\b((?:CL|SM|TC)-\d+(?:\.\d+)?)\b/g

/** The section of a paragraph: `CL-4` of `CL-4.2`. */
export function sectionOf(rule: string): string {
  return rule.replace(/\..*$/, '')
}

export function spans(text: string): Inline[] {
  const found: Inline[] = []
  let at = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, strong, em, code, ref] = match
    if (strong !== undefined) found.push({ kind: NUMBER.test(strong) ? 'ref' : 'strong', text: strong })
    else if (em !== undefined) found.push({ kind: 'em', text: em })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else if (ref !== undefined) found.push({ kind: 'ref', text: ref })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

export function read(source: string): Rulebook {
  const book: Rulebook = { title: '', sections: [] }
  let section: Section = { id: 'about', title: '', paragraphs: [] }
  let isList = false
  const paragraph = () => {
    const last = section.paragraphs.at(-1)
    if (last) return last
    const fresh: Paragraph = { id: null, standing: '', blocks: [] }
    section.paragraphs.push(fresh)
    return fresh
  }
  const finish = () => {
    if (section.paragraphs.length > 0) book.sections.push(section)
  }
  for (const line of source.split('\n')) {
    const wasList: boolean = isList
    isList = false
    const heading = /^(#+) (.*)$/.exec(line)
    const opens = OPENS.exec(line)
    const item = /^(?:(\d+)\.|-) (.*)$/.exec(line)
    if (heading) {
      const [, marks = '', title = ''] = heading
      if (marks === '#') book.title = title
      else {
        finish()
        section = titled(title)
      }
    } else if (opens) {
      const [, id = '', standing = '', rest = ''] = opens
      section.paragraphs.push({ id, standing, blocks: rest === '' ? [] : [{ kind: 'line', spans: spans(rest) }] })
    } else if (line.startsWith('|')) {
      addRow(paragraph().blocks, line)
    } else if (item) {
      addItem(paragraph().blocks, item[1] === undefined ? null : Number(item[1]), item[2] ?? '')
      isList = true
    } else if (line.startsWith('  ') && wasList) {
      continueItem(paragraph().blocks, line.trim())
      isList = true
    } else if (line.trim() !== '') {
      paragraph().blocks.push({ kind: 'line', spans: spans(line.trim()) })
    } else isList = wasList
  }
  finish()
  return book
}

function titled(title: string): Section {
  const [, number, rest] = /^([A-Z]{2}-\d+) (.*)$/.exec(title) ?? []
  return { id: number ?? title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-'), title: rest ?? title, paragraphs: [] }
}

function cells(line: string): Spans[] {
  return line
    .slice(1)
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => spans(cell.trim()))
}

function addRow(blocks: Block[], line: string): void {
  const last = blocks.at(-1)
  if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells(line), rows: [] })
  else if (!/^\|[\s:|-]+\|?\s*$/.test(line)) last.rows.push(cells(line))
}

function addItem(blocks: Block[], number: number | null, text: string): void {
  const last = blocks.at(-1)
  if (last?.kind === 'list') last.items.push(spans(text))
  else blocks.push({ kind: 'list', first: number, items: [spans(text)] })
}

function continueItem(blocks: Block[], text: string): void {
  const last = blocks.at(-1)
  if (last?.kind !== 'list') return
  const item = last.items.pop() ?? []
  last.items.push([...item, { kind: 'text', text: ' ' }, ...spans(text)])
}

/** Letters alone, without accents and capitals: what a search compares. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const plain = (all: Spans) => all.map((span) => span.text).join('')

/** Everything that can be read in a paragraph, its number included. */
export function words({ id, blocks }: Paragraph): string {
  const said = blocks.map((block) => {
    if (block.kind === 'line') return plain(block.spans)
    if (block.kind === 'list') return block.items.map(plain).join(' ')
    return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ')
  })
  return [id ?? '', ...said].join(' ')
}

/** The paragraphs that hold every word that was asked for; the whole book for an empty question. */
export function search(book: Rulebook, asked: string): Section[] {
  const wanted = folded(asked).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return book.sections
  const fits = (title: string) => (paragraph: Paragraph) => {
    const text = folded(`${title} ${words(paragraph)}`)
    return wanted.every((word) => text.includes(word))
  }
  return book.sections
    .map((section) => ({ ...section, paragraphs: section.paragraphs.filter(fits(section.title)) }))
    .filter((section) => section.paragraphs.length > 0)
}

/** A text cut where the words that were asked for stand in it. */
export function marked(text: string, asked: string): { text: string; isHit: boolean }[] {
  const wanted = folded(asked).split(/\s+/).filter((word) => word.length > 1)
  // Folding may shorten a text; then its letters no longer stand where they stood.
  const compared = folded(text.normalize('NFC')).length === text.length ? folded(text) : text.toLowerCase()
  const cuts: { text: string; isHit: boolean }[] = []
  let at = 0
  while (at < text.length) {
    let [start, end] = [text.length, text.length]
    for (const word of wanted) {
      const found = compared.indexOf(word, at)
      if (found >= 0 && found < start) [start, end] = [found, found + word.length]
    }
    if (start > at) cuts.push({ text: text.slice(at, start), isHit: false })
    if (end > start) cuts.push({ text: text.slice(start, end), isHit: true })
    at = end
  }
  return cuts
}
