/** The 52 weapons: requirements, size, ammunition, handling. Rows as in the rulebook; what it leaves out is ruled (S23, S55, S75). */
import {
  bow,
  gun,
  laser,
  melee,
  mode,
  NO_LEVELS,
  natural,
  plasma,
  SNUB_MODES,
  selective,
  type Weapon,
  weapon,
} from './weapon.ts';

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
  // 500 g of each are the quiver's.
  bow('short-bow', 'Short bow', [6, -2, 10, 1], { mm: 800, grams: 1000 }),
  bow('long-bow', 'Long bow', [8, -3, 11, 2], { mm: 1500, grams: 1500 }),
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
  plasma('pgmp-12', 'PGMP-12', [8, -2, 11, 1], { mm: 800, grams: 6000, packGrams: 3000, capacity: 40, cools: true }),
  plasma('pgmp-13', 'PGMP-13', [7, -1, 10, 1], { mm: 900, grams: 9000, packGrams: 7000, dress: true }),
  plasma('pgmp-14', 'PGMP-14', [8, -2, 11, 1], { mm: 800, grams: 50, packGrams: 90 }),
  plasma('fgmp-14', 'FGMP-14', [7, -1, 10, 1], { mm: 900, grams: 10000, packGrams: 9000, dress: true }),
  plasma('fgmp-15', 'FGMP-15', [8, -2, 11, 1], { mm: 800, grams: 50, packGrams: 110 }),

  gun('light-assault-gun', 'Light assault gun', 'support', [7, -2, 10, 2], {
    mm: 900,
    grams: 4000,
    capacity: 5,
    magazineGrams: 500,
    recoil: 9,
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
    setUp: true,
    modes: [mode('light-machine-gun-auto', 'ball', true)],
  }),
  gun('autocannon', 'Autocannon', 'support', NO_LEVELS, {
    governs: 'none',
    mm: 1500,
    capacity: 200,
    reload: 'none',
    mounted: true,
    modes: [mode('autocannon-he-auto', 'he', true), mode('autocannon-ds-auto', 'sabot', true)],
  }),
  gun('vrf-gauss-gun', 'VRF gauss gun', 'support', NO_LEVELS, {
    governs: 'none',
    mm: 1500,
    capacity: 1000,
    reload: 'none',
    mounted: true,
    modes: [mode('vrf-gauss-gun-auto', 'ball', true)],
  }),
  weapon('hand-grenade', 'Hand grenade', 'support', NO_LEVELS, { capacity: 1, magazineGrams: 500 }),
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
export const HAND_GRENADE = weaponNamed('hand-grenade');
export const MILITARY_SNUB_PISTOL = weaponNamed('snub-pistol-military');
