// Stands in for the server with recorded views, so that boards can be drawn and looked at without one: the files of
// web/dist, and answers from src/dev/*.json. For working on boards only; the tests play against the real server.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const DIST = new URL('../dist', import.meta.url).pathname
const DEV = new URL('../src/dev', import.meta.url).pathname
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json', '.ftl': 'text/plain' }

const terms = { clock: { kind: 'none' }, time_out: 'lose', chance: 'provable', spectators: true, takebacks: true, salts: false, auto_start: true }
const seats = {
  clash: [['allies', 'allies'], ['axis', 'axis']],
  mortain: [['german', 'german'], ['american', 'american']],
  'trench-club': [['germany', 'central'], ['britain', 'entente'], ['austria', 'central'], ['france', 'entente']],
}
const names = { allies: 'Allies', axis: 'Axis', german: 'German', american: 'American', germany: 'Germany', britain: 'Britain', austria: 'Austria', france: 'France' }

export async function stand(context, game, change = (recorded) => recorded) {
  const engine = game.startsWith('clash') ? 'clash' : game
  const recorded = change(JSON.parse(readFileSync(join(DEV, `${game}.json`), 'utf8')))
  const who = seats[engine].map(([seat, team]) => ({ seat, team, name: seat === recorded.seat ? 'Jonas' : null, bot: seat === recorded.seat ? null : 3, is_online: true, is_sealed: false, is_opened: false }))
  const table = { id: 'T', game, head: [], status: 'running', outcome: null, is_public: false, terms, seats: who, watching: 0, rules_version: 1, seal: null, rematch_of: null, made_at: 0 }
  const seen = { seat: recorded.seat, ply: 9, turn: { due: recorded.seat, is_chance: false, outcome: null }, view: recorded.view, legal: recorded.legal, can_undo: true, offers: { draw: [], resigned: [], takeback: null, takeback_agreed: [] }, clocks: null }
  const lines = recorded.told.map((told) => ({ ...told, by: typeof told.by === 'object' ? seats[engine][told.by.seat ?? told.by.Seat ?? 0][0] : told.by.toLowerCase() }))
  const games = Object.keys({ 'clash-ardennes': 1, 'clash-dday': 1, mortain: 1, 'trench-club': 1 }).map((one) => ({ game: one, title: { 'clash-ardennes': 'Clash of the Ardennes', 'clash-dday': 'Clash: D-Day', mortain: 'Stand at Mortain', 'trench-club': 'Trench Club' }[one], about: '', rules_version: 1, has_secrets: true, seats: seats[one.startsWith('clash') ? 'clash' : one].map(([seat, team]) => ({ seat, team, name: names[seat] })), options: [] }))
  const now = Date.now()
  const summary = (id, one, is_due, ago) => ({ id, game: one, status: 'running', outcome: null, is_public: false, terms, seats: seats[one.startsWith('clash') ? 'clash' : one].map(([seat, team], i) => ({ seat, team, name: i ? 'Maaike' : 'Jonas', bot: null })), due: seats[one.startsWith('clash') ? 'clash' : one][is_due ? 0 : 1][0], is_due, moved_at: now - ago })
  const answers = {
    '/me': { name: 'Jonas', login: null, lang: 'en', since: 0 },
    '/games': games,
    '/tables': [summary('A', 'mortain', true, 3.6e6), summary('B', 'clash-dday', false, 9e4)],
    '/tables/T': { table, yours: [recorded.seat], is_host: true, key: 'K' },
    '/tables/T/chat': [],
    '/tables/T/hint': { best: { sentence: recorded.legal[3], win: 61 }, next: [], reason: { key: 'bots-reason-clear', args: { points: 4, sentence: recorded.legal[0] } } },
  }
  await context.route('http://sand.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    if (!pathname.startsWith('/api/v1')) {
      const path = join(DIST, pathname === '/' ? 'index.html' : pathname)
      return route.fulfill({ body: readFileSync(path), contentType: TYPES[extname(path)] ?? 'application/octet-stream' })
    }
    const asked = pathname.slice('/api/v1'.length)
    if (asked === '/tables/T/why') {
      return route.fulfill({ status: 422, json: { code: 'refused', message: { key: 'clash-illegal-no-room', args: { unit: 'tank', road: 3, gap: 0, length: 3 } }, rule: 'CL-3.1' } })
    }
    return asked in answers ? route.fulfill({ json: answers[asked] }) : route.fulfill({ status: 404, json: { code: 'missing', message: { key: 'server-missing', args: {} } } })
  })
  await context.routeWebSocket(/sand\.test/, (socket) => {
    socket.send(JSON.stringify({ type: 'sync', epoch: 'E', event: 1, table, seen, lines: lines.slice(-24) }))
    socket.onMessage(() => undefined)
  })
  return { recorded, seen }
}
