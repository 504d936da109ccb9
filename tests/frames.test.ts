import { expect, it } from 'vitest';
import { framesOf } from '../scripts/lib/frames.mjs';

/** Microseconds, as the browser has them. */
function begin(ts: number) {
  return { name: 'AnimationFrame', ph: 'b', ts };
}

function task(ts: number, dur: number, tdur = dur) {
  return { name: 'RunTask', ph: 'X', ts, dur, tdur };
}

it('counts a task for the frame in which most of it falls', () => {
  const events = [
    task(0, 500),
    // The first frame begins within the task that asks for it, and the second as soon as the first is drawn.
    task(1_000, 4_000, 3_000),
    begin(1_100),
    { name: 'Layout', ph: 'X', ts: 2_000, dur: 1_000 },
    task(6_000, 2_000),
    begin(7_990),
    task(9_000, 1_000),
  ];
  const frames: readonly Record<'wall' | 'cpu' | 'layout', number>[] = framesOf(events);
  expect(frames.map(({ wall, cpu, layout }) => [wall, cpu, layout])).toEqual([
    [6, 5, 1],
    [1, 1, 0],
  ]);
});
