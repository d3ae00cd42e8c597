// Times and chances as people read them.

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (n: number) => String(n).padStart(2, '0')

/** Time left on a clock: `4:05`, `1:04:05`, `2 d 04 h`. */
export function duration(ms: number): string {
  const whole = Math.max(0, Math.ceil(ms / SECOND) * SECOND)
  const days = Math.floor(whole / DAY)
  const hours = Math.floor((whole % DAY) / HOUR)
  const minutes = Math.floor((whole % HOUR) / MINUTE)
  const seconds = Math.floor((whole % MINUTE) / SECOND)
  if (days > 0) return `${days} d ${two(hours)} h`
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`
  return `${minutes}:${two(seconds)}`
}

/** How long ago, in the reader's own words. */
export function ago(ms: number, language: string): string {
  const said = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  if (ms < MINUTE) return said.format(0, 'minute')
  if (ms < HOUR) return said.format(-Math.floor(ms / MINUTE), 'minute')
  if (ms < DAY) return said.format(-Math.floor(ms / HOUR), 'hour')
  return said.format(-Math.floor(ms / DAY), 'day')
}

export function timeOfDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(at)
}

/** A chance in hundredths; what is possible is never said to be 0 and what is not sure never 100. */
export function percent(value: number): string {
  if (value > 0 && value < 0.005) return '<1 %'
  if (value < 1 && value > 0.995) return '>99 %'
  return `${Math.round(value * 100)} %`
}
