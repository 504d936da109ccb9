import { describe, expect, it } from 'vitest';
import { FAST_BYTES, STEP_BYTES, stepper } from '../src/young-garbage.ts';

/** New objects, of which as many survive a collection as are still in use, and looks at them. */
function heap() {
  const told = { bytes: 0, collections: 0, inUse: 0 };
  const look = stepper({
    bytes: () => told.bytes,
    collect: () => {
      told.collections++;
      told.bytes = told.inUse;
    },
  });
  const grow = (bytes: number, looks: number) => {
    for (let i = 0; i < looks; i++) {
      told.bytes += bytes;
      look();
    }
  };
  return { told, grow };
}

describe('young garbage', () => {
  it('is collected in small steps while it grows slowly', () => {
    const { told, grow } = heap();
    grow(STEP_BYTES / 4, 40);
    expect(told.collections).toBe(10);
  });

  it('is left alone while there is little', () => {
    const { told, grow } = heap();
    grow(STEP_BYTES - 1, 1);
    grow(0, 100);
    expect(told.collections).toBe(0);
  });

  it('is left to V8 at full speed, and collected once that is over', () => {
    const { told, grow } = heap();
    grow(FAST_BYTES + 1, 12);
    expect(told.collections).toBe(0);
    grow(0, 1);
    expect(told.collections).toBe(1);
  });

  it('grows anew after V8 has collected by itself', () => {
    const { told, grow } = heap();
    grow(FAST_BYTES + 1, 12);
    told.bytes = 0;
    grow(0, 1);
    grow(STEP_BYTES / 2, 2);
    expect(told.collections).toBe(1);
  });

  it('is told from what survived a collection of V8', () => {
    const { told, grow } = heap();
    grow(FAST_BYTES + 1, 12);
    told.bytes = told.inUse = 3 * STEP_BYTES;
    grow(0, 10);
    expect(told.collections).toBe(0);
    grow(STEP_BYTES / 4, 4);
    expect(told.collections).toBe(1);
  });

  it('is told from what survived a step', () => {
    const { told, grow } = heap();
    told.inUse = 2 * STEP_BYTES;
    grow(STEP_BYTES / 4, 4);
    expect(told.collections).toBe(1);
    grow(1, 100);
    expect(told.collections).toBe(1);
  });
});
