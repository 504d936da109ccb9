/** Both charts and the weapons' figures, cell by cell, against a copy that was made apart from our tables. */
import { describe, expect, it } from 'vitest';
import { priceOfAttack } from '../../src/combat/target.ts';
import { COLUMNS, DASH, RANGES } from '../../src/data/chart.ts';
import { cellOf, PROFILES, type Profile } from '../../src/data/profiles.ts';
import { WEAPONS } from '../../src/data/weapons.ts';
import CHARTS from './charts.json' with { type: 'json' };

type Cells = Readonly<Record<string, readonly (number | null)[]>>;

function cellsOf(throws: readonly number[]): Cells {
  const row = (column: number) =>
    RANGES.map((_, range) => {
      const needed = throws[cellOf(column, range)] as number;
      return needed === DASH ? null : needed;
    });
  return Object.fromEntries(COLUMNS.map((name, column) => [name, row(column)]));
}

/** What an attack can hit besides its target, in the copy's words. */
function groupsOf({ spread, blast, auto }: Profile): string[] {
  const line = spread === 'burst' || spread === 'beam' || spread === 'plasma' || (spread === 'pellets' && auto);
  return [line && 'line', spread === 'pellets' && 'adjacent', blast && 'blast'].filter((each) => each !== false);
}

describe('S-9.2 S-9.3 the charts', () => {
  it('S-9.2 have the same rows', () => {
    expect(PROFILES.map(({ id }) => id).sort()).toEqual(CHARTS.profiles.map(({ id }) => id).sort());
    expect(WEAPONS.map(({ id }) => id).sort()).toEqual(CHARTS.weapons.map(({ id }) => id).sort());
  });
  it.each(CHARTS.profiles)(
    'S-9.2 S-9.3 S-8.2 S-18.1 $id',
    ({ id, toHit, wounds, auto, rounds, aimed, snap, groups, ...more }) => {
      const profile = PROFILES.find((each) => each.id === id) as Profile;
      expect(cellsOf(profile.toHit)).toEqual(toHit);
      expect(cellsOf(profile.regular)).toEqual('regular' in more ? more.regular : toHit);
      expect(profile.dice).toBe(wounds === 'none' ? 0 : Number.parseInt(wounds, 10));
      expect([profile.auto, profile.rounds]).toEqual([auto, rounds]);
      expect(groupsOf(profile).sort()).toEqual([...groups].sort());
      expect(profile.effect).toBe('effect' in more ? more.effect : 'wounds');
      const user = WEAPONS.find(({ modes }) => modes.some((mode) => PROFILES[mode.profile] === profile));
      expect(user?.id.startsWith(more.weapon)).toBe(true);
      if (user !== undefined)
        expect([false, true].map((hasty) => priceOfAttack(user, profile, hasty))).toEqual([aimed, snap]);
    },
  );
});

describe('S-10.2 S-10.3 S-10.4 the weapons', () => {
  it.each(CHARTS.weapons)('S-10.2 S-10.3 S-10.4 $id', (row) => {
    const weapon = WEAPONS.find(({ id }) => id === row.id);
    if (weapon === undefined) throw new Error(row.id);
    if (row.required !== null && row.advantageous !== null)
      expect([weapon.required, weapon.requiredDm, weapon.advantage, weapon.advantageDm]).toEqual([
        row.required.level,
        row.required.dm,
        row.advantageous.level,
        row.advantageous.dm,
      ]);
    if (row.required !== null) expect(weapon.governs).toBe(row.governs);
    if (row.weakenedDm !== null) expect(weapon.weakenedDm).toBe(row.weakenedDm);
    if (row.mm !== null) expect(weapon.mm).toBe(row.mm);
    if (row.capacity !== null) expect(weapon.capacity).toBe(row.capacity);
    if (row.magazine !== null) expect(weapon.magazineGrams).toBe(row.magazine);
    if (row.pack !== null) expect(weapon.packGrams).toBe(row.pack);
    if (weapon.reload === 'turns') expect(weapon.reloadCost).toBe(row.turns);
    if (row.grams !== null) expect(weapon.grams).toBe(row.grams + (EXTRA_GRAMS[row.id] ?? 0));
    expect(weapon.modes.map(({ profile }) => PROFILES[profile]?.id).sort()).toEqual([...row.profiles].sort());
  });
});

/** Quiver, cranequin and tripod go with their weapons; a dagger does not count (S-2.8). */
const EXTRA_GRAMS: Readonly<Record<string, number>> = {
  'short-bow': 500,
  'long-bow': 500,
  'military-crossbow': 3000,
  'light-machine-gun': 3500,
  dagger: -250,
};
