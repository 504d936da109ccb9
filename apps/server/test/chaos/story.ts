/** What an observer has been told: each step once, in whatever order the messages came. */
import { isDeepStrictEqual } from 'node:util';
import type { Update } from '@shutterbox/protocol';

type Step = Update['steps'][number];

export class Story {
  readonly steps = new Map<number, Step>();
  newest: Update | undefined;
  /** Every step up to this number is known. */
  number = -1;

  /** A sentence if it contradicts what was told before, otherwise undefined. */
  hear(update: Update): string | undefined {
    for (const step of update.steps) {
      const known = this.steps.get(step.number);
      if (known !== undefined && !isSame(known, step)) {
        return `step ${step.number} was told as ${JSON.stringify(known)} and as ${JSON.stringify(step)}`;
      }
      this.steps.set(step.number, step);
    }
    while (this.steps.has(this.number + 1)) this.number++;
    if (this.newest === undefined || update.number >= this.newest.number) this.newest = update;
    return update.left === 0 ? undefined : `${update.left} steps were left out`;
  }
}

/** The words may depend on when they were said. */
export function isSame(one: Step, other: Step): boolean {
  return isDeepStrictEqual({ ...one, words: [] }, { ...other, words: [] });
}
