// Which page an address means. Addresses live after the `#`, so that one file answers all of them and an invitation's key
// is never sent to a server's log. A paragraph of the rules has a short one: `#CL-4.2`.
import { engineOfRule } from './paragraphs'

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; key?: string | undefined; seat?: string | undefined }
  /** Without an id: a file to be opened. */
  | { page: 'replay'; id?: string | undefined; key?: string | undefined; seat?: string | undefined }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string; rule?: string | undefined }
  | { page: 'learn'; game?: string | undefined; lesson?: string | undefined }
  | { page: 'unknown' }

export function parse(hash: string): Route {
  const short = engineOfRule(hash.replace(/^#/, ''))
  if (short !== null) return { page: 'rules', game: short, rule: hash.replace(/^#/, '') }
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const asked = new URLSearchParams(query)
  const key = asked.get('key') ?? undefined
  const [page = '', first = '', second] = path.split('/').map(decode)
  if (page === '') return { page: 'home' }
  if (page === 'open' && first === '') return { page: 'replay' }
  if (page === 'learn') return { page, game: first || undefined, lesson: second }
  if (first === '') return { page: 'unknown' }
  switch (page) {
    case 'table':
      return { page, id: first, key, seat: asked.get('seat') ?? undefined }
    case 'replay':
      return { page, id: first, key, seat: asked.get('seat') ?? undefined }
    case 'new':
      return { page, game: first }
    case 'rules':
      return { page, game: first, rule: second }
    default:
      return { page: 'unknown' }
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function link(route: Route): string {
  switch (route.page) {
    case 'table':
      return `#/table/${encodeURIComponent(route.id)}${query({ key: route.key, seat: route.seat })}`
    case 'replay':
      return route.id === undefined ? '#/open' : `#/replay/${encodeURIComponent(route.id)}${query({ key: route.key, seat: route.seat })}`
    case 'new':
      return `#/new/${route.game}`
    case 'rules':
      return `#/rules/${route.game}${route.rule ? `/${encodeURIComponent(route.rule)}` : ''}`
    case 'learn':
      return `#/learn${route.game ? `/${route.game}` : ''}${route.lesson ? `/${encodeURIComponent(route.lesson)}` : ''}`
    default:
      return '#/'
  }
}

function query(asked: Record<string, string | undefined>): string {
  const given = Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export function go(route: Route): void {
  location.hash = link(route)
}
