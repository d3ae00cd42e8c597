// A drawing as a picture of its own: the symbols it uses come along, and tokens become the colours they stand for now.

export function standalone(drawing: string, wide: number, high: number, page: Document): string {
  const symbols = referenced(drawing).map((id) => {
    const symbol = page.getElementById(id)
    return symbol ? new XMLSerializer().serializeToString(symbol) : ''
  })
  const style = getComputedStyle(page.documentElement)
  const body = resolved(`<defs>${symbols.join('')}</defs>${drawing}`, (name) => style.getPropertyValue(name).trim())
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}">${body}</svg>`
}

/** The symbols a drawing refers to, each once. */
export function referenced(drawing: string): string[] {
  return [...new Set([...drawing.matchAll(/href="#([^"]+)"/g)].map((found) => found[1] ?? ''))]
}

/** `var(--x)` and `var(--x,other)` as the value they have; quotes would end the attribute they stand in. */
export function resolved(drawing: string, valueOf: (name: string) => string): string {
  return drawing.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, other: string | undefined) => (valueOf(name) || other || 'none').replaceAll('"', "'"))
}
