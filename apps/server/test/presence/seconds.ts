/** The seconds by which servers look, gone through as fast as a test can. Time stands still unless someone waits. */
import { vi } from 'vitest';

const SECOND_MS = 1_000;

export class Seconds {
  now = Date.now();

  /** Before the servers begin, so that they count by these. */
  constructor() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  }

  pass(): void {
    this.now += SECOND_MS;
    vi.advanceTimersByTime(SECOND_MS);
  }

  /** Passes seconds until it has come. What is on the wire comes in between. */
  async until<T>(coming: Promise<T>): Promise<T> {
    let isThere = false;
    const settle = () => {
      isThere = true;
    };
    coming.then(settle, settle);
    while (!isThere) {
      this.pass();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return coming;
  }
}
