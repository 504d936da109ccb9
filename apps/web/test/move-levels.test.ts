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
      { label: 'A', items: actions(3) },
      { label: 'B', items: actions(2, 'Also') },
    ]);
    expect(level.items).toHaveLength(5);
    expect(level.items.every((item) => 'words' in item)).toBe(true);
  });

  it.each([13, 60, 145, 2_000])('shows %i actions at most a dozen a level, and loses none', (count) => {
    for (const groups of [
      [{ label: 'A', items: actions(count) }],
      Array.from({ length: count }, (_, i) => ({ label: `G${i}`, items: actions(2, `G${i}`) })),
    ]) {
      const level = moveLevels(groups);
      expect(leaves(level)).toBe(groups.reduce((sum, group) => sum + group.items.length, 0));
      expect(widest(level)).toBeLessThanOrEqual(MOST_ITEMS);
    }
  });

  const figures = (each: number) =>
    Array.from({ length: 3 }, (_, figure) => ({
      label: `Figure ${figure}`,
      items: [
        { label: 'Walk', items: actions(each, `Walk ${figure}`) },
        { label: 'Fire', items: actions(1, `Fire ${figure}`) },
        { label: 'Throw', items: [] },
      ],
    }));

  it('keeps groups in groups, and opens none for one thing or for nothing', () => {
    const level = moveLevels(figures(40));
    expect(level).toMatchObject({ count: 123, items: [{ label: 'Figure 0', count: 41 }, {}, {}] });
    const [first] = level.items;
    const inside = first !== undefined && 'items' in first ? first.items : [];
    expect(inside).toMatchObject([{ label: 'Walk', count: 40 }, { words: 'Fire 0 0' }]);
    expect(leaves(level)).toBe(123);
    expect(widest(level)).toBeLessThanOrEqual(MOST_ITEMS);
  });

  it('lists a few in a group without groups of their own', () => {
    const level = moveLevels([...figures(6), ...actions(1, 'Pass')]);
    expect(level.items).toMatchObject([{ count: 7 }, { count: 7 }, { count: 7 }, { words: 'Pass 0' }]);
    const [first] = level.items;
    expect(first !== undefined && 'items' in first && first.items.every((item) => 'words' in item)).toBe(true);
  });
});
