// The real server for browser tests: SANDTABLE_URL if one runs already, else the binary named by SANDTABLE (or the one
// cargo built), on a free port with an empty folder of its own.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
  const built = ['release', 'debug'].map((profile) => join(ROOT, 'target', profile, 'sandtable'))
  const found = [process.env.SANDTABLE, ...built].find((path) => path && existsSync(path))
  if (!found) throw new Error('no server: build it with `cargo build --release -p sandtable`, or name it with SANDTABLE=')
  return found
}

export async function serve() {
  if (process.env.SANDTABLE_URL) return { url: process.env.SANDTABLE_URL, stop: () => undefined }
  const port = await freePort()
  const data = mkdtempSync(join(tmpdir(), 'sandtable-data-'))
  const child = spawn(binary(), ['serve', '--addr', `127.0.0.1:${port}`, '--data', data], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const well = await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false)
    if (well) return { url, stop: () => child.kill('SIGTERM') }
    await new Promise((done) => setTimeout(done, 100))
  }
  child.kill('SIGTERM')
  throw new Error('the server did not come up')
}
