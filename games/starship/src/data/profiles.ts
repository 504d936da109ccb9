/** S-9.2: what an attack with a weapon in one of its modes does: a row of the chart with its traits. */
import { CHART, COLUMNS, DASH, RANGES, type Row, SLIPS } from './chart.ts';

/** Whom an attack can hit besides its target (S-11.5 to S-11.9). */
export type Spread = 'none' | 'burst' | 'beam' | 'plasma' | 'pellets';
export type Effect = 'wounds' | 'tranq' | 'gas';

export interface Profile {
  readonly id: string;
  /** Wound dice. */
  readonly dice: number;
  readonly rounds: number;
  readonly auto: boolean;
  readonly spread: Spread;
  readonly blast: boolean;
  readonly effect: Effect;
  /** By column and range (`cellOf`); DASH where there is no throw. */
  readonly toHit: readonly number[];
  readonly regular: readonly number[];
}

type Traits = Partial<Omit<Profile, 'id' | 'dice' | 'toHit' | 'regular'>>;

const BURST: Traits = { auto: true, rounds: 4, spread: 'burst' };
const PELLETS: Traits = { spread: 'pellets' };
const BEAM: Traits = { spread: 'beam' };
const PLASMA: Traits = { spread: 'plasma' };
const BLOW: Traits = { rounds: 0 };

/** Where a row is more than one round at one target. */
const TRAITS: Readonly<Record<string, Traits>> = {
  'snub-pistol-tranq': { effect: 'tranq' },
  'snub-pistol-gas': { effect: 'gas' },
  'snub-pistol-he': { blast: true },
  'assault-rifle-auto': BURST,
  'acr-ds-auto': BURST,
  'acr-he-semi': { blast: true },
  'acr-he-auto': { ...BURST, blast: true },
  'automatic-rifle-auto': BURST,
  'submachinegun-auto': BURST,
  shotgun: PELLETS,
  'laser-carbine': BEAM,
  'laser-rifle': BEAM,
  'gauss-rifle-auto': BURST,
  'accelerator-rifle-auto': { ...BURST, rounds: 3 },
  'light-assault-gun-he': { blast: true },
  'light-assault-gun-flechette': PELLETS,
  'ram-gl-he': { blast: true },
  'ram-gl-he-auto': { ...BURST, rounds: 3, blast: true },
  'ram-gl-heap-auto': { ...BURST, rounds: 3 },
  'ram-gl-flechette': PELLETS,
  'ram-gl-flechette-auto': { ...PELLETS, auto: true, rounds: 3 },
  'light-machine-gun-auto': { ...BURST, rounds: 10 },
  'autocannon-he-auto': { ...BURST, rounds: 10, blast: true },
  'autocannon-ds-auto': { ...BURST, rounds: 10 },
  'pgmp-12': PLASMA,
  'pgmp-13': PLASMA,
  'pgmp-14': PLASMA,
  'fgmp-14': PLASMA,
  'fgmp-15': PLASMA,
  'vrf-gauss-gun-auto': { ...BURST, rounds: 100 },
};

/** Rows from here on are shots; those before are swings and blows, which use no ammunition. */
const FIRST_SHOT = CHART.findIndex(([id]) => id === 'sling');

export const PROFILES: readonly Profile[] = CHART.map((row, index) => {
  const [id, dice] = row;
  return {
    id,
    dice,
    rounds: 1,
    auto: false,
    spread: 'none',
    blast: false,
    effect: 'wounds',
    ...(index < FIRST_SHOT ? BLOW : {}),
    ...TRAITS[id],
    toHit: throwsOf(row),
    regular: throwsOf(SLIPS.find(([slip]) => slip === id) ?? row),
  };
});

export function profileNamed(id: string): number {
  const index = PROFILES.findIndex((profile) => profile.id === id);
  if (index < 0) throw new Error(`The chart has no row '${id}'.`);
  return index;
}

/** Where a throw stands in a profile's row. */
export function cellOf(column: number, range: number): number {
  return column * RANGES.length + range;
}

function throwsOf([id, , ...cells]: Row): readonly number[] {
  const throws = cells.flatMap((cell) => cell.split(' ').map((text) => (text === '-' ? DASH : Number(text))));
  if (throws.length !== COLUMNS.length * RANGES.length || throws.some(Number.isNaN))
    throw new Error(`The chart's row '${id}' is not complete.`);
  return throws;
}
