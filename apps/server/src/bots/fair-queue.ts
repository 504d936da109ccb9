/** Chooses the next bot to think: from the host with the least use so far, the quickest of its bots. */

export interface Thought {
  /** Who created the table. */
  readonly host: string;
  readonly level: string;
}

interface Waiting extends Thought {
  readonly begin: () => Promise<void>;
}

/** The rough relative cost of the levels; an unknown one counts as the most expensive. */
const COST = new Map([
  ['easy', 1],
  ['normal', 2],
  ['hard', 10],
]);
const DEAREST = 100;

export class FairQueue {
  private readonly most: number;
  private waiting: Waiting[] = [];
  /** What each host's bots have cost, until nobody waits. */
  private readonly had = new Map<string, number>();
  private running = 0;

  constructor(most: number) {
    this.most = most;
  }

  run<T>({ host, level }: Thought, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // A new host gets no more than the waiting ones, or a new name each time would always come first.
      this.had.set(host, Math.max(this.hadBy(host), this.leastHad()));
      this.waiting.push({ host, level, begin: () => work().then(resolve, reject) });
      this.next();
    });
  }

  private next(): void {
    if (this.running >= this.most) return;
    const [first, ...more] = this.waiting;
    if (first === undefined) {
      if (this.running === 0) this.had.clear();
      return;
    }
    const chosen = more.reduce((best, each) => (this.isBefore(each, best) ? each : best), first);
    this.waiting = this.waiting.filter((each) => each !== chosen);
    this.had.set(chosen.host, this.hadBy(chosen.host) + costOf(chosen));
    this.running++;
    void chosen.begin().finally(() => {
      this.running--;
      this.next();
    });
  }

  private isBefore(one: Waiting, other: Waiting): boolean {
    const [first, second] = [this.hadBy(one.host), this.hadBy(other.host)];
    return first === second ? costOf(one) < costOf(other) : first < second;
  }

  private hadBy(host: string): number {
    return this.had.get(host) ?? 0;
  }

  private leastHad(): number {
    return this.waiting.length === 0 ? 0 : Math.min(...this.waiting.map(({ host }) => this.hadBy(host)));
  }
}

function costOf({ level }: Thought): number {
  return COST.get(level) ?? DEAREST;
}
