import { describe, it } from 'vitest';

/** Shows in the list of tests that a suite could not run, and why. In CI, where everything can be installed, that is a failure. */
export function notRun(suite: string, why: string): void {
  describe(suite, () => {
    if (process.env.CI === undefined) it.skip(`not run: ${why}`);
    else {
      it(`not run: ${why}`, () => {
        throw new Error(why);
      });
    }
  });
}
