/**
 * The forty landscape cards. Invented for this edition: `npm run design -- perfect-shot` makes them from seed 2021 and
 * writes this file, which nobody edits by hand. docs/perfect-shot-cards.md tells how.
 */
import type { Landscape } from '../cards/types.ts';

/** Of what the cards were made from; a test says when they are out of date. */
export const DESIGNED_FROM = '8b30cc2e';

export const CARDS: readonly Landscape[] = [
  {
    name: 'Broken Floe',
    environment: 'ice',
    scene: 'drift',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 363, y: 272, size: 12, mirrored: false },
      { species: 'polar-bear', pose: 0, x: 62, y: 270, size: 14, mirrored: true },
      { species: 'penguin', pose: 0, x: 436, y: 270, size: 16, mirrored: false },
    ],
    lenses: [
      { x: 323, y: 157, radius: 36 },
      { x: 237, y: 77, radius: 44 },
      { x: 82, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Morning Drift',
    environment: 'ice',
    scene: 'drift',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 0, x: 341, y: 267, size: 12, mirrored: true },
      { species: 'penguin', pose: 0, x: 53, y: 267, size: 14, mirrored: true },
      { species: 'penguin', pose: 1, x: 203, y: 199, size: 11, mirrored: false },
    ],
    lenses: [
      { x: 237, y: 77, radius: 36 },
      { x: 317, y: 157, radius: 36 },
    ],
  },
  {
    name: 'Three Rafts',
    environment: 'ice',
    scene: 'drift',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 193, y: 198, size: 13, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 435, y: 270, size: 16, mirrored: false },
      { species: 'polar-bear', pose: 0, x: 336, y: 271, size: 13, mirrored: false },
      { species: 'penguin', pose: 0, x: 272, y: 198, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 77, y: 237, radius: 54 },
      { x: 397, y: 83, radius: 44 },
      { x: 237, y: 77, radius: 44 },
    ],
  },
  {
    name: 'Glass Water',
    environment: 'ice',
    scene: 'drift',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 0, x: 289, y: 199, size: 14, mirrored: true },
      { species: 'polar-bear', pose: 1, x: 436, y: 268, size: 16, mirrored: true },
      { species: 'penguin', pose: 0, x: 48, y: 268, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 243, y: 77, radius: 44 },
      { x: 162, y: 160, radius: 36 },
    ],
  },
  {
    name: 'Blue Tower',
    environment: 'ice',
    scene: 'berg',
    mirrored: false,
    animals: [
      { species: 'polar-bear', pose: 0, x: 364, y: 120, size: 13, mirrored: false },
      { species: 'penguin', pose: 1, x: 125, y: 200, size: 13, mirrored: true },
      { species: 'yeti', pose: 0, x: 238, y: 274, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 243, radius: 36 },
      { x: 83, y: 83, radius: 44 },
      { x: 239, y: 78, radius: 44 },
    ],
  },
  {
    name: 'Leaning Berg',
    environment: 'ice',
    scene: 'berg',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 1, x: 212, y: 274, size: 13, mirrored: true },
      { species: 'walrus', pose: 1, x: 54, y: 122, size: 12, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 134, y: 124, size: 15, mirrored: false },
      { species: 'penguin', pose: 0, x: 290, y: 275, size: 17, mirrored: false },
    ],
    lenses: [
      { x: 240, y: 81, radius: 54 },
      { x: 403, y: 237, radius: 36 },
      { x: 78, y: 243, radius: 36 },
      { x: 403, y: 83, radius: 54 },
    ],
  },
  {
    name: 'The Long Shadow',
    environment: 'ice',
    scene: 'berg',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 197, y: 274, size: 12, mirrored: true },
      { species: 'polar-bear', pose: 0, x: 349, y: 118, size: 12, mirrored: false },
      { species: 'penguin', pose: 0, x: 88, y: 199, size: 16, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 79, radius: 54 },
      { x: 397, y: 237, radius: 36 },
    ],
  },
  {
    name: 'White Landing',
    environment: 'ice',
    scene: 'shore',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 1, x: 291, y: 275, size: 12, mirrored: true },
      { species: 'polar-bear', pose: 1, x: 97, y: 118, size: 15, mirrored: true },
      { species: 'penguin', pose: 1, x: 418, y: 274, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 83, radius: 54 },
      { x: 83, y: 237, radius: 54 },
      { x: 397, y: 79, radius: 54 },
    ],
  },
  {
    name: 'Sunlit Shelf',
    environment: 'ice',
    scene: 'shore',
    mirrored: true,
    animals: [
      { species: 'penguin', pose: 1, x: 74, y: 272, size: 14, mirrored: true },
      { species: 'walrus', pose: 0, x: 276, y: 270, size: 14, mirrored: false },
      { species: 'yeti', pose: 1, x: 409, y: 117, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 160, y: 157, radius: 36 },
      { x: 321, y: 162, radius: 36 },
    ],
  },
  {
    name: 'Edge of the Pack',
    environment: 'ice',
    scene: 'shore',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 84, y: 118, size: 14, mirrored: true },
      { species: 'polar-bear', pose: 1, x: 125, y: 272, size: 15, mirrored: true },
      { species: 'penguin', pose: 1, x: 421, y: 269, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 77, radius: 44 },
      { x: 397, y: 80, radius: 44 },
      { x: 242, y: 242, radius: 44 },
    ],
  },
  {
    name: 'Violet Night',
    environment: 'ice',
    scene: 'aurora',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 364, y: 285, size: 13, mirrored: true },
      { species: 'penguin', pose: 1, x: 422, y: 189, size: 11, mirrored: true },
      { species: 'penguin', pose: 0, x: 52, y: 148, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 320, y: 157, radius: 36 },
      { x: 157, y: 163, radius: 44 },
    ],
  },
  {
    name: 'First Aurora',
    environment: 'ice',
    scene: 'aurora',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 0, x: 111, y: 285, size: 14, mirrored: true },
      { species: 'polar-bear', pose: 1, x: 407, y: 149, size: 17, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 361, y: 260, size: 15, mirrored: true },
      { species: 'penguin', pose: 0, x: 44, y: 190, size: 15, mirrored: false },
    ],
    lenses: [
      { x: 243, y: 78, radius: 36 },
      { x: 163, y: 157, radius: 36 },
      { x: 239, y: 237, radius: 36 },
    ],
  },
  {
    name: 'Stepping Stones',
    environment: 'ice',
    scene: 'aurora',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 1, x: 208, y: 257, size: 12, mirrored: true },
      { species: 'polar-bear', pose: 1, x: 391, y: 283, size: 16, mirrored: true },
      { species: 'penguin', pose: 1, x: 87, y: 153, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 321, y: 157, radius: 36 },
      { x: 80, y: 237, radius: 54 },
      { x: 402, y: 78, radius: 36 },
      { x: 243, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Evening Ridge',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: false,
    animals: [
      { species: 'ibex', pose: 0, x: 184, y: 268, size: 13, mirrored: true },
      { species: 'marmot', pose: 1, x: 423, y: 198, size: 13, mirrored: true },
      { species: 'yeti', pose: 0, x: 360, y: 268, size: 12, mirrored: true },
    ],
    lenses: [
      { x: 77, y: 83, radius: 44 },
      { x: 240, y: 83, radius: 36 },
    ],
  },
  {
    name: 'Copper Sun',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: true,
    animals: [
      { species: 'eagle', pose: 0, x: 289, y: 270, size: 15, mirrored: true },
      { species: 'eagle', pose: 1, x: 244, y: 92, size: 10, mirrored: false },
      { species: 'ibex', pose: 1, x: 211, y: 271, size: 14, mirrored: false },
      { species: 'marmot', pose: 1, x: 66, y: 202, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 77, radius: 36 },
      { x: 78, y: 80, radius: 44 },
      { x: 397, y: 243, radius: 36 },
    ],
  },
  {
    name: 'Pine Line',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 278, y: 81, size: 11, mirrored: true },
      { species: 'ibex', pose: 1, x: 126, y: 267, size: 14, mirrored: false },
      { species: 'marmot', pose: 1, x: 421, y: 272, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 243, y: 237, radius: 44 },
      { x: 80, y: 81, radius: 36 },
    ],
  },
  {
    name: 'Late Snow',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: true,
    animals: [
      { species: 'eagle', pose: 0, x: 56, y: 269, size: 17, mirrored: true },
      { species: 'ibex', pose: 1, x: 143, y: 267, size: 15, mirrored: false },
      { species: 'marmot', pose: 0, x: 301, y: 268, size: 15, mirrored: false },
    ],
    lenses: [
      { x: 83, y: 77, radius: 36 },
      { x: 403, y: 237, radius: 36 },
      { x: 397, y: 77, radius: 44 },
    ],
  },
  {
    name: 'The Narrows',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: false,
    animals: [
      { species: 'marmot', pose: 0, x: 98, y: 277, size: 13, mirrored: true },
      { species: 'eagle', pose: 1, x: 364, y: 82, size: 12, mirrored: false },
      { species: 'yeti', pose: 1, x: 209, y: 274, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 83, y: 77, radius: 54 },
      { x: 399, y: 237, radius: 54 },
    ],
  },
  {
    name: 'Echo Gorge',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: true,
    animals: [
      { species: 'eagle', pose: 0, x: 406, y: 125, size: 14, mirrored: true },
      { species: 'ibex', pose: 0, x: 47, y: 202, size: 15, mirrored: true },
      { species: 'marmot', pose: 0, x: 102, y: 273, size: 15, mirrored: false },
    ],
    lenses: [
      { x: 398, y: 237, radius: 44 },
      { x: 240, y: 81, radius: 44 },
      { x: 237, y: 237, radius: 36 },
    ],
  },
  {
    name: 'Two Cliffs',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 266, y: 96, size: 13, mirrored: false },
      { species: 'ibex', pose: 1, x: 129, y: 277, size: 16, mirrored: true },
      { species: 'marmot', pose: 0, x: 241, y: 273, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 159, y: 157, radius: 36 },
      { x: 399, y: 237, radius: 54 },
      { x: 403, y: 83, radius: 44 },
      { x: 79, y: 83, radius: 36 },
    ],
  },
  {
    name: 'Fire in the Gap',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: true,
    animals: [
      { species: 'marmot', pose: 0, x: 353, y: 276, size: 16, mirrored: false },
      { species: 'ibex', pose: 0, x: 428, y: 123, size: 12, mirrored: true },
      { species: 'ibex', pose: 1, x: 135, y: 277, size: 15, mirrored: true },
      { species: 'marmot', pose: 1, x: 102, y: 201, size: 12, mirrored: false },
    ],
    lenses: [
      { x: 241, y: 82, radius: 54 },
      { x: 83, y: 83, radius: 36 },
    ],
  },
  {
    name: 'High Pass',
    environment: 'mountain',
    scene: 'pass',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 0, x: 384, y: 126, size: 14, mirrored: false },
      { species: 'ibex', pose: 1, x: 120, y: 201, size: 17, mirrored: false },
      { species: 'marmot', pose: 1, x: 216, y: 274, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 398, y: 240, radius: 54 },
      { x: 77, y: 80, radius: 36 },
      { x: 239, y: 80, radius: 54 },
    ],
  },
  {
    name: 'Shepherd Stone',
    environment: 'mountain',
    scene: 'pass',
    mirrored: true,
    animals: [
      { species: 'ibex', pose: 1, x: 345, y: 206, size: 15, mirrored: false },
      { species: 'marmot', pose: 1, x: 212, y: 270, size: 14, mirrored: false },
      { species: 'yeti', pose: 1, x: 80, y: 123, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 403, y: 83, radius: 36 },
      { x: 157, y: 163, radius: 44 },
    ],
  },
  {
    name: 'Windy Saddle',
    environment: 'mountain',
    scene: 'pass',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 225, y: 85, size: 12, mirrored: false },
      { species: 'eagle', pose: 0, x: 407, y: 124, size: 17, mirrored: true },
      { species: 'ibex', pose: 0, x: 373, y: 270, size: 13, mirrored: true },
      { species: 'marmot', pose: 0, x: 212, y: 271, size: 15, mirrored: true },
    ],
    lenses: [
      { x: 157, y: 157, radius: 44 },
      { x: 77, y: 239, radius: 36 },
      { x: 317, y: 157, radius: 36 },
    ],
  },
  {
    name: 'Still Tarn',
    environment: 'mountain',
    scene: 'tarn',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 113, y: 97, size: 10, mirrored: true },
      { species: 'ibex', pose: 1, x: 403, y: 205, size: 15, mirrored: true },
      { species: 'marmot', pose: 0, x: 191, y: 271, size: 16, mirrored: false },
    ],
    lenses: [
      { x: 78, y: 237, radius: 44 },
      { x: 398, y: 79, radius: 44 },
    ],
  },
  {
    name: 'Mirror Lake',
    environment: 'mountain',
    scene: 'tarn',
    mirrored: true,
    animals: [
      { species: 'eagle', pose: 1, x: 369, y: 98, size: 11, mirrored: true },
      { species: 'ibex', pose: 0, x: 352, y: 271, size: 14, mirrored: false },
      { species: 'marmot', pose: 0, x: 413, y: 272, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 78, y: 83, radius: 36 },
      { x: 77, y: 243, radius: 36 },
      { x: 239, y: 77, radius: 44 },
    ],
  },
  {
    name: 'Cold Swim',
    environment: 'mountain',
    scene: 'tarn',
    mirrored: false,
    animals: [
      { species: 'marmot', pose: 1, x: 412, y: 202, size: 11, mirrored: true },
      { species: 'eagle', pose: 0, x: 366, y: 276, size: 14, mirrored: false },
      { species: 'yeti', pose: 1, x: 280, y: 275, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 83, y: 242, radius: 44 },
      { x: 238, y: 77, radius: 44 },
      { x: 402, y: 80, radius: 36 },
      { x: 82, y: 83, radius: 54 },
    ],
  },
  {
    name: 'Green Cathedral',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 1, x: 212, y: 273, size: 14, mirrored: true },
      { species: 'elephant', pose: 0, x: 293, y: 272, size: 14, mirrored: false },
      { species: 'toucan', pose: 0, x: 91, y: 119, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 157, y: 163, radius: 44 },
      { x: 397, y: 82, radius: 54 },
    ],
  },
  {
    name: 'Noon Clearing',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 0, x: 386, y: 277, size: 12, mirrored: false },
      { species: 'elephant', pose: 0, x: 126, y: 277, size: 14, mirrored: false },
      { species: 'toucan', pose: 0, x: 105, y: 195, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 83, y: 79, radius: 36 },
      { x: 238, y: 79, radius: 44 },
      { x: 403, y: 83, radius: 54 },
    ],
  },
  {
    name: 'Fern Gate',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 0, x: 222, y: 274, size: 13, mirrored: false },
      { species: 'elephant', pose: 0, x: 74, y: 272, size: 15, mirrored: true },
      { species: 'elephant', pose: 0, x: 409, y: 276, size: 13, mirrored: true },
      { species: 'toucan', pose: 1, x: 246, y: 89, size: 10, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 78, radius: 54 },
      { x: 82, y: 80, radius: 36 },
    ],
  },
  {
    name: 'Falling Light',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 0, x: 397, y: 276, size: 12, mirrored: true },
      { species: 'elephant', pose: 0, x: 251, y: 271, size: 13, mirrored: true },
      { species: 'toucan', pose: 1, x: 235, y: 85, size: 11, mirrored: false },
    ],
    lenses: [
      { x: 157, y: 157, radius: 36 },
      { x: 323, y: 157, radius: 36 },
      { x: 83, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Lost Temple',
    environment: 'jungle',
    scene: 'ruins',
    mirrored: false,
    animals: [
      { species: 'elephant', pose: 0, x: 332, y: 205, size: 13, mirrored: false },
      { species: 'toucan', pose: 0, x: 84, y: 149, size: 11, mirrored: false },
      { species: 'yeti', pose: 1, x: 409, y: 210, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 77, y: 242, radius: 36 },
      { x: 243, y: 83, radius: 54 },
    ],
  },
  {
    name: 'Mossy Steps',
    environment: 'jungle',
    scene: 'ruins',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 1, x: 96, y: 123, size: 15, mirrored: true },
      { species: 'tiger', pose: 1, x: 152, y: 272, size: 13, mirrored: true },
      { species: 'elephant', pose: 0, x: 77, y: 204, size: 15, mirrored: false },
      { species: 'toucan', pose: 0, x: 410, y: 147, size: 11, mirrored: false },
    ],
    lenses: [
      { x: 403, y: 241, radius: 36 },
      { x: 318, y: 163, radius: 36 },
      { x: 243, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Silent Windows',
    environment: 'jungle',
    scene: 'ruins',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 1, x: 404, y: 123, size: 15, mirrored: true },
      { species: 'tiger', pose: 1, x: 61, y: 271, size: 15, mirrored: true },
      { species: 'toucan', pose: 1, x: 224, y: 93, size: 12, mirrored: true },
    ],
    lenses: [
      { x: 83, y: 78, radius: 36 },
      { x: 243, y: 239, radius: 36 },
      { x: 397, y: 243, radius: 54 },
      { x: 159, y: 162, radius: 36 },
    ],
  },
  {
    name: 'Slow River',
    environment: 'jungle',
    scene: 'river',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 0, x: 73, y: 274, size: 13, mirrored: true },
      { species: 'elephant', pose: 0, x: 393, y: 291, size: 13, mirrored: false },
      { species: 'toucan', pose: 1, x: 367, y: 82, size: 12, mirrored: false },
    ],
    lenses: [
      { x: 317, y: 157, radius: 36 },
      { x: 81, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Crossing Point',
    environment: 'jungle',
    scene: 'river',
    mirrored: true,
    animals: [
      { species: 'toucan', pose: 0, x: 220, y: 117, size: 13, mirrored: true },
      { species: 'tiger', pose: 1, x: 55, y: 288, size: 15, mirrored: false },
      { species: 'yeti', pose: 1, x: 248, y: 207, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 80, radius: 36 },
      { x: 397, y: 242, radius: 54 },
      { x: 77, y: 82, radius: 36 },
    ],
  },
  {
    name: 'Muddy Bend',
    environment: 'jungle',
    scene: 'river',
    mirrored: false,
    animals: [
      { species: 'toucan', pose: 1, x: 397, y: 93, size: 13, mirrored: true },
      { species: 'elephant', pose: 1, x: 76, y: 270, size: 11, mirrored: true },
      { species: 'toucan', pose: 0, x: 228, y: 119, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 157, y: 157, radius: 44 },
      { x: 323, y: 163, radius: 44 },
    ],
  },
  {
    name: 'Hanging Terrace',
    environment: 'jungle',
    scene: 'terrace',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 0, x: 394, y: 275, size: 14, mirrored: false },
      { species: 'elephant', pose: 1, x: 205, y: 274, size: 13, mirrored: true },
      { species: 'toucan', pose: 1, x: 278, y: 80, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 403, y: 81, radius: 54 },
      { x: 78, y: 79, radius: 36 },
      { x: 83, y: 241, radius: 54 },
    ],
  },
  {
    name: 'Root Wall',
    environment: 'jungle',
    scene: 'terrace',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 0, x: 310, y: 277, size: 13, mirrored: true },
      { species: 'elephant', pose: 0, x: 416, y: 129, size: 13, mirrored: true },
      { species: 'elephant', pose: 0, x: 406, y: 279, size: 15, mirrored: false },
      { species: 'toucan', pose: 1, x: 84, y: 96, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 83, radius: 54 },
      { x: 79, y: 238, radius: 54 },
    ],
  },
  {
    name: 'Moss Balcony',
    environment: 'jungle',
    scene: 'terrace',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 0, x: 129, y: 274, size: 12, mirrored: true },
      { species: 'elephant', pose: 1, x: 82, y: 129, size: 13, mirrored: true },
      { species: 'yeti', pose: 1, x: 332, y: 270, size: 15, mirrored: true },
    ],
    lenses: [
      { x: 398, y: 82, radius: 54 },
      { x: 159, y: 157, radius: 36 },
      { x: 243, y: 83, radius: 36 },
    ],
  },
];
