/** Fingers on the screen, one for each point. */
import type { CDPSession, Page } from '@playwright/test';

type Point = readonly [x: number, y: number];

const STEPS = 8;

export class Fingers {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Moves each finger from its first point to its last; they are lifted together. */
  async move(...ways: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
    await this.down(...ways.map(([from]) => from));
    for (let step = 1; step <= STEPS; step++)
      await this.send(
        'touchMove',
        ways.map(([from, to]) => between(from, to, step / STEPS)),
      );
    await this.up();
  }

  down(...points: readonly Point[]): Promise<void> {
    return this.send('touchStart', points);
  }

  up(): Promise<void> {
    return this.send('touchEnd', []);
  }

  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  }
}

function between([x, y]: Point, [toX, toY]: Point, part: number): Point {
  return [x + (toX - x) * part, y + (toY - y) * part];
}
