import type { LegalAction } from '@shutterbox/ui';
import { describe, expect, it } from 'vitest';
import { MOST_ITEMS, type MoveLevel, moveLevels } from '../src/table/ear/move-levels.ts';

function actions(count: number, name = 'Do'): LegalAction<unknown>[] {
  return Array.from({ length: count }, (_, i) => ({ action: { i }, words: `${name} ${i}` }));
}

function leaves(level: MoveLevel): number {
  return level.items.reduce((sum, item) => sum + ('items' in item ? leaves(item) : 1), 0);
}

function widest(level: MoveLevel): number {
  return Math.max(level.items.length, ...level.items.map((item) => ('items' in item ? widest(item) : 0)));
}

describe('all moves', () => {
  it('lists a few without groups', () => {
    const level = moveLevels([
      { label: 'A', actions: actions(3) },
      { label: 'B', actions: actions(2, 'Also') },
    ]);
    expect(level.items).toHaveLength(5);
    expect(level.items.every((item) => 'words' in item)).toBe(true);
  });

  it.each([13, 60, 145, 2_000])('shows %i actions at most a dozen a level, and loses none', (count) => {
    for (const groups of [
      [{ label: 'A', actions: actions(count) }],
      Array.from({ length: count }, (_, i) => ({ label: `G${i}`, actions: actions(2, `G${i}`) })),
    ]) {
      const level = moveLevels(groups);
      expect(leaves(level)).toBe(groups.reduce((sum, group) => sum + group.actions.length, 0));
      expect(widest(level)).toBeLessThanOrEqual(MOST_ITEMS);
    }
  });
});
