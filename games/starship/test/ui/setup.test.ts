import { expect, it } from 'vitest';
import { act } from '../../src/actions.ts';
import { BATTLE_DRESS, VACC_SUIT } from '../../src/data/skills.ts';
import { weaponNamed } from '../../src/data/weapons.ts';
import { game } from '../../src/index.ts';
import { comesWith, usefulFirst } from '../../src/ui/setup/comes-with.ts';
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
    'no weapon, no suit',
    'no weapon, no suit',
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

it('S-15.5 lists skills that bring no weapon last', () => {
  const question = { id: 1, seat: 0, kind: 'skill', words: '', legal: [] };
  const offers = [AUTOCANNON, CUTLASS, VACC_SUIT, BAYONET].map((skill) => ({
    key: String(skill),
    question,
    actions: [act('skill', skill)],
    words: '',
    at: [],
  }));
  expect(usefulFirst(offers).map(({ actions: [first] }) => first?.on)).toEqual([
    CUTLASS,
    BAYONET,
    AUTOCANNON,
    VACC_SUIT,
  ]);
});

it('offers the plain mutiny among the rules', () => {
  expect(game.options.presets?.map(({ label }) => label)).toContain('Mutiny');
});
