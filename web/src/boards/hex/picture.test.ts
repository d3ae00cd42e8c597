import { expect, it } from 'vitest'
import { referenced, resolved } from './picture'

it('finds the symbols of a drawing once each', () => {
  expect(referenced('<use href="#fort"/><use href="#tc-tank"/><use href="#fort"/>')).toEqual(['fort', 'tc-tank'])
})

it('puts values in the place of tokens, the other where there is none', () => {
  const values: Record<string, string> = { '--snow': '#fff', '--font-table': '"Source Serif 4", serif' }
  const valueOf = (name: string) => values[name] ?? ''
  expect(resolved('fill="var(--snow)"', valueOf)).toBe('fill="#fff"')
  expect(resolved('fill="var(--fort-wall,#b9ab90)"', valueOf)).toBe('fill="#b9ab90"')
  expect(resolved('fill="var(--nothing)"', valueOf)).toBe('fill="none"')
  expect(resolved('font-family="var(--font-table)"', valueOf)).toBe(`font-family="'Source Serif 4', serif"`)
})
