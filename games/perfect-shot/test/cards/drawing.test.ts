import { describe, expect, it } from 'vitest';
import { animalInks, placeOf, sceneInks, silhouettePath } from '../../src/cards/drawing.ts';
import { DRAWINGS, figureOf, silhouetteOf } from '../../src/cards/figure.ts';
import { pathOf } from '../../src/cards/outline.ts';
import { SCENES, sceneOf } from '../../src/cards/scene.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/cards/types.ts';
import { ENVIRONMENTS, SPECIES } from '../../src/types.ts';

const POSES = SPECIES.flatMap((species) => [0, 1].map((pose) => ({ species, pose })));

describe('drawings', () => {
  it('fill exactly the polygon that is judged', () => {
    for (const animal of POSES) {
      const [coat] = animalInks(animal);
      expect(coat?.path).toBe(pathOf(silhouetteOf(figureOf(animal))));
      expect(silhouettePath(animal)).toBe(coat?.path);
    }
  });

  it('have a colour for every part', () => {
    for (const { species, pose } of POSES) {
      const { paint } = DRAWINGS[species];
      for (const { tone } of figureOf({ species, pose }).parts)
        expect([species, tone, paint[tone]]).toEqual([species, tone, expect.stringMatching(/^#[0-9A-F]{6}$/)]);
    }
  });

  it('have two poses that differ, and refuse a third', () => {
    for (const { poses } of Object.values(DRAWINGS)) expect(poses[0].silhouette).not.toBe(poses[1].silhouette);
    expect(() => figureOf({ species: 'walrus', pose: 2 })).toThrow('walrus');
  });

  it('stand on their foot, mirrored or not', () => {
    const walrus = { species: 'walrus', pose: 0, x: 100, y: 200, size: 8, mirrored: false } as const;
    const [x, y] = figureOf(walrus).foot;
    expect(placeOf(walrus)).toBe(`translate(100 200) scale(0.5 0.5) translate(${-x} ${-y})`);
    expect(placeOf({ ...walrus, mirrored: true })).toBe(`translate(100 200) scale(-0.5 0.5) translate(${-x} ${-y})`);
  });
});

describe('scenes', () => {
  it('are three or four per environment, each with its own name', () => {
    for (const environment of ENVIRONMENTS) {
      expect([3, 4]).toContain(SCENES.filter((scene) => scene.environment === environment).length);
    }
    expect(new Set(SCENES.map(({ id }) => id)).size).toBe(SCENES.length);
    expect(() => sceneOf('moon')).toThrow('moon');
  });

  it('are drawn in colours, shape by shape', () => {
    for (const { id, environment, shapes } of SCENES) {
      const inks = sceneInks(id, environment);
      expect(inks).toHaveLength(shapes.length);
      for (const { path, colour } of inks) {
        expect(path).toMatch(/^M[-\d].*Z$/);
        expect(colour).toMatch(/^#[0-9A-F]{6}$/);
      }
    }
  });

  it('have perches on the card for every species of their environment', () => {
    for (const { perches } of SCENES) {
      for (const [x, y] of perches.flatMap(({ from, to }) => [from, to])) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(CARD_WIDTH);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(CARD_HEIGHT);
      }
      expect(perches.some(({ kind }) => kind !== 'sky' && kind !== 'branch')).toBe(true);
    }
  });
});
