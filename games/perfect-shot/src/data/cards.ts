/**
 * The forty landscape cards. Invented for this edition: `npm run design -- perfect-shot` makes them from seed 2021 and
 * writes this file, which nobody edits by hand. docs/perfect-shot-cards.md tells how.
 */
import type { Landscape } from '../cards/types.ts';

/** Of what the cards were made from; a test says when they are out of date. */
export const DESIGNED_FROM = '6ff8ff92';

export const CARDS: readonly Landscape[] = [
  {
    name: 'Broken Floe',
    environment: 'ice',
    scene: 'drift',
    mirrored: false,
    animals: [
      { species: 'polar-bear', pose: 1, x: 367, y: 267, size: 15, mirrored: false },
      { species: 'penguin', pose: 0, x: 154, y: 270, size: 14, mirrored: false },
      { species: 'penguin', pose: 0, x: 436, y: 270, size: 16, mirrored: false },
    ],
    lenses: [
      { x: 81, y: 77, radius: 54 },
      { x: 240, y: 237, radius: 36 },
      { x: 243, y: 79, radius: 54 },
    ],
  },
  {
    name: 'Morning Drift',
    environment: 'ice',
    scene: 'drift',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 0, x: 285, y: 197, size: 12, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 50, y: 270, size: 17, mirrored: false },
      { species: 'walrus', pose: 1, x: 135, y: 272, size: 12, mirrored: false },
    ],
    lenses: [
      { x: 243, y: 83, radius: 36 },
      { x: 397, y: 83, radius: 54 },
    ],
  },
  {
    name: 'Three Rafts',
    environment: 'ice',
    scene: 'drift',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 193, y: 198, size: 13, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 435, y: 272, size: 15, mirrored: true },
      { species: 'penguin', pose: 1, x: 356, y: 268, size: 11, mirrored: true },
      { species: 'penguin', pose: 0, x: 268, y: 194, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 77, y: 237, radius: 54 },
      { x: 397, y: 77, radius: 54 },
      { x: 83, y: 79, radius: 44 },
    ],
  },
  {
    name: 'Glass Water',
    environment: 'ice',
    scene: 'drift',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 1, x: 257, y: 195, size: 15, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 390, y: 270, size: 17, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 60, y: 273, size: 15, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 80, radius: 44 },
      { x: 78, y: 80, radius: 36 },
    ],
  },
  {
    name: 'Blue Tower',
    environment: 'ice',
    scene: 'berg',
    mirrored: false,
    animals: [
      { species: 'penguin', pose: 0, x: 330, y: 122, size: 15, mirrored: true },
      { species: 'penguin', pose: 1, x: 125, y: 200, size: 13, mirrored: true },
      { species: 'yeti', pose: 0, x: 224, y: 273, size: 12, mirrored: false },
    ],
    lenses: [
      { x: 397, y: 243, radius: 44 },
      { x: 82, y: 83, radius: 36 },
      { x: 239, y: 80, radius: 44 },
    ],
  },
  {
    name: 'Leaning Berg',
    environment: 'ice',
    scene: 'berg',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 0, x: 198, y: 272, size: 12, mirrored: true },
      { species: 'walrus', pose: 1, x: 54, y: 122, size: 12, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 136, y: 118, size: 16, mirrored: false },
      { species: 'penguin', pose: 0, x: 290, y: 275, size: 17, mirrored: false },
    ],
    lenses: [
      { x: 239, y: 83, radius: 36 },
      { x: 400, y: 243, radius: 36 },
      { x: 80, y: 240, radius: 36 },
      { x: 403, y: 83, radius: 54 },
    ],
  },
  {
    name: 'The Long Shadow',
    environment: 'ice',
    scene: 'berg',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 0, x: 237, y: 273, size: 14, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 413, y: 121, size: 16, mirrored: false },
      { species: 'penguin', pose: 1, x: 67, y: 199, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 83, y: 77, radius: 54 },
      { x: 403, y: 237, radius: 36 },
    ],
  },
  {
    name: 'White Landing',
    environment: 'ice',
    scene: 'shore',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 1, x: 376, y: 198, size: 15, mirrored: true },
      { species: 'walrus', pose: 0, x: 69, y: 121, size: 13, mirrored: false },
      { species: 'penguin', pose: 1, x: 376, y: 270, size: 12, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 237, radius: 36 },
      { x: 77, y: 237, radius: 54 },
      { x: 397, y: 77, radius: 54 },
    ],
  },
  {
    name: 'Sunlit Shelf',
    environment: 'ice',
    scene: 'shore',
    mirrored: true,
    animals: [
      { species: 'penguin', pose: 1, x: 76, y: 271, size: 13, mirrored: false },
      { species: 'walrus', pose: 1, x: 346, y: 272, size: 15, mirrored: false },
      { species: 'yeti', pose: 0, x: 439, y: 118, size: 12, mirrored: true },
    ],
    lenses: [
      { x: 83, y: 83, radius: 36 },
      { x: 243, y: 83, radius: 36 },
    ],
  },
  {
    name: 'Edge of the Pack',
    environment: 'ice',
    scene: 'shore',
    mirrored: false,
    animals: [
      { species: 'walrus', pose: 1, x: 84, y: 122, size: 14, mirrored: false },
      { species: 'polar-bear', pose: 0, x: 113, y: 275, size: 12, mirrored: false },
      { species: 'penguin', pose: 1, x: 418, y: 198, size: 12, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 82, radius: 36 },
      { x: 402, y: 80, radius: 44 },
      { x: 237, y: 241, radius: 54 },
    ],
  },
  {
    name: 'Violet Night',
    environment: 'ice',
    scene: 'aurora',
    mirrored: false,
    animals: [
      { species: 'penguin', pose: 1, x: 143, y: 260, size: 12, mirrored: true },
      { species: 'polar-bear', pose: 1, x: 419, y: 189, size: 15, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 72, y: 148, size: 15, mirrored: false },
    ],
    lenses: [
      { x: 317, y: 157, radius: 44 },
      { x: 163, y: 157, radius: 36 },
    ],
  },
  {
    name: 'First Aurora',
    environment: 'ice',
    scene: 'aurora',
    mirrored: true,
    animals: [
      { species: 'walrus', pose: 0, x: 126, y: 282, size: 12, mirrored: false },
      { species: 'polar-bear', pose: 0, x: 419, y: 151, size: 14, mirrored: false },
      { species: 'polar-bear', pose: 1, x: 361, y: 260, size: 15, mirrored: true },
      { species: 'walrus', pose: 0, x: 65, y: 187, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 243, y: 77, radius: 36 },
      { x: 163, y: 157, radius: 36 },
      { x: 243, y: 237, radius: 36 },
    ],
  },
  {
    name: 'Stepping Stones',
    environment: 'ice',
    scene: 'aurora',
    mirrored: false,
    animals: [
      { species: 'penguin', pose: 1, x: 214, y: 259, size: 14, mirrored: false },
      { species: 'penguin', pose: 0, x: 413, y: 284, size: 13, mirrored: true },
      { species: 'walrus', pose: 1, x: 57, y: 151, size: 12, mirrored: false },
    ],
    lenses: [
      { x: 317, y: 161, radius: 36 },
      { x: 83, y: 239, radius: 44 },
      { x: 401, y: 79, radius: 36 },
      { x: 243, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Evening Ridge',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: false,
    animals: [
      { species: 'ibex', pose: 0, x: 255, y: 269, size: 15, mirrored: false },
      { species: 'marmot', pose: 0, x: 418, y: 196, size: 15, mirrored: false },
      { species: 'yeti', pose: 1, x: 98, y: 269, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 83, y: 77, radius: 44 },
      { x: 321, y: 161, radius: 44 },
    ],
  },
  {
    name: 'Copper Sun',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: true,
    animals: [
      { species: 'eagle', pose: 1, x: 213, y: 83, size: 11, mirrored: false },
      { species: 'eagle', pose: 0, x: 279, y: 272, size: 15, mirrored: false },
      { species: 'ibex', pose: 0, x: 49, y: 201, size: 15, mirrored: true },
      { species: 'marmot', pose: 1, x: 229, y: 271, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 163, y: 162, radius: 36 },
      { x: 403, y: 78, radius: 36 },
      { x: 403, y: 240, radius: 36 },
    ],
  },
  {
    name: 'Pine Line',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 208, y: 94, size: 10, mirrored: false },
      { species: 'ibex', pose: 0, x: 133, y: 272, size: 13, mirrored: false },
      { species: 'marmot', pose: 0, x: 338, y: 267, size: 16, mirrored: false },
    ],
    lenses: [
      { x: 83, y: 83, radius: 36 },
      { x: 400, y: 83, radius: 36 },
    ],
  },
  {
    name: 'Late Snow',
    environment: 'mountain',
    scene: 'peaks',
    mirrored: true,
    animals: [
      { species: 'eagle', pose: 0, x: 151, y: 269, size: 16, mirrored: true },
      { species: 'eagle', pose: 1, x: 369, y: 83, size: 13, mirrored: false },
      { species: 'marmot', pose: 0, x: 248, y: 267, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 77, y: 79, radius: 54 },
      { x: 397, y: 243, radius: 36 },
      { x: 240, y: 82, radius: 36 },
    ],
  },
  {
    name: 'The Narrows',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: false,
    animals: [
      { species: 'marmot', pose: 0, x: 98, y: 277, size: 13, mirrored: true },
      { species: 'eagle', pose: 1, x: 342, y: 85, size: 12, mirrored: true },
      { species: 'yeti', pose: 0, x: 242, y: 277, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 83, y: 78, radius: 36 },
      { x: 403, y: 237, radius: 44 },
    ],
  },
  {
    name: 'Echo Gorge',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: true,
    animals: [
      { species: 'marmot', pose: 0, x: 407, y: 129, size: 16, mirrored: false },
      { species: 'ibex', pose: 0, x: 56, y: 200, size: 12, mirrored: false },
      { species: 'eagle', pose: 0, x: 101, y: 278, size: 15, mirrored: true },
    ],
    lenses: [
      { x: 401, y: 237, radius: 44 },
      { x: 163, y: 162, radius: 36 },
      { x: 243, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Two Cliffs',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 290, y: 90, size: 13, mirrored: true },
      { species: 'ibex', pose: 0, x: 149, y: 279, size: 12, mirrored: true },
      { species: 'marmot', pose: 1, x: 244, y: 273, size: 11, mirrored: false },
    ],
    lenses: [
      { x: 162, y: 157, radius: 36 },
      { x: 401, y: 243, radius: 44 },
      { x: 403, y: 80, radius: 44 },
      { x: 77, y: 83, radius: 36 },
    ],
  },
  {
    name: 'Fire in the Gap',
    environment: 'mountain',
    scene: 'gorge',
    mirrored: true,
    animals: [
      { species: 'ibex', pose: 1, x: 228, y: 275, size: 15, mirrored: false },
      { species: 'ibex', pose: 1, x: 370, y: 126, size: 15, mirrored: true },
      { species: 'ibex', pose: 0, x: 115, y: 277, size: 13, mirrored: true },
      { species: 'eagle', pose: 0, x: 64, y: 196, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 237, radius: 36 },
      { x: 237, y: 83, radius: 54 },
    ],
  },
  {
    name: 'High Pass',
    environment: 'mountain',
    scene: 'pass',
    mirrored: false,
    animals: [
      { species: 'marmot', pose: 0, x: 415, y: 123, size: 16, mirrored: false },
      { species: 'marmot', pose: 1, x: 74, y: 202, size: 12, mirrored: true },
      { species: 'marmot', pose: 0, x: 235, y: 270, size: 16, mirrored: false },
    ],
    lenses: [
      { x: 400, y: 237, radius: 54 },
      { x: 80, y: 82, radius: 36 },
      { x: 243, y: 82, radius: 54 },
    ],
  },
  {
    name: 'Shepherd Stone',
    environment: 'mountain',
    scene: 'pass',
    mirrored: true,
    animals: [
      { species: 'ibex', pose: 1, x: 345, y: 206, size: 15, mirrored: false },
      { species: 'marmot', pose: 1, x: 259, y: 269, size: 15, mirrored: true },
      { species: 'yeti', pose: 1, x: 64, y: 123, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 403, y: 83, radius: 36 },
      { x: 157, y: 163, radius: 54 },
    ],
  },
  {
    name: 'Windy Saddle',
    environment: 'mountain',
    scene: 'pass',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 228, y: 87, size: 11, mirrored: false },
      { species: 'eagle', pose: 0, x: 407, y: 124, size: 17, mirrored: true },
      { species: 'ibex', pose: 1, x: 372, y: 269, size: 15, mirrored: true },
      { species: 'ibex', pose: 1, x: 223, y: 270, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 79, y: 81, radius: 54 },
      { x: 77, y: 239, radius: 54 },
      { x: 320, y: 161, radius: 44 },
    ],
  },
  {
    name: 'Still Tarn',
    environment: 'mountain',
    scene: 'tarn',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 213, y: 97, size: 13, mirrored: false },
      { species: 'ibex', pose: 0, x: 277, y: 277, size: 14, mirrored: true },
      { species: 'marmot', pose: 0, x: 218, y: 274, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 80, y: 237, radius: 36 },
      { x: 403, y: 77, radius: 44 },
    ],
  },
  {
    name: 'Mirror Lake',
    environment: 'mountain',
    scene: 'tarn',
    mirrored: true,
    animals: [
      { species: 'ibex', pose: 0, x: 402, y: 195, size: 15, mirrored: true },
      { species: 'ibex', pose: 0, x: 185, y: 276, size: 13, mirrored: false },
      { species: 'marmot', pose: 1, x: 369, y: 273, size: 15, mirrored: false },
    ],
    lenses: [
      { x: 83, y: 78, radius: 36 },
      { x: 81, y: 240, radius: 44 },
      { x: 243, y: 77, radius: 54 },
    ],
  },
  {
    name: 'Cold Swim',
    environment: 'mountain',
    scene: 'tarn',
    mirrored: false,
    animals: [
      { species: 'eagle', pose: 1, x: 367, y: 84, size: 11, mirrored: false },
      { species: 'eagle', pose: 0, x: 415, y: 207, size: 16, mirrored: true },
      { species: 'yeti', pose: 1, x: 201, y: 271, size: 15, mirrored: true },
    ],
    lenses: [
      { x: 83, y: 240, radius: 44 },
      { x: 243, y: 77, radius: 36 },
      { x: 317, y: 157, radius: 36 },
      { x: 82, y: 80, radius: 36 },
    ],
  },
  {
    name: 'Green Cathedral',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 1, x: 134, y: 274, size: 14, mirrored: false },
      { species: 'elephant', pose: 1, x: 345, y: 275, size: 12, mirrored: true },
      { species: 'toucan', pose: 0, x: 91, y: 119, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 237, y: 83, radius: 36 },
      { x: 397, y: 79, radius: 36 },
    ],
  },
  {
    name: 'Noon Clearing',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 0, x: 393, y: 273, size: 12, mirrored: true },
      { species: 'tiger', pose: 0, x: 185, y: 275, size: 12, mirrored: false },
      { species: 'toucan', pose: 0, x: 95, y: 199, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 80, y: 80, radius: 36 },
      { x: 237, y: 77, radius: 36 },
      { x: 403, y: 83, radius: 54 },
    ],
  },
  {
    name: 'Fern Gate',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 0, x: 244, y: 271, size: 12, mirrored: false },
      { species: 'elephant', pose: 1, x: 65, y: 273, size: 11, mirrored: true },
      { species: 'elephant', pose: 0, x: 409, y: 276, size: 13, mirrored: true },
      { species: 'toucan', pose: 1, x: 259, y: 87, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 403, y: 83, radius: 44 },
      { x: 80, y: 83, radius: 36 },
    ],
  },
  {
    name: 'Falling Light',
    environment: 'jungle',
    scene: 'clearing',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 1, x: 271, y: 277, size: 13, mirrored: true },
      { species: 'tiger', pose: 0, x: 403, y: 273, size: 12, mirrored: false },
      { species: 'toucan', pose: 1, x: 235, y: 85, size: 11, mirrored: false },
    ],
    lenses: [
      { x: 157, y: 163, radius: 36 },
      { x: 323, y: 157, radius: 36 },
      { x: 82, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Lost Temple',
    environment: 'jungle',
    scene: 'ruins',
    mirrored: false,
    animals: [
      { species: 'elephant', pose: 0, x: 123, y: 277, size: 14, mirrored: false },
      { species: 'toucan', pose: 1, x: 91, y: 92, size: 12, mirrored: false },
      { species: 'yeti', pose: 1, x: 379, y: 121, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 403, y: 243, radius: 44 },
      { x: 237, y: 82, radius: 54 },
    ],
  },
  {
    name: 'Mossy Steps',
    environment: 'jungle',
    scene: 'ruins',
    mirrored: true,
    animals: [
      { species: 'elephant', pose: 1, x: 66, y: 121, size: 13, mirrored: false },
      { species: 'tiger', pose: 1, x: 152, y: 272, size: 13, mirrored: true },
      { species: 'elephant', pose: 1, x: 123, y: 204, size: 11, mirrored: true },
      { species: 'toucan', pose: 0, x: 406, y: 153, size: 12, mirrored: true },
    ],
    lenses: [
      { x: 399, y: 240, radius: 36 },
      { x: 321, y: 161, radius: 36 },
      { x: 237, y: 77, radius: 36 },
    ],
  },
  {
    name: 'Silent Windows',
    environment: 'jungle',
    scene: 'ruins',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 0, x: 409, y: 121, size: 14, mirrored: true },
      { species: 'tiger', pose: 0, x: 129, y: 272, size: 13, mirrored: false },
      { species: 'toucan', pose: 1, x: 187, y: 81, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 81, y: 77, radius: 36 },
      { x: 240, y: 237, radius: 36 },
      { x: 402, y: 241, radius: 44 },
      { x: 163, y: 160, radius: 36 },
    ],
  },
  {
    name: 'Slow River',
    environment: 'jungle',
    scene: 'river',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 1, x: 54, y: 269, size: 15, mirrored: true },
      { species: 'elephant', pose: 0, x: 371, y: 287, size: 13, mirrored: false },
      { species: 'toucan', pose: 1, x: 353, y: 81, size: 13, mirrored: false },
    ],
    lenses: [
      { x: 323, y: 157, radius: 36 },
      { x: 157, y: 157, radius: 54 },
    ],
  },
  {
    name: 'Crossing Point',
    environment: 'jungle',
    scene: 'river',
    mirrored: true,
    animals: [
      { species: 'toucan', pose: 0, x: 276, y: 119, size: 12, mirrored: false },
      { species: 'tiger', pose: 0, x: 55, y: 283, size: 13, mirrored: true },
      { species: 'yeti', pose: 1, x: 248, y: 207, size: 14, mirrored: true },
    ],
    lenses: [
      { x: 397, y: 77, radius: 44 },
      { x: 397, y: 238, radius: 54 },
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
      { species: 'elephant', pose: 0, x: 89, y: 271, size: 14, mirrored: false },
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
      { species: 'toucan', pose: 0, x: 404, y: 190, size: 12, mirrored: true },
      { species: 'elephant', pose: 1, x: 242, y: 275, size: 12, mirrored: false },
      { species: 'toucan', pose: 1, x: 326, y: 79, size: 13, mirrored: true },
    ],
    lenses: [
      { x: 317, y: 157, radius: 36 },
      { x: 160, y: 157, radius: 44 },
      { x: 77, y: 237, radius: 36 },
    ],
  },
  {
    name: 'Root Wall',
    environment: 'jungle',
    scene: 'terrace',
    mirrored: true,
    animals: [
      { species: 'tiger', pose: 1, x: 230, y: 274, size: 15, mirrored: false },
      { species: 'tiger', pose: 1, x: 394, y: 127, size: 13, mirrored: false },
      { species: 'elephant', pose: 0, x: 397, y: 278, size: 15, mirrored: true },
      { species: 'toucan', pose: 1, x: 84, y: 96, size: 11, mirrored: true },
    ],
    lenses: [
      { x: 238, y: 83, radius: 54 },
      { x: 83, y: 242, radius: 54 },
    ],
  },
  {
    name: 'Moss Balcony',
    environment: 'jungle',
    scene: 'terrace',
    mirrored: false,
    animals: [
      { species: 'tiger', pose: 1, x: 72, y: 277, size: 13, mirrored: true },
      { species: 'elephant', pose: 0, x: 60, y: 131, size: 13, mirrored: false },
      { species: 'yeti', pose: 0, x: 377, y: 271, size: 14, mirrored: false },
    ],
    lenses: [
      { x: 401, y: 82, radius: 54 },
      { x: 240, y: 77, radius: 44 },
      { x: 243, y: 237, radius: 36 },
    ],
  },
];
