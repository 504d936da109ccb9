import { describe, it } from 'vitest';

/** Says in the list of tests that a suite could not run, and why. In CI that is a failure: there, everything can be installed. */
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
