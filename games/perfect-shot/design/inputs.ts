/** What the design of the cards starts from, chosen by hand: names by scene, sizes of animals, sockets for lenses, aims. */
import { LENS_RADII } from '../src/cards/types.ts';
import type { Species } from '../src/types.ts';

/** The frozen cards come from this seed. */
export const SEED = 2021;
/** Rounds of the search, and the changes tried in each. */
export const ROUNDS = 10;
export const STEPS = 300;

/** Every name is one card of that scene; every second card of a scene is mirrored. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  drift: ['Broken Floe', 'Morning Drift', 'Three Rafts', 'Glass Water'],
  berg: ['Blue Tower', 'Leaning Berg', 'The Long Shadow'],
  shore: ['White Landing', 'Sunlit Shelf', 'Edge of the Pack'],
  aurora: ['Violet Night', 'First Aurora', 'Stepping Stones'],
  peaks: ['Evening Ridge', 'Copper Sun', 'Pine Line', 'Late Snow'],
  gorge: ['The Narrows', 'Echo Gorge', 'Two Cliffs', 'Fire in the Gap'],
  pass: ['High Pass', 'Shepherd Stone', 'Windy Saddle'],
  tarn: ['Still Tarn', 'Mirror Lake', 'Cold Swim'],
  clearing: ['Green Cathedral', 'Noon Clearing', 'Fern Gate', 'Falling Light'],
  ruins: ['Lost Temple', 'Mossy Steps', 'Silent Windows'],
  river: ['Slow River', 'Crossing Point', 'Muddy Bend'],
  terrace: ['Hanging Terrace', 'Root Wall', 'Moss Balcony'],
};

/** How many lenses cards have, in turn. */
export const LENSES: readonly number[] = [3, 2, 3, 2, 3, 4, 2];
/** Which of an environment's three species are on a card without yeti, in turn. */
export const CASTS: readonly (readonly number[])[] = [
  [0, 1, 2],
  [0, 1, 2],
  [0, 1, 1, 2],
  [0, 1, 2],
  [0, 1, 2],
  [0, 0, 1, 2],
  [0, 1, 2],
  [0, 1, 2],
  [0, 1, 2, 2],
];

/** Cards with a yeti, spread evenly over the set. */
export const YETIS = 9;

/** How large animals are drawn: the smallest and largest radius of the circle round them. */
export const GIRTH: Readonly<Record<Species, readonly [number, number]>> = {
  walrus: [42, 50],
  'polar-bear': [41, 49],
  penguin: [33, 42],
  eagle: [37, 48],
  ibex: [38, 48],
  marmot: [33, 42],
  tiger: [41, 50],
  elephant: [44, 51],
  toucan: [34, 44],
  yeti: [42, 50],
};

/**
 * Middles of lenses, the same on every card, and the same after half a turn. They are far enough apart that lenses of
 * two cards either overlap or do not meet: slivers through two holes would be glimpses, and no fun.
 */
export const SOCKETS: readonly (readonly [number, number])[] = [
  [80, 80],
  [240, 80],
  [400, 80],
  [160, 160],
  [320, 160],
  [80, 240],
  [240, 240],
  [400, 240],
];
/** How far a lens may stray from its socket, along each axis. */
export const STRAY = 3;

export const RADII: readonly number[] = Object.values(LENS_RADII);

/** The gap between the card's edge and rings or animals, between two rings, and between two animals. */
export const EDGE_GAP = 7;
export const LENS_GAP = 6;
export const ANIMAL_GAP = 5;

/** Cells per unit while searching: the game's own judge looks closer, and would be too slow here. */
export const COARSE = 1;
