/** The weapons chart as rows: what can be used now, one row for each weapon and mode. */
import { isMelee } from '../../combat/means.ts';
import { priceOfAttack } from '../../combat/target.ts';
import { COLUMNS, DASH, RANGES } from '../../data/chart.ts';
import { cellOf, PROFILES, type Profile } from '../../data/profiles.ts';
import { AMMO, type Mode, type Weapon } from '../../data/weapon.ts';
import { WEAPONS } from '../../data/weapons.ts';
import { ammoName } from '../../text/names.ts';
import { reloadWords } from '../setup/figures.ts';

export interface ChartRow {
  readonly id: string;
  readonly name: string;
  readonly class: Weapon['class'];
  /** "2D". */
  readonly wounds: string;
  /** Aimed and snap: "8 / 4". */
  readonly ap: string;
  readonly rounds: string;
  readonly reload: string;
  readonly weight: string;
  /** What it asks of strength or dexterity, and what more of it brings: "DEX 7: −2, 10: +1". */
  readonly levels: string;
  /** By armor, then by range: the throw, or a dash. */
  readonly throws: readonly (readonly string[])[];
}

const NOTHING = '–';
const GOVERNED = { none: '', strength: 'STR', dexterity: 'DEX', both: 'STR and DEX' } as const;

export const CHART_ROWS: readonly ChartRow[] = WEAPONS.flatMap((weapon) =>
  weapon.modes.map((mode) => rowOf(weapon, mode)),
);

function rowOf(weapon: Weapon, mode: Mode): ChartRow {
  const profile = PROFILES[mode.profile] as Profile;
  const { capacity, grams, packGrams } = weapon;
  const kilograms = (grams + packGrams) / 1000;
  return {
    id: profile.id,
    name: nameOf(weapon, mode),
    class: weapon.class,
    wounds: profile.dice === 0 ? NOTHING : `${profile.dice}D`,
    ap: [false, true].map((snap) => priceOfAttack(weapon, profile, snap)).join(' / '),
    rounds: capacity === 0 || isMelee(WEAPONS.indexOf(weapon)) ? NOTHING : String(capacity),
    reload: reloadWords(weapon, 'END'),
    weight: kilograms === 0 ? NOTHING : `${kilograms} kg`,
    levels: levelsOf(weapon),
    throws: COLUMNS.map((_, column) =>
      RANGES.map((_, range) => {
        const needed = profile.toHit[cellOf(column, range)] ?? DASH;
        return needed === DASH ? NOTHING : signed(needed);
      }),
    ),
  };
}

/** "Assault rifle, burst", "Snub pistol, gas". */
function nameOf({ name, modes }: Weapon, { ammo, auto }: Mode): string {
  const kinds = new Set(modes.map((mode) => mode.ammo)).size > 1 && AMMO[ammo] !== 'ball' ? [ammoName(ammo)] : [];
  return [name, ...kinds, ...(auto ? ['burst'] : [])].join(', ');
}

function levelsOf({ governs, required, requiredDm, advantage, advantageDm }: Weapon): string {
  if (governs === 'none') return NOTHING;
  return `${GOVERNED[governs]} under ${required}: ${signed(requiredDm)}, from ${advantage}: +${advantageDm}`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
