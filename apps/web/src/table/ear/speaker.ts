/** Waits for a moment of quiet before it speaks. */
import type { Spoken } from './speech.ts';

/** Quiet for this long before speaking … */
const QUIET_MS = 500;
/** … but your own results never wait longer than this. */
const LONGEST_MS = 2_500;

export class Speaker {
  private readonly speak: (heard: readonly Spoken[]) => void;
  private heard: Spoken[] = [];
  private since = 0;
  private timer = 0;

  constructor(speak: (heard: readonly Spoken[]) => void) {
    this.speak = speak;
  }

  hear(spoken: readonly Spoken[]): void {
    if (this.timer === 0) this.since = performance.now();
    this.heard.push(...spoken);
    clearTimeout(this.timer);
    const left = this.since + LONGEST_MS - performance.now();
    this.timer = window.setTimeout(() => this.flush(), Math.max(0, Math.min(QUIET_MS, left)));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.heard = [];
    this.timer = 0;
  }

  private flush(): void {
    const { heard } = this;
    this.heard = [];
    this.timer = 0;
    this.speak(heard);
  }
}
