/** The 52 weapons: requirements, size, ammunition, handling. Rows as in the rulebook; what it leaves out is ruled (S23, S55, S75). */
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
  /** Waits for the rules that it needs (grenades, plasma, support weapons). */
  readonly later: boolean;
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

function mode(profile: string, ammo: (typeof AMMO)[number] = 'ball', auto = false): Mode {
  return { ammo: ammoNamed(ammo), auto, profile: profileNamed(profile) };
}

function weapon(id: string, name: string, kind: WeaponClass, levels: Levels, traits: Traits): Weapon {
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
    later: false,
    modes: [],
    ...traits,
  };
}

const NO_LEVELS: Levels = [0, 0, 99, 0];

function natural(id: string, name: string): Weapon {
  return weapon(id, name, 'natural', NO_LEVELS, { modes: [mode(id)] });
}

function melee(
  id: string,
  name: string,
  kind: WeaponClass,
  levels: Levels,
  weakenedDm: number,
  traits: Traits,
): Weapon {
  return weapon(id, name, kind, levels, { governs: 'strength', weakenedDm, modes: [mode(id)], ...traits });
}

function bow(id: string, name: string, levels: Levels, traits: Traits): Weapon {
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

function gun(id: string, name: string, kind: WeaponClass, levels: Levels, traits: Traits): Weapon {
  const modes = traits.modes ?? [mode(id)];
  return weapon(id, name, kind, levels, { governs: 'dexterity', reload: 'endurance', butt: 'club', ...traits, modes });
}

function laser(id: string, name: string, levels: Levels, traits: Traits): Weapon {
  return gun(id, name, 'energy', levels, { reload: 'none', delicate: true, ...traits });
}

function plasma(id: string, name: string, levels: Levels, traits: Traits): Weapon {
  return gun(id, name, 'energy', levels, { reload: 'none', later: true, ...traits });
}

const SNUB_MODES: readonly Mode[] = [
  mode('snub-pistol-tranq', 'tranq'),
  mode('snub-pistol-gas', 'gas'),
  mode('snub-pistol-he', 'he'),
  mode('snub-pistol-heap', 'heap'),
];

function selective(id: string): readonly Mode[] {
  return [mode(`${id}-semi`), mode(`${id}-auto`, 'ball', true)];
}

export const WEAPONS: readonly Weapon[] = [
  melee('hands', 'Hands', 'brawling', [6, -2, 9, 1], -2, {}),
  natural('claws', 'Claws'),
  natural('teeth', 'Teeth'),
  natural('horns', 'Horns'),
  natural('hooves', 'Hooves'),
  natural('stinger', 'Stinger'),
  natural('thrasher', 'Thrasher'),
  // S-7.18: 1000 g is ours; the booklet gives a club no weight.
  melee('club', 'Club', 'brawling', [5, -4, 8, 2], -1, { mm: 600, grams: 1000 }),

  melee('dagger', 'Dagger', 'blade', [4, -2, 8, 2], -2, { mm: 200, grams: 0, thrown: true }),
  melee('blade', 'Blade', 'blade', [5, -2, 9, 1], -2, { mm: 300, grams: 350, thrown: true }),
  melee('foil', 'Foil', 'blade', [5, -1, 10, 1], -2, { mm: 800, grams: 500 }),
  melee('cutlass', 'Cutlass', 'blade', [7, -2, 11, 2], -4, { mm: 800, grams: 1250 }),
  melee('sword', 'Sword', 'blade', [6, -2, 10, 1], -3, { mm: 800, grams: 1000 }),
  melee('broadsword', 'Broadsword', 'blade', [8, -4, 12, 2], -4, { mm: 1200, grams: 2500 }),

  melee('bayonet', 'Bayonet', 'polearm', [5, -2, 9, 2], -2, { mm: 200, grams: 250 }),
  melee('spear', 'Spear', 'polearm', [5, -1, 9, 2], -3, { mm: 3000, grams: 2000 }),
  melee('pike', 'Pike', 'polearm', [7, -3, 10, 2], -3, { mm: 4000, grams: 3000 }),
  melee('halberd', 'Halberd', 'polearm', [6, -2, 10, 2], -3, { mm: 2500, grams: 2500 }),
  melee('cudgel', 'Cudgel', 'polearm', [5, -1, 8, 2], -2, { mm: 1500, grams: 1000 }),

  bow('sling', 'Sling', [4, -2, 11, 1], { mm: 500 }),
  bow('short-bow', 'Short bow', [6, -2, 10, 1], { mm: 800, grams: 500 }),
  bow('long-bow', 'Long bow', [8, -3, 11, 2], { mm: 1500, grams: 1000 }),
  bow('sporting-crossbow', 'Sporting crossbow', [5, -2, 9, 1], { mm: 900, grams: 3000, reloadCost: 5 }),
  // The cranequin's 3000 g are in the weapon's.
  bow('military-crossbow', 'Military crossbow', [7, -2, 11, 1], { mm: 1000, grams: 9000, reload: 'cranequin' }),
  bow('repeating-crossbow', 'Repeating crossbow', [9, -2, 12, 1], {
    mm: 900,
    grams: 4000,
    capacity: 10,
    reload: 'repeating',
    reloadCost: 5,
  }),

  gun('body-pistol', 'Body pistol', 'pistol', [8, -3, 11, 1], { mm: 100, grams: 250, capacity: 6, magazineGrams: 50 }),
  gun('snub-pistol', 'Snub pistol', 'pistol', [7, -2, 10, 1], {
    mm: 100,
    grams: 250,
    capacity: 6,
    magazineGrams: 30,
    reload: 'turns',
    reloadCost: 1,
    modes: SNUB_MODES,
  }),
  gun('snub-pistol-military', 'Military snub pistol', 'pistol', [7, -2, 10, 1], {
    mm: 100,
    grams: 250,
    capacity: 20,
    magazineGrams: 125,
    modes: SNUB_MODES,
  }),
  gun('automatic-pistol', 'Automatic pistol', 'pistol', [7, -2, 10, 1], {
    mm: 175,
    grams: 750,
    capacity: 15,
    magazineGrams: 250,
  }),
  gun('revolver', 'Revolver', 'pistol', [7, -2, 9, 1], {
    mm: 200,
    grams: 900,
    capacity: 6,
    magazineGrams: 100,
    reload: 'turns',
    reloadCost: 1,
  }),

  gun('carbine', 'Carbine', 'sporting', [5, -1, 9, 1], {
    mm: 750,
    grams: 3000,
    capacity: 10,
    magazineGrams: 125,
    butt: 'cudgel',
  }),
  gun('shotgun', 'Shotgun', 'sporting', [4, -1, 9, 1], {
    mm: 1000,
    grams: 3750,
    capacity: 10,
    magazineGrams: 750,
    reload: 'turns',
    reloadCost: 1,
  }),

  gun('assault-rifle', 'Assault rifle', 'military', [5, -1, 8, 2], {
    mm: 850,
    grams: 3000,
    capacity: 30,
    magazineGrams: 330,
    butt: 'cudgel',
    modes: selective('assault-rifle'),
  }),
  gun('acr', 'Advanced combat rifle', 'military', [6, -2, 8, 2], {
    mm: 750,
    grams: 3500,
    capacity: 20,
    magazineGrams: 500,
    butt: 'cudgel',
    modes: [
      mode('acr-ds-semi', 'sabot'),
      mode('acr-ds-auto', 'sabot', true),
      mode('acr-he-semi', 'he'),
      mode('acr-he-auto', 'he', true),
    ],
  }),
  gun('rifle', 'Rifle', 'military', [6, -2, 8, 2], {
    mm: 1000,
    grams: 4000,
    capacity: 20,
    magazineGrams: 500,
    butt: 'cudgel',
  }),
  gun('automatic-rifle', 'Automatic rifle', 'military', [7, -2, 10, 2], {
    mm: 1000,
    grams: 5000,
    capacity: 20,
    magazineGrams: 500,
    butt: 'cudgel',
    modes: [mode('automatic-rifle-auto', 'ball', true)],
  }),
  gun('gauss-rifle', 'Gauss rifle', 'military', [7, -2, 10, 2], {
    mm: 750,
    grams: 3500,
    capacity: 40,
    magazineGrams: 400,
    butt: 'cudgel',
    modes: selective('gauss-rifle'),
  }),
  gun('accelerator-rifle', 'Accelerator rifle', 'military', [6, -1, 9, 1], {
    mm: 800,
    grams: 2500,
    capacity: 15,
    magazineGrams: 500,
    butt: 'cudgel',
    modes: selective('accelerator-rifle'),
  }),
  gun('submachinegun', 'Submachinegun', 'military', [6, -2, 9, 2], {
    mm: 450,
    grams: 2500,
    capacity: 30,
    magazineGrams: 500,
    modes: [mode('submachinegun-auto', 'ball', true)],
  }),

  laser('laser-carbine', 'Laser carbine', [6, -3, 10, 2], {
    mm: 800,
    grams: 5000,
    packGrams: 3000,
    capacity: 50,
    butt: 'cudgel',
  }),
  laser('laser-rifle', 'Laser rifle', [7, -3, 11, 2], {
    mm: 1000,
    grams: 6000,
    packGrams: 5000,
    capacity: 100,
    butt: 'cudgel',
  }),
  plasma('pgmp-12', 'PGMP-12', [8, -2, 11, 1], { mm: 800, grams: 6000, packGrams: 3000, capacity: 40 }),
  plasma('pgmp-13', 'PGMP-13', [7, -1, 10, 1], { mm: 900, grams: 9000, packGrams: 7000 }),
  plasma('pgmp-14', 'PGMP-14', [8, -2, 11, 1], { mm: 800, grams: 50, packGrams: 90 }),
  plasma('fgmp-14', 'FGMP-14', [7, -1, 10, 1], { mm: 900, grams: 10000, packGrams: 9000 }),
  plasma('fgmp-15', 'FGMP-15', [8, -2, 11, 1], { mm: 800, grams: 50, packGrams: 110 }),

  gun('light-assault-gun', 'Light assault gun', 'support', [7, -2, 10, 2], {
    mm: 900,
    grams: 4000,
    capacity: 5,
    magazineGrams: 500,
    later: true,
    modes: [
      mode('light-assault-gun-he', 'he'),
      mode('light-assault-gun-ds', 'sabot'),
      mode('light-assault-gun-flechette', 'flechette'),
    ],
  }),
  gun('ram-grenade-launcher', '4cm RAM grenade launcher', 'support', [8, -3, 11, 1], {
    mm: 900,
    grams: 4000,
    capacity: 3,
    magazineGrams: 1400,
    reload: 'turns',
    reloadCost: 2,
    later: true,
    modes: [
      mode('ram-gl-he', 'he'),
      mode('ram-gl-he-auto', 'he', true),
      mode('ram-gl-heap', 'heap'),
      mode('ram-gl-heap-auto', 'heap', true),
      mode('ram-gl-flechette', 'flechette'),
      mode('ram-gl-flechette-auto', 'flechette', true),
    ],
  }),
  gun('light-machine-gun', 'Light machine gun', 'support', [7, -2, 10, 2], {
    mm: 1100,
    grams: 9000,
    capacity: 100,
    magazineGrams: 2500,
    reload: 'turns',
    reloadCost: 3,
    later: true,
    modes: [mode('light-machine-gun-auto', 'ball', true)],
  }),
  gun('autocannon', 'Autocannon', 'support', NO_LEVELS, {
    governs: 'none',
    mm: 1500,
    capacity: 200,
    reload: 'none',
    later: true,
    modes: [mode('autocannon-he-auto', 'he', true), mode('autocannon-ds-auto', 'sabot', true)],
  }),
  gun('vrf-gauss-gun', 'VRF gauss gun', 'support', NO_LEVELS, {
    governs: 'none',
    mm: 1500,
    capacity: 1000,
    reload: 'none',
    later: true,
    modes: [mode('vrf-gauss-gun-auto', 'ball', true)],
  }),
  weapon('hand-grenade', 'Hand grenade', 'support', NO_LEVELS, { grams: 500, later: true }),
];

export function weaponNamed(id: string): number {
  const index = WEAPONS.findIndex((weapon) => weapon.id === id);
  if (index < 0) throw new Error(`There is no weapon '${id}'.`);
  return index;
}

export const HANDS = weaponNamed('hands');
export const CLUB = weaponNamed('club');
export const CUDGEL = weaponNamed('cudgel');
export const BAYONET = weaponNamed('bayonet');
export const PIKE = weaponNamed('pike');
