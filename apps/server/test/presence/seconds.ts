/** The servers' seconds, passed as fast as a test can. Time stands still unless someone waits. */
import { vi } from 'vitest';

const SECOND_MS = 1_000;

export class Seconds {
  now = Date.now();

  /** Call it before the servers start, so that they use this clock. */
  constructor() {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  }

  pass(): void {
    this.now += SECOND_MS;
    vi.advanceTimersByTime(SECOND_MS);
  }

  /** Passes seconds until it has come. Messages on the wire arrive in between. */
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
