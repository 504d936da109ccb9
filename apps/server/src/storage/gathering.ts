/**
 * Gathers what arrives in the same turn of the event loop, or while earlier batches are under way, so that it is done together. What
 * comes alone goes at the end of its turn.
 */
export class Gathering<T> {
  private readonly together: (batch: readonly T[]) => Promise<void>;
  private readonly most: number;
  private readonly lanes: (Promise<void> | undefined)[];
  private waiting: T[] = [];

  /** `together` never throws. At most `most` are done together, and at most `lanes` batches are under way. */
  constructor(together: (batch: readonly T[]) => Promise<void>, most: number, lanes: number) {
    this.together = together;
    this.most = most;
    this.lanes = Array.from({ length: lanes });
  }

  add(item: T): void {
    if (this.waiting.push(item) === 1) this.begin();
  }

  async settled(): Promise<void> {
    while (this.lanes.some((lane) => lane !== undefined)) await Promise.all(this.lanes);
  }

  /** If no lane is free, the first that is done goes on with what waits. */
  private begin(): void {
    const free = this.lanes.indexOf(undefined);
    if (free >= 0) this.lanes[free] = this.work(free);
  }

  private async work(lane: number): Promise<void> {
    while (this.waiting.length > 0) {
      await new Promise(setImmediate);
      const batch = this.waiting.splice(0, this.most);
      if (this.waiting.length > 0) this.begin();
      // Another lane may have taken everything.
      if (batch.length > 0) await this.together(batch);
    }
    this.lanes[lane] = undefined;
  }
}
