import { expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { game } from '../../src/index.ts';
import { isIdle } from '../../src/knowledge/secrets.ts';
import type { View } from '../../src/types.ts';
import { moments } from '../../src/ui/moments.ts';
import { quickMatch } from '../rules/table.ts';

function told(view: View, seat = 0, types: readonly 'arm'[] = []): readonly string[] {
  const legal = types.map((type) => ({ action: act(type), words: '' }));
  return moments(view, { id: 1, seat, kind: 'turn', words: '', legal }).map(({ about }) => about);
}

it('explains fog, vacuum, drift, grenades, the plot and customs men where each of them matters', () => {
  const loose = game.view(quickMatch({}), 0);
  expect(told(loose)).toEqual([]);
  expect(told({ ...loose, airless: [0] })).toEqual(['vacuum']);
  expect(told({ ...loose, gravity: false })).toEqual(['zero-G']);
  expect(told(loose, 0, ['arm'])).toEqual(['grenade']);
  expect(told(game.view(quickMatch({ fog: true }), 0))).toEqual(['fog']);
  const hijacking = quickMatch({ scenario: 'hijacking' });
  expect(told(game.view(hijacking, 0))).toEqual(['hidden plot']);
  const plotters = game.view(hijacking, 1);
  expect(told(plotters, 1)).toEqual(['own plot']);
  const bystander = plotters.sheets.findIndex((_, who) => isIdle(plotters, who));
  expect(told({ ...plotters, act: { ...plotters.act, who: bystander } }, 1)).toEqual(['bystander']);
  expect(told(game.view(quickMatch({ scenario: 'boarding' }), 0))).toEqual(['customs men']);
});
