/** Scenes: the landscapes that cards are composed on. All of them are invented for this edition. */
import type { Environment } from '../types.ts';
import { ICE_SCENES } from './scenes/ice.ts';
import { JUNGLE_SCENES } from './scenes/jungle.ts';
import { MOUNTAIN_SCENES } from './scenes/mountain.ts';
import { PAINT, type SceneTone } from './scenes/paint.ts';
import type { Shape } from './types.ts';

export type PerchKind = 'floe' | 'ledge' | 'ground' | 'branch' | 'sky';

/** Where animals can be: feet on the line from one end to the other, or a flying animal's middle on it. */
export interface Perch {
  readonly kind: PerchKind;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface Scene {
  readonly id: string;
  readonly environment: Environment;
  /** Drawn in order, from the sky to the foreground; they reach beyond the card's edge. */
  readonly shapes: readonly Shape<SceneTone>[];
  readonly perches: readonly Perch[];
}

export const SCENES: readonly Scene[] = [...ICE_SCENES, ...MOUNTAIN_SCENES, ...JUNGLE_SCENES];

export function sceneOf(id: string): Scene {
  const scene = SCENES.find((one) => one.id === id);
  if (scene === undefined) throw new Error(`There is no scene ${id}.`);
  return scene;
}

export function sceneColour(environment: Environment, tone: SceneTone): string {
  return PAINT[environment][tone];
}
