/** Runs the operations on a table one after the other. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get idle(): boolean {
    return this.waiting === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.waiting++ === 0 ? work() : this.last.then(work, work);
    this.last = next.then(this.done, this.done);
    return next;
  }

  private readonly done = (): void => {
    this.waiting--;
  };
}
