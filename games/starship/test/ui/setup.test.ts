import { expect, it } from 'vitest';
import { BATTLE_DRESS, VACC_SUIT } from '../../src/data/skills.ts';
import { weaponNamed } from '../../src/data/weapons.ts';
import { game } from '../../src/index.ts';
import { comesWith } from '../../src/ui/setup/comes-with.ts';
import { weaponFigures } from '../../src/ui/setup/figures.ts';
import { emptyShip } from '../rules/table.ts';

const [CUTLASS, BAYONET, AUTOCANNON] = ['cutlass', 'bayonet', 'autocannon'].map(weaponNamed) as [
  number,
  number,
  number,
];

it('tells which skills bring no weapon, no suit, or a gun', () => {
  expect([CUTLASS, BAYONET, AUTOCANNON, VACC_SUIT, BATTLE_DRESS].map(comesWith)).toEqual([
    '',
    'a rifle',
    'no weapon',
    'no suit',
    'no suit',
  ]);
});

it('says so above the figures, and only where there is something to say', () => {
  const view = game.view(emptyShip(), 0);
  const first = (weapons: readonly number[]) => weaponFigures(view, 0, weapons, 0)[0];
  expect(first([CUTLASS, AUTOCANNON])).toEqual({
    label: 'Comes with',
    cells: [{ words: 'the weapon' }, { words: 'no weapon' }],
  });
  expect(first([CUTLASS])?.label).toMatch(/^Close/);
});

it('offers the plain mutiny among the rules', () => {
  expect(game.options.presets?.map(({ label }) => label)).toContain('Mutiny');
});
