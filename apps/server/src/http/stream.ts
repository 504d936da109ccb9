/** A match as lines of JSON: one update per line when there is something new, and a blank line now and then to keep it alive. */

import type { ServerResponse } from 'node:http';
import { Follower, type Table } from '@shutterbox/host';
import type { Observer } from '@shutterbox/kernel';
import { observerFor } from './lookup.ts';

const KEEP_ALIVE_MS = 15_000;
/** Keep-alive rounds that a reader may fall behind before the stream is closed. */
const MOST_BEHIND = 4;

export interface StreamPlan {
  readonly table: Table;
  readonly visitor: string;
  readonly observer: Observer;
  /** The last number that the reader has. */
  readonly from: number;
  readonly failed: (error: unknown) => void;
  readonly ended: () => void;
}

export class Stream {
  private readonly response: ServerResponse;
  private readonly plan: StreamPlan;
  private readonly follower: Follower;
  private readonly unlisten: () => void;
  private readonly timer: NodeJS.Timeout;
  private from: number;
  private first = true;
  private behind = 0;
  private over = false;

  constructor(response: ServerResponse, plan: StreamPlan) {
    this.response = response;
    this.plan = plan;
    this.from = plan.from;
    this.follower = new Follower(
      () => this.tell(),
      (error) => {
        plan.failed(error);
        this.end();
      },
    );
    this.unlisten = plan.table.listen(() => this.follower.nudge());
    this.timer = setInterval(() => this.keepAlive(), KEEP_ALIVE_MS);
    response.once('close', () => this.end());
    response.on('error', () => this.end());
    response.on('drain', () => this.follower.nudge());
    response.flushHeaders();
    this.follower.nudge();
  }

  end(): void {
    if (this.over) return;
    this.over = true;
    clearInterval(this.timer);
    this.unlisten();
    void this.follower.stop();
    this.response.end();
    this.plan.ended();
  }

  /** A slow reader gets fewer updates with more steps each: the next one is built only when the last is sent. */
  private async tell(): Promise<void> {
    if (this.response.writableNeedDrain) return;
    const { table, visitor, observer } = this.plan;
    const still = await observerFor(table, visitor, observer === 'spectator' ? undefined : observer);
    if (!still.ok) return this.end();
    const update = await table.update(observer, this.from);
    if (update === undefined || this.over) return;
    if (this.first || update.number !== this.from) this.response.write(`${JSON.stringify(update)}\n`);
    this.first = false;
    this.from = update.number;
    if (update.outcome !== undefined) this.end();
  }

  private keepAlive(): void {
    this.behind = this.response.writableNeedDrain ? this.behind + 1 : 0;
    if (this.behind > MOST_BEHIND) this.response.destroy();
    else if (this.behind === 0) this.response.write('\n');
  }
}
