// Pan and zoom of a board: one transform on one element. Wheel and pinch zoom about the pointer, dragging pans, + and −
// zoom about the middle, arrow keys move on. While the hand moves the layer is only composited; when it rests it is
// drawn anew, crisp at its size. Knows nothing of what is on the board.

export interface Camera {
  x: number
  y: number
  zoom: number
}

export interface Bounds {
  /** Size of the window and of the board in its own units. */
  wide: number
  high: number
  boardWide: number
  boardHigh: number
}

const MOST = 6
/** A drag shorter than this is a click. */
const SLACK = 5
const REST_MS = 160
const FOLLOW_MS = 120
const READABLE = 0.85

/** The whole board fits. */
export function fitting({ wide, high, boardWide, boardHigh }: Bounds): number {
  return Math.min(wide / boardWide, high / boardHigh)
}

/** As near the wanted camera as the board's edges allow: no table shows beside the board where it could cover it. */
export function held(camera: Camera, bounds: Bounds, least = fitting(bounds)): Camera {
  const zoom = Math.min(Math.max(camera.zoom, least), MOST)
  return {
    zoom,
    x: heldAxis(camera.x, bounds.wide, bounds.boardWide * zoom),
    y: heldAxis(camera.y, bounds.high, bounds.boardHigh * zoom),
  }
}

function heldAxis(offset: number, room: number, length: number): number {
  if (length <= room) return (room - length) / 2
  return Math.min(0, Math.max(room - length, offset))
}

/** The point of the window stays where it is. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, least: number): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, least), MOST)
  const real = zoom / camera.zoom
  return { zoom, x: x - (x - camera.x) * real, y: y - (y - camera.y) * real }
}

const EDGE = 40

/** Well inside the window. */
export function isInSight({ x, y, zoom }: Camera, { wide, high }: Bounds, point: readonly [number, number]): boolean {
  const [at, down] = [point[0] * zoom + x, point[1] * zoom + y]
  return at > EDGE && down > EDGE && at < wide - EDGE && down < high - EDGE
}

/** Moves the world element inside its window. */
export class PanZoom {
  camera: Camera = { x: 0, y: 0, zoom: 1 }
  private bounds: Bounds = { wide: 1, high: 1, boardWide: 1, boardHigh: 1 }
  private readonly pointers = new Map<number, { x: number; y: number }>()
  private travelled = 0
  private resting: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  private readonly stops: (() => void)[] = []
  private touched = false
  /** The press began on what lies over the board while it moves. */
  private isVeiled = false
  /** The window's place on the screen, and when its size and camera were last told. */
  private left = 0
  private top = 0
  private told = 0

  constructor(
    private readonly window: HTMLElement,
    private readonly world: HTMLElement,
    private readonly board: { wide: number; high: number; start: (bounds: Bounds) => Camera },
    private readonly changed: (camera: Camera, bounds: Bounds) => void,
  ) {
    const watch = new ResizeObserver(() => this.measure())
    watch.observe(window)
    this.stops.push(() => watch.disconnect())
    this.listen('wheel', (event) => this.onWheel(event), { passive: false })
    this.listen('pointerdown', (event) => this.onDown(event))
    this.listen('pointermove', (event) => this.onMove(event))
    this.listen('pointerup', (event) => this.onUp(event))
    this.listen('pointercancel', (event) => this.onUp(event))
    // Else the browser takes a quick push for a fling, and while that would last swallows the click of the next tap.
    this.listen('touchmove', (event) => event.cancelable && event.preventDefault(), { passive: false })
    this.listen('keydown', (event) => this.onKey(event))
    this.listen('click', (event) => this.onClick(event), { capture: true })
    this.measure()
  }

  stop(): void {
    for (const stop of this.stops) stop()
    clearTimeout(this.resting)
    cancelAnimationFrame(this.frame)
  }

  /** The whole board, or as the board likes to be seen first. */
  home(): void {
    this.touched = false
    this.go(this.board.start(this.bounds))
  }

  zoomBy(factor: number): void {
    this.zoomAt(factor, this.bounds.wide / 2, this.bounds.high / 2)
  }

  panBy(x: number, y: number): void {
    this.touched = true
    this.go({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y })
  }

  /** A point of the board comes into the middle, if it is not well in sight. */
  show(x: number, y: number): void {
    if (!isInSight(this.camera, this.bounds, [x, y])) this.centreOn(x, y)
  }

  /** Of these at least one is in sight: if none is, the nearest comes into the middle. */
  seek(points: readonly (readonly [number, number])[]): void {
    if (points.some((point) => isInSight(this.camera, this.bounds, point))) return
    const { zoom } = this.camera
    const [x, y] = [(this.bounds.wide / 2 - this.camera.x) / zoom, (this.bounds.high / 2 - this.camera.y) / zoom]
    const far = (point: readonly [number, number]) => Math.hypot(point[0] - x, point[1] - y)
    const nearest = [...points].sort((one, other) => far(one) - far(other))[0]
    if (nearest) this.centreOn(...nearest)
  }

  centreOn(x: number, y: number): void {
    this.touched = true
    const { zoom } = this.camera
    this.go({ zoom, x: this.bounds.wide / 2 - x * zoom, y: this.bounds.high / 2 - y * zoom })
  }

