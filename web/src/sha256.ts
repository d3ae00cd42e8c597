// SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104). Written out because browsers lend theirs only to pages that came over
// https, and dice must be checkable on a home network too. Knows bytes only.

const mask = (n: number) => n >>> 0

/** The first 32 bits of the fractional parts of roots of the first primes: square roots to start with, cube roots as keys. */
function fractions(count: number, root: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) {
    let isPrime = true
    for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) isPrime = false
    if (isPrime) found.push(fraction(n, root))
  }
  return found
}

/** 32 bits of the fractional part of a root, exactly: by whole numbers. */
function fraction(n: number, root: number): number {
  const wanted = BigInt(n) << BigInt(32 * root)
  let [low, high] = [0n, 1n << 40n]
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(root) <= wanted) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn)
}

const START = fractions(8, 2)
const KEYS = fractions(64, 3)
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))

function padded(bytes: Uint8Array): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64
  const whole = new Uint8Array(length)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  new DataView(whole.buffer).setBigUint64(length - 8, BigInt(bytes.length) * 8n)
  return whole
}

function schedule(view: DataView, at: number): Uint32Array {
  const w = new Uint32Array(64)
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const [two, seven, fifteen, sixteen] = [w[i - 2] ?? 0, w[i - 7] ?? 0, w[i - 15] ?? 0, w[i - 16] ?? 0]
    const low = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)
    const high = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10)
    w[i] = mask(sixteen + low + seven + high)
  }
  return w
}

export function sha256(bytes: Uint8Array): Uint8Array {
  const whole = padded(bytes)
  const view = new DataView(whole.buffer)
  const state = START.slice()
  for (let at = 0; at < whole.length; at += 64) {
    const w = schedule(view, at)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i++) {
      const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const one = mask(h + high + ((e & f) ^ (~e & g)) + (KEYS[i] ?? 0) + (w[i] ?? 0))
      const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const two = mask(low + ((a & b) ^ (a & c) ^ (b & c)))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, mask(d + one), c, b, a, mask(one + two)]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = mask((state[i] ?? 0) + word)
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, i) => out.setUint32(i * 4, word))
  return digest
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64)
  block.set(key.length > 64 ? sha256(key) : key)
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message))
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner))
}
