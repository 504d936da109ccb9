/** Rate limits: token buckets by visitor and by address, in maps of bounded size. */

export interface BucketSize {
  /** Tokens per second. */
  readonly rate: number;
  readonly burst: number;
}

/** How many buckets are kept. Forgetting the one unused for longest can only be generous. */
const MOST_BUCKETS = 50_000;

/** A bucket counts as just used for this long: moving it to the end with every message would cost more than the counting. */
const SAME_PLACE_MS = 1_000;

interface Bucket {
  tokens: number;
  at: number;
  /** When it was moved to the end. */
  placed: number;
}

export class Buckets {
  private readonly size: BucketSize;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(size: BucketSize, now: () => number = () => performance.now()) {
    this.size = size;
    this.now = now;
  }

  get count(): number {
    return this.buckets.size;
  }

  /** 0 if it is allowed, and then it is counted; otherwise the seconds to wait. */
  take(key: string): number {
    const { rate, burst } = this.size;
    const at = this.now();
    const bucket = this.buckets.get(key) ?? { tokens: burst, at, placed: Number.NEGATIVE_INFINITY };
    if (at - bucket.placed > SAME_PLACE_MS) this.placeLast(key, bucket, at);
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1_000) * rate);
    const wait = tokens >= 1 ? 0 : (1 - tokens) / rate;
    bucket.tokens = wait === 0 ? tokens - 1 : tokens;
    bucket.at = at;
    return wait;
  }

  private placeLast(key: string, bucket: Bucket, at: number): void {
    bucket.placed = at;
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.forgetOldest();
  }

  private forgetOldest(): void {
    for (const key of this.buckets.keys()) {
      this.buckets.delete(key);
      return;
    }
  }
}

/** How many of something may be open at once, by key. */
export class Slots {
  private readonly most: number;
  private readonly open = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /** A function that gives the slot back, or undefined if all are taken. */
  take(key: string): (() => void) | undefined {
    const open = this.open.get(key) ?? 0;
    if (open >= this.most) return undefined;
    this.open.set(key, open + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const left = (this.open.get(key) ?? 1) - 1;
      if (left === 0) this.open.delete(key);
      else this.open.set(key, left);
    };
  }
}

/** Each of these is counted separately. An address may be a whole school, so it is allowed more than a visitor. */
export interface LimitSizes {
  /** Any request or message, by address. */
  readonly address: BucketSize;
  /** Any request or message, by visitor. */
  readonly visitor: BucketSize;
  /** New visitors, by address. */
  readonly newVisitor: BucketSize;
  /** New matches, by visitor. */
  readonly newMatch: BucketSize;
  /** New matches, by address. */
  readonly newMatchAddress: BucketSize;
  /** Moments and records, by address: for each, a match has to be replayed. */
  readonly lookBack: BucketSize;
  /** Guesses at a recovery link or a seat link, by address. */
  readonly guess: BucketSize;
  /** Open sockets and streams at once, by address. */
  readonly connections: number;
  /** Sockets of one visitor at one table: each is told everything. */
  readonly tabs: number;
}

export const LIMIT_SIZES: LimitSizes = {
  address: { rate: 100, burst: 400 },
  visitor: { rate: 30, burst: 120 },
  newVisitor: { rate: 0.2, burst: 30 },
  newMatch: { rate: 0.2, burst: 20 },
  newMatchAddress: { rate: 1, burst: 60 },
  lookBack: { rate: 10, burst: 60 },
  guess: { rate: 0.2, burst: 10 },
  connections: 200,
  tabs: 12,
};

export class Limits {
  readonly address: Buckets;
  readonly visitor: Buckets;
  readonly newVisitor: Buckets;
  readonly newMatch: Buckets;
  readonly newMatchAddress: Buckets;
  readonly lookBack: Buckets;
  readonly guess: Buckets;
  readonly connections: Slots;
  readonly tabs: Slots;

  constructor(sizes: LimitSizes) {
    this.address = new Buckets(sizes.address);
    this.visitor = new Buckets(sizes.visitor);
    this.newVisitor = new Buckets(sizes.newVisitor);
    this.newMatch = new Buckets(sizes.newMatch);
    this.newMatchAddress = new Buckets(sizes.newMatchAddress);
    this.lookBack = new Buckets(sizes.lookBack);
    this.guess = new Buckets(sizes.guess);
    this.connections = new Slots(sizes.connections);
    this.tabs = new Slots(sizes.tabs);
  }

  /**
   * Counts a frame on a socket, for its address and for its visitor; visitors without a name share one count per address. Returns
   * 0, or the seconds to wait.
   */
  message(visitor: string, address: string): number {
    return Math.max(this.address.take(address), this.visitor.take(visitor === '' ? address : visitor));
  }
}
