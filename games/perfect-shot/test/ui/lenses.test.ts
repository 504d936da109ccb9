import { expect, it } from 'vitest';
import { labelWords } from '../../src/ui/rack/lenses.tsx';

const TILE = { whole: false, reward: 'tile' } as const;
const BEAR = { ...TILE, species: 'polar-bear' } as const;

it('says at each lens what it shows, and counts animals of one kind', () => {
  expect(labelWords([])).toBe('Nothing');
  expect(labelWords([BEAR])).toBe('Polar bear');
  expect(labelWords([BEAR, BEAR, { ...TILE, species: 'tiger' }])).toBe('2 polar bears and tiger');
  expect(labelWords([{ ...BEAR, whole: true }, BEAR])).toBe('Whole polar bear and polar bear');
  expect(labelWords([{ ...BEAR, reward: 'glimpse' }])).toBe('Glimpse: polar bear');
});

it('says if a lens only shows more of an animal counted at another', () => {
  expect(labelWords([], [BEAR])).toBe('Same polar bear');
  expect(labelWords([{ ...TILE, species: 'tiger' }], [BEAR])).toBe('Tiger');
});
