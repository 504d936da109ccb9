import { Follower } from '@shutterbox/host';
import { describe, expect, it } from 'vitest';

function gated() {
  const gates: (() => void)[] = [];
  let failures = 0;
  const follower = new Follower(
    () => new Promise<void>((resolve) => void gates.push(resolve)),
    () => void failures++,
  );
  /** Lets current work end, and its follow-up begin. */
  const finish = async () => {
    gates.at(-1)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { follower, gates, finish, failures: () => failures };
}

describe('a follower', () => {
  it('works once more for everything that came meanwhile, and never twice at a time', async () => {
    const { follower, gates, finish } = gated();
    follower.nudge();
    for (let i = 0; i < 5; i++) follower.nudge();
    expect(gates).toHaveLength(1);
    await finish();
    expect(gates).toHaveLength(2);
    await finish();
    expect(gates).toHaveLength(2);
    follower.nudge();
    expect(gates).toHaveLength(3);
    await finish();
  });

  it('waits for nothing where it can work at once, and does not fail the one who brings the news', async () => {
    const failures: unknown[] = [];
    const steps: string[] = [];
    let can: () => boolean = () => true;
    const follower = new Follower(
      async () => void steps.push('later'),
      (error) => void failures.push(error),
      () => {
        steps.push('at once');
        return can();
      },
    );
    follower.nudge();
    expect(steps).toEqual(['at once']);
    can = () => false;
    follower.nudge();
    await new Promise((resolve) => setImmediate(resolve));
    expect(steps).toEqual(['at once', 'at once', 'later']);
    can = () => {
      throw 'no';
    };
    follower.nudge();
    expect(failures).toEqual(['no']);
  });

  it('begins nothing after its end, and goes on after a failure', async () => {
    const { follower, gates, finish } = gated();
    follower.nudge();
    follower.nudge();
    const stopped = follower.stop();
    await finish();
    await stopped;
    follower.nudge();
    expect(gates).toHaveLength(1);

    let runs = 0;
    const failing = new Follower(
      async () => {
        runs++;
        throw new Error('no');
      },
      () => {},
    );
    failing.nudge();
    await new Promise((resolve) => setImmediate(resolve));
    failing.nudge();
    expect(runs).toBe(2);
  });
});
