import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import type { Event, View } from '../../src/types.ts';
import { sceneOf } from '../../src/ui/band/scene.ts';
import { clearTable } from '../rules/table.ts';

const view: View = game.view(clearTable(), 'spectator');

function still(event: Event, before: View) {
  return sceneOf(2, view, before, { event, index: 0, ms: 0, pace: 0 });
}

describe('a throw seen again', () => {
  it('lies there as it was thrown', () => {
    const event = { type: 'explored', seat: 0, habitat: 2, roll: [1, 5], success: true } as const;
    expect(still(event, view).roll).toMatchObject({ faces: [1, 5], success: true, air: 0 });
    expect(sceneOf(1, view, view, { event, index: 0, ms: 0, pace: 0 }).roll).toBeUndefined();
  });

  it('shows the other dice only to players who have seen them', () => {
    const event = { type: 'rerolled', seat: 0, habitat: 2, die: 1, from: 2, to: 6, success: true } as const;
    expect(still(event, { ...view, roll: [3, 2] }).roll?.faces).toEqual([3, 6]);
    expect(still(event, { ...view, roll: [] }).roll?.faces).toEqual([6]);
    expect(still(event, { ...view, roll: [4, 4] }).roll?.faces).toEqual([6]);
  });
});
