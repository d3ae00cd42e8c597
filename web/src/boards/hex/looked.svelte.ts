// What somebody looks at on a board: under the mouse, tapped by a finger that cannot hover, and with the focus. All are
// kept, because a pointer that merely lies somewhere must not take away what the keyboard has reached.

export type Eye = 'pointer' | 'tap' | 'focus'

export class Looked {
  private pointer = $state<string | null>(null)
  tap = $state<string | null>(null)
  private focus = $state<string | null>(null)

  /** A thing is looked at, or no longer. */
  see(word: string, isOn: boolean, eye: Eye): void {
    if (isOn) this[eye] = word
    else if (this[eye] === word) this[eye] = null
  }

  /** The pointer's first. */
  get all(): string[] {
    return [this.pointer, this.tap, this.focus].filter((word) => word !== null)
  }

  get first(): string | null {
    return this.pointer ?? this.tap ?? this.focus
  }
}
