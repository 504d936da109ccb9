/** Streams of chance that draw again what was drawn before. */
import type { Chance } from '@shutterbox/kernel';

/** The first results as they were, and then another stream. */
export class AfterAll implements Chance {
  private at = 0;
  private readonly results: readonly number[];
  private readonly kept: number;
  private readonly rest: Chance;

  constructor(results: readonly number[], kept: number, rest: Chance) {
    this.results = results;
    this.kept = kept;
    this.rest = rest;
  }

  int(n: number): number {
    return this.at < this.kept ? (this.results[this.at++] as number) : this.rest.int(n);
  }
}

/** Every possible list of results, one after the other: the last result changes first. */
export class Odometer implements Chance {
  private readonly results: number[] = [];
  private readonly sizes: number[] = [];
  private at = 0;

  int(n: number): number {
    if (this.at === this.results.length) {
      this.results.push(0);
      this.sizes.push(n);
    }
    return this.results[this.at++] as number;
  }

  /** The probability of the present list. */
  get weight(): number {
    return this.sizes.reduce((weight, size) => weight / size, 1);
  }

  /** On to the next list; false after the last one. */
  next(): boolean {
    this.at = 0;
    for (;;) {
      const last = this.results.pop();
      const size = this.sizes.pop();
      if (last === undefined || size === undefined) return false;
      if (last + 1 === size) continue;
      this.results.push(last + 1);
      this.sizes.push(size);
      return true;
    }
  }
}

/** Passes a stream through, and notes how many results each draw could have had, and whatever else the caller wants to know at that moment. */
export class Noting<T> implements Chance {
  readonly sizes: number[] = [];
  readonly notes: T[] = [];
  private readonly source: Chance;
  private readonly note: () => T;

  constructor(source: Chance, note: () => T) {
    this.source = source;
    this.note = note;
  }

  int(n: number): number {
    this.sizes.push(n);
    this.notes.push(this.note());
    return this.source.int(n);
  }
}
