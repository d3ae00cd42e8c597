// Which page an address means. Addresses live after the `#`, so that one file answers all of them and an invitation's key
// is never sent to a server's log.

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; key?: string | undefined; seat?: string | undefined }
  | { page: 'replay'; id: string; key?: string | undefined; ply?: number | undefined }
  | { page: 'rules'; game: string; rule?: string | undefined }
  | { page: 'learn'; game: string; lesson?: string | undefined }
  | { page: 'unknown' }

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const asked = new URLSearchParams(query)
  const key = asked.get('key') ?? undefined
  const [page = '', first = '', second] = path.split('/').map(decode)
  if (page === '') return { page: 'home' }
  if (first === '') return { page: 'unknown' }
  switch (page) {
    case 'table':
      return { page, id: first, key, seat: asked.get('seat') ?? undefined }
    case 'replay': {
      const ply = Number(asked.get('ply') ?? NaN)
      return { page, id: first, key, ply: Number.isInteger(ply) ? ply : undefined }
    }
    case 'rules':
      return { page, game: first, rule: second }
    case 'learn':
      return { page, game: first, lesson: second }
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
      return `#/replay/${encodeURIComponent(route.id)}${query({ key: route.key, ply: route.ply?.toString() })}`
    case 'rules':
      return `#/rules/${route.game}${route.rule ? `/${encodeURIComponent(route.rule)}` : ''}`
    case 'learn':
      return `#/learn/${route.game}${route.lesson ? `/${encodeURIComponent(route.lesson)}` : ''}`
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