  private listen<K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void, options?: AddEventListenerOptions): void {
    this.window.addEventListener(kind, act, options)
    this.stops.push(() => this.window.removeEventListener(kind, act, options))
  }

  private measure(): void {
    const { clientWidth, clientHeight } = this.window
    if (clientWidth === 0 || clientHeight === 0) return
    const { left, top } = this.window.getBoundingClientRect()
    this.left = left
    this.top = top
    this.bounds = { wide: clientWidth, high: clientHeight, boardWide: this.board.wide, boardHigh: this.board.high }
    // At once, not as a movement: whoever clicks in the first moment must find the board where it stays.
    this.camera = held(this.touched ? this.camera : this.board.start(this.bounds), this.bounds)
    this.place()
    this.changed(this.camera, this.bounds)
  }

  private go(wanted: Camera): void {
    this.camera = held(wanted, this.bounds)
    this.world.style.willChange = 'transform'
    this.world.classList.add('moving')
    cancelAnimationFrame(this.frame)
    this.frame = requestAnimationFrame((now) => this.draw(now))
    this.restSoon()
  }

  private restSoon(): void {
    clearTimeout(this.resting)
    this.resting = setTimeout(() => this.rest(), REST_MS)
  }

  private place(): void {
    const { x, y, zoom } = this.camera
    // On whole pixels of the screen: crisp at rest, and copied instead of blended while it moves.
    this.world.style.transform = `translate(${Math.round(x + this.left) - this.left}px, ${Math.round(y + this.top) - this.top}px) scale(${zoom})`
    // Small lettering only shows when it can be read.
    this.world.classList.toggle('far', zoom < READABLE)
  }

  private draw(now: number): void {
    this.place()
    // What lies over the board follows a few times a second; each time the page around it is drawn as well.
    if (now - this.told < FOLLOW_MS) return
    this.told = now
    this.changed(this.camera, this.bounds)
  }

  /** The hand rests: everything is drawn anew at its size. */
  private rest(): void {
    clearTimeout(this.resting)
    this.world.style.willChange = 'auto'
    this.world.classList.remove('moving')
    this.changed(this.camera, this.bounds)
  }

  private zoomAt(factor: number, x: number, y: number): void {
    this.touched = true
    this.go(zoomed(this.camera, factor, x, y, fitting(this.bounds)))
  }

  private onWheel(event: WheelEvent): void {
    event.preventDefault()
    const box = this.window.getBoundingClientRect()
    const lines = event.deltaMode === 1 ? 16 : 1
    this.zoomAt(Math.exp(-event.deltaY * lines * 0.0016), event.clientX - box.left, event.clientY - box.top)
  }

  private onDown(event: PointerEvent): void {
    if (event.button !== 0) return
    // A finger that has pushed the map sends no click along: the next tap is a new one.
    if (this.pointers.size === 0) this.travelled = 0
    this.isVeiled = this.pointers.size === 0 && !this.isOnBoard(event.target)
    // The veil stays while the finger is down: where it went away in between, there would be no click at all.
    if (this.isVeiled) clearTimeout(this.resting)
    const piece = event.target instanceof Element ? event.target.closest('[data-piece][data-words]') : null
    // The mouse takes up pieces, and the table's listener carries them; so does a finger that is laid on a piece that can
    // act. Anything else, and a second finger, moves the map.
    if (piece && (event.pointerType === 'mouse' || (piece.matches('.lit, .selected') && this.pointers.size === 0))) return
    event.stopPropagation()
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private onMove(event: PointerEvent): void {
    const last = this.pointers.get(event.pointerId)
    if (!last) return
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y]
    this.travelled += Math.hypot(dx, dy)
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) {
      const box = this.window.getBoundingClientRect()
      const before = Math.hypot(last.x - other.x, last.y - other.y)
      const now = Math.hypot(event.clientX - other.x, event.clientY - other.y)
      this.panBy(dx / 2, dy / 2)
      this.zoomAt(now / Math.max(before, 1), (event.clientX + other.x) / 2 - box.left, (event.clientY + other.y) / 2 - box.top)
    } else if (this.travelled > SLACK) {
      // Only now: a captured pointer would take the click away from the piece under it.
      if (!this.window.hasPointerCapture(event.pointerId)) this.window.setPointerCapture(event.pointerId)
      this.panBy(dx, dy)
    }
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  private isOnBoard(target: EventTarget | null): boolean {
    return target instanceof Node && this.world.contains(target)
  }

  private onClick(event: MouseEvent): void {
    const isDrag = this.travelled > SLACK
    const isMissed = this.isVeiled && !this.isOnBoard(event.target)
    this.travelled = 0
    this.isVeiled = false
    // After a drag the click that the browser sends along is not meant.
    if (isDrag) event.stopPropagation()
    else if (isMissed) this.pass(event)
  }

  /** What is pressed right after a movement is meant for what lies there. */
  private pass(event: MouseEvent): void {
    this.rest()
    const { clientX, clientY } = event
    const pointerType = event instanceof PointerEvent ? event.pointerType : ''
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, clientX, clientY, pointerType }))
  }

  private onUp(event: PointerEvent): void {
    this.pointers.delete(event.pointerId)
    if (this.isVeiled && this.pointers.size === 0) this.restSoon()
  }

  private onKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = 60
    const acts: Record<string, () => void> = {
      '+': () => this.zoomBy(1.25),
      '=': () => this.zoomBy(1.25),
      '-': () => this.zoomBy(0.8),
      '−': () => this.zoomBy(0.8),
      '0': () => this.home(),
    }
    // Arrow keys belong to the pieces when one has the focus.
    if (event.target === this.window) {
      acts['ArrowLeft'] = () => this.panBy(step, 0)
      acts['ArrowRight'] = () => this.panBy(-step, 0)
      acts['ArrowUp'] = () => this.panBy(0, step)
      acts['ArrowDown'] = () => this.panBy(0, -step)
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
}
