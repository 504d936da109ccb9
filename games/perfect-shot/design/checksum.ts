/** A checksum of everything the search starts from: when it changes, the frozen cards are out of date. */
import { DRAWINGS } from '../src/cards/figure.ts';
import { FLOOR } from '../src/cards/floor.ts';
import { SCENES } from '../src/cards/scene.ts';
import { LENS_RADII, RING, RING_GAP } from '../src/cards/types.ts';
import {
  ANIMAL_GAP,
  CASTS,
  EDGE_GAP,
  GIRTH,
  LENS_GAP,
  LENSES,
  NAMES,
  ROUNDS,
  SEED,
  SOCKETS,
  STEPS,
  STRAY,
  YETIS,
} from './inputs.ts';

/** Colours and inner shapes are left out: repainting a figure changes no card. */
export function checksum(): string {
  const figures = Object.values(DRAWINGS).flatMap(({ poses }) =>
    poses.map(({ hold, foot, silhouette }) => [hold, foot, silhouette]),
  );
  const scenes = SCENES.map(({ id, environment, perches }) => [id, environment, perches]);
  const search = [SEED, ROUNDS, STEPS, NAMES, CASTS, LENSES, YETIS, GIRTH, SOCKETS, STRAY];
  const gaps = [EDGE_GAP, LENS_GAP, ANIMAL_GAP, LENS_RADII, RING, RING_GAP];
  return fnv(JSON.stringify([search, gaps, figures, scenes, FLOOR]));
}

/** FNV-1a, 32 bits: enough to notice a change. */
function fnv(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
