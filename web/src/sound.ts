// Short sounds made on the spot, no files: wood on wood, dice, cards, a shot, a bell. Off unless somebody wants them.

export type Sound = 'move' | 'attack' | 'dice' | 'card' | 'turn' | 'won' | 'lost' | 'chat'

/** Which sound fits what has just happened; `null` where silence does. */
export function soundOf(lines: readonly { by: string; sentence: string | null }[], isMyTurnNow: boolean): Sound | null {
  const last = lines.filter(({ by }) => by !== 'table').at(-1)
  if (last === undefined) return null
  const [verb = ''] = (last.sentence ?? '').split(' ')
  if (last.by === 'chance') return ['draw', 'objective', 'victory'].includes(verb) ? 'card' : 'dice'
  if (['attack', 'fire', 'flank', 'air', 'oba', 'capture'].includes(verb)) return 'attack'
  if (['card', 'keep'].includes(verb)) return 'card'
  if (['end', 'done', 'pass'].includes(verb)) return isMyTurnNow ? 'turn' : null
  return isMyTurnNow && last.sentence === null ? 'turn' : 'move'
}

let context: AudioContext | null = null

function tone(at: AudioContext, when: number, frequency: number, length: number, volume: number, type: OscillatorType = 'sine'): void {
  const [voice, gain] = [at.createOscillator(), at.createGain()]
  voice.type = type
  voice.frequency.setValueAtTime(frequency, when)
  gain.gain.setValueAtTime(volume, when)
  gain.gain.exponentialRampToValueAtTime(0.0001, when + length)
  voice.connect(gain).connect(at.destination)
  voice.start(when)
  voice.stop(when + length)
}

/** A burst of noise through a filter: what wood, paper and dice sound like. */
function knock(at: AudioContext, when: number, frequency: number, length: number, volume: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const [source, filter, gain] = [at.createBufferSource(), at.createBiquadFilter(), at.createGain()]
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = frequency
  gain.gain.value = volume
  source.connect(filter).connect(gain).connect(at.destination)
  source.start(when)
}

const SOUNDS: Record<Sound, (at: AudioContext, now: number) => void> = {
  move: (at, now) => knock(at, now, 420, 0.09, 0.5),
  attack: (at, now) => {
    knock(at, now, 160, 0.35, 0.9)
    tone(at, now, 70, 0.3, 0.25, 'triangle')
  },
  dice: (at, now) => {
    for (let i = 0; i < 5; i++) knock(at, now + i * 0.07 + (i % 2) * 0.02, 1400 - i * 120, 0.05, 0.45)
  },
  card: (at, now) => knock(at, now, 3200, 0.14, 0.25),
  turn: (at, now) => {
    tone(at, now, 660, 0.35, 0.12)
    tone(at, now + 0.12, 880, 0.45, 0.12)
  },
  won: (at, now) => [523, 659, 784, 1047].forEach((note, i) => tone(at, now + i * 0.14, note, 0.5, 0.13, 'triangle')),
  lost: (at, now) => [392, 330, 262].forEach((note, i) => tone(at, now + i * 0.2, note, 0.5, 0.12, 'triangle')),
  chat: (at, now) => tone(at, now, 990, 0.12, 0.07),
}

export function play(sound: Sound): void {
  try {
    context ??= new AudioContext()
    // Browsers are silent until somebody has touched the page.
    if (context.state === 'suspended') void context.resume()
    SOUNDS[sound](context, context.currentTime)
  } catch {
    // A browser without sound is silent.
  }
}
