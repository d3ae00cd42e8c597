import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL, engineOfRule, paragraphOf } from './paragraphs'
import { link, parse } from './route'
import { marked, read, search, sectionOf, words } from './rulebook'

const FOLDER = new URL('../../docs/rules/', import.meta.url)
const book = (file: string) => read(readFileSync(new URL(file, FOLDER), 'utf8'))
const numbers = (file: string) => book(file).sections.flatMap((section) => section.paragraphs.flatMap(({ id }) => (id === null ? [] : [id])))

const TEXT = `# Toy

About it.

## XX-1 First

**XX-1.1** *S, I* **Place** (\`place tank 3\`), see CL-4.2.
Another line.

| a | b |
|---|---|
| 1 | two |

1. **Example 1.** One
   goes on.
2. Two

## Words

Last.
`

describe('the rules as a book', () => {
  it('cuts headings, numbers, standings, tables and lists', () => {
    const { title, sections } = read(TEXT)
    expect(title).toBe('Toy')
    expect(sections.map(({ id, title }) => [id, title])).toEqual([['about', ''], ['XX-1', 'First'], ['words', 'Words']])
    const [paragraph] = sections[1]?.paragraphs ?? []
    expect([paragraph?.id, paragraph?.standing]).toEqual(['XX-1.1', 'S, I'])
    expect(paragraph?.blocks.map((block) => block.kind)).toEqual(['line', 'line', 'table', 'list'])
    expect(paragraph?.blocks[0]).toEqual({
      kind: 'line',
      spans: [
        { kind: 'strong', text: 'Place' },
        { kind: 'text', text: ' (' },
        { kind: 'code', text: 'place tank 3' },
        { kind: 'text', text: '), see ' },
        { kind: 'ref', text: 'CL-4.2' },
        { kind: 'text', text: '.' },
      ],
    })
    expect(paragraph && words(paragraph)).toBe('XX-1.1 Place (place tank 3), see CL-4.2. Another line. a b 1 two Example 1. One goes on. Two')
  })

  it.each(['clash', 'mortain', 'trench-club'])('has the same paragraphs of %s in every language', (engine) => {
    const english = numbers(`${engine}.md`)
    expect(english.length).toBeGreaterThan(30)
    for (const language of ['nl', 'fr', 'it']) expect(numbers(`${engine}.${language}.md`)).toEqual(english)
  })

  it('leaves no mark of the files in what people read', () => {
    for (const file of readdirSync(FOLDER)) {
      for (const section of book(file).sections) {
        for (const paragraph of section.paragraphs) expect(words(paragraph), `${file} ${paragraph.id}`).not.toMatch(/\*\*|`|\|---/)
      }
    }
  })

  it('finds by all words, whatever accents and capitals', () => {
    const found = search(book('clash.fr.md'), 'MORTIER conquerie')
    expect(found.length).toBeLessThan(book('clash.fr.md').sections.length)
    expect(search(book('clash.md'), 'CL-4.2').flatMap((section) => section.paragraphs.map(({ id }) => id))).toContain('CL-4.2')
    expect(search(book('clash.md'), 'no such wurd')).toEqual([])
  })

  it('marks what was asked for', () => {
    expect(marked('A tank, then Tanks.', 'tank')).toEqual([
      { text: 'A ', isHit: false },
      { text: 'tank', isHit: true },
      { text: ', then ', isHit: false },
      { text: 'Tank', isHit: true },
      { text: 's.', isHit: false },
    ])
    expect(marked('same', '')).toEqual([{ text: 'same', isHit: false }])
  })
})

describe('links into the rules', () => {
  it('lead to paragraphs and sections that are there', () => {
    for (const { engine, rule } of ALL) {
      const there = book(`${engine}.md`)
      const ids = there.sections.flatMap((section) => [section.id, ...section.paragraphs.map(({ id }) => id)])
      expect(ids, rule).toContain(rule)
    }
  })

  it('come from sentences', () => {
    expect(paragraphOf('clash', 'attack 5')).toBe('CL-4.1')
    expect(paragraphOf('clash', 'offer draw')).toBeNull()
    expect(paragraphOf('clash', null)).toBeNull()
  })

  it('have a short and a long address', () => {
    const route = { page: 'rules', game: 'clash', rule: 'CL-4.2' }
    expect(parse('#CL-4.2')).toEqual(route)
    expect(parse(link({ page: 'rules', game: 'clash', rule: 'CL-4.2' }))).toEqual(route)
    expect(engineOfRule('TC-10.1')).toBe('trench-club')
    expect(engineOfRule('XX-1')).toBeNull()
    expect(sectionOf('CL-4.2')).toBe('CL-4')
  })
})
