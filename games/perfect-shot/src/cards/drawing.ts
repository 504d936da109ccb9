/** Drawing: everything on a card as SVG text, for boards, contact sheets and the test that compares drawing and judge. */
import type { Environment } from '../types.ts';
import { DRAWINGS, figureOf, silhouetteOf } from './figure.ts';
import { FINE, pathOf, polygonOf } from './outline.ts';
import { sceneColour, sceneOf } from './scene.ts';
import { type Animal, CARD_WIDTH, type Shape } from './types.ts';

/** One path of a drawing, ready to fill. */
export interface Ink {
  readonly path: string;
  readonly colour: string;
}

/** The outline that is judged, in the figure's own coordinates; `placeOf` puts it on the card. */
export function silhouettePath(animal: Pick<Animal, 'species' | 'pose'>): string {
  return pathOf(silhouetteOf(figureOf(animal)));
}

/** The inside of an animal, the coat first. Clip it to the silhouette, so that what is drawn is what is judged. */
export function animalInks(animal: Pick<Animal, 'species' | 'pose'>): readonly Ink[] {
  const { paint } = DRAWINGS[animal.species];
  const coat = { path: silhouettePath(animal), colour: paint.coat };
  return [
    coat,
    ...figureOf(animal).parts.map((part) => ({ path: shapePath(part), colour: paint[part.tone] ?? paint.coat })),
  ];
}

/** The transform that puts a figure on its card. */
export function placeOf(animal: Animal): string {
  const { foot } = figureOf(animal);
  const scale = animal.size / FINE;
  return `translate(${animal.x} ${animal.y}) scale(${animal.mirrored ? -scale : scale} ${scale}) translate(${-foot[0]} ${-foot[1]})`;
}

/** The landscape behind the animals, from back to front. Mirrored scenes take `MIRRORED` as their transform. */
export function sceneInks(scene: string, environment: Environment): readonly Ink[] {
  return sceneOf(scene).shapes.map((shape) => ({
    path: shapePath(shape),
    colour: sceneColour(environment, shape.tone),
  }));
}

export const MIRRORED = `translate(${CARD_WIDTH} 0) scale(-1 1)`;

export function shapePath<Tone extends string>(shape: Shape<Tone>): string {
  if ('outline' in shape) return pathOf(polygonOf(shape.outline));
  const [x, y, r] = shape.disc;
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
