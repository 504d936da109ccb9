/** What a weapon is, and short ways to write one down. */
import { profileNamed } from './profiles.ts';

export const CLASSES = [
  'natural',
  'brawling',
  'blade',
  'polearm',
  'bow',
  'pistol',
  'sporting',
  'military',
  'energy',
  'support',
] as const;
export type WeaponClass = (typeof CLASSES)[number];

export const AMMO = ['ball', 'tranq', 'gas', 'he', 'heap', 'sabot', 'flechette'] as const;
/** Index into AMMO. */
export type Ammo = number;

/** Which characteristic the levels are measured by (S-10.2 to S-10.4). */
export type Governs = 'none' | 'strength' | 'dexterity' | 'both';

/** S-7.11 to S-7.17. */
export type Reload = 'none' | 'endurance' | 'turns' | 'bow' | 'cranequin' | 'repeating';

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly class: WeaponClass;
  readonly governs: Governs;
  readonly required: number;
  readonly requiredDm: number;
  readonly advantage: number;
  readonly advantageDm: number;
  readonly weakenedDm: number;
  readonly mm: number;
  readonly grams: number;
  /** What a laser or plasma gun draws on. */
  readonly packGrams: number;
  /** Rounds in a full weapon; 0 where it needs none. */
  readonly capacity: number;
  /** One magazine, belt, or missile. */
  readonly magazineGrams: number;
  readonly reload: Reload;
  /** AP for a bow, turns for a slow gun. */
  readonly reloadCost: number;
  /** May be thrown (S-11.3). */
  readonly thrown: boolean;
  /** What it serves as when it is swung (S-11.2): '' for nothing. */
  readonly butt: '' | 'club' | 'cudgel';
  /** Breaks when it is swung. */
  readonly delicate: boolean;
  /** S-19.1: kicks below this strength; 0 where it does not. */
  readonly recoil: number;
  /** Fired in battle dress alone (S-19.7), rested for a turn after each shot (S-19.8), set up first (S-19.3). */
  readonly dress: boolean;
  readonly cools: boolean;
  readonly setUp: boolean;
  /** S-19.10: built in, never carried. */
  readonly mounted: boolean;
  /** Profiles by ammunition and selector. */
  readonly modes: readonly Mode[];
}

export interface Mode {
  readonly ammo: Ammo;
  readonly auto: boolean;
  readonly profile: number;
}

type Levels = readonly [required: number, requiredDm: number, advantage: number, advantageDm: number];
type Traits = Partial<Omit<Weapon, 'id' | 'name' | 'class'>>;

function ammoNamed(name: (typeof AMMO)[number]): Ammo {
  return AMMO.indexOf(name);
}

export function mode(profile: string, ammo: (typeof AMMO)[number] = 'ball', auto = false): Mode {
  return { ammo: ammoNamed(ammo), auto, profile: profileNamed(profile) };
}

export function weapon(id: string, name: string, kind: WeaponClass, levels: Levels, traits: Traits): Weapon {
  const [required, requiredDm, advantage, advantageDm] = levels;
  return {
    id,
    name,
    class: kind,
    governs: 'none',
    required,
    requiredDm,
    advantage,
    advantageDm,
    weakenedDm: 0,
    mm: 0,
    grams: 0,
    packGrams: 0,
    capacity: 0,
    magazineGrams: 0,
    reload: 'none',
    reloadCost: 0,
    thrown: false,
    butt: '',
    delicate: false,
    recoil: 0,
    dress: false,
    cools: false,
    setUp: false,
    mounted: false,
    modes: [],
    ...traits,
  };
}

export const NO_LEVELS: Levels = [0, 0, 99, 0];

export function natural(id: string, name: string): Weapon {
  return weapon(id, name, 'natural', NO_LEVELS, { modes: [mode(id)] });
}

export function melee(
  id: string,
  name: string,
  kind: WeaponClass,
  levels: Levels,
  weakenedDm: number,
  traits: Traits,
): Weapon {
  return weapon(id, name, kind, levels, { governs: 'strength', weakenedDm, modes: [mode(id)], ...traits });
}

export function bow(id: string, name: string, levels: Levels, traits: Traits): Weapon {
  const all: Traits = {
    governs: 'both',
    capacity: 1,
    magazineGrams: 100,
    reload: 'bow',
    reloadCost: 2,
    modes: [mode(id)],
  };
  return weapon(id, name, 'bow', levels, { ...all, ...traits });
}

export function gun(id: string, name: string, kind: WeaponClass, levels: Levels, traits: Traits): Weapon {
  const modes = traits.modes ?? [mode(id)];
  return weapon(id, name, kind, levels, { governs: 'dexterity', reload: 'endurance', butt: 'club', ...traits, modes });
}

export function laser(id: string, name: string, levels: Levels, traits: Traits): Weapon {
  return gun(id, name, 'energy', levels, { reload: 'none', delicate: true, ...traits });
}

export function plasma(id: string, name: string, levels: Levels, traits: Traits): Weapon {
  return gun(id, name, 'energy', levels, { reload: 'none', ...traits });
}

export const SNUB_MODES: readonly Mode[] = [
  mode('snub-pistol-tranq', 'tranq'),
  mode('snub-pistol-gas', 'gas'),
  mode('snub-pistol-he', 'he'),
  mode('snub-pistol-heap', 'heap'),
];

export function selective(id: string): readonly Mode[] {
  return [mode(`${id}-semi`), mode(`${id}-auto`, 'ball', true)];
}
