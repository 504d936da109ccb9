/** The rack floor: what the first card looks at (PS-1.9). Three habitats side by side, each with its animals; invented. */
import type { Environment } from '../types.ts';
import type { SceneTone } from './scenes/paint.ts';
import type { Animal, Picture, Shape } from './types.ts';

/** A strip of the floor with one habitat; its shapes reach beyond it and are clipped. */
export interface Panel {
  readonly environment: Environment;
  readonly left: number;
  readonly right: number;
  readonly shapes: readonly Shape<SceneTone>[];
}

export const PANELS: readonly Panel[] = [
  {
    environment: 'ice',
    left: 0,
    right: 160,
    shapes: [
      { tone: 'sky', outline: '0,0! 160,0! 160,320! 0,320!' },
      { tone: 'haze', outline: '0,0! 160,0! 160,34 110,26 50,40 0,30' },
      { tone: 'near', outline: '0,86! 40,44! 76,90! 110,60! 160,96! 160,130! 0,130!' },
      { tone: 'nearLight', outline: '40,44! 58,68! 44,64! 34,74! 24,62!' },
      { tone: 'water', outline: '0,104! 160,104! 160,320! 0,320!' },
      { tone: 'perchSide', outline: '10,110 80,100 150,108 146,122 80,128 16,124' },
      { tone: 'perch', outline: '10,104 80,94 150,102 146,112 80,118 16,114' },
      { tone: 'perchSide', outline: '4,214 80,204 154,212 150,226 80,232 10,228' },
      { tone: 'perch', outline: '4,206 80,196 154,204 150,216 80,222 10,218' },
      { tone: 'perch', outline: '0,296 60,288 120,292 160,286! 160,320! 0,320!' },
    ],
  },
  {
    environment: 'mountain',
    left: 160,
    right: 320,
    shapes: [
      { tone: 'sky', outline: '160,0! 320,0! 320,320! 160,320!' },
      { tone: 'haze', outline: '160,60 200,52 260,66 320,54! 320,180! 160,180!' },
      { tone: 'near', outline: '160,170! 196,104! 226,150! 268,90! 320,160! 320,230! 160,230!' },
      { tone: 'nearLight', outline: '268,90! 292,122! 278,118! 268,132! 256,118! 250,116!' },
      { tone: 'back', outline: '160,190 210,200 270,186 320,196! 320,320! 160,320!' },
      { tone: 'ground', outline: '160,220 220,214 280,222 320,214! 320,320! 160,320!' },
      { tone: 'front', outline: '160,292 230,284 280,292 320,284! 320,320! 160,320!' },
    ],
  },
  {
    environment: 'jungle',
    left: 320,
    right: 480,
    shapes: [
      { tone: 'sky', outline: '320,0! 480,0! 480,320! 320,320!' },
      { tone: 'haze', outline: '370,0! 430,0! 466,320! 334,320!' },
      { tone: 'glow', outline: '388,0! 412,0! 430,320! 370,320!' },
      { tone: 'perchSide', outline: '480,92! 440,98 366,100 350,103 376,109 440,112 480,118!' },
      { tone: 'perch', outline: '480,92! 440,98 366,100 350,102 376,104 440,106 480,106!' },
      { tone: 'back', outline: '320,190 370,198 430,188 480,196! 480,320! 320,320!' },
      { tone: 'ground', outline: '320,206 380,212 440,204 480,210! 480,320! 320,320!' },
      { tone: 'front', outline: '320,296 400,290 480,296! 480,320! 320,320!' },
    ],
  },
];

const ANIMALS: readonly Animal[] = [
  { species: 'penguin', pose: 0, x: 84, y: 108, size: 16, mirrored: false },
  { species: 'polar-bear', pose: 0, x: 80, y: 211, size: 15, mirrored: true },
  { species: 'walrus', pose: 0, x: 80, y: 304, size: 14, mirrored: false },
  { species: 'eagle', pose: 1, x: 240, y: 50, size: 13, mirrored: true },
  { species: 'marmot', pose: 0, x: 238, y: 214, size: 15, mirrored: true },
  { species: 'ibex', pose: 0, x: 240, y: 304, size: 13, mirrored: false },
  { species: 'toucan', pose: 0, x: 404, y: 99, size: 15, mirrored: false },
  { species: 'tiger', pose: 0, x: 398, y: 216, size: 14, mirrored: true },
  { species: 'elephant', pose: 0, x: 402, y: 306, size: 14, mirrored: false },
];

export const FLOOR: Picture = { animals: ANIMALS, lenses: [] };
