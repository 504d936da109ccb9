/** Saved points of a match, so that looking back need not start from the beginning each time. */
import type { Checkpoint } from '@shutterbox/kernel';

const MOST_KEPT = 16;
const FIRST_SPACING = 25;

export class Past<S> {
  private kept: Checkpoint<S>[] = [];
  private spacing = FIRST_SPACING;

  /** The last one at or before an entry. */
  before(number: number): Checkpoint<S> | undefined {
    return this.kept.findLast((each) => each.number <= number);
  }

  isDue(number: number): boolean {
    return number - (this.kept.at(-1)?.number ?? 0) >= this.spacing;
  }

  /** If there are too many, every second one is dropped, and new ones are further apart. */
  keep(checkpoint: Checkpoint<S>): void {
    this.kept.push(checkpoint);
    if (this.kept.length <= MOST_KEPT) return;
    this.kept = this.kept.filter((_, i) => i % 2 === 1);
    this.spacing *= 2;
  }
}
