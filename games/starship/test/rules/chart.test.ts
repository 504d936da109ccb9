import { describe, expect, it } from 'vitest';
import { neededThrow } from '../../src/combat/reasons.ts';
import { armorNamed } from '../../src/data/armors.ts';
import { CHART, COLUMNS, DASH, RANGES } from '../../src/data/chart.ts';
import { cellOf, PROFILES, profileNamed } from '../../src/data/profiles.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import { at, CAPTAIN, emptyShip, MUTINEER, openAll, put, setSheet } from './table.ts';

/** Typed by hand from the booklet's two charts: row, armor, range, number. */
const BY_HAND: readonly (readonly [row: string, armor: string, range: string, needed: number])[] = [
  ['hands', 'nothing', 'close', 5],
  ['hands', 'battle', 'short', 13],
  ['claws', 'jack', 'close', 7],
  ['claws', 'cloth', 'short', 5],
  ['teeth', 'mesh', 'short', 9],
  ['teeth', 'ablat', 'close', 10],
  ['horns', 'nothing', 'short', 5],
  ['horns', 'battle', 'close', 14],
  ['hooves', 'reflec', 'short', 3],
  ['stinger', 'nothing', 'close', 0],
  ['stinger', 'mesh', 'short', 6],
  ['thrasher', 'nothing', 'close', -4],
  ['thrasher', 'battle', 'short', 7],
  ['club', 'cloth', 'close', 10],
  ['dagger', 'jack', 'short', 10],
  ['blade', 'ablat', 'close', 10],
  ['foil', 'battle', 'close', 17],
  ['cutlass', 'nothing', 'short', 2],
  ['cutlass', 'cloth', 'close', 15],
  ['sword', 'mesh', 'short', 10],
  ['broadsword', 'nothing', 'short', 0],
  ['broadsword', 'battle', 'close', 20],
  ['bayonet', 'ablat', 'short', 8],
  ['spear', 'reflec', 'close', 11],
  ['halberd', 'nothing', 'close', 4],
  ['pike', 'jack', 'close', 12],
  ['cudgel', 'mesh', 'short', 10],
  ['sling', 'cloth', 'medium', 10],
  ['sling', 'battle', 'close', 18],
  ['short-bow', 'mesh', 'long', 19],
  ['long-bow', 'reflec', 'short', 3],
  ['sporting-crossbow', 'cloth', 'medium', 9],
  ['military-crossbow', 'mesh', 'short', 8],
  ['repeating-crossbow', 'battle', 'long', 24],
  ['body-pistol', 'nothing', 'medium', 14],
  ['body-pistol', 'battle', 'close', 13],
  ['snub-pistol-tranq', 'mesh', 'medium', 20],
  ['snub-pistol-gas', 'nothing', 'short', 5],
  ['automatic-pistol', 'nothing', 'long', 13],
  ['automatic-pistol', 'cloth', 'short', 9],
  ['revolver', 'mesh', 'medium', 12],
  ['revolver', 'battle', 'long', 18],
  ['carbine', 'ablat', 'medium', 13],
  ['carbine', 'cloth', 'close', 15],
  ['assault-rifle-semi', 'mesh', 'close', 13],
  ['assault-rifle-auto', 'nothing', 'short', 5],
  ['acr-ds-semi', 'battle', 'medium', 11],
  ['acr-ds-auto', 'battle', 'close', 13],
  ['rifle', 'ablat', 'long', 8],
  ['automatic-rifle-auto', 'mesh', 'medium', 4],
  ['submachinegun-auto', 'nothing', 'short', 0],
  ['submachinegun-auto', 'battle', 'medium', 8],
  ['shotgun', 'cloth', 'long', 17],
  ['shotgun', 'nothing', 'medium', 0],
  ['laser-carbine', 'reflec', 'close', 18],
  ['laser-carbine', 'nothing', 'long', 5],
  ['laser-rifle', 'ablat', 'short', 13],
  ['gauss-rifle-semi', 'cloth', 'medium', 5],
  ['gauss-rifle-auto', 'nothing', 'long', -4],
  ['accelerator-rifle-semi', 'cloth', 'long', 7],
  ['accelerator-rifle-auto', 'battle', 'medium', 8],
  ['light-assault-gun-flechette', 'cloth', 'long', 7],
  ['ram-gl-he', 'nothing', 'medium', 1],
  ['pgmp-12', 'battle', 'long', 4],
];

const columns: readonly string[] = COLUMNS;
const ranges: readonly string[] = RANGES;

/** Squares of the range, for each of the bands that fit on a bridge and its corridor. */
const TARGETS = ['E7', 'F7', 'G7'] as const;

it.each(BY_HAND)('S-9.2 prints %s against %s at %s as %i', (row, armor, range, needed) => {
  const column = columns.indexOf(armor);
  const band = ranges.indexOf(range);
  expect(PROFILES[profileNamed(row)]?.toHit[cellOf(column, band)]).toBe(needed);
});

describe('S-9.2 S-16.1 every cell', () => {
  it.each(CHART.map(([id]) => [id] as const))('S-9.2 S-16.1 of %s is what an attack needs', (id) => {
    const state = emptyShip({ scenario: 'mutiny' });
    openAll(state);
    put(state, CAPTAIN, at(state, 'D7'));
    const profile = profileNamed(id);
    const row = CHART[profile];
    for (const [column, armor] of COLUMNS.entries()) {
      const printed = String(row?.[column + 2]).split(' ');
      for (const [band, square] of TARGETS.entries()) {
        put(state, MUTINEER, at(state, square));
        setSheet(state, MUTINEER, { armor: armorNamed(armor === 'battle' ? 'combat-armor' : armor) });
        // Hands of strength 7 with brawling 0 have no modifier: what is left is the chart.
        setSheet(state, CAPTAIN, { skills: [{ skill: 0, level: 0 }] });
        const expected = printed[band] === '-' ? DASH : Number(printed[band]);
        expect(neededThrow(state, CAPTAIN, MUTINEER, 0, profile)).toBe(expected);
      }
    }
  });
});

it('S-9.3 has 17 rows that differ on the regular chart', () => {
  const other = PROFILES.filter(({ toHit, regular }) => toHit.some((needed, cell) => needed !== regular[cell]));
  expect(other).toHaveLength(17);
  const changed = other.flatMap(({ toHit, regular }) => toHit.filter((needed, cell) => needed !== regular[cell]));
  expect(changed).toHaveLength(39);
});

it('S-9.2 has 67 rows and 52 weapons, each with a row of its own, except the grenade', () => {
  expect([PROFILES.length, WEAPONS.length]).toEqual([67, 52]);
  expect(WEAPONS.filter(({ modes }) => modes.length === 0).map(({ id }) => id)).toEqual(['hand-grenade']);
  const used = new Set(WEAPONS.flatMap(({ modes }) => modes.map(({ profile }) => profile)));
  expect(used.size).toBe(67);
});
