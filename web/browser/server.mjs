// The real server for browser tests: SANDTABLE_URL if one runs already, else the binary named by SANDTABLE (or the one
// cargo built last), on a free port with an empty folder of its own. It ends with us, however we end.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATIENCE } from './browser.mjs'

const ROOT = new URL('../..', import.meta.url).pathname

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}

function binary() {
  if (process.env.SANDTABLE) return process.env.SANDTABLE
  const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, 'target')
  const built = ['release', 'debug'].map((profile) => join(target, profile, 'sandtable')).filter((path) => existsSync(path))
  built.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (!built[0]) throw new Error('no server: build it with `cargo build -p sandtable`, or name it with SANDTABLE=')
  return built[0]
}

class Server {
  #child = null
  #port = 0
  #data = mkdtempSync(join(tmpdir(), 'sandtable-data-'))

  get url() {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Up and well; again on the same port and folder after `stop`. */
  async start() {
    const isFirst = this.#port === 0
    for (let tries = 0; tries < (isFirst ? 3 : 1); tries++) {
      // Somebody else may have taken the port between finding and using it.
      if (isFirst) this.#port = await freePort()
      if (await this.#comesUp()) return
      await this.stop()
    }
    throw new Error('the server did not come up')
  }

  async #comesUp() {
    const child = spawn(binary(), ['serve', '--addr', `127.0.0.1:${this.#port}`, '--data', this.#data], { stdio: ['ignore', 'ignore', 'inherit'] })
    this.#child = child
    const end = Date.now() + PATIENCE
    while (Date.now() < end && child.exitCode === null) {
      const isWell = await fetch(`${this.url}/healthz`).then((answer) => answer.ok, () => false)
      if (isWell && child.exitCode === null) return true
      await new Promise((done) => setTimeout(done, 50))
    }
    return false
  }

  /** Ends it: kindly, or as a fall of the machine would. */
  async stop(signal = 'SIGTERM') {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill(signal)
    const hurry = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(hurry)
  }

  /** For the last moment, when nothing can be waited for. */
  drop() {
    this.#child?.kill('SIGKILL')
    rmSync(this.#data, { recursive: true, force: true })
  }
}

const running = new Set()
process.once('exit', () => running.forEach((server) => server.drop()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

export async function serve() {
  if (process.env.SANDTABLE_URL) return { url: process.env.SANDTABLE_URL, stop: async () => undefined }
  const server = new Server()
  running.add(server)
  await server.start()
  return server
}
